import { cities, degrees, interests, languages, names, schools, trades } from "./people.ts";
import { Random } from "./random.ts";
import { esc, type Template } from "./templates.ts";

/**
 * Designs that people know from typesetting classes, office suites and online builders, drawn anew. As in templates.ts
 * the elements stand in reading order.
 */
type Person = ReturnType<typeof makePerson>;
type Design = { columns: number; style: string; body: (p: Person, random: Random) => string };

function makePerson(random: Random) {
  const trade = trades[random.pick(Object.keys(trades))]!;
  const name = random.pick(names);
  let year = 2024;
  const jobs = Array.from({ length: random.between(2, 4) }, (_, index) => {
    const from = year - random.between(1, 4);
    const period = random.pick([`${from} – ${index === 0 ? "Present" : year}`, `Mar ${from} – ${index === 0 ? "Present" : `Jun ${year}`}`, `0${random.between(1, 9)}/${from} - ${index === 0 ? "now" : `11/${year}`}`]);
    year = from;
    return { title: random.pick(trade.titles), employer: random.pick(trade.employers), place: random.pick(cities), period, bullets: random.some(trade.bullets, random.between(2, 4)) };
  });
  const studies = Array.from({ length: random.between(1, 2) }, () => ({ degree: random.pick(degrees), school: random.pick(schools), place: random.pick(cities), period: `${random.between(2001, 2008)} – ${random.between(2009, 2015)}` }));
  const mail = `${name.toLowerCase().normalize("NFD").replace(/[^a-z]/g, "")}@mail.example`;
  return {
    name, title: trade.titles[0]!, phone: random.pick(["+1 503 555 0142", "(512) 555-0187", "+44 7700 900123"]), mail, city: random.pick(cities), site: `${name.split(" ")[0]!.toLowerCase()}.example`,
    summary: `${trade.titles[0]} with ${random.between(3, 20)} years in ${trade.skills.slice(0, 3).join(", ").toLowerCase()}. ${trade.bullets[1]}. Looking for a team that values careful work.`,
    jobs, studies, skills: random.some(trade.skills, random.between(6, 10)), certificates: trade.certificates, languages: random.some(languages, 3), interests: random.some(interests, 3),
  };
}

const list = (items: string[]) => `<ul>${items.map((one) => `<li>${esc(one)}</li>`).join("")}</ul>`;
const lines = (items: string[], tag = "div") => items.map((one) => `<${tag}>${esc(one)}</${tag}>`).join("");
const row = (left: string, right: string) => `<div class="row"><div>${left}</div><div>${right}</div></div>`;
const job = (one: Person["jobs"][number]) => `${row(`<b>${one.title}</b>`, one.period)}${row(`<i>${esc(one.employer)}</i>`, one.place)}${list(one.bullets)}`;
const study = (one: Person["studies"][number]) => `${row(`<b>${one.degree}</b>`, one.period)}${row(one.school, one.place)}`;

