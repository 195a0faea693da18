/** Wordings of the short notes that follow an application or an interview: they ask and thank, and claim nothing. */
export type NoteTemplates = {
  opening: readonly string[];
  /** Before the one line of work that the note recalls. */
  closing: readonly string[];
};

export const NOTE_TEMPLATES: Readonly<Record<"follow-up" | "thank-you", NoteTemplates>> = {
  "follow-up": {
    opening: [
      "I am writing about my application for {role}, and I remain interested in it.",
      "I would like to ask about my application for {role}.",
      "I am following up on my application for {role}.",
      "I am writing about my application for {role}.",
    ],
    closing: [
      "I would be glad to answer your questions. Thank you for your time.",
      "I would be glad to hear about the next step. Thank you for your time and consideration.",
      "I look forward to hearing from you. Thank you for your time.",
    ],
  },
  "thank-you": {
    opening: [
      "Thank you for speaking with me about {role}.",
      "Thank you for the conversation about {role}.",
      "Thank you for your time and for the interview about {role}.",
    ],
    closing: [
      "I remain interested, and would be glad to hear from you.",
      "I would be glad to answer any further questions. I look forward to hearing from you.",
      "Thank you again for your time. I look forward to hearing from you.",
    ],
  },
};
