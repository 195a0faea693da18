const FIELDS = ["J.title", "J.employer", "J.place", "J.date", "S.school", "S.degree", "S.field", "S.date"];
/** In the order of the network's answers. */
export const TAGS: readonly string[] = ["O", ...FIELDS.flatMap((field) => [`B-${field}`, `I-${field}`])];
export const CLASSES: readonly string[] = ["O", "JB", "JH", "JI", "SB", "SH", "SI"];
