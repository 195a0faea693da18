/** One skill as a public list names it: the preferred label first, then its other names. */
export type ImportedTerm = { label: string; forms: string[]; kind: "hard" | "soft" | "certificate" };

/** The formats that can be imported, with the file each is downloaded as. */
export type ImportFormat = "esco" | "onet" | "lightcast";
