import type { MadeTruth } from "./makers/made-truth.ts";

/** A page written by hand in HTML or LaTeX, and what its marks say it holds. */
export type MarkedPage = { id: string; source: string; truth: MadeTruth };

/**
 * Reads pages apart by lines of '==== id | maker | trade | country | columns'. What a page holds is marked in its text as
 * `[[mark words]]`: n name, m e-mail, p phone, a address, l LinkedIn, `h kind:` a heading, `[[j]]` opens a job and
 * `[[J]]` an employer that holds for the jobs below, t title, e employer, d dates; `[[s]]` opens a study, S school, g degree,
 * f field; k skills, parted by commas. The marks are taken out before printing.
 */
export function readMarkedPages(source: string): MarkedPage[] {
  const style = /^([\s\S]*?)^==== /m.exec(source)?.[1] ?? "";
  return source
    .split(/^==== /m)
    .slice(1)
    .map((part) => readPage(part, style));
}

function readPage(part: string, style: string): MarkedPage {
  const end = part.indexOf("\n");
  const [id = "", maker = "", trade = "", country = "", columns = "1"] = part.slice(0, end).split("|").map((one) => one.trim());
  const marked = part.slice(end + 1);
  const truth: MadeTruth = {
    name: "",
    email: null,
    phone: null,
    address: null,
    linkedin: null,
    sections: [],
    jobs: [],
    education: [],
    skills: [],
    columns: Number(columns),
    about: { maker, trade, country, script: "Latin" },
    resume: true,
    textLayer: true,
    text: null,
  };
  let held = "";
  let holds = false;
  for (const [, mark = "", words = ""] of marked.matchAll(MARK)) {
    const text = readWords(words, maker.endsWith("latex"));
    const job = truth.jobs.at(-1);
    const study = truth.education.at(-1);
    if (mark === "J") {
      held = "";
      holds = true;
    } else if (mark === "j") truth.jobs.push({ title: "", employer: held, dates: "" });
    else if (mark === "e" && holds) {
      held = text;
      holds = false;
    } else if (mark === "e") {
      job!.employer = text;
      held = "";
    } else if (mark === "t") job!.title = text;
    else if (mark === "d") job!.dates = text;
    else if (mark === "s") truth.education.push({ school: "", degree: "", field: null, dates: "" });
    else if (mark === "S") study!.school = text;
    else if (mark === "g") study!.degree = text;
    else if (mark === "f") study!.field = text;
    else if (mark === "k") truth.skills.push(...text.split(/[,;|•·]\s*/).map((one) => one.trim()));
    else if (mark === "h") truth.sections.push({ kind: text.slice(0, text.indexOf(":")), heading: text.slice(text.indexOf(":") + 1).trim() });
    else if (mark === "n") truth.name = text;
    else if (mark === "m") truth.email = text;
    else if (mark === "p") truth.phone = text;
    else if (mark === "a") truth.address = text;
    else if (mark === "l") truth.linkedin = text;
  }
  const plain = marked.replace(MARK, (_, mark: string, words = "") => (mark === "h" ? words.replace(/^\s*\w+:\s*/, "") : words));
  return { id, source: maker.endsWith("latex") || maker === "fodt" ? plain : `<!doctype html><meta charset="utf-8">${style}${plain}`, truth };
}

const MARK = /\[\[([a-zA-Z])(?: ([^[\]]*))?\]\]/g;

/** The words as they are printed. */
function readWords(words: string, latex: boolean): string {
  const text = latex
    ? words.replace(/\\([&%#_$])/g, "$1").replace(/---/g, "—").replace(/--/g, "–").replace(/\\textbar\{?\}?/g, "|").replace(/[{}]/g, "")
    : words.replace(/<[^>]*>/g, " ").replace(/&amp;/g, "&").replace(/&nbsp;/g, " ");
  return text.replace(/\s+/g, " ").trim();
}
