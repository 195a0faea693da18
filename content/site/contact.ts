/** Texts of the contact form (product spec, section 2 'Contact', and sections 5 and 8). */
export const CONTACT = {
  /** The server puts the address of its settings in its place. */
  email: "hello@vouch.example",
  lead: "Questions, a report that was wrong, your data, your plan: write to us. If a scan failed, quote the id shown under the form; it lets us find what happened without asking for your resume.",
  name: "Name",
  emailLabel: "Email",
  message: "Message",
  send: "Send",
  sending: "Sending…",
  thanks: "Thank you for reaching out! We'll get back to you soon.",
  failed: "Something went wrong. Please try again later.",
  nameMissing: "Please enter your name.",
  emailMissing: "Please enter your email address.",
  emailWrong: "Please enter an email address like name@example.com.",
  messageMissing: "Please enter a message.",
  messageLong: "Please keep the message under 5,000 characters.",
  form: "Write to us",
  other: "Other ways to reach us",
  social: "Elsewhere",
  address: "Toronto, ON, Canada",
} as const;

/** Texts of the feedback form (product spec, section 2 'Feedback'). */
export const FEEDBACK = {
  lead: "What helped, what got in your way, and above all where a report was wrong about your trade.",
  email: "Email (optional)",
  text: "Your feedback",
  rating: "How useful is Vouch to you?",
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  value: (count: number) => `${count}/5`,
  unrated: "no rating",
  submit: "Submit Feedback",
  textMissing: "Please write your feedback first.",
  emailWrong: "Please enter an email address like name@example.com, or leave the field empty.",
  /** As the product spec has it, nothing is sent; whoever writes should know before, and whoever wrote it again. */
  note: "What you write here stays in this browser and is not sent. If you want it read, use the",
  thanks: "Thank you for your feedback!",
  stays: "It stayed on this page and was not sent anywhere. To reach us, use the",
  contact: "contact form",
  write: "Write to us",
  withoutScript: "This form needs a script that your browser does not run. The contact form works without.",
} as const;
