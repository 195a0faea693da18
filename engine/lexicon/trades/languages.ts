import type { TradeFile } from "../trade-file.ts";

const SPEAKING =
  "fluent; fluency; speak; speaks; speaking; speaker; spoken; written; bilingual; multilingual; language; languages; native; proficient; proficiency; conversational; mother tongue; translate; translation; interpreter; read; write; beginner; intermediate; advanced; basic; c1; c2; b1; b2; a2; verbal; teach; lessons; preferred; required; desirable; advantage; plus; helpful; essential; asset; oral";
const CULTURE =
  "food; cuisine; restaurant; literature; department; history; market; government; embassy; citizens; council; companies; company; bulldog; shepherd; doors; concrete; floor";

/** Human languages. A name that is also a nationality or a cuisine needs a word of language use beside it. */
export const languages: TradeFile = {
  trade: "general",
  kind: "language",
  lines: [
    "English",
    "Spanish; Español; Castilian",
    "French; Français; Francais",
    "German; Deutsch",
    "Italian; Italiano",
    "Portuguese; Português; Brazilian Portuguese",
    "Dutch; Nederlands; Flemish",
    "Polish ~list; polski",
    "Russian; русский",
    "Ukrainian; українська",
    "Czech; čeština",
    "Slovak",
    "Hungarian; magyar",
    "Romanian; română",
    "Bulgarian",
    "Greek; Ελληνικά",
    "Turkish; Türkçe",
    "Arabic; Modern Standard Arabic",
    "Hebrew; Ivrit",
    "Persian; Farsi; Dari",
    "Hindi; Hindustani",
    "Urdu",
    "Punjabi; Panjabi",
    "Bengali; Bangla",
    "Gujarati",
    "Marathi",
    "Tamil",
    "Telugu",
    "Kannada",
    "Malayalam",
    "Chinese",
    "Mandarin; Mandarin Chinese; Putonghua; 普通话 < Chinese",
    "Cantonese; 粤语 < Chinese",
    "Japanese; Nihongo; 日本語",
    "Korean; Hangul; 한국어",
    "Vietnamese; Tiếng Việt",
    "Thai",
    "Indonesian; Bahasa Indonesia; Malay; Bahasa Melayu; Bahasa Malaysia",
    "Tagalog; Filipino",
    "Swahili; Kiswahili",
    "Amharic",
    "Somali",
    "Haitian Creole; Kreyol; Creole",
    "Swedish; Svenska",
    "Norwegian; Norsk",
    "Danish; Dansk",
    "Finnish; Suomi",
    "Welsh; Cymraeg",
    "Irish; Gaeilge; Irish Gaelic",
    "Sign language; American Sign Language; ASL ~up; British Sign Language; BSL ~up; Auslan; BSL level 1; BSL level 2; sign-language interpreting",
  ]
    .map(nameLanguage)
    .join("\n"),
};

/** 'Spanish; Español' -> a line whose label needs context and whose '… language' and 'fluent in …' forms do not. */
function nameLanguage(line: string): string {
  const [forms, parents] = line.split(" < ");
  const [label, ...others] = forms!.split("; ");
  const name = label!.replace(/ ~\w+$/, "");
  const plain = name === "Sign language" ? label! : `${name} ~list`;
  const phrases = [
    `${name} language`,
    `fluent ${name}`,
    `fluent in ${name}`,
    `speak ${name}`,
    `${name} speaking`,
    `${name} speaker`,
    `bilingual ${name}`,
    `${name}-speaking`,
  ];
  const all = [plain, ...others, ...(name === "Sign language" ? [] : phrases)];
  return `${all.join("; ")}${parents === undefined ? "" : ` < ${parents}`} + ${SPEAKING} - ${CULTURE}`;
}