export const designs: Record<string, Design> = {
  // A typeset one-pager: two thirds and one third, small type, bars between facts.
  "thirds": {
    columns: 2,
    style: "body{font:9pt/1.25 'Liberation Sans'}h1{text-align:center;font-size:30pt;font-weight:300;margin:0}.c{text-align:center;font-size:8pt}.g{display:grid;grid-template-columns:33% 1fr;gap:18pt}h2{font-size:13pt;font-weight:400;text-transform:uppercase;margin:8pt 0 3pt}h3{font-size:10pt;margin:4pt 0 0}",
    body: (p) => `<h1>${p.name}</h1><div class=c>${p.site} | ${p.mail} | ${p.phone}</div><div class=g><div><h2>Education</h2>${p.studies.map((s) => `<h3>${s.school}</h3><div>${s.degree}</div><div>${s.period} | ${s.place}</div>`).join("")}<h2>Skills</h2><h3>Daily</h3><div>${p.skills.slice(0, 4).join(" • ")}</div><h3>Familiar</h3><div>${p.skills.slice(4).join(" • ")}</div><h2>Languages</h2>${lines(p.languages)}</div><div><h2>Experience</h2>${p.jobs.map((j) => `<h3>${esc(j.employer)} | ${j.title}</h3><div>${j.period} | ${j.place}</div>${list(j.bullets)}`).join("")}<h2>Awards</h2><table>${p.certificates.map((c, at) => `<tr><td>${2012 + at}</td><td>top ${at + 1}</td><td>${c}</td></tr>`).join("")}</table></div></div>`,
  },
  // Tabular one-pager with two lines of left and right facts per job.
  "tabular": {
    columns: 1,
    style: "body{font:10pt/1.2 'Liberation Serif'}h1{text-align:center;font-variant:small-caps;font-size:26pt;margin:0}.c{text-align:center}h2{font-variant:small-caps;font-weight:400;border-bottom:1px solid #000;margin:8pt 0 4pt}",
    body: (p) => `<h1>${p.name}</h1><div class=c>${[p.phone, p.mail, p.site, p.city].join(" | ")}</div><h2>Education</h2>${p.studies.map(study).join("")}<h2>Experience</h2>${p.jobs.map(job).join("")}<h2>Projects</h2>${row(`<b>Side project</b> | <i>${p.skills.slice(0, 2).join(", ")}</i>`, "June 2020 – Present")}${list(p.jobs[0]!.bullets)}<h2>Skills</h2><div><b>Core</b>: ${p.skills.slice(0, 4).join(", ")}</div><div><b>Other</b>: ${p.skills.slice(4).join(", ")}</div>`,
  },
  // Hints to the left: periods and labels in a narrow column, one line each.
  "hints": {
    columns: 1,
    style: "body{font:10.5pt/1.3 'Noto Sans'}h1{font-size:28pt;font-weight:300;margin:0}.h{display:grid;grid-template-columns:90pt 1fr;gap:12pt;margin-bottom:4pt}.h>:first-child{text-align:right}h2{color:#3873b3;margin:8pt 0 4pt 102pt;font-size:14pt}",
    body: (p) => `<div class=row><div><h1>${p.name}</h1></div><div style="text-align:right;font-size:9pt">${lines([p.city, p.phone, p.mail])}</div></div><h2>Experience</h2>${p.jobs.map((j) => `<div class=h><div>${j.period}</div><div><b>${j.title}</b>, <i>${esc(j.employer)}</i>, ${j.place}.${list(j.bullets)}</div></div>`).join("")}<h2>Education</h2>${p.studies.map((s) => `<div class=h><div>${s.period}</div><div><b>${s.degree}</b>, ${s.school}</div></div>`).join("")}<h2>Skills</h2><div class=h><div>Core</div><div>${p.skills.slice(0, 4).join(", ")}</div></div><div class=h><div>Other</div><div>${p.skills.slice(4).join(", ")}</div></div><h2>Languages</h2>${p.languages.map((l) => `<div class=h><div>${l.split(" ")[0]}</div><div>${l.split(" ")[1]}</div></div>`).join("")}`,
  },
  // Section headings hang in the left margin, their contents stand to the right.
  "hung-headings": {
    columns: 1,
    style: "body{font:10pt/1.35 'Liberation Sans'}h1{font-size:24pt;margin:0 0 2pt}.h{display:grid;grid-template-columns:110pt 1fr;gap:14pt;border-top:1px solid #aaa;padding-top:6pt;margin-top:8pt}h2{font-size:11pt;margin:0;text-transform:uppercase;color:#a33}",
    body: (p) => `<h1>${p.name}</h1><div>${p.mail} · ${p.phone} · ${p.city}</div><div class=h><h2>Profile</h2><div>${p.summary}</div></div><div class=h><h2>Experience</h2><div>${p.jobs.map(job).join("")}</div></div><div class=h><h2>Education</h2><div>${p.studies.map(study).join("")}</div></div><div class=h><h2>Skills</h2><div>${p.skills.join(", ")}</div></div><div class=h><h2>Interests</h2><div>${p.interests.join(", ")}</div></div>`,
  },
  // Period, employer and place in a block to the left of every job.
  "job-blocks": {
    columns: 1,
    style: "body{font:10pt/1.3 'DejaVu Sans'}h1{margin:0}.h{display:grid;grid-template-columns:130pt 1fr;gap:16pt;margin-bottom:8pt}.h>:first-child{color:#666}h2{border-bottom:2px solid #28a;font-size:13pt;margin:10pt 0 6pt}",
    body: (p) => `<h1>${p.name}</h1><div>${p.title}</div><div>${p.mail} | ${p.phone}</div><h2>Work history</h2>${p.jobs.map((j) => `<div class=h><div><div>${j.period}</div><div>${esc(j.employer)}</div><div>${j.place}</div></div><div><b>${j.title}</b>${list(j.bullets)}</div></div>`).join("")}<h2>Education</h2>${p.studies.map((s) => `<div class=h><div><div>${s.period}</div><div>${s.place}</div></div><div><b>${s.degree}</b><div>${s.school}</div></div></div>`).join("")}<h2>Skills</h2>${list(p.skills)}`,
  },
  // Coloured head over the whole page with contact cells, light sidebar to the right.
  "banner-right": {
    columns: 2,
    style: "@page{margin:0!important}body{font:9.5pt/1.4 'Noto Sans';margin:0}.b{background:#204a5c;color:#fff;padding:24pt 36pt;text-align:center}.b h1{margin:0;font-size:28pt;letter-spacing:3pt;text-transform:uppercase}.k{display:grid;grid-template-columns:repeat(4,1fr);background:#eee;padding:6pt 36pt;font-size:8pt}.g{display:grid;grid-template-columns:1fr 30%;gap:20pt;padding:10pt 36pt}h2{font-size:12pt;color:#204a5c;margin:10pt 0 3pt}.t{background:#e7eef0;padding:8pt}",
    body: (p) => `<div class=b><h1>${p.name}</h1><div>${p.title}</div></div><div class=k>${lines([p.phone, p.mail, p.city, p.site])}</div><div class=g><div><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${p.jobs.map(job).join("")}</div><div class=t><h2>Education</h2>${p.studies.map((s) => lines([s.degree, s.school, s.period])).join("<br>")}<h2>Skills</h2>${lines(p.skills)}<h2>Certificates</h2>${list(p.certificates)}</div></div>`,
  },
  // Dark sidebar to the left with the name in it, a time line in the main column.
  "dark-left": {
    columns: 2,
    style: "@page{margin:0!important}body{font:9.5pt/1.35 'Liberation Sans';margin:0}.g{display:grid;grid-template-columns:32% 1fr;min-height:100vh}.s{background:#2b2b3b;color:#eee;padding:24pt 18pt}.m{padding:24pt 30pt 24pt 24pt}h1{font-size:22pt;margin:0 0 4pt}h2{font-size:12pt;text-transform:uppercase;letter-spacing:1pt;margin:12pt 0 4pt}.e{border-left:2px solid #888;padding-left:10pt;margin-bottom:6pt}",
    body: (p) => `<div class=g><div class=s><h1>${p.name}</h1><div>${p.title}</div><h2>Contact</h2>${lines([p.phone, p.mail, p.city])}<h2>Skills</h2>${p.skills.map((s, at) => `<div>${s}</div><div style="background:#555;height:4pt"><div style="background:#9cf;height:4pt;width:${40 + 5 * at}%"></div></div>`).join("")}<h2>Languages</h2>${lines(p.languages)}</div><div class=m><h2>About</h2><p>${p.summary}</p><h2>Experience</h2>${p.jobs.map((j) => `<div class=e><b>${j.title}</b><div>${esc(j.employer)}, ${j.place}</div><div>${j.period}</div>${list(j.bullets)}</div>`).join("")}<h2>Education</h2>${p.studies.map((s) => `<div class=e><b>${s.degree}</b><div>${s.school}</div><div>${s.period}</div></div>`).join("")}</div></div>`,
  },
  // Main column with periods to its left, and a sidebar to the right.
  "hints-and-sidebar": {
    columns: 2,
    style: "body{font:9pt/1.3 'Noto Sans'}h1{margin:0;font-size:26pt}.g{display:grid;grid-template-columns:1fr 28%;gap:22pt}.h{display:grid;grid-template-columns:70pt 1fr;gap:8pt;margin-bottom:4pt}h2{font-size:12pt;border-bottom:1px solid #777;margin:8pt 0 4pt}",
    body: (p) => `<h1>${p.name}</h1><div>${p.title} — ${p.city}</div><div class=g><div><h2>Experience</h2>${p.jobs.map((j) => `<div class=h><div>${j.period}</div><div><b>${j.title}</b><div>${esc(j.employer)}</div>${list(j.bullets)}</div></div>`).join("")}<h2>Education</h2>${p.studies.map((s) => `<div class=h><div>${s.period}</div><div><b>${s.degree}</b><div>${s.school}</div></div></div>`).join("")}</div><div><h2>Contact</h2>${lines([p.phone, p.mail, p.site])}<h2>Skills</h2>${list(p.skills)}<h2>Languages</h2>${lines(p.languages)}<h2>Interests</h2><p>${p.interests.join(", ")}</p></div></div>`,
  },
  // One column with skill cards side by side.
  "cards": {
    columns: 1,
    style: "body{font:10pt/1.35 'Liberation Serif'}h1{margin:0;font-size:24pt}h2{font-size:13pt;margin:10pt 0 4pt;border-bottom:1px solid #444}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:16pt}h3{font-size:10pt;margin:0}",
    body: (p) => `<h1>${p.name}</h1><div>${p.mail} | ${p.phone} | ${p.city}</div><h2>Summary</h2><p>${p.summary}</p><h2>Skills</h2><div class=k><div><h3>Core</h3>${list(p.skills.slice(0, 3))}</div><div><h3>Certificates</h3>${list(p.certificates)}</div><div><h3>Languages</h3>${list(p.languages)}</div></div><h2>Experience</h2>${p.jobs.map(job).join("")}<h2>Education</h2>${p.studies.map(study).join("")}`,
  },
  // Name to the left, contact lines against the right margin.
  "letterhead": {
    columns: 1,
    style: "body{font:10.5pt/1.3 'Liberation Sans'}h1{margin:0;font-size:26pt}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #000;padding-bottom:6pt}.top .r{text-align:right;font-size:9pt}h2{font-size:12pt;text-transform:uppercase;margin:10pt 0 4pt}",
    body: (p) => `<div class=top><div><h1>${p.name}</h1><div>${p.title}</div></div><div class=r>${lines([p.city, p.phone, p.mail, p.site])}</div></div><h2>Professional summary</h2><p>${p.summary}</p><h2>Skills</h2><div style="columns:2">${list(p.skills)}</div><h2>Work history</h2>${p.jobs.map((j) => `<div><b>${j.title}</b>, ${j.period}</div><div><b>${esc(j.employer)}</b> – ${j.place}</div>${list(j.bullets)}`).join("")}<h2>Education</h2>${p.studies.map((s) => `<div><b>${s.degree}</b>, ${s.period}</div><div>${s.school}</div>`).join("")}`,
  },
  // Labels to the left in the European manner, right-aligned, with values beside them.
  "labels": {
    columns: 1,
    style: "body{font:9.5pt/1.35 'Liberation Sans Narrow'}.h{display:grid;grid-template-columns:150pt 1fr;gap:14pt}.h>:first-child{text-align:right}.sec{margin:8pt 0 2pt;font-weight:bold;font-size:11pt}",
    body: (p) => `<div class="h sec"><div>Personal information</div><div></div></div><div class=h><div>First name(s) / Surname(s)</div><div><b>${p.name}</b></div></div><div class=h><div>Telephone</div><div>${p.phone}</div></div><div class=h><div>E-mail</div><div>${p.mail}</div></div><div class="h sec"><div>Work experience</div><div></div></div>${p.jobs.map((j) => `<div class=h><div>Dates</div><div>${j.period}</div></div><div class=h><div>Occupation or position held</div><div>${j.title}</div></div><div class=h><div>Main activities and responsibilities</div><div>${j.bullets.join(". ")}</div></div><div class=h><div>Name and address of employer</div><div>${esc(j.employer)}, ${j.place}</div></div><br>`).join("")}<div class="h sec"><div>Education and training</div><div></div></div>${p.studies.map((s) => `<div class=h><div>Dates</div><div>${s.period}</div></div><div class=h><div>Title of qualification awarded</div><div>${s.degree}</div></div>`).join("")}`,
  },
  // Two even columns under a centred head, section by section, with a line between them.
  "even": {
    columns: 2,
    style: "body{font:9.5pt/1.4 'Noto Serif'}h1{text-align:center;margin:0}.c{text-align:center;margin-bottom:8pt}.g{display:grid;grid-template-columns:1fr 1px 1fr;gap:12pt}.l{background:#999}h2{font-size:12pt;margin:6pt 0 3pt}",
    body: (p) => `<h1>${p.name}</h1><div class=c>${p.title}<br>${p.mail} • ${p.phone}</div><div class=g><div><h2>Experience</h2>${p.jobs.map((j) => `<b>${j.title}</b><div>${esc(j.employer)}</div><div>${j.period}</div>${list(j.bullets)}`).join("")}</div><div class=l></div><div><h2>Summary</h2><p>${p.summary}</p><h2>Education</h2>${p.studies.map((s) => lines([s.degree, s.school, s.period])).join("<br>")}<h2>Skills</h2><p>${p.skills.join(", ")}</p><h2>Certificates</h2>${list(p.certificates)}</div></div>`,
  },
  // A long resume whose sidebar stands on the first page only.
  "long": {
    columns: 2,
    style: "body{font:11pt/1.5 'Liberation Sans'}h1{margin:0}.side{float:left;width:150pt;margin-right:20pt}.main{margin-left:170pt}h2{font-size:13pt;margin:10pt 0 4pt}.row{break-inside:avoid}",
    body: (p) => `<div class=side><h1>${p.name}</h1><h2>Contact</h2>${lines([p.phone, p.city])}<h2>Skills</h2>${list(p.skills)}<h2>Languages</h2>${lines(p.languages)}<h2>Certificates</h2>${list(p.certificates)}</div><div class=main><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${[...p.jobs, ...p.jobs].map((j) => `<b>${j.title}</b><div>${esc(j.employer)}, ${j.period}</div>${list(j.bullets)}`).join("")}<h2>Education</h2>${p.studies.map((s) => lines([s.degree, s.school])).join("")}</div>`,
  },
  // Plain office document: headings, tabs, nothing else.
  "office": {
    columns: 1,
    style: "body{font:11pt/1.15 'Liberation Serif'}h1{font-size:16pt;text-align:center;margin:0}h2{font-size:11pt;margin:10pt 0 0;text-transform:uppercase}",
    body: (p) => `<h1>${p.name}</h1><div style="text-align:center">${p.city}</div><div style="text-align:center">${p.phone} ${p.mail}</div><h2>Objective</h2><p style="margin:0">${p.summary}</p><h2>Experience</h2>${p.jobs.map((j) => `${row(`${esc(j.employer)}, ${j.place}`, j.period)}<div><b>${j.title}</b></div>${list(j.bullets)}`).join("")}<h2>Education</h2>${p.studies.map(study).join("")}<h2>Skills</h2><table>${[0, 1, 2].map((at) => `<tr>${p.skills.slice(2 * at, 2 * at + 2).map((s) => `<td style="padding-right:60pt">${s}</td>`).join("")}</tr>`).join("")}</table><h2>References</h2><div>Available upon request</div>`,
  },
};

export function makeDesign(seed: number): Template {
  const random = new Random(seed * 104_729 + 7);
  const keys = Object.keys(designs);
  const layout = keys[seed % keys.length]!;
  const design = designs[layout]!;
  const page = `@page{size:${random.pick(["Letter", "A4"])};margin:${random.between(30, 56)}pt}*{box-sizing:border-box}ul{margin:2pt 0 4pt;padding-left:14pt;list-style:${random.pick(["disc", '"– "', '"• "'])}}p{margin:0 0 4pt}.row{display:flex;justify-content:space-between;gap:10pt}`;
  return {
    html: `<!doctype html><meta charset="utf-8"><title>Resume</title><style>body{margin:0}${page}${design.style}</style><body>${design.body(makePerson(random), random)}</body>`,
    columns: design.columns,
    layout,
  };
}
