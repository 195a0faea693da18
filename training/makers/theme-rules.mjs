const upper = (text) => text.toUpperCase();
const joined = (...parts) => parts.filter(Boolean).join(", ");
const handle = (person) => person.linkedin;
const link = (person) => `https://www.linkedin.com/in/${person.linkedin}`;
const some = (person, section) => (person.certificates.length > 0 ? [section] : []);
const COUNTRIES = { GB: "UK", AU: "Australia", US: "US", FR: "France", DE: "Germany", IE: "Ireland", ES: "Spain" };

/** What each JSON Resume theme prints of a person; `dates` is the precision of the dates it was given. */
export const THEMES = {
  elegant: {
    people: [["logistics", "day"]],
    rule: (p) => ({
      date: "comma", present: "Present", place: false, dateLanguage: "en", languages: "names",
      address: joined(p.street, p.city, p.region, p.countryCode, p.postcode), linkedin: link(p),
      sections: [["summary", "About"], ["experience", "Work Experience"], ["skills", "Skills"], ["education", "Education"],
        ...some(p, ["certificates", "Certificates"]), ["interests", "Interests"]],
    }),
  },
  even: {
    people: [["engineer", "month"], ["chef", "month"]],
    rule: (p) => ({
      date: "short", present: "Present", dateLanguage: "en", grade: false,
      address: joined(p.city, COUNTRIES[p.countryCode]), linkedin: handle(p),
      sections: [["experience", "Work"], ["education", "Education"], ...some(p, ["certificates", "Certificates"]),
        ["skills", "Skills"], ["languages", "Languages"], ["interests", "Interests"]],
    }),
  },
  flat: {
    people: [["nurse", "day"], ["logistics", "month"]],
    rule: (p, dates) => ({
      date: dates === "day" ? "day" : "iso", present: null, place: false, grade: false, certificates: false, linkedin: handle(p),
      sections: [["contact", "Contact"], ["summary", "About"], ["contact", "Profiles"], ["experience", "Work"],
        ["education", "Education"], ["skills", "Skills"], ["languages", "Languages"], ["interests", "Interests"]],
    }),
  },
  kendall: {
    people: [["nurse", "day"], ["teacher", "day"]],
    rule: (p) => ({
      date: "long", studyDate: "year", present: "Present", dateLanguage: "en", certificates: false, languages: "none",
      name: upper(p.name), linkedin: handle(p),
      address: `${p.street} ${[p.city, p.region, p.postcode, p.countryCode].filter(Boolean).join(" ")}`,
      sections: [["summary", "ABOUT"], ["experience", "WORK EXPERIENCE"], ["contact", "CONTACT"], ["education", "EDUCATION"],
        ["skills", "SKILLS"], ["interests", "INTERESTS"]],
    }),
  },
  macchiato: {
    people: [["designer", "day"], ["engineer", "day"]],
    rule: (p) => ({
      columns: 2, date: "slash", present: "Present", place: false, certificates: false, linkedin: handle(p),
      address: [p.street, p.city, p.region, p.postcode, p.countryCode].filter(Boolean).join(" "),
      sections: [["contact", "About"], ...p.skills.map(({ name }) => ["skills", name]), ["languages", "Languages"],
        ["interests", "Interests"], ["summary", "Summary"], ["experience", "Experience"], ["education", "Education"]],
    }),
  },
  stackoverflow: {
    people: [["electrician", "day"]],
    rule: (p) => ({
      date: "sept", present: "Current", dateLanguage: "en",
      linkedin: [link(p), handle(p)], address: `${joined(p.street, p.postcode, p.city, p.region)}, (${p.countryCode})`,
      sections: [["summary", "SUMMARY"], ["skills", "SKILLS"], ["experience", "WORK EXPERIENCE"], ["education", "EDUCATION"],
        ...some(p, ["certificates", "CERTIFICATES"]), ["languages", "LANGUAGES"], ["interests", "INTERESTS"]],
    }),
  },
  onepage: {
    people: [["engineer", "day"], ["nurse", "month"]],
    rule: (p, dates) => ({
      date: dates === "day" ? "day" : "iso", present: "Present", place: false, certificates: false,
      linkedin: link(p), address: joined(p.city, p.region, p.countryCode),
      sections: [["summary", "SUMMARY"], ["experience", "EXPERIENCE"], ["education", "EDUCATION"], ["skills", "SKILLS"],
        ["languages", "LANGUAGES"], ["interests", "INTERESTS"]],
    }),
  },
  paper: {
    people: [["designer", "month"], ["chef", "month"]],
    rule: (p, dates) => ({
      date: dates === "day" ? "day" : "iso", present: "Present", place: false, certificates: false,
      address: [`${p.street} ${p.postcode} ${p.city}`, `${p.postcode} ${p.city}`],
      sections: [["contact", "Contact"], ["contact", "Location"], ["skills", "Professional Skills Summary"],
        ["experience", "Work Experience"], ["education", "Education"], ["languages", "Languages"], ["interests", "Personal"]],
    }),
  },
  classy: {
    people: [["logistics", "day"], ["engineer", "day"]],
    rule: (p) => ({
      date: "long", present: "Present", place: false, certificates: false, name: upper(p.name), linkedin: link(p),
      address: `${joined(p.city, p.region, p.countryCode)} ${p.street}`,
      sections: [["summary", "ABOUT"], ["experience", "WORK EXPERIENCE"], ["skills", "SKILLS"], ["education", "EDUCATION"],
        ["interests", "INTERESTS"], ["languages", "LANGUAGES"]],
    }),
  },
  straightforward: {
    people: [["accountant", "day"]],
    rule: (p) => ({
      date: "short", present: "Present", certificates: false, languages: "none",
      address: p.city, linkedin: link(p).replace("https://www.", ""),
      sections: [["experience", "Experience"], ["education", "Education"], ["skills", "Skills and Tech"], ["interests", "Interests"]],
    }),
  },
};
