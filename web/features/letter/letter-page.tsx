import { KeptLetterPage } from "./kept-letter-page.tsx";
import { LetterScreen } from "./letter-screen.tsx";

type Props = {
  /** `#<id>` names a kept letter; `#scan=<id>` a report whose resume and ad the letter is to be about. */
  hash: string;
  /** Another one at each opening: what was entered before is gone then (product spec, section 4). */
  opening: string;
};

export function LetterPage({ hash, opening }: Props) {
  const id = /^#([0-9a-f-]{36})$/.exec(hash)?.[1];
  const scanId = /^#scan=([0-9a-f-]{36})$/.exec(hash)?.[1] ?? null;
  return id === undefined ? (
    <LetterScreen key={opening} scanId={scanId} />
  ) : (
    <KeptLetterPage key={id} id={id} />
  );
}
