/** One to six capitalised words, with small ones between; no quantifier nests another of its own kind. */
const NAME =
  "\\p{Lu}[\\p{L}\\p{N}&.'’/-]*(?: (?:(?:of|the|and|de|for|du|der|und|y|et) )?(?:\\p{Lu}[\\p{L}\\p{N}&.'’/-]*|&|\\d+)){0,6}";

/** A sentence that names the employer, and how telling it is. `own`: only where the name is no known word or product. */
type CompanySentence = { weight: number; find: RegExp; own?: true };

/** Each pattern captures the name; one block is looked at at a time, and no quantifier nests another of its kind. */
export const COMPANY_SENTENCES: readonly CompanySentence[] = [
  {
    weight: 3,
    find: new RegExp(
      `(?:^|[.!?] |\\n)(${NAME})(?:,? (?:an?|the) [^.!?]{3,80}?,| \\([^()]{2,30}\\))?,? (?:is|are)(?: now| currently| again| also)? (?:hiring|seeking|looking|recruiting|searching|growing)`,
      "gu",
    ),
  },
  {
    weight: 3,
    find: new RegExp(
      `(?:^|[.!?] |\\n)(${NAME})(?:,[^.!?]{3,60},)?(?: \\([^()]{2,30}\\))? (?:seeks|requires|invites applications|has an (?:immediate )?(?:opening|opportunity|vacancy)|is after (?:an? |two |three |four )?\\p{L}+|wants a|needs an?|hires) `,
      "gu",
    ),
  },
  {
    weight: 2,
    find: new RegExp(
      `\\b[Jj]oin (?:(?:us|the (?:team|family|crew)|our (?:team|family|crew)) at )?(${NAME})(?= as | and |,|\\.| in )`,
      "gu",
    ),
  },
  {
    weight: 2,
    own: true,
    find: new RegExp(
      `\\b(?:[Jj]oin|[Hh]ere at|[Ww]elcome to|[Ww]ork(?:ing)? (?:at|for)|[Cc]areers? (?:at|with)|[Ll]ife at|[Ww]ho (?:is|are)|[Mm]eet|(?:role|position|opportunity|opening|vacancy|job) (?:at|with)) (${NAME})(?=[,.!?:]| (?:we|you|is|are|as|to|team|for|on|and)\\b|$)`,
      "gu",
    ),
  },
  {
    weight: 2,
    find: new RegExp(`^(${NAME},? (?:Ltd|Limited|LLC|GmbH|Inc|PLC|plc))\\.?(?=,| [–-]| \\()`, "gu"),
  },
  {
    weight: 2,
    own: true,
    find: new RegExp(
      `(?:^|[.!?:] |\\n)(${NAME}) is (?:an?|the) (?!(?:definite |distinct |big |huge |strong |real |nice |great |added |clear |significant )?(?:plus|must|bonus|requirement|advantage|asset|preference|benefit|nice)\\b)\\p{Ll}`,
      "gu",
    ),
  },
  { weight: 2, find: new RegExp(`(?:^|[.!?] )At (${NAME}),? (?:we|you|our)\\b`, "gu") },
  { weight: 2, find: new RegExp(`\\b[Ww]e(?:['’]re| are) (${NAME})(?=[.,]| [-–—])`, "gu") },
  {
    weight: 2,
    find: new RegExp(
      `(?:^|[.!?] |\\n)(${NAME})(?:,? (?:Inc|LLC|Ltd)\\.?)? (?:is (?:an? |proud to be )?(?:an )?(?:equal|affirmative|drug|EEO|EOE|committed|Disability)|is located|celebrates|participates in|provides equal|does not (?:discriminate|charge)|encourages applications|offers)`,
      "gu",
    ),
  },
  {
    weight: 2,
    find: new RegExp(
      `(?:^|[.!?] |\\n)(${NAME}) is an? (?:[\\p{L}'’-]+ ){0,4}(?:home|company|firm|charity|business|provider|manufacturer|practice|school|hospital|hotel|restaurant|chain|trust|start-?up|agency|studio|supplier|retailer|maker|group|organi[sz]ation|network|college|bank|insurer|builder|consultancy|brand|dealership|surgery|clinic|nursery|centre|center|fund|leader|dealer|label|publisher|distributor|wholesaler|contractor|broker|brewery|bakery|cafe|café|restaurant group|federation|council|district|cooperative|nonprofit|non-profit|carrier|operator|developer|family|community|platform|partnership)\\b`,
      "gu",
    ),
  },
  {
    weight: 1,
    find: new RegExp(`(?:^|[.!?] |\\n)(${NAME}) is (?:an?|one of|the|\\p{Ll}+ing)\\b`, "gu"),
  },
  {
    weight: 2,
    find: new RegExp(
      `(?:^|[.!?:] |\\n)(${NAME})(?:['’]s? (?:\\p{Ll}+ )?(?:customers|team|mission|products|clients|legal team)| (?:makes|builds|sells|runs|employs|publishes|insures|moves|designs|serves|operates|helps|keeps|owns|covers|works for|provides|started|exists|develops|manufactures|delivers|supports|gives|produces|processes|connects|creates|brings|turns|powers|hosts|specialises in|specializes in|distributes|supplies|imports|exports|ships|stocks|installs|repairs|combines|believes|trades|feeds|houses|looks after|values|welcomes|reserves the|was founded|was established|was set up|opened in|began|has (?:proudly |been |put |[\\p{Ll}]+ed )))`,
      "gu",
    ),
  },
];
