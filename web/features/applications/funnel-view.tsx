import { useMemo } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { fillText } from "../../ui/fill-text.ts";
import { countFunnel, countVersions, type Funnel, type VersionCount } from "./count-funnel.ts";
import styles from "./funnel.module.css";
import { useApplications, useStore } from "./use-applications.ts";

const TEXTS = APPLICATIONS.numbers;
const STEPS = ["applied", "answered", "interview", "offer"] as const;
/** From so many on a share of a half is known to within about a fifth either way. */
const ENOUGH = 30;
const ENOUGH_OF_A_VERSION = 10;

/** How far applications came, as a picture with its numbers, and which resume got answers. */
export function FunnelView() {
  const { items } = useApplications(useStore());
  const funnel = useMemo(() => countFunnel(items.values()), [items]);
  const versions = useMemo(() => countVersions(items.values()), [items]);
  if (funnel.applied === 0) return <p>{TEXTS.none}</p>;
  return (
    <>
      <section className={styles.part} aria-labelledby="funnel">
        <h2 id="funnel">{TEXTS.title}</h2>
        {funnel.applied < ENOUGH && (
          <p className={styles.caution}>{fillText(TEXTS.caution, { count: funnel.applied })}</p>
        )}
        <dl className={styles.funnel}>
          {STEPS.map((step) => (
            <Step key={step} step={step} funnel={funnel} />
          ))}
        </dl>
        <p className={styles.soft}>{TEXTS.how}</p>
      </section>
      <section className={styles.part} aria-labelledby="versions">
        <h2 id="versions">{TEXTS.versions}</h2>
        {versions.length === 0 ? <p>{TEXTS.noVersions}</p> : <Versions versions={versions} />}
      </section>
    </>
  );
}

function Step({ step, funnel }: { step: (typeof STEPS)[number]; funnel: Funnel }) {
  const [count, all] = [funnel[step], funnel.applied];
  return (
    <div className={styles.step}>
      <dt>{TEXTS.steps[step]}</dt>
      <dd>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width="100" height="8" />
          <rect className={styles.bar} width={(100 * count) / all} height="8" />
        </svg>
        <span>
          <b>{writeShare(count, all)}</b> {fillText(TEXTS.of, { count, all })}
        </span>
      </dd>
    </div>
  );
}

const writeShare = (count: number, all: number) => `${Math.round((100 * count) / all)} %`;

function Versions({ versions }: { versions: readonly VersionCount[] }) {
  const isCaution = versions.some(({ applied }) => applied < ENOUGH_OF_A_VERSION);
  return (
    <>
      {isCaution && <p className={styles.caution}>{TEXTS.versionCaution}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="scroll-x" aria-label={TEXTS.versionTable} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.values(TEXTS.columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id, name, applied, answered, interview }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{applied}</td>
                <td>{writePart(answered, applied)}</td>
                <td>{writePart(interview, applied)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Of few, a share would say more than is known. */
function writePart(count: number, all: number): string {
  return all < ENOUGH_OF_A_VERSION ? String(count) : `${count} (${writeShare(count, all)})`;
}
