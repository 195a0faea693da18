import type { Template } from "./templates.ts";

/** Pages for what is hard in the text itself: scripts, directions, broken and spaced words, what repeats on every page. */
const specials: Template[] = [
  {
    layout: "right-to-left",
    columns: 1,
    html: `<!doctype html><meta charset=utf-8><style>body{font:11pt "Noto Naskh Arabic","Noto Sans Hebrew","Liberation Sans"}</style><body dir=rtl><h1>ليلى حداد</h1><p>ممرضة مسجلة | 0555 123 456 | layla@mail.example</p><h2>الخبرة</h2><p><b>مستشفى النور</b> — يناير 2020 - حتى الآن</p><ul><li>رعاية 30 مريضا في اليوم في قسم الجراحة</li><li>تدريب خمسة ممرضين جدد (ACLS)</li></ul><h1>נועה לוי</h1><p>מהנדסת תוכנה בחברת Acme משנת 2019</p><p>שפות: עברית, אנגלית</p></body>`,
  },
  {
    layout: "many-scripts",
    columns: 1,
    html: `<!doctype html><meta charset=utf-8><style>body{font:11pt "Noto Sans","Noto Sans Devanagari","Droid Sans Fallback"}</style><body><h1>प्रिया शर्मा</h1><p>पंजीकृत नर्स, दिल्ली में अस्पताल, क्षेत्र</p><h1>Иван Петров</h1><p>Сварщик шестого разряда с опытом работы</p><h1>Γιώργος Παπαδόπουλος</h1><p>Λογιστής με εμπειρία</p><h1>Żaneta Gęślik</h1><p>Kierowca wózka widłowego, jaźń, źdźbło</p><p>看護師として十年の経験があります。</p><p>naïve café Ångström m² 10⁶</p></body>`,
  },
  {
    layout: "broken-words",
    columns: 2,
    html: `<!doctype html><html lang=en><meta charset=utf-8><style>body{font:10pt/1.3 "Liberation Serif"}.g{display:grid;grid-template-columns:1fr 150pt;gap:20pt}p{text-align:justify;margin:0 0 6pt}h2{letter-spacing:.35em;text-transform:uppercase;font-size:11pt;margin:0 0 4pt}</style><body><div class=g><div><h2>Work experience</h2><p>Responsible for the office of finance, for fluent workflows and for difficult affairs of the staff, with reflexes and confidence; first offices in five cities, officially classified as efficient.</p><p>Welded pressure vessels, read isometric drawings and kept the certificates of a crew of nine for a long time, day and night, in three shipyards.</p></div><div><h2>Key skills</h2><p>Inter&shy;departmental admini&shy;stration, stand&shy;ardis&shy;ation of pharma&shy;ceutical docu&shy;mentation, trans&shy;portation and ware&shy;housing, rehabili&shy;tation pro&shy;grammes.</p><p>A self-service portal, cross-functional teams, long-term plans, evidence-based nursing.</p></div></div></body></html>`,
  },
  {
    layout: "page-after-page",
    columns: 1,
    html: `<!doctype html><meta charset=utf-8><style>@page{size:A4;margin:0}body{font:11pt/1.5 "Liberation Sans";margin:0}.p{height:297mm;padding:14mm 20mm;position:relative;break-after:page}.foot{position:absolute;bottom:6mm;left:20mm;right:20mm;font-size:8pt;display:flex;justify-content:space-between}</style><body>${[1, 2, 3].map((page) => `<div class=p>${page === 1 ? "<h1>Tomasz Wierzbicki</h1><p>+48 601 555 010 | tomasz@mail.example</p>" : ""}${Array.from({ length: 12 }, (_, at) => `<p>Item ${page * 100 + at} of the work: welded ${7 * at + page} metres of pipe in water lines.</p>`).join("")}<div class="foot furniture"><span>Curriculum vitae</span><span>Page ${page} of 3</span></div></div>`).join("")}</body>`,
  },
  {
    layout: "ruled-table",
    columns: 1,
    html: `<!doctype html><meta charset=utf-8><style>body{font:10pt "Liberation Sans"}td,th{border:1px solid #000;padding:3pt;text-align:left;vertical-align:top}table{border-collapse:collapse;width:100%}</style><body><h1>Aoife Byrne</h1><h2>Education</h2><table><tr><th>Degree</th><th>School</th><th>Year</th><th>Grade</th></tr><tr><td>BSc Nursing</td><td>Galway University</td><td>2012</td><td>First</td></tr><tr><td>Diploma in Care</td><td>Athlone College of Further Education</td><td>2008</td><td>Merit</td></tr><tr><td>Leaving Certificate</td><td>St. Mary's</td><td>2005</td><td>480 points</td></tr></table><h2>Skills</h2><table><tr><td>Languages</td><td>English, Irish, Polish</td></tr><tr><td>Clinical</td><td>Triage, IV therapy</td></tr><tr><td>Other</td><td>Driving licence B</td></tr></table></body>`,
  },
];

export function makeSpecial(seed: number): Template {
  return specials[(seed - 1) % specials.length]!;
}
