/** 'My', 'a little', 'other' before the words of a heading, in several languages, folded: they say nothing of its kind. */
export const HEADING_OPENING =
  /^(?:my|a (?:little|bit)|some|other|further|more|mon|ma|mes|autres?|divers(?:es)?|mi|mis|otr[oa]s?|meu|minha|meus|minhas|outr[oa]s?|(?:il |la |le |i )?mi[oae]i?|altr[eio]|ulteriori|mein|meine|weitere[rs]?|sonstige[rs]?|andere|zusatzliche|mijn|overige|min|mina|mitt|ovriga|andra|mit|mine|ovrige|andre|omat|muut|moje|moja|moj|inne|dodatkowe|dalsi|ostatni|egyeb|alte|diger|kisisel|мои|мой|моя|другие|дополнительные) (?=\S)/u;
