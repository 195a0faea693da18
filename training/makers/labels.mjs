const MONTHS = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  de: ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"],
  fr: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  es: ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
};
const SHORT = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  de: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
  fr: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
  es: ["ene.", "feb.", "mar.", "abr.", "may.", "jun.", "jul.", "ago.", "sept.", "oct.", "nov.", "dic."],
};

/** A date 'YYYY-MM' in one of the styles that makers and people write. */
export function printDate(date, style, language = "en") {
  const [year, month] = date.split("-");
  const index = Number(month) - 1;
  switch (style) {
    case "day": return `${date}-01`;
    case "iso": return date;
    case "short": return `${SHORT[language][index]} ${year}`;
    case "comma": return `${SHORT[language][index]}, ${year}`;
    case "sept": return `${SHORT[language][index].replace("Sep", "Sept")} ${year}`;
    case "dot": return `${SHORT[language][index]}${index === 4 || SHORT[language][index].endsWith(".") ? "" : "."} ${year}`;
    case "long": return `${MONTHS[language][index]} ${year}`;
    case "slash": return `${month}/${year}`;
    case "point": return `${month}.${year}`;
    case "brief": return `${month}/${year.slice(2)}`;
    case "year": return year;
    default: throw new Error(`No such style of dates: ${style}`);
  }
}

/**
 * What a document prints, from the person and the maker's rules: `date` and `studyDate` (styles), `present` (what stands
 * for today, null if nothing), `unit` ("after" or "before" the employer, "apart"), `place`, `grade`, `phone`, `email`
 * (whether printed), `address`, `linkedin`, `name` (as printed or null), `sections`, `skills`, `certificates`,
 * `capitals` (employers and schools in capitals), and `languages` ("levels", "names", "none", or a list).
 */
export function makeLabel(person, rule) {
  const { language } = person;
  const dated = (date, style) => printDate(date, style, rule.dateLanguage ?? language);
  const cased = (text) => (rule.capitals ? text.toUpperCase() : text);
  const employer = ({ employer: name, unit }) => {
    if (!unit || rule.unit === "apart") return cased(name);
    return [name, rule.unit === "before" ? `${unit}, ${name}` : `${name}, ${unit}`];
  };
  const studyDate = rule.studyDate ?? rule.date;
  return {
    columns: rule.columns ?? 1,
    contact: {
      name: rule.name ?? person.name,
      email: rule.email === false ? null : person.email,
      phone: rule.phone === false ? null : person.phone,
      address: rule.address ?? null,
      linkedin: rule.linkedin ?? null,
    },
    sections: rule.sections.map(([kind, heading]) => ({ kind, heading })),
    jobs: person.jobs.map((job) => ({
      title: job.title,
      employer: employer(job),
      place: rule.place === false ? null : job.place,
      start: dated(job.start, rule.date),
      end: job.end ? dated(job.end, rule.date) : (rule.present ?? null),
      lines: null,
    })),
    studies: person.studies.map((study) => ({
      school: cased(study.school),
      degree: study.degree,
      field: study.field,
      start: rule.studyStart === false ? null : dated(study.start, studyDate),
      end: dated(study.end, studyDate),
      grade: rule.grade === false ? null : study.grade,
      lines: null,
    })),
    skills: rule.skills === false ? [] : person.skills.flatMap(({ items }) => items),
    certificates: rule.certificates === false ? [] : person.certificates.map(({ name }) => name),
    languages: Array.isArray(rule.languages)
      ? rule.languages
      : rule.languages === "none"
        ? []
        : person.languages.map(({ name, level }) => ({ name, level: rule.languages === "names" ? null : level })),
    doubt: null,
  };
}
