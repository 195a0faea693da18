/** Tools that everybody has used: listed alone they are no argument. */
export const EVERYDAY_TOOL =
  /^(?:(?:Microsoft|MS) )?(?:Windows(?: (?:XP|\d+|Vista))?|Word|Outlook|PowerPoint|Internet|WAN|LAN|Wi-?Fi|Mac OS|macOS|email|Gmail|Google)$/i;
