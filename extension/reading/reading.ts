import type { Field } from "./candidates.ts";

/** Why a page was not read. */
export type Refusal = "no-ad" | "list" | "closed" | "frame" | "pdf";

/** What is said beside what was taken. */
export type Note = "cut" | "closed" | "selection" | "hidden" | "broken";

export type AdReading = {
  kind: "ad";
  title: Field;
  company: Field;
  place: Field;
  salary: Field;
  text: string;
  /** How many characters of the text were left out at its end. */
  cut: number;
  /** Whether the text is surely the ad's alone. */
  textSure: boolean;
  link: string;
  source: string;
  /** The last day to apply, as the page's code has it. */
  until: string;
  notes: Note[];
};

export type Reading =
  | AdReading
  | {
      kind: "refused";
      why: Refusal /** The frame of another site in which the ad may stand. */;
      frame: string;
    };
