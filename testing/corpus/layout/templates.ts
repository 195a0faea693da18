import { cities, degrees, interests, languages, names, schools, type Trade, trades } from "./people.ts";
import { Random } from "./random.ts";

/**
 * A resume page as HTML whose elements stand in the order in which a person reads them, wherever style places them.
 * Elements of class 'furniture' (page numbers, repeated footers) are no part of the text.
 */
export type Template = { html: string; columns: number; layout: string };

const layouts = [
  "single", "single", "single", "hints", "timeline", "sidebar-left", "sidebar-left", "sidebar-right", "sidebar-right", "halves", "header-sidebar-left", "header-sidebar-right", "table-halves", "three", "bottom-halves", "boxed-right",
] as const;

export function makeTemplate(seed: number): Template {
  const random = new Random(seed * 7919 + 13);
  const layout = random.pick(layouts);
  const parts = makeParts(random);
  const base = random.pick([8.5, 9, 9.5, 10, 10.5, 11]);
  const style = makeStyle(random, base, layout);
  const { body, columns } = placeParts(layout, parts, random);
  return { html: `<!doctype html><meta charset="utf-8"><title>Resume</title><style>${style}</style><body>${body}</body>`, columns, layout };
}

export type Parts = Record<"name" | "contact" | "summary" | "jobs" | "education" | "skills" | "certificates" | "languages" | "interests", string> & { nameAlone: string; contactLines: string };

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function makeParts(random: Random): Parts {
  const trade: Trade = trades[random.pick(Object.keys(trades))]!;
  const name = random.pick(names);
  const mail = `${name.toLowerCase().normalize("NFD").replace(/[^a-z ]/g, "").replaceAll(" ", ".")}@mail.example`;
  const phone = random.pick(["+1 503 555 0142", "(512) 555-0187", "+44 7700 900123", "+48 601 555 010"]);
  const city = random.pick(cities);
  const link = `linkedin.com/in/${name.toLowerCase().replace(/[^a-z]+/g, "")}`;
  const heading = (text: string) => `<h2>${text}</h2>`;
  const contactItems = [phone, mail, city, link];
  const separator = random.pick([" | ", " • ", " · ", "  "]);
  const contactKind = random.pick(["line", "line", "lines", "grid"]);
  const contactLines = contactItems.map((one) => `<div>${one}</div>`).join("");
  const contact = contactKind === "line" ? `<div class="contact">${contactItems.map(esc).join(esc(separator))}</div>`
    : contactKind === "lines" ? `<div class="contact">${contactLines}</div>`
    : `<div class="contact grid2">${contactItems.map((one) => `<div>${one}</div>`).join("")}</div>`;
  const title = random.pick(trade.titles);
  const jobs = random.between(2, 4);
  let year = 2024;
  const dateStyle = random.pick(["long", "short", "number", "year"]);
  const date = (y: number) => dateStyle === "long" ? `${random.pick(["January", "March", "June", "September"])} ${y}` : dateStyle === "short" ? `${random.pick(months)} ${y}` : dateStyle === "number" ? `${String(random.between(1, 12)).padStart(2, "0")}/${y}` : `${y}`;
  const kind = random.pick(["right", "right", "right2", "under", "bar", "before", "columnless"]);
  const order = random.some(trade.bullets, trade.bullets.length);
  let jobHtml = "";
  for (let index = 0; index < jobs; index++) {
    const start = year - random.between(1, 4);
    const period = `${date(start)} – ${index === 0 ? "Present" : date(year)}`;
    year = start;
    const role = index === 0 ? title : random.pick(trade.titles);
    const employer = random.pick(trade.employers);
    const place = random.pick(cities);
    const bullets = random.some(order, random.between(2, 4)).map((one) => `<li>${one}</li>`).join("");
    const head = kind === "right" ? `<div class="row"><b>${role}</b><span>${period}</span></div><div>${employer}, ${place}</div>`
      : kind === "right2" ? `<div class="row"><b>${employer}</b><span>${place}</span></div><div class="row"><i>${role}</i><i>${period}</i></div>`
      : kind === "under" ? `<div><b>${role}</b></div><div>${employer}</div><div class="soft">${period} | ${place}</div>`
      : kind === "bar" ? `<div><b>${role}</b> | ${employer} | ${period}</div>`
      : kind === "before" ? `<div class="soft">${period}</div><div><b>${role}</b>, ${employer}</div>`
      : `<div><b>${role}</b> at ${employer} (${period})</div>`;
    jobHtml += `<div class="job" data-period="${period}">${head}<ul>${bullets}</ul></div>`;
  }
  const skillKind = random.pick(["list", "list", "commas", "labels", "columns", "chips", "bars", "table"]);
  const skills = random.some(trade.skills, random.between(6, 10));
  const half = Math.ceil(skills.length / 2);
  const skillHtml = skillKind === "list" ? `<ul>${skills.map((one) => `<li>${one}</li>`).join("")}</ul>`
    : skillKind === "commas" ? `<p>${skills.join(", ")}</p>`
    : skillKind === "labels" ? `<p><b>Core:</b> ${skills.slice(0, half).join(", ")}</p><p><b>Other:</b> ${skills.slice(half).join(", ")}</p>`
    : skillKind === "columns" ? `<div class="cells">${skills.map((one) => `<div>• ${one}</div>`).join("")}</div>`
    : skillKind === "chips" ? `<div class="chips">${skills.map((one) => `<span class="chip">${one}</span>`).join(" ")}</div>`
    : skillKind === "bars" ? skills.map((one) => `<div class="bar">${one}<i style="width:${random.between(30, 95)}%"></i></div>`).join("")
    : `<table><tr><td>Core</td><td>${skills.slice(0, half).join(", ")}</td></tr><tr><td>Other</td><td>${skills.slice(half).join(", ")}</td></tr></table>`;
  const studies = Array.from({ length: random.between(1, 2) }, () => {
    const years = `${random.between(2004, 2010)} – ${random.between(2011, 2016)}`;
    return random.chance(0.5) ? `<div class="row"><b>${random.pick(degrees)}</b><span>${years}</span></div><div>${random.pick(schools)}</div>` : `<div><b>${random.pick(degrees)}</b></div><div>${random.pick(schools)}</div><div>${years}</div>`;
  }).join("");
  const summary = `${title} with ${random.between(4, 19)} years of experience in ${trade.skills[0]!.toLowerCase()} and ${trade.skills[1]!.toLowerCase()}. ${random.pick(["Known for calm work under pressure and for teaching others.", "Looking for a team that values careful work.", "Comfortable with responsibility, deadlines and people."])} ${trade.bullets[2]}.`;
  const nameAlone = `<h1>${name}</h1>`;
  return {
    nameAlone,
    contactLines,
    name: `${nameAlone}${random.chance(0.6) ? `<div class="title">${title}</div>` : ""}`,
    contact,
    summary: heading(random.pick(["Summary", "Profile", "About me"])) + `<p>${summary}</p>`,
    jobs: heading(random.pick(["Experience", "Work experience", "Employment history"])) + jobHtml,
    education: heading("Education") + studies,
    skills: heading(random.pick(["Skills", "Key skills"])) + skillHtml,
    certificates: heading("Certifications") + `<ul>${trade.certificates.map((one) => `<li>${one}</li>`).join("")}</ul>`,
    languages: heading("Languages") + random.some(languages, 2).map((one) => `<div>${one}</div>`).join(""),
    interests: heading("Interests") + `<p>${random.some(interests, 3).join(", ")}</p>`,
  };
}

