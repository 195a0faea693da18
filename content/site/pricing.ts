/** Texts of the pricing page. What the product spec words (sections 2 and 8) stands here word for word. */
export const PRICING = {
  title: "Plans and prices",
  lead: "Three scans are free, with everything in them. With Premium, scans are not counted. No card is needed to start.",
  period: "/month",
  current: "Current Plan",
  free: {
    name: "Free",
    price: "$0",
    note: "Free Forever",
    points: [
      "3 resume scans",
      "The whole report: match, score, checks, receipt",
      "The same resume with the same ad again costs nothing",
    ],
    button: "Switch",
    /** For who is not signed in and so has no plan to switch from. */
    start: "Start with Free",
  },
  premium: {
    name: "Premium Monthly",
    price: "$24.99",
    note: "Renews each month until you stop it",
    points: [
      "Resume scans are not counted",
      "The same report as on Free: nothing in it is held back",
      "Leave any time: at the end of the month you paid for, or at once",
    ],
    button: "Subscribe",
    manage: "Manage your subscription",
  },
  until: "Premium lasts until {day} and then ends.",
  comparison: {
    title: "Free vs Premium Features",
    text: "Only what differs. Nothing in a report depends on your plan.",
    feature: "Feature",
    rows: [
      ["Resume scans", "3", "not counted"],
      ["A scan that gave no report", "given back", "not counted"],
      ["Price", "$0/month", "$24.99/month"],
      ["Card needed", "no", "yes"],
    ],
    same: {
      title: "The same on both",
      points: [
        "Match of resume and ad, term by term, with quotes",
        "Score with a receipt to check by hand",
        "Thirty checks of the file",
        "The same resume with the same ad again costs nothing",
        "Cover letters, every sentence vouched for, not counted",
        "Reviews of a LinkedIn profile, not counted",
        "Past reports kept until you delete them",
        "All your data as one file",
      ],
    },
  },
  dialog: {
    title: "Switch to Free",
    text: "When should Premium end?",
    periodEnd: "At the end of the time already paid for",
    now: "Now. The rest of the paid time is lost and not paid back.",
    confirm: "Switch to Free",
    cancel: "Keep Premium",
    working: "Switching…",
  },
  switched: "Switched to Free Plan successfully.",
  notSwitched: "Error switching to Free Plan. Please try again.",
} as const;
