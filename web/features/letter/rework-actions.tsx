import { IconArrowBackUp, IconArrowsExchange, IconRefresh } from "@tabler/icons-react";
import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence } from "#contract/letter.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./letter.module.css";
import type { useRework } from "./use-rework.ts";

const TEXTS = LETTER.result;

type Props = { rework: ReturnType<typeof useRework>; sentence: CheckedSentence | null };

/** What can be said otherwise: the chosen sentence's paragraph, or the line that it tells. */
export function ReworkActions({ rework, sentence }: Props) {
  const tells = sentence?.evidence.some(({ source }) => source === "resume") === true;
  return (
    <fieldset className={`${styles.rework} no-print`} data-rework>
      <legend className="visually-hidden">{TEXTS.rework}</legend>
      {sentence !== null && (
        <button
          type="button"
          className={buttons.ghost}
          aria-disabled={rework.working}
          onClick={() => rework.reword(sentence)}
        >
          <Icon of={IconRefresh} />
          {TEXTS.reword}
        </button>
      )}
      {sentence !== null && tells && (
        <button
          type="button"
          className={buttons.ghost}
          aria-disabled={rework.working}
          onClick={() => rework.swap(sentence)}
        >
          <Icon of={IconArrowsExchange} />
          {TEXTS.swap}
        </button>
      )}
      {rework.canUndo && (
        <button type="button" className={buttons.ghost} onClick={rework.undo}>
          <Icon of={IconArrowBackUp} />
          {TEXTS.undo}
        </button>
      )}
      <span role="status">{rework.working ? TEXTS.reworking : rework.note}</span>
    </fieldset>
  );
}