export const esc = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function placeParts(layout: string, p: Parts, random: Random): { body: string; columns: number } {
  const footer = random.chance(0.2) ? `<div class="furniture foot">Page 1 of 1</div>` : "";
  const contactHeaded = `<h2>Contact</h2>${p.contactLines}`;
  const small = [p.skills, p.languages, p.certificates, p.interests].slice(0, random.between(2, 4)).join("");
  const header = random.chance(0.3)
    ? `<div class="split"><div>${p.name}</div><div class="right">${p.contactLines}</div></div>`
    : `<div class="head">${p.name}${p.contact}</div>`;
  switch (layout) {
    case "sidebar-left":
      return { columns: 2, body: `<div class="g side"><div class="s">${random.chance(0.5) ? p.name : ""}${contactHeaded}${small}</div><div>${p.summary}${p.jobs}${p.education}</div></div>${footer}`.replace(/<div>(?=<h2>(?:Summary|Profile|About))/, random.chance(0.5) ? "<div>" : "<div>") };
    case "sidebar-right":
      return { columns: 2, body: `<div class="g main"><div>${p.name}${p.summary}${p.jobs}</div><div class="s">${contactHeaded}${small}${p.education.replaceAll('class="row"', 'class="stack"')}</div></div>${footer}` };
    case "header-sidebar-left":
      return { columns: 2, body: `${header}<div class="g side"><div class="s">${small}${p.education.replaceAll('class="row"', 'class="stack"')}</div><div>${p.summary}${p.jobs}</div></div>${footer}` };
    case "header-sidebar-right":
      return { columns: 2, body: `${header}<div class="g main"><div>${p.summary}${p.jobs}</div><div class="s">${small}${p.education.replaceAll('class="row"', 'class="stack"')}</div></div>${footer}` };
    case "boxed-right":
      return { columns: 2, body: `${header}${p.summary}<div class="g main"><div>${p.jobs}</div><div class="s box">${small}</div></div>${p.education}${footer}` };
    case "halves":
      return { columns: 2, body: `${header}<div class="g half"><div>${p.summary}${p.jobs}</div><div>${p.education}${small}</div></div>${footer}` };
    case "table-halves":
      return { columns: 2, body: `${header}<table class="outer"><tr><td width="62%">${p.jobs}</td><td>${p.summary}${small}</td></tr></table>${p.education}${footer}` };
    case "three":
      return { columns: 3, body: `${header}<div class="g third"><div>${small}</div><div>${p.summary}${p.jobs.replaceAll('class="row"', 'class="stack"')}</div><div>${p.education.replaceAll('class="row"', 'class="stack"')}${p.certificates}</div></div>${footer}` };
    case "bottom-halves":
      return { columns: 1, body: `${header}${p.summary}${p.jobs}<div class="g half"><div>${p.skills}</div><div>${p.certificates}</div></div>${footer}` };
    case "hints": {
      const hinted = p.jobs.replace(/<div class="job" data-period="([^"]*)">/g, '<div class="hint"><div class="soft">$1</div><div class="job">').replace(/<\/ul><\/div>/g, "</ul></div></div>");
      return { columns: 1, body: `${header}${p.summary}${hinted}${p.education}<h2>Tools</h2><div class="hint"><div class="soft">Daily</div><div>${p.languages.replace(/<h2>.*?<\/h2>/, "")}</div></div>${p.skills}${footer}` };
    }
    case "timeline":
      return { columns: 1, body: `${header}${p.summary}<div class="line">${p.jobs}</div>${p.education}${p.skills}${footer}` };
    default:
      return { columns: 1, body: `${header}${[p.summary, p.jobs, p.education, p.skills, p.certificates, p.languages].join("")}${footer}` };
  }
}

