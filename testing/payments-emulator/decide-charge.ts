import type { CardRow } from "./rows.ts";
import { type Decline, findTestCard } from "./test-cards.ts";

export type Decision = { says: "yes" } | { says: "authenticate" } | { says: "no"; decline: Decline };

export type Circumstances = {
  /** The user is there and can be asked by their bank. */
  present: boolean;
  /** They have just been asked, and agreed. */
  authenticated: boolean;
};

/** What the bank says to a charge. */
export function decideCharge(card: CardRow, { present, authenticated }: Circumstances): Decision {
  const { decline, authenticates } = findTestCard(card.kind);
  const asks =
    authenticates === "always" || (authenticates === "until-mandated" && (present || !card.mandated));
  if (asks && !authenticated) return { says: "authenticate" };
  return decline ? { says: "no", decline } : { says: "yes" };
}

/** What the bank says when a card is saved for later, which takes no money. */
export function decideSave(card: CardRow, { authenticated }: Circumstances): Decision {
  const { decline, declines, authenticates } = findTestCard(card.kind);
  if (decline && declines !== "charges") return { says: "no", decline };
  return authenticates && !authenticated ? { says: "authenticate" } : { says: "yes" };
}
