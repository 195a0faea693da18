import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { WHAT_IF } from "#content/site/what-if.ts";
import type { Scan } from "#contract/scan.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./what-if.module.css";
import { WhatIfEditor } from "./what-if-editor.tsx";

type Props = { scan: Scan; skipped: ReadonlySet<string> };

/** The resume's text to try changes on; reader and lexicon are loaded once it is opened. */
export function WhatIf({ scan, skipped }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${styles.whatIf} no-print`} aria-labelledby="what-if">
      <header className={styles.head}>
        <div>
          <h2 id="what-if">{WHAT_IF.title}</h2>
          <p>{WHAT_IF.lead}</p>
        </div>
        <button
          type="button"
          className={buttons.quiet}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={IconPencil} />
          {isOpen ? WHAT_IF.close : WHAT_IF.open}
        </button>
      </header>
      {isOpen && <WhatIfEditor scan={scan} skipped={skipped} />}
    </section>
  );
}
