/** What the columns of tables of studies and jobs hold; a head that could name two names the first of them. */
export const TABLE_COLUMNS = [
  "number",
  "grade",
  "dates",
  "title",
  "employer",
  "school",
  "board",
  "field",
  "degree",
  "place",
  "told",
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];
