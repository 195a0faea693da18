import { FACTS } from "#content/site/facts.ts";
import type { WireFact } from "#contract/facts.ts";
import type { ScanResult } from "#contract/scan.ts";
import styles from "./check-facts.module.css";
import { isTheirs } from "./describe-fact.ts";

type Told = NonNullable<ScanResult["receipt"]["told"]>[number];
type Props = {
  /** As they stand now; null where they cannot be read any more: then what the receipt says of them. */
  facts: readonly WireFact[] | null;
  receipt: ScanResult["receipt"];
};

/** Which values are the person's own word, for whoever checks the receipt. */
export function ToldList({ facts, receipt }: Props) {
  const told: readonly Told[] =
    facts === null
      ? (receipt.told ?? [])
      : facts.filter(isTheirs).map(({ value, ...fact }) => ({ ...fact, said: value }));
  if (told.length === 0) return null;
  const { title, text, read, none } = FACTS.receipt;
  return (
    <div className={styles.told}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {told.map((one) => (
          <li key={`${one.kind} ${one.entry} ${one.field}`}>
            {nameField(one)}: {one.said === null ? none : <bdi>{one.said}</bdi>}
            {one.read !== null && one.read !== one.said && (
              <>
                {" "}
                ({read} <q>{one.read}</q>)
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameField({ kind, entry, field }: Told): string {
  const name = (FACTS.fields as Readonly<Record<string, string>>)[field] ?? field;
  return entry === null ? name : `${FACTS.groups[kind].replace("{number}", `${entry + 1}`)}, ${name}`;
}
