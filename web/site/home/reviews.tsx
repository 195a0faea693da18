import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { REVIEWS, REVIEWS_LABELS, REVIEWS_NOTE, REVIEWS_TITLE, type Review } from "#content/site/reviews.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./reviews.module.css";

/** Five cards in a row that scrolls by finger, key or arrow button; the buttons come to life with the page's script. */
export function Reviews() {
  return (
    <section className={styles.reviews} aria-labelledby="reviews" data-carousel>
      <div className={styles.head}>
        <div>
          <h2 id="reviews">{REVIEWS_TITLE}</h2>
          <p className={styles.note}>{REVIEWS_NOTE}</p>
        </div>
        <div className={styles.arrows}>
          <button type="button" aria-label={REVIEWS_LABELS.previous} data-scrolls="-1">
            <Icon of={IconArrowLeft} />
          </button>
          <button type="button" aria-label={REVIEWS_LABELS.next} data-scrolls="1">
            <Icon of={IconArrowRight} />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard. */}
      <section className={styles.row} aria-label={REVIEWS_LABELS.row} tabIndex={0} data-carousel-row>
        <ul>
          {REVIEWS.map((review) => (
            <ReviewCard key={review.trade} review={review} />
          ))}
        </ul>
      </section>
    </section>
  );
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <li className={styles.card}>
      <p className={styles.stars}>
        <span aria-hidden="true">{"★".repeat(review.stars) + "☆".repeat(5 - review.stars)}</span>
        <span className="visually-hidden">
          {review.stars} {REVIEWS_LABELS.stars}
        </span>
      </p>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.trade}>{review.trade}</p>
    </li>
  );
}
