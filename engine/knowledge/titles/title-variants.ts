/** What somebody may be beside their title, by what a line says they did. */
export const DUTIES = new Set(
  "mentor owner preceptor coach buddy lead trainer member chair champion volunteer captain editor author speaker leader".split(
    " ",
  ),
);

/** Titles as they are shortened, and written out. */
export const WRITTEN_OUT: Readonly<Record<string, string>> = {
  jr: "junior",
  sr: "senior",
  snr: "senior",
  jnr: "junior",
  asst: "assistant",
  assoc: "associate",
  mgr: "manager",
  exec: "executive",
  engr: "engineer",
  coord: "coordinator",
  dir: "director",
  supv: "supervisor",
  vp: "vice president",
};

/** Words of which each stands for the others: who one is, and what one does. */
export const PERSONS: readonly (readonly string[])[] = [
  ["author", "co-author", "coauthor"],
  ["intern", "internship"],
  ["freelancer", "freelance"],
  ["rep", "representative", "salesperson"],
  ["programmer", "developer", "engineer"],
  ["lawyer", "attorney", "solicitor", "counsel"],
  ["carer", "caregiver", "caretaker"],
  ["teacher", "instructor", "tutor"],
  ["mentor", "coach", "preceptor", "precept", "train"],
  ["driver", "operate", "drive"],
];
