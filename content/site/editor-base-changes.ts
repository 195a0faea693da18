/** What has changed in the resume of a version since it was made. */
export const BASE_CHANGES = {
  title: "The resume that it came of has changed",
  lead: "Nothing is taken over unasked. What you have worded, ordered or left out in your own way here stays so.",
  taken: "Would be taken over",
  left: "Stays as it is here",
  there: "There:",
  gone: "no longer",
  here: "Here:",
  leftOut: "left out",
  unfounded: "Look at again: what you accepted here rests on a line that says something else now",
  rested: "It rested on:",
  take: "Take it over",
  takeHint: "Undo takes it back.",
  keep: "Leave it so",
  keepHint: "What differs then stands under ‘Where this version differs’.",
} as const;
