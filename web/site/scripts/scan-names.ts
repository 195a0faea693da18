import type { AdNames } from "#contract/letter.ts";
import { READ_AD_PATH } from "../../api-paths.ts";
import { readNamesDraft, storeNamesDraft } from "../../features/scan/scan-draft.ts";
import type { SaidNames } from "../../features/scan/send-scan.ts";
import { LEAST_AD, offerNames, READ_AD_AFTER_MS } from "../../ui/ad-names.ts";
import { whenReleased } from "../../ui/when-released.ts";
import { findPart } from "./find-part.ts";

type Name = keyof SaidNames;
const NAMES: readonly Name[] = ["jobTitle", "company"];

type NameFields = {
  /** Asks what the ad names, after a pause. */
  read: (ad: string) => void;
  said: () => SaidNames;
};

/** Title and company of the ad: as it says until the user has said something about one; offered where it is unsure. */
export function startNameFields(form: HTMLFormElement): NameFields {
  const row = findPart(form, "[data-names]");
  const fieldOf = (name: Name) => findPart<HTMLInputElement>(row, `[name="${name}"]`);
  const said: SaidNames = readNamesDraft();
  const offered: Record<Name, readonly string[]> = { jobTitle: [], company: [] };
  let timer = 0;
  let request = new AbortController();

  function say(name: Name, text: string | null): void {
    said[name] = text;
    storeNamesDraft(said);
    showOffered(name);
  }

  function showOffered(name: Name): void {
    const texts = fieldOf(name).value === "" ? offered[name] : [];
    const group = findPart(row, `[data-offered="${name}"]`);
    group.hidden = texts.length === 0;
    [...group.querySelectorAll("button")].forEach((button, at) => {
      button.textContent = texts[at] ?? "";
      button.hidden = texts[at] === undefined;
    });
  }

  function show(names: AdNames): void {
    row.hidden = false;
    for (const name of NAMES) {
      offered[name] = offerNames(names)[name];
      fieldOf(name).disabled = false;
      fieldOf(name).value = said[name] ?? names[name] ?? "";
      showOffered(name);
    }
  }

  for (const name of NAMES) {
    const field = fieldOf(name);
    field.addEventListener("input", () => say(name, field.value));
    findPart(row, `[data-offered="${name}"]`).addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      field.value = target.textContent ?? "";
      say(name, field.value);
      field.focus();
    });
  }

  return {
    said: () => said,
    read: (ad) => {
      clearTimeout(timer);
      request.abort();
      request = new AbortController();
      if (ad.trim() === "") for (const name of NAMES) say(name, null);
      row.hidden = row.hidden || ad.trim() === "";
      if (ad.trim().length < LEAST_AD) return;
      const { signal } = request;
      timer = window.setTimeout(async () => {
        const names = await fetchNames(ad, signal);
        await whenReleased();
        if (names !== null && !signal.aborted) show(names);
      }, READ_AD_AFTER_MS);
    },
  };
}

/** What the server reads in the ad; null where it does not say. The scan itself needs no answer. */
async function fetchNames(jobDescription: string, signal: AbortSignal): Promise<AdNames | null> {
  try {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ jobDescription });
    const response = await fetch(READ_AD_PATH, { method: "POST", headers, body, signal });
    return response.ok ? ((await response.json()) as AdNames) : null;
  } catch {
    return null;
  }
}
