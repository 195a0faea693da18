import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import buttons from "../../ui/button.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TabList, tabPanel } from "../../ui/tab-list.tsx";
import { ApplicationList } from "./application-list.tsx";
import styles from "./applications.module.css";
import { Board } from "./board.tsx";
import { DueToday } from "./due-today.tsx";
import { ExampleBoard } from "./example-board.tsx";
import { FunnelView } from "./funnel-view.tsx";
import { TrackerSettings } from "./tracker-settings.tsx";
import { useApplications, useStore } from "./use-applications.ts";

const TABS = ["board", "list", "numbers", "settings"] as const;

/** Board, list, numbers and what holds for all of them. */
export function TrackerTabs({ hash }: { hash: string }) {
  const { items } = useApplications(useStore());
  const asked = TABS.find((tab) => hash === `#${tab}`);
  const [tab, setTab] = useState<string>(asked ?? "board");
  const empty = items.size === 0 && tab !== "settings";
  return (
    <>
      {!empty && tab !== "settings" && <DueToday />}
      <div className={styles.tabs}>
        <TabList
          tabs={TABS.map((id) => ({ id, label: APPLICATIONS.tabs[id] }))}
          chosen={tab}
          onChoose={setTab}
        />
        <div className={styles.panel} {...tabPanel(tab, tab)}>
          {empty && <Nothing onFile={() => setTab("settings")} />}
          {!empty && tab === "board" && <Board />}
          {!empty && tab === "list" && <ApplicationList />}
          {!empty && tab === "numbers" && <FunnelView />}
          {tab === "settings" && <TrackerSettings />}
        </div>
      </div>
    </>
  );
}

function Nothing({ onFile }: { onFile: () => void }) {
  const navigate = useNavigate();
  const { title, text, file } = APPLICATIONS.none;
  return (
    <EmptyState title={title} text={text} example={<ExampleBoard />}>
      <button
        type="button"
        className={`${buttons.button} ${buttons.big}`}
        onClick={() => void navigate("#new")}
      >
        <Icon of={IconPlus} />
        {APPLICATIONS.add}
      </button>
      <button type="button" className={buttons.ghost} onClick={onFile}>
        {file}
      </button>
    </EmptyState>
  );
}
