import type { Sheet } from "../sheet.ts";
import { type Truth, writeTruth } from "../truth.ts";
import { hasSide, layContact, laySheet, readLaid } from "./lay-sheet.ts";

/** Who made a document and whose trade it tells of, for the counts. */
export type About = { maker: string; trade: string; country: string; script: string };

/** A truth and what the generator knows besides. `text` is null where the order of reading is not known. */
export type MadeTruth = Truth & { about: About; resume: boolean; textLayer: boolean; text: string | null };

/** What a made document holds, from its sheet alone. `text` replaces the blocks' where a class sets its own order. */
export function writeMadeTruth(sheet: Sheet, change: Partial<Pick<MadeTruth, "text" | "textLayer" | "resume">> = {}): MadeTruth {
  const { look } = sheet;
  const truth = writeTruth(sheet);
  const bare = { ...truth, linkedin: layContact(sheet).length === 0 && look.contact === "none" ? null : truth.linkedin };
  return {
    ...bare,
    columns: hasSide(look) ? 2 : 1,
    about: { maker: look.maker!, trade: look.trade!, country: look.country!, script: look.script ?? "Latin" },
    resume: true,
    textLayer: true,
    text: readLaid(laySheet(sheet), look),
    ...change,
  };
}
