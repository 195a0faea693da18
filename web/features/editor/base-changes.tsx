import type { ReactNode } from "react";
import { BASE_CHANGES as TEXTS } from "#content/site/editor-base-changes.ts";
import type { namePlace } from "./differences.tsx";
import type { PanelLook } from "./model-wordings.tsx";
import type { Change } from "./proposals.tsx";
import type { BaseNews } from "./use-base-news.ts";
import type { Editor } from "./use-editor.ts";

/** Parts that stand in the page already, handed on with the styles. */
export type BaseChangeParts = { Change: typeof Change; namePlace: typeof namePlace };

/** What has changed in the resume of a version since: what fits is taken over by a press, anything else is said. */
type Props = { news: BaseNews; editor: Editor; look: PanelLook; parts: BaseChangeParts };

export function BaseChanges({ news, editor, look, parts }: Props) {
  const { Change, namePlace } = parts;
  const { styles, own, buttons } = look;
  const { newer, takeover } = news;
  const { document, taken, left, unfounded } = takeover;
  return (
    <section className={styles.section} aria-label={TEXTS.title}>
      <h2>{TEXTS.title}</h2>
      <p className={styles.hint}>{TEXTS.lead}</p>
      <Part title={TEXTS.taken} of={taken} list={own.proposals}>
        {(change) => (
          <li key={`${change.section} ${change.entry} ${change.field} ${change.after}`}>
            <h4>{namePlace(change)}</h4>
            <Change before={change.before} after={change.after} />
          </li>
        )}
      </Part>
      <Part title={TEXTS.left} of={left} list={own.proposals}>
        {(change) => (
          <li key={`${change.section} ${change.entry} ${change.field} ${change.there}`}>
            <h4>{namePlace(change)}</h4>
            <p>
              {TEXTS.there} {change.there === "" ? TEXTS.gone : <q>{change.there}</q>}
            </p>
            <p>
              {TEXTS.here} {change.here === "" ? TEXTS.leftOut : <q>{change.here}</q>}
            </p>
          </li>
        )}
      </Part>
      <Part title={TEXTS.unfounded} of={unfounded} list={own.proposals}>
        {({ after, lines }) => (
          <li key={after}>
            <h4>{after}</h4>
            {lines.map((line) => (
              <p key={line}>
                {TEXTS.rested} <q>{line}</q>
              </p>
            ))}
          </li>
        )}
      </Part>
      <div className={styles.buttons}>
        <button type="button" className={buttons.button} onClick={() => editor.takeOver(document, newer)}>
          {taken.length === 0 ? TEXTS.keep : TEXTS.take}
        </button>
        <p className={styles.hint}>{taken.length === 0 ? TEXTS.keepHint : TEXTS.takeHint}</p>
      </div>
    </section>
  );
}

type PartProps<Item> = {
  title: string;
  of: readonly Item[];
  list: string | undefined;
  children: (item: Item) => ReactNode;
};

function Part<Item>({ title, of, list, children }: PartProps<Item>) {
  if (of.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={list}>{of.map(children)}</ul>
    </>
  );
}
