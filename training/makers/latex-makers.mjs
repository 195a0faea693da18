const escape = (text) => text.replace(/[&%$#_{}]/g, "\\$&");
const upper = (text) => text.toUpperCase();

/** Headings that people of each language write; two sets. */
const HEADINGS = {
  en: [
    { summary: "Profile", experience: "Work Experience", education: "Education", skills: "Skills", certificates: "Certifications", languages: "Languages", interests: "Interests" },
    { summary: "About Me", experience: "Employment History", education: "Education and Training", skills: "Core Skills", certificates: "Licences and Certificates", languages: "Languages", interests: "Hobbies" },
  ],
  de: [
    { summary: "Profil", experience: "Berufserfahrung", education: "Ausbildung", skills: "Kenntnisse", certificates: "Weiterbildung", languages: "Sprachen", interests: "Interessen" },
    { summary: "Kurzprofil", experience: "Beruflicher Werdegang", education: "Bildungsweg", skills: "Fähigkeiten", certificates: "Zertifikate", languages: "Sprachkenntnisse", interests: "Freizeit" },
  ],
  fr: [
    { summary: "Profil", experience: "Expérience professionnelle", education: "Formation", skills: "Compétences", certificates: "Certificats", languages: "Langues", interests: "Centres d’intérêt" },
    { summary: "À propos", experience: "Parcours professionnel", education: "Diplômes", skills: "Savoir-faire", certificates: "Habilitations", languages: "Langues", interests: "Loisirs" },
  ],
  es: [
    { summary: "Perfil", experience: "Experiencia laboral", education: "Formación académica", skills: "Competencias", certificates: "Certificados", languages: "Idiomas", interests: "Intereses" },
    { summary: "Sobre mí", experience: "Trayectoria profesional", education: "Estudios", skills: "Habilidades", certificates: "Cursos", languages: "Idiomas", interests: "Aficiones" },
  ],
};
const PRESENT = { en: ["Present", "now"], de: ["heute", "heute"], fr: ["aujourd’hui", "présent"], es: ["actualidad", "hoy"] };
const BABEL = { en: "english", de: "ngerman", fr: "french", es: "spanish,es-lcroman" };

/** What a template needs of a person: escaped words, printed dates, headings. */
export function contextOf(person, { date, set = 0, printDate, present }) {
  const { language } = person;
  const today = present === undefined ? PRESENT[language][set] : present;
  const printed = (iso) => printDate(iso, date, language);
  const words = (value) =>
    typeof value === "string" ? escape(value)
      : Array.isArray(value) ? value.map(words)
        : value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, words(inner)]))
          : value;
  const p = words(person);
  const names = p.name.split(" ");
  return {
    ...p,
    first: names[0],
    last: names.slice(1).join(" "),
    raw: person,
    today,
    headings: HEADINGS[language][set],
    babel: BABEL[language],
    from: (entry) => printed(entry.start),
    to: (entry) => (entry.end ? printed(entry.end) : today),
    range: (entry, dash = "--") => `${printed(entry.start)} ${dash} ${entry.end ? printed(entry.end) : today}`,
    day: (iso) => printed(iso),
    town: [p.postcode, p.city].join(" "),
    link: `linkedin.com/in/${p.linkedin}`,
    items: (list, environment = "itemize") => `\\begin{${environment}}\n${list.map((item) => `\\item ${item}`).join("\n")}\n\\end{${environment}}`,
    award: (study, between = ", ") => [study.degree, study.field].filter(Boolean).join(between),
  };
}

const ORDER = ["summary", "experience", "education", "skills", "certificates", "languages", "interests"];
/** Sections in an order, those of which there is something. */
const present = (c, order) => order.filter((kind) => kind !== "certificates" || c.certificates.length > 0);
const sectionsOf = (c, order, change = (heading) => heading) => present(c, order).map((kind) => [kind, change(c.headings[kind])]);
const parts = (c, order, content) => present(c, order).map((kind) => content[kind](c.headings[kind])).join("\n\n");
const joined = (...values) => values.filter(Boolean).join(", ");
const fullAddress = (p) => `${p.street}, ${p.postcode} ${p.city}`;

