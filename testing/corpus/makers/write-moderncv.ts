import type { Part, Sheet } from "../sheet.ts";
import { runTool } from "./run-tool.ts";
import { tex } from "./write-latex.ts";

/** The moderncv class: look.style = classic | banking | casual | oldstyle, look.tint a colour of the class. */
export async function writeModerncv(sheet: Sheet): Promise<{ pdf: Buffer; text: string }> {
  const { look } = sheet;
  const [, first = sheet.name, last = ""] = /^(.*?) (\S+)$/.exec(sheet.name) ?? [];
  const words: string[] = [sheet.name, sheet.headline, sheet.address.join(" "), sheet.phone, sheet.email];
  const body = sheet.parts.map((part) => writePart(part, words, look.style ?? "classic")).join("\n");
  const [street = "", town = "", country = ""] = sheet.address;
  const source = `\\documentclass[11pt,a4paper,sans]{moderncv}
\\pdftrailerid{}\\pdfsuppressptexinfo=-1
\\moderncvicons{${look.icons ?? "marvosym"}}
\\moderncvstyle{${look.style ?? "classic"}}\\moderncvcolor{${look.tint ?? "blue"}}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[scale=0.78]{geometry}
\\name{${tex(first)}}{${tex(last)}}
${sheet.headline === "" ? "" : `\\title{${tex(sheet.headline)}}`}
\\address{${tex(street)}}{${tex(town)}}{${tex(country)}}
\\phone[mobile]{${tex(sheet.phone)}}\\email{${tex(sheet.email)}}
${sheet.linkedin === "" ? "" : `\\extrainfo{${tex(sheet.linkedin)}}`}
\\begin{document}\\makecvtitle
${body}
\\end{document}
`;
  const pdf = await runTool({ "cv.tex": source }, [["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "cv.tex"]], "cv.pdf");
  return { pdf, text: words.filter((word) => word !== "").join("\n") };
}

function writePart(part: Part, words: string[], style: string): string {
  words.push(part.heading);
  const rows: string[] = [`\\section{${tex(part.heading)}}`];
  const bullets = (items: string[]) => (items.length === 0 ? "" : `\\begin{itemize}${items.map((item) => `\\item ${tex(item)}`).join("")}\\end{itemize}`);
  for (const text of part.text) {
    rows.push(`\\cvitem{}{${tex(text)}}`);
    words.push(text);
  }
  for (const job of part.jobs) {
    rows.push(`\\cventry{${tex(job.dates)}}{${tex(job.title)}}{${tex(job.employer)}}{${tex(job.place)}}{}{${bullets(job.bullets)}}`);
    words.push(...(style === "banking" ? [job.employer, job.place, job.title, job.dates] : [job.dates, job.title, job.employer, job.place]), ...job.bullets);
  }
  for (const study of part.studies) {
    const name = [study.degree, study.field].filter((one) => one !== "").join(", ");
    rows.push(`\\cventry{${tex(study.dates)}}{${tex(name)}}{${tex(study.school)}}{${tex(study.place)}}{}{${bullets(study.notes)}}`);
    words.push(...(style === "banking" ? [study.school, study.place, name, study.dates] : [study.dates, name, study.school, study.place]), ...study.notes);
  }
  for (const item of part.items) {
    const [, label, rest] = /^([^:]{2,40}): (.*)$/.exec(item) ?? [null, "", item];
    rows.push(label === "" ? `\\cvlistitem{${tex(item)}}` : `\\cvitem{${tex(label!)}}{${tex(rest!)}}`);
    words.push(item);
  }
  return rows.join("\n");
}
