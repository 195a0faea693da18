import { TEXT_LIMITS } from "#contract/application-terms.ts";
import type { Reading } from "../reading/reading.ts";
import { showForm, showReading, showRefusal } from "./ad-form.ts";
import { keepAddress, showSettings } from "./settings.ts";
import { UNREADABLE } from "./words.ts";

/** Opened by the press of the button: reads the open page, shows what was taken, and waits. */
async function main(): Promise<void> {
  await showSettings();
  keepAddress();
  showForm(TEXT_LIMITS.ad);
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const reading = await readTab(tab?.id);
  if (reading === null) showRefusal(UNREADABLE, tab?.url ?? "", "");
  else showReading(reading, tab?.url ?? "", TEXT_LIMITS.ad);
}

/** Null where the browser refuses to have the page read. */
async function readTab(id: number | undefined): Promise<Reading | null> {
  if (id === undefined) return null;
  try {
    const [answer] = await chrome.scripting.executeScript({ target: { tabId: id }, files: ["read-page.js"] });
    return (answer?.result as Reading | undefined) ?? null;
  } catch {
    return null;
  }
}

void main();
