/** The resume in the pictures of the templates, as JSON Resume has it. The person and all that is named are invented. */
export const EXAMPLE_DOCUMENT = {
  basics: {
    name: "Ines Calloway",
    label: "Restaurant manager",
    email: "ines.calloway@mail.example",
    phone: "+44 161 496 0172",
    location: { address: "Manchester" },
    summary:
      "Twelve years in kitchens and dining rooms, the last five in charge of one with ninety seats. Plans rotas and stock so that nobody runs and nothing is thrown away.",
  },
  work: [
    {
      id: "work-1",
      position: "Restaurant Manager",
      name: "The Copper Kettle",
      location: "Manchester",
      startDate: "2021-04",
      highlights: [
        "Lead a team of 22 in the dining room and the kitchen, on seven days of the week",
        "Cut food waste by a third with a stock list that every shift counts",
        "Brought complaints about waiting from nine a week to two with another floor plan",
        "Trained six waiters who lead shifts today",
      ],
    },
    {
      id: "work-2",
      position: "Assistant Manager",
      name: "Lantern Street Kitchen",
      location: "Stockport",
      startDate: "2017-09",
      endDate: "2021-03",
      highlights: [
        "Wrote the weekly rota for 15 people and kept it within its budget",
        "Ran tastings with suppliers and halved the wine list without losing sales",
      ],
    },
    {
      id: "work-3",
      position: "Waiter",
      name: "Harbour House Hotel",
      location: "Liverpool",
      startDate: "2014-06",
      endDate: "2017-08",
      highlights: [
        "Served breakfast and banquets for up to 180 guests",
        "Showed new colleagues the till and the allergen list",
      ],
    },
  ],
  education: [
    {
      id: "study-1",
      studyType: "Diploma",
      area: "Hospitality Management",
      institution: "Mersey Vale College",
      startDate: "2012",
      endDate: "2014",
    },
  ],
  skills: [
    { id: "skill-1", name: "Dining room", keywords: ["rotas", "floor plans", "events", "complaints"] },
    { id: "skill-2", name: "Stock", keywords: ["ordering", "suppliers", "cellar", "waste"] },
  ],
  certificates: [
    {
      id: "certificate-1",
      name: "Food Safety, Level 3",
      issuer: "Board of Kitchen Standards",
      date: "2022-02",
    },
  ],
  languages: [
    { id: "language-1", language: "English", fluency: "first language" },
    { id: "language-2", language: "Spanish", fluency: "fluent" },
  ],
};
