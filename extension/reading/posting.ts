/** What a page says of a job in its code, in JSON-LD, microdata or RDFa. */
export type Posting = {
  title: string;
  company: string;
  place: string;
  salary: string;
  /** HTML, as the page holds it. */
  description: string;
  link: string;
  /** The last day on which one may apply, as written; '' where none is. */
  until: string;
  /** Read from code that was not well formed. */
  broken: boolean;
};

export const NO_POSTING: Posting = {
  title: "",
  company: "",
  place: "",
  salary: "",
  description: "",
  link: "",
  until: "",
  broken: false,
};

/** 'Leeds, West Yorkshire, GB' of the parts of an address, each said once. */
export function joinPlace(parts: readonly string[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    const text = part.trim();
    if (text !== "" && !kept.some((other) => other.toLowerCase().split(", ").includes(text.toLowerCase())))
      kept.push(text);
  }
  return kept.join(", ");
}
