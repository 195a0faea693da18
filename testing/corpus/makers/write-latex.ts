import type { Sheet } from "../sheet.ts";
import type { Block, Icon } from "./block.ts";
import { hasSide, laySheet } from "./lay-sheet.ts";
import { runTool } from "./run-tool.ts";

const SIGNS: Record<string, string> = {
  "\\": "\\textbackslash{}", "&": "\\&", "%": "\\%", $: "\\$", "#": "\\#", _: "\\_", "{": "\\{", "}": "\\}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}",
  "–": "--", "—": "---", "•": "\\textbullet{}", "·": "\\textperiodcentered{}", "’": "'", "|": "\\textbar{}", "€": "\\texteuro{}", "£": "\\pounds{}", "°": "\\textdegree{}",
};

/** Text made safe for LaTeX. */
export function tex(text: string): string {
  return text.replace(/[\\&%$#_{}~^–—•·’|€£°]/g, (sign) => SIGNS[sign]!);
}

const ICONS: Record<Icon, string> = { address: "\\Letter", phone: "\\Telefon", email: "\\Letter", linkedin: "\\ComputerMouse" };

/**
 * A resume in LaTeX's article class: look.tex = `plain` (Computer Modern with its own encoding, accents composed), `t1`
 * (Latin Modern), `times`, `helvet`; look.cols = side (paracol) or two (multicol); headings small caps or ruled.
 */
export async function writeLatex(sheet: Sheet): Promise<Buffer> {
  const engine = sheet.look.engine ?? "pdflatex";
  return runTool({ "cv.tex": source(sheet) }, [[engine, "-interaction=nonstopmode", "-halt-on-error", "cv.tex"]], "cv.pdf");
}

function source(sheet: Sheet): string {
  const { look } = sheet;
  const { head, side, main } = laySheet(sheet);
  const fonts: Record<string, string> = {
    plain: "",
    t1: "\\usepackage[T1]{fontenc}\\usepackage{lmodern}",
    times: "\\usepackage[T1]{fontenc}\\usepackage{mathptmx}",
    helvet: "\\usepackage[T1]{fontenc}\\usepackage[scaled=.92]{helvet}\\renewcommand\\familydefault{\\sfdefault}",
    palatino: "\\usepackage[T1]{fontenc}\\usepackage{mathpazo}",
    system: `\\usepackage{fontspec}\\setmainfont{${(look.system ?? "DejaVu_Sans").replace(/_/g, " ")}}`,
  };
  const headStyle = look.texHead === "smallcaps" ? "\\scshape\\Large" : look.texHead === "centre" ? "\\bfseries\\centering" : "\\bfseries\\large";
  const body = (blocks: Block[]) => blocks.map(block).join("\n");
  const top = `{${look.align === "center" ? "\\centering " : ""}${body(head)}}`;
  const columns =
    look.cols === "two"
      ? `${top}\n\\begin{paracol}{2}\n${body(main)}\n\\switchcolumn\n${body(side)}\n\\end{paracol}`
      : hasSide(look)
        ? `${top}\n\\columnratio{${look.cols === "sideRight" ? "0.66" : "0.3"}}\\setlength\\columnsep{8mm}\\begin{paracol}{2}\\raggedright\n${look.cols === "sideRight" ? `${body(main)}\n\\switchcolumn\\raggedright\n${body(side)}` : `${body(side)}\n\\switchcolumn\\raggedright\n${body(main)}`}\n\\end{paracol}`
        : `${top}\n${body(main)}`;
  return `\\documentclass[${look.size ?? "11"}pt,a4paper]{article}
\\ifdefined\\pdftrailerid\\pdftrailerid{}\\pdfsuppressptexinfo=-1\\fi
\\usepackage[margin=${look.margin ?? "20mm"}]{geometry}
${engineInput(look)}\\usepackage{textcomp,marvosym,paracol,enumitem,titlesec,xcolor,tabularx}
${fonts[look.tex ?? "t1"]}
\\titleformat{\\section}{${headStyle}}{}{0em}{}[${look.texHead === "bare" ? "" : "\\titlerule"}]
\\titlespacing*{\\section}{0pt}{9pt}{4pt}\\setlist[itemize]{nosep,leftmargin=5mm${look.dash ? ",label=--" : ""}}
\\linespread{${look.spread ?? "1"}}\\pagestyle{${look.numbered ? "plain" : "empty"}}\\setlength\\parindent{0pt}\\setlength\\parskip{2pt}
\\begin{document}
${columns}
\\end{document}
`;
}

function engineInput(look: Record<string, string>): string {
  return (look.engine ?? "pdflatex") === "pdflatex" ? "\\usepackage[utf8]{inputenc}\n" : "";
}

function block(piece: Block): string {
  const style = (bold?: boolean, italic?: boolean, text = "") => (bold ? `\\textbf{${text}}` : italic ? `\\textit{${text}}` : text);
  switch (piece.type) {
    case "name":
      return `{\\Huge\\bfseries ${tex(piece.text)}\\par}\\vspace{3pt}`;
    case "heading":
      return `\\section*{${tex(piece.text)}}`;
    case "line":
      return `${piece.icon === undefined ? "" : `${ICONS[piece.icon]}~`}${style(piece.bold, piece.italic, tex(piece.text))}\\par`;
    case "para":
      return `${tex(piece.text)}\\par`;
    case "bullet":
      return `\\begin{itemize}\\item ${tex(piece.text)}\\end{itemize}`;
    case "row":
      return `${style(piece.bold, piece.italic, tex(piece.left))}\\hfill ${style(false, piece.italic, tex(piece.right))}\\par`;
    case "dated":
      return `\\begin{tabularx}{\\linewidth}{@{}p{34mm}X@{}}${tex(piece.dates)} & \\textbf{${tex(piece.lines[0] ?? "")}}${piece.lines.slice(1).map((line) => `\\newline ${tex(line)}`).join("")}\\end{tabularx}\\par`;
    case "cells":
      return `\\begin{tabular}{@{}lll@{}}${chunk(piece.cells, 3).map((row) => row.map(tex).join(" & ")).join("\\\\")}\\end{tabular}\\par`;
  }
}

export function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
