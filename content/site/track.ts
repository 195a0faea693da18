/** Texts of the button that makes an application of a report, letter or version; apart, since it stands on their pages too. */
export const TRACK = {
  button: "Track this application",
  done: "It is on your board.",
  known: "The application of this ad has it now.",
  open: "Open its application",
  quote: "If you write to us, quote this id:",
} as const;
