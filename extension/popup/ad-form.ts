import type { Field } from "../reading/candidates.ts";
import { cleanLink, siteOf } from "../reading/clean-link.ts";
import type { AdReading, Reading } from "../reading/reading.ts";
import { element, field } from "./element.ts";
import { findTooLong, type ImportedAd, importLink } from "./import-link.ts";
import { addressInUse } from "./settings.ts";
import {
  ASK_TEXT,
  ASKED,
  askAbout,
  BY_HAND,
  FIELDS,
  NOTES,
  NOTHING_TO_SEND,
  REFUSALS,
  sayCut,
  sayTooLong,
  sayUntil,
  TAKEN,
} from "./words.ts";

type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as FieldName[];
/** The site a reading came from; what is filled in by hand comes from the site of its link. */
let source = "";

export function showForm(mostCharacters: number): void {
  const text = field("text");
  const count = () => {
    const length = text.value.length.toLocaleString("en");
    element("count").textContent = `${length} of ${mostCharacters.toLocaleString("en")} characters`;
  };
  text.addEventListener("input", count);
  element("ad").addEventListener("filled", count);
  element("ad").addEventListener("submit", send);
}

export function showReading(reading: Reading, address: string, mostCharacters: number): void {
  if (reading.kind === "refused") {
    showRefusal(REFUSALS[reading.why], address, reading.frame);
    return;
  }
  for (const name of NAMES) fill(name, reading[name]);
  field("text").value = reading.text;
  if (!reading.textSure) ask("text", ASK_TEXT);
  field("link").value = reading.link;
  source = reading.source;
  showNotes(notesOf(reading, mostCharacters));
  const asks = document.querySelectorAll(".ask").length > 0;
  element("status").textContent = asks ? ASKED : TAKEN;
  openForm();
}

function notesOf(reading: AdReading, mostCharacters: number): string[] {
  const notes = reading.notes.map((note) =>
    note === "cut" ? sayCut(reading.cut, mostCharacters) : NOTES[note],
  );
  const today = new Date().toISOString().slice(0, 10);
  const isPast = /^\d{4}-\d{2}-\d{2}$/.test(reading.until) && reading.until < today;
  return isPast ? [...notes, sayUntil(reading.until)] : notes;
}

/** Says why nothing was taken, and leaves a way to go on. */
export function showRefusal(sentence: string, address: string, frame: string): void {
  element("status").textContent = sentence;
  element("refusal-actions").hidden = false;
  element("open-frame").hidden = frame === "";
  element("open-frame").addEventListener("click", () => void chrome.tabs.create({ url: frame }));
  element("by-hand").addEventListener("click", () => {
    field("link").value = cleanLink(address);
    source = siteOf(address);
    element("status").textContent = BY_HAND;
    element("refusal-actions").hidden = true;
    openForm();
    field("title").focus();
  });
}

function openForm(): void {
  element("ad").hidden = false;
  element("ad").dispatchEvent(new Event("filled"));
}

/** A value, and a question where it is not sure, with what else it may be. */
function fill(name: FieldName, { value, sure, others }: Field): void {
  field(name).value = value;
  const question = sure ? "" : askAbout(name, value !== "");
  if (question === "") return;
  const asked = ask(name, question);
  if (others.length === 0) return;
  const row = document.createElement("div");
  row.className = "others";
  for (const other of others) row.append(makeChoice(name, other));
  asked.after(row);
}

function ask(name: string, question: string): HTMLElement {
  const asked = document.createElement("p");
  asked.className = "ask";
  asked.id = `${name}-ask`;
  asked.textContent = question;
  field(name).setAttribute("aria-describedby", asked.id);
  field(name).after(asked);
  return asked;
}

function makeChoice(name: FieldName, value: string): HTMLElement {
  const choice = document.createElement("button");
  choice.type = "button";
  choice.className = "quiet";
  choice.dir = "auto";
  choice.textContent = value;
  choice.setAttribute("aria-label", `Use “${value}” as ${FIELDS[name]}`);
  choice.addEventListener("click", () => {
    field(name).value = value;
    field(name).focus();
  });
  return choice;
}

function showNotes(notes: readonly string[]): void {
  const list = element("notes");
  list.hidden = notes.length === 0;
  list.replaceChildren(
    ...notes.map((note) => {
      const item = document.createElement("li");
      item.textContent = note;
      return item;
    }),
  );
}

function send(event: Event): void {
  event.preventDefault();
  const ad = adOfForm();
  const tooLong = findTooLong(ad);
  const failure =
    tooLong.length > 0
      ? sayTooLong(tooLong.map(labelOf))
      : ad.title === "" && ad.ad === ""
        ? NOTHING_TO_SEND
        : "";
  element("failure").textContent = failure;
  if (failure !== "") {
    field(idOf(tooLong[0] ?? "title")).focus();
    return;
  }
  void chrome.tabs.create({ url: importLink(addressInUse(), ad) });
}

function adOfForm(): ImportedAd {
  const said = (id: string) => field(id).value.trim();
  return {
    title: said("title"),
    company: said("company"),
    place: said("place"),
    salary: said("salary"),
    link: said("link"),
    ad: said("text"),
    source,
  };
}

function idOf(key: keyof ImportedAd): string {
  return key === "ad" ? "text" : key === "source" ? "link" : key;
}

function labelOf(key: keyof ImportedAd): string {
  return document.querySelector(`label[for="${idOf(key)}"]`)?.textContent?.toLowerCase() ?? key;
}