function makeStyle(random: Random, base: number, layout: string): string {
  const font = random.pick(["Liberation Sans", "Liberation Serif", "DejaVu Sans", "Noto Sans", "Noto Serif", "Liberation Sans Narrow"]);
  const colour = random.pick(["#222", "#1b3a5c", "#7a1f2b", "#0b6", "#000"]);
  const dark = random.chance(0.4);
  const gap = random.between(12, 30);
  const sideWidth = random.between(24, 36);
  const narrow = random.pick([0, 0, 1]);
  const spacing = random.pick(["0", "0", "0.05em", "0.25em"]);
  const align = random.pick(["left", "left", "justify"]);
  return `@page{size:${random.pick(["Letter", "A4"])};margin:${layout === "sidebar-left" && dark ? "0" : `${random.between(28, 60)}pt`}}
*{box-sizing:border-box}body{margin:0;font:${base}pt/${random.pick([1.15, 1.25, 1.4, 1.5])} "${font}";color:#222}
h1{font-size:${random.between(18, 34)}pt;margin:0 0 4pt;line-height:1.1;${random.chance(0.3) ? "text-transform:uppercase;" : ""}color:inherit}
h2{font-size:${(base * random.pick([1.1, 1.25, 1.5])).toFixed(1)}pt;margin:${random.between(8, 16)}pt 0 4pt;letter-spacing:${spacing};color:${colour};${random.chance(0.5) ? "text-transform:uppercase;" : ""}${random.chance(0.4) ? "border-bottom:1px solid #999;" : ""}}
.s h2{color:inherit}p{margin:0 0 4pt;text-align:${align}}ul{margin:2pt 0 6pt;padding-left:${random.between(10, 18)}pt;list-style:${random.pick(["disc", "disc", '"– "', '"• "', "square"])}}
.head{text-align:${random.pick(["left", "center"])};margin-bottom:8pt}.row{display:flex;justify-content:space-between;gap:8pt}.split{display:flex;justify-content:space-between}.right{text-align:right}
.g{display:grid;gap:${gap}pt}.side{grid-template-columns:${sideWidth}% 1fr;${layout === "sidebar-left" && dark ? "min-height:100vh;padding-right:28pt" : ""}}.main{grid-template-columns:1fr ${sideWidth}%}.half{grid-template-columns:1fr 1fr}.third{grid-template-columns:22% 1fr 24%}
.s{${dark ? `background:#1e2b3a;color:#fff;padding:${random.between(14, 28)}pt;` : random.chance(0.5) ? "background:#eef;padding:10pt;" : ""}}.box{border:1px solid #888;padding:8pt}
.soft{color:#666}.job{margin-bottom:6pt}.hint{display:grid;grid-template-columns:${random.between(84, 110)}pt 1fr;gap:10pt}.line{border-left:2px solid ${colour};padding-left:12pt}
.stack>*{display:block}.grid2{display:grid;grid-template-columns:1fr 1fr;text-align:left}.cells{display:grid;grid-template-columns:repeat(auto-fit,minmax(${narrow ? 14 : 12}em,1fr))}.chip{display:inline-block;border:1px solid #aaa;border-radius:4pt;padding:1pt 5pt;margin:1pt}
.bar i{display:block;height:4pt;background:${colour};margin-bottom:3pt}.outer{width:100%;border-collapse:collapse}.outer td{vertical-align:top;padding:0 8pt 0 0}td{vertical-align:top;padding-right:10pt}.foot{position:fixed;bottom:0;width:100%;text-align:center;font-size:8pt}`;
}
