/** Subjects of studies, companies, people by their letters, and headings of whole trades: nobody has experience 'with' them. */
export const NO_SKILL =
  /^(?:computer science|information technology|stem|mathematics|physics|chemistry|economics|psychology|statistics|IT|ICT|API|APIs|UI|AI|Google|Facebook|Amazon|Microsoft|Apple|IBM|Cisco|Intel|Adobe|KPIs?|SLAs?|ROI|SOPs?|MIS|SMEs?|B2B|B2C|Windows OS|internet|digital and print|(?:civil|mechanical|electrical|computer|software) science)$|['’]/i;
