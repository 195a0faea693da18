/** What every export sets, in the order of reading; already words, nothing is decided after it. */
export type PrintedDocument = {
  language: string;
  direction: "ltr" | "rtl";
  name: string;
  label: string | null;
  /** Base64 of a JPEG, as it was given: whoever sets it checks it. */
  photo: string | null;
  /** E-mail, phone, place, addresses of the web, each once. */
  contacts: PrintedContact[];
  sections: PrintedSection[];
};

export type PrintedContact = { text: string /** Where it leads to, if anywhere. */; href: string | null };

export type PrintedSection = { name: string; heading: string } & (
  | { form: "paragraphs"; paragraphs: string[] }
  | { form: "entries"; entries: PrintedEntry[] }
  /** Short items, with the name of their group where there is one: 'Databases: Oracle, MySQL'. */
  | { form: "groups"; groups: { label: string | null; items: string[] }[] }
);

export type PrintedEntry = {
  title: string | null;
  /** Employer, school, issuer. */
  organisation: string | null;
  place: string | null;
  dates: string | null;
  paragraphs: string[];
  bullets: string[];
};
