import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { callApi } from "../../api.ts";
import { APPLICATIONS_FILE_PATH } from "../../api-paths.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { Icon } from "../../ui/icon.tsx";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import { ImportFile } from "./import-file.tsx";
import { OwnStages } from "./own-stages.tsx";
import { useApplications, useStore } from "./use-applications.ts";

const TEXTS = APPLICATIONS.settings;
const FORMATS = ["csv", "json", "ics"] as const;

/** Files in and out, reminders, the calendar's address, one's own stages. */
export function TrackerSettings() {
  return (
    <div className={styles.settings}>
      <section className={styles.part} aria-labelledby="take-out">
        <h2 id="take-out">{TEXTS.files}</h2>
        <p className={styles.soft}>{TEXTS.filesText}</p>
        <div className={styles.actions}>
          {FORMATS.map((format) => (
            <a
              key={format}
              className={buttons.quiet}
              href={APPLICATIONS_FILE_PATH.replace(":format", format)}
              download
            >
              <Icon of={IconDownload} />
              {TEXTS[format]}
            </a>
          ))}
        </div>
      </section>
      <ImportFile />
      <Reminders />
      <Feed />
      <OwnStages />
    </div>
  );
}

function Reminders() {
  const store = useStore();
  const { reminders } = useApplications(store).tracker;
  const toggle = async () => {
    const result = await callApi("saveTracker", { body: { reminders: !reminders } });
    if (result.ok) store.setTracker(result.answer);
    else showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <section className={styles.part} aria-labelledby="reminders">
      <h2 id="reminders">{TEXTS.reminders}</h2>
      <p className={styles.soft}>{TEXTS.remindersText}</p>
      <p role="status">
        <strong>{reminders ? TEXTS.isOn : TEXTS.isOff}</strong>
      </p>
      <button type="button" className={buttons.quiet} onClick={() => void toggle()}>
        {reminders ? TEXTS.off : TEXTS.on}
      </button>
    </section>
  );
}

function Feed() {
  const store = useStore();
  const { tracker } = useApplications(store);
  const [address, setAddress] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const make = async () => {
    const result = await callApi("makeFeed", {});
    if (!result.ok) return showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
    setAddress(location.origin + result.answer.path);
    setSaid("");
    store.setTracker({ ...tracker, hasFeed: true });
  };
  const revoke = async () => {
    const result = await callApi("revokeFeed", {});
    if (!result.ok) return showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
    setAddress(null);
    setSaid(TEXTS.feedGone);
    store.setTracker({ ...tracker, hasFeed: false });
  };
  return (
    <section className={styles.part} aria-labelledby="feed">
      <h2 id="feed">{TEXTS.feed}</h2>
      <p className={styles.soft}>{TEXTS.feedText}</p>
      {address !== null && (
        <label className={styles.field}>
          {TEXTS.feedAddress}
          <input readOnly value={address} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <p role="status">{said === "" && tracker.hasFeed && address === null ? TEXTS.feedThere : said}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.quiet} onClick={() => void make()}>
          {tracker.hasFeed ? TEXTS.newFeed : TEXTS.makeFeed}
        </button>
        {tracker.hasFeed && (
          <button type="button" className={buttons.ghost} onClick={() => void revoke()}>
            {TEXTS.revokeFeed}
          </button>
        )}
      </div>
    </section>
  );
}
