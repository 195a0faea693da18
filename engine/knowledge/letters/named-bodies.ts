/** What bears a name of its own: a part of a school or a firm, an honour. */
export const NAMED_BEFORE =
  /\b(?:department|dept\.?|faculty|school|institute|cent(?:er|re)|section|ministry|college|academy|society|association|division|office|board|journal|conference) (?:of|for|in|on) (?:[\p{L}&]+ ){0,3}$|(?:College|University|Institute) $/iu;
export const NAMED_AFTER =
  /^ (?:[\p{L}&]+ ){0,2}(?:[Dd]epartment|Dept|Faculty|School|Institute|Cent(?:er|re)|College|University|Academy|Society|Association|Fellow|Award|Scholar|Prize|Club|Olympiad|Conference|Journal|Ltd|LTD|Inc|LLC|Pvt|PVT)\b/u;
