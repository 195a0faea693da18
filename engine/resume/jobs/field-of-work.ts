const FIELD =
  "accounting|administration|analytics|audit|banking|biology|business(?: development| operations)?|chemistry|client services|clinical operations|commercial|communications|compliance|construction|corporate|customer (?:care|experience|service|services|success|support)|data|design|digital|e-?commerce|education|energy|engineering|english|events|facilities|finance|global|health|healthcare|highways|history|human resources|hr|infrastructure|information technology|insurance|investments|it|legal|logistics|manufacturing|marketing|mathematics|maths|media|mergers|networks?|north america|emea|apac|americas|europe|rail|roads|bridges|structures|water|wastewater|oil and gas|oil & gas|aviation|maritime|utilities|power systems|nursing|operations|payroll|people|physics|planning|policy|pricing|procurement|product|production|programs|projects|public relations|purchasing|quality|quality assurance|r&d|real estate|reliability|research|retail|risk|safety|sales|science|security|services|software|solutions|strategy|supply chain|surgery|systems|talent|tax|technical services|technology|telecommunications|training|tourism|transport|transportation|travel|telecom|treasury|wealth";
const FIELDS = new RegExp(`^(?:${FIELD})(?: ?(?:&|and|/|,) ?(?:${FIELD}))?$`, "i");

/** 'Finance', 'Sales & Marketing': behind the comma of 'Vice President, Finance' it says of what, not where. */
export function isFieldOfWork(text: string): boolean {
  return FIELDS.test(text.trim());
}
