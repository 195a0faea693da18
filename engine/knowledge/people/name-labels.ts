/** Labels before a person's name, and titles of the document that end in it. */
export const NAME_LABEL =
  /^(?:(?:full |candidate |applicant )?name(?: and surname)?|vor- und nachname|vorname,? name|vor- & zuname|nom(?: et prénom)?|prénom et nom|nombre(?: y apellidos?)?|nombre completo|nome(?: completo)?|nome e cognome|naam|imię i nazwisko|jméno(?: a příjmení)?|navn|namn|nimi|фио|имя|ονοματεπώνυμο|الاسم|姓名|氏名|이름|resume of|cv of|curriculum vitae of|curriculum vitae|résumé|resume|cv|lebenslauf von|lebenslauf|curriculum|biodata of)(?:\s*[:：\-–—|]\s*|\s+(?=\p{Lu}))/iu;

/** Parts of the word for a name, by which a label says that one follows. */
export const SAYS_NAME = /name|nom|nome|naam|imi|jm|navn|namn|фио|имя|ονομ|اسم|名|이름/i;
