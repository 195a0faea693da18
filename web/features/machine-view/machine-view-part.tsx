import { useState } from "react";
import { MACHINE_VIEW } from "#content/site/machine-view.ts";
import type { MachineView, Reading } from "#contract/machine-view.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Fold } from "../../ui/fold.tsx";
import sheets from "../../ui/marks.module.css";
import { TabList, tabPanel } from "../../ui/tab-list.tsx";
import { describeReading } from "./describe-reading.ts";
import styles from "./machine-view.module.css";
import { PagePicture } from "./page-picture.tsx";
import { ReadingText } from "./reading-text.tsx";
import { useMachineView } from "./use-machine-view.ts";

/** The part of a report that shows what programs read in the file; the file is read again when it is unfolded. `scanId` is null in the example. */
export function MachineViewPart({ scanId }: { scanId: string | null }) {
  const [wanted, setWanted] = useState(false);
  const { view, problem } = useMachineView(scanId, wanted);
  return (
    <div className="no-print">
      <Fold
        id="machine-view"
        title={MACHINE_VIEW.title}
        summary={MACHINE_VIEW.summary}
        onOpen={() => setWanted(true)}
      >
        {view === null && problem === null && <p role="status">{MACHINE_VIEW.loading}</p>}
        {problem !== null && (
          <p role="alert">
            {problem.code === "resume-not-found"
              ? MACHINE_VIEW.gone
              : describeProblem(problem, "If you write to us, quote this id:")}
          </p>
        )}
        {view !== null && <Readings view={view} />}
      </Fold>
    </div>
  );
}

function Readings({ view }: { view: MachineView }) {
  const [order, setOrder] = useState<string>("columns");
  const [page, setPage] = useState(1);
  const reading = view.readings.find((one) => one.order === order)!;
  const pages = view.pages.length;
  return (
    <>
      <p className={styles.lead}>{MACHINE_VIEW.lead}</p>
      <TabList
        tabs={view.readings.map((one) => ({ id: one.order, label: MACHINE_VIEW.orders[one.order].label }))}
        chosen={order}
        onChoose={setOrder}
      />
      <div className={styles.panel} {...tabPanel(order, order)}>
        <Findings reading={reading} words={view.words} />
        {view.cut && <p>{MACHINE_VIEW.cut}</p>}
        {pages > 1 && <PageChoice {...{ page, pages, setPage }} />}
        <div className={styles.pair}>
          <figure className={styles.figure}>
            <figcaption>{MACHINE_VIEW.picture}</figcaption>
            <div className={sheets.sheet}>
              <PagePicture page={view.pages[page - 1]!} number={page} reading={reading} />
            </div>
          </figure>
          <section className={styles.figure} aria-label={MACHINE_VIEW.text}>
            <p aria-hidden="true">{MACHINE_VIEW.text}</p>
            <ReadingText reading={reading} page={page} />
          </section>
        </div>
      </div>
    </>
  );
}

function Findings({ reading, words }: { reading: Reading; words: number }) {
  return (
    <div role="status" className={styles.findings}>
      <p>{MACHINE_VIEW.orders[reading.order].said}</p>
      <ul>
        {describeReading(reading, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { page: number; pages: number; setPage: (page: number) => void };

function PageChoice({ page, pages, setPage }: ChoiceProps) {
  const small = `${buttons.quiet} ${buttons.small}`;
  return (
    <div className={styles.pages}>
      <button type="button" className={small} disabled={page === 1} onClick={() => setPage(page - 1)}>
        {MACHINE_VIEW.before}
      </button>
      <span role="status">{fillText(MACHINE_VIEW.page, { page, pages })}</span>
      <button type="button" className={small} disabled={page === pages} onClick={() => setPage(page + 1)}>
        {MACHINE_VIEW.next}
      </button>
    </div>
  );
}