const modern = (style, color, people, options = {}) => ({
  id: `moderncv-${style}`,
  engine: options.engine ?? "lualatex",
  people,
  rule: (c) => ({
    unit: "after", address: `${c.raw.street}, ${c.raw.postcode} ${c.raw.city}`, linkedin: c.raw.linkedin,
    sections: sectionsOf(c, options.order ?? ORDER), columns: options.columns,
  }),
  tex: (c) => `\\documentclass[10pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}
\\moderncvcolor{${color}}
\\usepackage[scale=0.8]{geometry}
\\usepackage[${c.babel}]{babel}
\\name{${c.first}}{${c.last}}
\\title{${c.label}}
\\address{${c.street}}{${c.town}}{}
\\phone[mobile]{${c.phone}}
\\email{${c.email}}
\\social[linkedin]{${c.linkedin}}
\\begin{document}
\\makecvtitle
${parts(c, options.order ?? ORDER, {
  summary: (h) => `\\section{${h}}\n\\cvitem{}{${c.summary}}`,
  experience: (h) => `\\section{${h}}\n${c.jobs.map((j) => `\\cventry{${c.range(j)}}{${j.title}}{${joined(j.employer, j.unit)}}{${j.place}}{}{${c.items(j.bullets)}}`).join("\n")}`,
  education: (h) => `\\section{${h}}\n${c.studies.map((s) => `\\cventry{${c.range(s)}}{${c.award(s)}}{${s.school}}{${s.place}}{${s.grade ? `\\textit{${s.grade}}` : ""}}{}`).join("\n")}`,
  skills: (h) => `\\section{${h}}\n${c.skills.map((g) => `\\cvitem{${g.name}}{${g.items.join(", ")}}`).join("\n")}`,
  certificates: (h) => `\\section{${h}}\n${c.certificates.map((x) => `\\cvitem{${c.day(x.date)}}{${x.name}, ${x.issuer}}`).join("\n")}`,
  languages: (h) => `\\section{${h}}\n${c.languages.map((l) => `\\cvitemwithcomment{${l.name}}{${l.level}}{}`).join("\n")}`,
  interests: (h) => `\\section{${h}}\n\\cvitem{}{${c.interests.join(", ")}}`,
})}
\\end{document}`,
});

const altaMain = ["summary", "experience"];
const altaSide = ["skills", "languages", "education", "certificates"];
const PERSONAL = { en: "Personal information", de: "Angaben zur Person", fr: "Informations personnelles", es: "Información personal" };
const EUROPASS = {
  en: ["Dates", "Occupation or position held", "Name of employer", "Main activities", "Title of qualification awarded", "Name of organisation providing education"],
  de: ["Zeitraum", "Beruf oder Funktion", "Name des Arbeitgebers", "Wichtigste Tätigkeiten", "Bezeichnung der Qualifikation", "Name der Bildungseinrichtung"],
  es: ["Fechas", "Profesión o cargo desempeñado", "Nombre de la empresa o empleador", "Funciones", "Cualificación obtenida", "Nombre de la organización"],
};

