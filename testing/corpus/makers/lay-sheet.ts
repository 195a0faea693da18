import type { Part, Sheet, SheetJob, SheetStudy } from "../sheet.ts";
import type { Block, Icon, Laid } from "./block.ts";

/** Turns a sheet into blocks as its `look` asks: job=, study=, skills=, contact=, cols=, side=, words=. */
export function laySheet(sheet: Sheet): Laid {
  const { look } = sheet;
  const contact = layContact(sheet);
  const inSide = look.contact === "side";
  const aside = new Set(hasSide(look) ? (look.side ?? "contact,skills,languages,certificates,interests").split(",") : []);
  const sections = (want: boolean) => sheet.parts.filter((part) => aside.has(part.kind) === want).flatMap((part) => layPart(part, sheet));
  const title = look.contactHead === undefined ? [] : [heading(look.contactHead.replace(/_/g, " "), look)];
  const side = [...(inSide ? [...title, ...contact] : []), ...sections(true)];
  return { head: [...layName(sheet), ...(inSide ? [] : contact)], side, main: sections(false) };
}

export function hasSide(look: Record<string, string>): boolean {
  return look.cols === "two" || look.cols?.startsWith("side") === true;
}

function heading(text: string, look: Record<string, string>): Block {
  return { type: "heading", text: look.headCaps ? text.toUpperCase() : text };
}

export function layName(sheet: Sheet): Block[] {
  const name = sheet.look.nameCaps ? sheet.name.toUpperCase() : sheet.name;
  const title = sheet.title === "" ? "" : `${sheet.title} `;
  const blocks: Block[] = [{ type: "name", text: `${title}${name}${sheet.after === "" ? "" : `, ${sheet.after}`}` }];
  if (sheet.headline !== "") blocks.push({ type: "line", text: sheet.headline, italic: true });
  return blocks;
}

/** The contact lines: bars, commas, stack, labels, icons, split, or (contact=side) a stack for the sidebar. */
export function layContact(sheet: Sheet): Block[] {
  const words = (sheet.look.words ?? "Address,Phone,E-mail,LinkedIn").replace(/_/g, " ").split(",");
  const phones = [sheet.phone, sheet.phone2].filter((one) => one !== "").join(" / ");
  const all: [Icon, string][] = [
    ["address", sheet.address.join(", ")],
    ["phone", phones],
    ["email", sheet.email],
    ["linkedin", sheet.linkedin],
  ];
  const facts = all.map(([icon, text], index) => ({ icon, text, word: words[index]! })).filter((fact) => fact.text !== "");
  const line = (text: string): Block => ({ type: "line", text });
  switch (sheet.look.contact ?? "bars") {
    case "bars":
      return [line(facts.map(({ text }) => text).join(" | "))];
    case "dots":
      return [line(facts.map(({ text }) => text).join(" · "))];
    case "labels":
      return facts.map(({ word, text }) => line(`${word}: ${text}`));
    case "oneLabels":
      return [line(facts.map(({ word, text }) => `${word}: ${text}`).join("  "))];
    case "icons":
      return facts.map(({ icon, text }) => ({ type: "line", text, icon }));
    case "split": {
      const right = [phones, sheet.email, sheet.linkedin].filter((one) => one !== "");
      const rows = Math.max(right.length, sheet.address.length);
      return Array.from({ length: rows }, (_, row) => ({ type: "row", left: sheet.address[row] ?? "", right: right[row] ?? "" }));
    }
    case "none":
      return [];
    default:
      return [...sheet.address, phones, sheet.email, sheet.linkedin].filter((one) => one !== "").map(line);
  }
}

function layPart(part: Part, sheet: Sheet): Block[] {
  const { look } = sheet;
  const blocks: Block[] = part.heading === "" ? [] : [heading(part.heading, look)];
  if (part.kind === "contact" && part.text.length + part.items.length === 0) {
    return [...blocks, ...layContact({ ...sheet, look: { ...look, contact: "stack" } })];
  }
  for (const text of part.text) blocks.push({ type: "para", text });
  for (const job of part.jobs) blocks.push(...layJob(job, look), ...bullets(job.bullets, look));
  for (const study of part.studies) blocks.push(...layStudy(study, look), ...bullets(study.notes, look));
  blocks.push(...layItems(part, look));
  return blocks;
}

