import { Button } from "@mantine/core";
import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import type { ReviewSummary } from "#contract/linkedin.ts";
import { callApi } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import { PastList } from "./past-list.tsx";
import { PastRow } from "./past-row.tsx";
import styles from "./resumes.module.css";
import type { PastSource } from "./use-past-list.ts";

const SOURCE: PastSource<ReviewSummary> = {
  list: async (body, signal) => {
    const result = await callApi("listReviews", { body, signal });
    return result.ok ? { ok: true, items: result.answer.reviews, next: result.answer.next } : result;
  },
  remove: (id) => callApi("deleteReview", { params: { id } }),
  restore: (id) => callApi("restoreReview", { params: { id } }),
  gone: "review-not-found",
};

export function PastReviews() {
  const { unnamed, sources } = RESUMES.reviews;
  return (
    <PastList
      source={SOURCE}
      texts={RESUMES.reviews}
      row={(review, actions) => {
        const href = `/linkedin-optimization#${review.id}`;
        return (
          <PastRow
            key={review.id}
            item={{
              ...review,
              resumeFileName: sources[review.source],
              jobTitle: review.profileName ?? unnamed,
              company: null,
            }}
            href={href}
            aside={
              review.score !== null && (
                <p className={styles.score}>{fillText(RESUMES.score, { score: String(review.score) })}</p>
              )
            }
            actions={(of) => (
              <Button component={Link} to={href} variant="default">
                {RESUMES.actions.read}
                {of}
              </Button>
            )}
            {...actions}
          />
        );
      }}
    />
  );
}
