/** A word for a placement, which is the title where no other is printed. */
export const PLACEMENT =
  /^(?:stage|stagiaire|praktikum|tirocinio|pasantía|prácticas|estágio|internship|placement)$/i;
