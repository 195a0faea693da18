/** Single words that a list of skills cannot stand on. */
export const EMPTY_TERMS: ReadonlySet<string> = new Set(
  `level levels instruction instructions sales web calls call claims handovers tools systems equipment materials production engagement
  displays drawings assemblies products services process processes operations solutions projects records goods orders clients customers
  accounts work job support service delivery deliveries site sites field standards quality skills team teams data results degree
  installation installations coach environment media content information network networks safety training communication technology business industry company demonstrations events event food`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
