/** Whoever makes rules, and people: one knows what they ask for, and not them. */
export const BODIES =
  /^(?:ANSI|ISO|FAA|OSHA|SARS|EPA|FDA|HMRC|NHS|CQC|HSE|IRS|DOT|GPs?|SARs?|GPS|CDC|WHO|EU)$/;

/** Single words that a list of skills cannot stand on. */
export const SAYS_NOTHING = new Set(
  `level levels instruction instructions sales web calls call claims handovers tools systems equipment materials production engagement
  displays drawings assemblies products services process processes operations solutions projects records goods orders clients customers
  accounts work job support service delivery deliveries site sites field standards quality skills team teams data results degree
  installation installations coach environment media content information network networks safety training communication technology business industry company demonstrations events event food`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