/** The LaTeX makers: class, person and style of dates, what is printed, and the document. */
export const LATEX = [
  modern("classic", "blue", [["electrician", { date: "slash" }], ["engineer", { date: "short", set: 1 }]]),
  modern("banking", "green", [["accountant", { date: "long" }], ["chef", { date: "short" }]], { order: ["summary", "skills", "experience", "education", "certificates", "languages"] }),
  modern("casual", "orange", [["designer", { date: "year" }], ["teacher", { date: "slash", set: 1 }]]),
  modern("fancy", "purple", [["nurse", { date: "short" }]], { engine: "pdflatex" }),
  modern("oldstyle", "red", [["logistics", { date: "slash" }], ["electrician", { date: "point", set: 1 }]], { columns: 2, order: ["experience", "education", "skills", "certificates", "languages", "interests"] }),
  {
    id: "europasscv",
    engine: "pdflatex",
    people: [["teacher", { date: "slash" }], ["chef", { date: "year" }]],
    rule: (c) => ({
      unit: "after", address: `${c.raw.street}, ${c.raw.postcode} ${c.raw.city}`, linkedin: `linkedin.com/in/${c.raw.linkedin}`,
      sections: [["contact", upper(PERSONAL[c.language])], ...sectionsOf(c, ["experience", "education", "languages", "skills", "certificates"], upper)],
    }),
    tex: (c) => `\\documentclass[${c.babel.split(",")[0]},a4paper]{europasscv}
\\usepackage[${c.babel}]{babel}
\\usepackage[utf8]{inputenc}
\\ecvname{${c.name}}
\\ecvaddress{${c.street}, ${c.town}}
\\ecvtelephone{${c.phone}}
\\ecvemail{${c.email}}
\\ecvlinkedinpage{${c.link}}
\\begin{document}
\\begin{europasscv}
\\ecvpersonalinfo
\\ecvsection{${c.headings.experience}}
${c.jobs.map((j) => `\\ecvtitle{${c.range(j)}}{${j.title}}
\\ecvitem{}{${joined(j.employer, j.unit)}, ${j.place}}
\\ecvitem{}{${c.items(j.bullets, "ecvitemize")}}`).join("\n")}
\\ecvsection{${c.headings.education}}
${c.studies.map((s) => `\\ecvtitle{${c.range(s)}}{${c.award(s)}}
\\ecvitem{}{${s.school}, ${s.place}${s.grade ? ` (${s.grade})` : ""}}`).join("\n")}
\\ecvsection{${c.headings.languages}}
${c.languages.map((l) => `\\ecvblueitem{${l.name}}{${l.level}}`).join("\n")}
\\ecvsection{${c.headings.skills}}
${c.skills.map((g) => `\\ecvblueitem{${g.name}}{${g.items.join(", ")}}`).join("\n")}
\\ecvsection{${c.headings.certificates}}
${c.certificates.map((x) => `\\ecvblueitem{${c.day(x.date)}}{${x.name}}`).join("\n")}
\\end{europasscv}
\\end{document}`,
  },
  {
    id: "europecv",
    engine: "pdflatex",
    people: [["accountant", { date: "slash", set: 1 }], ["electrician", { date: "slash" }]],
    rule: (c) => ({
      unit: "after", address: fullAddress(c.raw), linkedin: null, grade: false,
      sections: [["contact", PERSONAL[c.language]], ...sectionsOf(c, ["experience", "education", "skills", "certificates", "languages"])],
    }),
    tex: (c) => {
      const words = EUROPASS[c.language];
      return `\\documentclass[helvetica,nologo,${c.language === "de" ? "german" : c.babel},a4paper]{europecv}
\\usepackage[utf8]{inputenc}
\\usepackage[${c.babel}]{babel}
\\usepackage[T1]{fontenc}
\\ecvname{${c.name}}
\\ecvaddress{${c.street}, ${c.town}}
\\ecvtelephone{${c.phone}}
\\ecvemail{${c.email}}
\\begin{document}
\\begin{europecv}
\\ecvpersonalinfo[5pt]
\\ecvsection{${c.headings.experience}}
${c.jobs.map((j) => `\\ecvitem{${words[0]}}{${c.range(j)}}
\\ecvitem{${words[1]}}{\\textbf{${j.title}}}
\\ecvitem{${words[2]}}{${joined(j.employer, j.unit)}, ${j.place}}
\\ecvitem[10pt]{${words[3]}}{${j.bullets.join("; ")}}`).join("\n")}
\\ecvsection{${c.headings.education}}
${c.studies.map((s) => `\\ecvitem{${words[0]}}{${c.range(s)}}
\\ecvitem{${words[4]}}{\\textbf{${c.award(s)}}}
\\ecvitem[10pt]{${words[5]}}{${s.school}, ${s.place}}`).join("\n")}
\\ecvsection{${c.headings.skills}}
${c.skills.map((g) => `\\ecvitem{${g.name}}{${g.items.join(", ")}}`).join("\n")}
\\ecvsection{${c.headings.certificates}}
${c.certificates.map((x) => `\\ecvitem{${c.day(x.date)}}{${x.name}, ${x.issuer}}`).join("\n")}
\\ecvsection{${c.headings.languages}}
${c.languages.map((l) => `\\ecvitem{${l.name}}{${l.level}}`).join("\n")}
\\end{europecv}
\\end{document}`;
    },
  },
  {
    id: "currvita",
    engine: "pdflatex",
    people: [["chef", { date: "year", set: 1 }], ["nurse", { date: "short" }]],
    rule: (c) => ({
      unit: "before", address: fullAddress(c.raw), sections: sectionsOf(c, ["education", "experience", "skills", "certificates", "languages"]),
    }),
    tex: (c) => `\\documentclass[11pt,a4paper]{article}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern,textcomp}
\\usepackage[${c.babel}]{babel}
\\usepackage[margin=2.3cm]{geometry}
\\usepackage{currvita}
\\setlength{\\cvlabelwidth}{38mm}
\\pagestyle{empty}
\\begin{document}
\\begin{cv}{${c.name}}
\\begin{center}${c.street}, ${c.town}\\\\ ${c.phone} $\\cdot$ ${c.email}\\end{center}
\\begin{cvlist}{${c.headings.education}}
${c.studies.map((s) => `\\item[${c.range(s)}] ${c.award(s)}, ${s.school}, ${s.place}${s.grade ? ` (${s.grade})` : ""}`).join("\n")}
\\end{cvlist}
\\begin{cvlist}{${c.headings.experience}}
${c.jobs.map((j) => `\\item[${c.range(j)}] \\textbf{${j.title}}, ${joined(j.unit, j.employer)}, ${j.place}\\\\ ${j.bullets.join(". ")}.`).join("\n")}
\\end{cvlist}
\\begin{cvlist}{${c.headings.skills}}
\\item ${c.skills.flatMap((g) => g.items).join(", ")}
\\end{cvlist}
\\begin{cvlist}{${c.headings.certificates}}
${c.certificates.map((x) => `\\item[${c.day(x.date)}] ${x.name}`).join("\n")}
\\end{cvlist}
\\begin{cvlist}{${c.headings.languages}}
\\item ${c.languages.map((l) => `${l.name} (${l.level})`).join(", ")}
\\end{cvlist}
\\end{cv}
\\end{document}`,
  },
  {
    id: "curve",
    engine: "pdflatex",
    people: [["teacher", { date: "year" }]],
    rule: (c) => ({
      address: `${c.raw.street}, ${c.raw.city}`, unit: "after", linkedin: `linkedin.com/in/${c.raw.linkedin}`,
      sections: sectionsOf(c, ["experience", "education", "skills", "languages", "certificates"]),
    }),
    tex: (c) => {
      const rubrics = {
        experience: c.jobs.map((j) => `\\entry*[${c.range(j)}] \\textbf{${j.title}}, ${joined(j.employer, j.unit)}, ${j.place}. ${j.bullets.join(". ")}.`),
        education: c.studies.map((s) => `\\entry*[${c.range(s)}] \\textbf{${c.award(s)}}, ${s.school}, ${s.place}${s.grade ? `. ${c.language === "es" ? "Nota" : "GPA"}: ${s.grade}` : ""}`),
        skills: c.skills.map((g) => `\\entry*[${g.name}] ${g.items.join(", ")}`),
        languages: c.languages.map((l) => `\\entry*[${l.name}] ${l.level}`),
        certificates: c.certificates.map((x) => `\\entry*[${c.day(x.date)}] ${x.name}`),
      };
      return `${Object.entries(rubrics).map(([kind, entries]) => `\\begin{filecontents*}[overwrite]{${kind}.tex}
\\begin{rubric}{${c.headings[kind]}}
${entries.join("\n")}
\\end{rubric}
\\end{filecontents*}`).join("\n")}
\\documentclass[a4paper,10pt]{curve}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern,textcomp}
\\usepackage[${c.babel}]{babel}
\\usepackage[margin=2cm]{geometry}
\\leftheader{\\textbf{\\Large ${c.name}}\\\\ ${c.street}, ${c.city}}
\\rightheader{${c.phone}\\\\ ${c.email}\\\\ ${c.link}}
\\title{${c.label}}
\\begin{document}
\\makeheaders
\\maketitle
${Object.keys(rubrics).map((kind) => `\\makerubric{${kind}}`).join("\n")}
\\end{document}`;
    },
  },
  {
    id: "limecv",
    engine: "lualatex",
    people: [["engineer", { date: "short", set: 1 }], ["designer", { date: "long", present: "Now" }]],
    rule: (c) => ({
      columns: 2, unit: "after", address: [c.raw.city, c.raw.region].filter(Boolean).join(", "), linkedin: c.raw.linkedin, certificates: false, grade: false,
      skills: true, languages: "names",
      sections: [["summary", "Profile"], ["contact", "Contact"], ["languages", "Languages"], ["experience", "Experience"], ["education", "Education"], ["skills", "Skills"]],
    }),
    tex: (c) => `\\documentclass[a4paper]{limecv}
\\usepackage[a4paper,margin=1cm]{geometry}
\\begin{document}
\\begin{cvSidebar}
\\cvID{${c.first}}{${c.last}}{}{${c.label}}
\\begin{cvProfile}
${c.summary}
\\end{cvProfile}
\\begin{cvContact}
\\cvContactAddress{${joined(c.city, c.region)}}
\\cvContactEmail{mailto:${c.email}}{${c.email}}
\\cvContactPhone{${c.phone}}
\\cvContactLinkedin{https://www.${c.link}}{${c.linkedin}}
\\end{cvContact}
\\begin{cvLanguages}
${c.languages.map((l, index) => `\\cvLanguage{${l.name}}{${index === 0 ? 5 : 3}}`).join("\n")}
\\end{cvLanguages}
\\end{cvSidebar}
\\begin{cvMainContent}
\\begin{cvExperience}
${c.jobs.map((j) => `\\cvItem{\\textbf{${j.title}}\\\\ ${joined(j.employer, j.unit)}, ${j.place}\\\\ \\textit{${c.range(j)}}\\\\ ${j.bullets.join(". ")}.}`).join("\n")}
\\end{cvExperience}
\\begin{cvEducation}
${c.studies.map((s) => `\\cvItem{\\textbf{${c.award(s)}}\\\\ ${s.school}, ${s.place}\\\\ \\textit{${c.range(s)}}}`).join("\n")}
\\end{cvEducation}
\\begin{cvSkills}
${pairs(c.skills.flatMap((g) => g.items)).map(([a, b]) => (b ? `\\cvSkillTwo{5}{${a}}{4}{${b}}` : `\\cvSkillOne{4}{${a}}`)).join("\n")}
\\end{cvSkills}
\\end{cvMainContent}
\\end{document}`,
  },
  {
    id: "simplecv",
    engine: "pdflatex",
    people: [["engineer", { date: "year" }], ["accountant", { date: "brief" }]],
    rule: (c) => ({
      unit: "before", address: fullAddress(c.raw), name: c.raw.name,
      sections: sectionsOf(c, ["summary", "education", "experience", "skills", "certificates", "languages"]),
    }),
    tex: (c) => `\\documentclass[a4paper,11pt,plain]{simplecv}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern,textcomp}
\\usepackage[margin=2.2cm]{geometry}
\\leftheader{${c.street}\\\\ ${c.town}}
\\rightheader[r]{${c.email}\\\\ ${c.phone}}
\\title{${c.name}}
\\begin{document}
\\maketitle
\\section{${c.headings.summary}}
${c.summary}
\\section{${c.headings.education}}
\\begin{topic}
${c.studies.map((s) => `\\item[${c.range(s)}] ${c.award(s)}, ${s.school}, ${s.place}${s.grade ? `, ${s.grade}` : ""}`).join("\n")}
\\end{topic}
\\section{${c.headings.experience}}
\\begin{topic}
${c.jobs.map((j) => `\\item[${c.range(j)}] ${j.title}, ${joined(j.unit, j.employer)}, ${j.place}\n${c.items(j.bullets)}`).join("\n")}
\\end{topic}
\\section{${c.headings.skills}}
\\begin{topic}
${c.skills.map((g) => `\\item[${g.name}] ${g.items.join(", ")}`).join("\n")}
\\end{topic}
\\section{${c.headings.certificates}}
\\begin{topic}
${c.certificates.map((x) => `\\item[${c.day(x.date)}] ${x.name}, ${x.issuer}`).join("\n")}
\\end{topic}
\\section{${c.headings.languages}}
${c.languages.map((l) => `${l.name} (${l.level})`).join(", ")}
\\end{document}`,
  },
  {
    id: "tucv",
    engine: "pdflatex",
    people: [["engineer", { date: "long" }], ["nurse", { date: "short", set: 1 }]],
    rule: (c) => ({
      unit: "apart", address: fullAddress(c.raw), studyStart: false, sections: sectionsOf(c, ["education", "experience", "skills", "certificates", "languages"]),
    }),
    tex: (c) => {
      const employers = [];
      for (const job of c.jobs) {
        const last = employers.at(-1);
        if (last?.[0].employer === job.employer) last.push(job);
        else employers.push([job]);
      }
      return `\\documentclass[10pt]{article}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern,textcomp}
\\usepackage[pagesetup]{tucv}
\\begin{document}
\\begin{center}{\\LARGE\\textbf{${c.name}}}\\\\ ${c.street}, ${c.town} $|$ ${c.phone} $|$ ${c.email}\\end{center}
\\resheading{${c.headings.education}}

${c.studies.map((s) => `\\resschool[${s.place}]{${s.school}}{}\n\n\\resdegree[${s.grade ?? ""}]{${s.degree}}{${s.field}}{${c.to(s)}}`).join("\n\n")}

\\resheading{${c.headings.experience}}

${employers.map((jobs) => `\\resemployer[${jobs[0].place}]{${jobs[0].employer}}{}\n\n${jobs.map((j) => `\\resjob[${[j.unit && `\\textit{${j.unit}}\\newline `, `${j.bullets.join(". ")}.`].filter(Boolean).join("")}]{${j.title}}{${c.from(j)}}{${c.to(j)}}`).join("\n\n")}`).join("\n\n")}

\\resheading{${c.headings.skills}}

${c.skills.map((g) => `\\resdesc{${g.name}:}{${g.items.join(", ")}}`).join("\n\n")}

\\resheading{${c.headings.certificates}}

${c.certificates.map((x) => `\\resentry{${x.name}, ${x.issuer}}{${x.date.slice(0, 4)}}`).join("\n\n")}

\\resheading{${c.headings.languages}}

${c.languages.map((l) => `\\resdesc{${l.name}}{(${l.level})}`).join("\n\n")}
\\end{document}`;
    },
  },
  {
    id: "ecv",
    engine: "pdflatex",
    people: [["electrician", { date: "point", set: 1 }], ["designer", { date: "slash" }]],
    rule: (c) => ({
      unit: "after", address: fullAddress(c.raw),
      sections: sectionsOf(c, ["experience", "education", "skills", "certificates", "languages"]),
    }),
    tex: (c) => `\\documentclass[${c.language === "de" ? "german" : "english"},empty,selinput]{ecv}
\\SelectInputMappings{adieresis={ä},germandbls={ß}}
\\usepackage[${c.babel}]{babel}
\\usepackage{textcomp}
\\ecvName{${c.name}}
\\begin{document}
\\begin{ecv}
\\ecvEPR{Name}{\\textbf{${c.name}}}
\\ecvEPR{${c.language === "de" ? "Anschrift" : "Address"}}{${c.street}, ${c.town}}
\\ecvEPR{${c.language === "de" ? "Telefon" : "Telephone"}}{${c.phone}}
\\ecvEPR{E-Mail}{${c.email}}
${present(c, ["experience", "education", "skills", "certificates", "languages"]).map((kind) => `\\ecvBSec{${c.headings[kind]}}
${{
    experience: () => c.jobs.map((j) => `\\ecvEPR{${c.range(j)}}{\\textbf{${j.title}}, ${joined(j.employer, j.unit)}, ${j.place}}\n${j.bullets.map((b) => `\\ecvOVR{\\ecvBulleted{${b}}}`).join("\n")}`).join("\n"),
    education: () => c.studies.map((s) => `\\ecvEPR{${c.range(s)}}{${c.award(s)}, ${s.school}, ${s.place}${s.grade ? ` (${s.grade})` : ""}}`).join("\n"),
    skills: () => c.skills.map((g) => `\\ecvEPR{${g.name}}{${g.items.join(", ")}}`).join("\n"),
    certificates: () => c.certificates.map((x) => `\\ecvEPR{${c.day(x.date)}}{${x.name}, ${x.issuer}}`).join("\n"),
    languages: () => c.languages.map((l) => `\\ecvEPR{${l.name}}{${l.level}}`).join("\n"),
  }[kind]()}`).join("\n")}
\\end{ecv}
\\end{document}`,
  },
  {
    id: "harnon-cv",
    engine: "pdflatex",
    people: [["designer", { date: "year", set: 1 }]],
    rule: (c) => ({
      address: `${c.raw.street}, ${c.raw.postcode} ${c.raw.city}`, grade: false, sections: sectionsOf(c, ["experience", "education", "skills", "languages"]),
    }),
    tex: (c) => `\\documentclass{harnon-cv}
\\yourname{${c.name}}
\\yournumber{${c.email}\\\\ ${c.phone}}
\\youraddress{${c.street}, ${c.town}}
\\begin{document}
\\maketitle
\\addheadertext{${c.headings.experience}}
\\starttimeline
${c.jobs.map((j) => `\\timelineitem{${c.range(j)}}{\\addsubheader{${j.title}}\\addcallout{${j.employer}, ${j.place}}\\par ${j.bullets.map((b) => `\\addtimelinebullet{${b}}`).join("\n")}}`).join("\n\n")}
\\stoptimeline
\\addheadertext{${c.headings.education}}
\\starttimeline
${c.studies.map((s) => `\\timelineitem{${c.range(s)}}{\\addsubheader{${c.award(s)}}\\addcallout{${s.school}, ${s.place}}}`).join("\n\n")}
\\stoptimeline
\\addheadertext{${c.headings.skills}}
\\begin{itemize}
${c.skills.map((g) => `\\listitem{${g.name}} ${g.items.join(", ")}`).join("\n")}
\\end{itemize}
\\addheadertext{${c.headings.languages}}
\\begin{itemize}
${c.languages.map((l) => `\\listitem{${l.name}} ${l.level}`).join("\n")}
\\end{itemize}
\\end{document}`,
  },
];

function pairs(list) {
  const rows = [];
  for (let index = 0; index < list.length; index += 2) rows.push([list[index], list[index + 1]]);
  return rows;
}
