import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationEvent } from "#contract/application.ts";
import styles from "./application.module.css";
import { formatMoment } from "./days.ts";
import { describeEvent } from "./describe-event.ts";

/** What happened to an application, the last first. */
export function Timeline({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <section className={styles.part} aria-labelledby="timeline">
      <h2 id="timeline">{APPLICATIONS.one.timeline}</h2>
      <ol className={styles.timeline}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>
            {describeEvent(event).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