function bullets(items: string[], look: Record<string, string>): Block[] {
  if (look.duties === "para" && items.length > 0) return [{ type: "para", text: items.map((item) => item.replace(/[.]?$/, ".")).join(" ") }];
  return items.map((text) => ({ type: "bullet", text }));
}

const join = (parts: string[], sign = ", ") => parts.filter((part) => part !== "").join(sign);

function layJob({ title, employer, place, dates }: SheetJob, look: Record<string, string>): Block[] {
  const where = join([employer, place]);
  switch (look.job ?? "titleRight") {
    case "employerRight":
      return [{ type: "row", left: employer, right: place, bold: true }, { type: "row", left: title, right: dates, italic: true }];
    case "bars":
      return [{ type: "line", text: join([title, employer, place, dates], " | "), bold: true }];
    case "stack":
      return [{ type: "line", text: title, bold: true }, { type: "line", text: where }, { type: "line", text: dates, italic: true }];
    case "dated":
      return [{ type: "dated", dates, lines: [title, where] }];
    case "comma":
      return [{ type: "line", text: join([title, employer, place, dates]), bold: true }];
    case "datesFirst":
      return [{ type: "line", text: dates }, { type: "line", text: where, bold: true }, { type: "line", text: title, italic: true }];
    case "at":
      return [{ type: "line", text: `${title} at ${where}`, bold: true }, { type: "line", text: dates }];
    case "paren":
      return [{ type: "line", text: `${join([title, employer, place])} (${dates})`, bold: true }];
    case "pipeUnder":
      return [{ type: "line", text: title, bold: true }, { type: "line", text: join([employer, place, dates], " | "), italic: true }];
    case "colon":
      return [{ type: "line", text: `${dates}: ${join([title, employer, place])}` }];
    case "employerDash":
      return [{ type: "line", text: `${where} — ${title}`, bold: true }, { type: "line", text: dates.toUpperCase() }];
    case "dash":
      return [{ type: "row", left: `${employer} — ${title}`, right: dates, bold: true }, ...(place === "" ? [] : [{ type: "line", text: place } as const])];
    default:
      return [{ type: "row", left: title, right: dates, bold: true }, { type: "line", text: where, italic: true }];
  }
}

function layStudy({ degree, field, school, place, dates }: SheetStudy, look: Record<string, string>): Block[] {
  const name = join([degree, field]);
  const where = join([school, place]);
  switch (look.study ?? "degreeRight") {
    case "schoolRight":
      return [{ type: "row", left: school, right: place, bold: true }, { type: "row", left: name, right: dates, italic: true }];
    case "stack":
      return [{ type: "line", text: name, bold: true }, { type: "line", text: where }, { type: "line", text: dates, italic: true }];
    case "dated":
      return [{ type: "dated", dates, lines: [name, where] }];
    case "comma":
      return [{ type: "line", text: join([degree, field, school, place, dates]) }];
    default:
      return [{ type: "row", left: name, right: dates, bold: true }, { type: "line", text: where, italic: true }];
  }
}

function layItems(part: Part, look: Record<string, string>): Block[] {
  const style = part.kind === "skills" ? (look.skills ?? "bullets") : (look.items ?? "bullets");
  if (part.items.length === 0) return [];
  if (style === "commas") return [{ type: "para", text: part.items.join(", ") }];
  if (style === "bars") return [{ type: "para", text: part.items.join(" | ") }];
  if (style === "dots") return [{ type: "para", text: part.items.join(" • ") }];
  if (style === "cells") return [{ type: "cells", cells: part.items }];
  return part.items.map((text) => (style === "lines" ? { type: "line", text } : { type: "bullet", text }));
}

/** Makers that set the name at the top of the main column and not above both. */
const HEAD_IN_MAIN = new Set(["chromium", "weasyprint", "wkhtmltopdf", "fodt frame"]);

/** The page as a person reads it, column by column and from top to bottom, one block per line. */
export function readLaid({ head, side, main }: Laid, look: Record<string, string>): string {
  const inMain = HEAD_IN_MAIN.has(look.odt === "frame" ? `${look.maker} frame` : look.maker!);
  const left = inMain ? [...side, ...head, ...main] : [...head, ...side, ...main];
  return (look.cols === "side" ? left : [...head, ...main, ...side]).map(blockText).join("\n");
}

export function blockText(block: Block): string {
  switch (block.type) {
    case "row":
      return join([block.left, block.right], " ");
    case "dated":
      return join([block.dates, ...block.lines], " ");
    case "cells":
      return block.cells.join(" ");
    default:
      return block.text;
  }
}
