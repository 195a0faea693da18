import { useRef, useState } from "react";
import { SUBSCRIPTION } from "#content/site/billing.ts";
import type { HeldSubscription } from "#contract/billing.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./billing.module.css";
import { ChangeCardForm } from "./change-card-form.tsx";

const TEXTS = SUBSCRIPTION.card;
type Props = { held: HeldSubscription; onChange: () => Promise<void> };

/** The card that pays, and another in its place. */
export function CardPart({ held, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState(false);
  const { card } = held;

  /** The button that was pressed goes away: the focus stays in this part. */
  function change(): void {
    setChanging(true);
    heading.current?.focus();
  }

  async function finish(saved: boolean): Promise<void> {
    setChanging(false);
    heading.current?.focus();
    if (saved) await onChange();
  }

  return (
    <section className={styles.part} aria-labelledby="card">
      <h2 id="card" ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      <p>
        {card === null
          ? TEXTS.none
          : fillText(TEXTS.ends, {
              brand: card.brand.replace(/^./, (letter) => letter.toUpperCase()),
              last4: card.last4,
              month: String(card.expiresMonth).padStart(2, "0"),
              year: card.expiresYear,
            })}
      </p>
      {!changing && (
        <button type="button" className={buttons.quiet} onClick={change}>
          {TEXTS.change}
        </button>
      )}
      {changing && <ChangeCardForm onDone={finish} />}
    </section>
  );
}
