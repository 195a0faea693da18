import { readWords } from "../../text/word-set.ts";

/** Small words of the neighbours of English. */
export const FOREIGN_WORDS =
  readWords(`und der die das den dem mit für im von zu zur zum ein eine einer wir sie ihr oder nicht sowie et les des du la le une vous nous votre
  avec pour dans est sur au aux y el los las con para del una por su sus como e di il che della nel sono gli het een van en voor met wij
  jij bij naar da em uma você nosso i w z na się oraz jest och att för med som på et vi til og ikke av af ve ile için bir и в на с`);

/** Small words of other languages that profiles are written in, folded. */
export const OTHER_SMALL_WORDS = readWords(
  "de la el en y los las del un una et le les des du und der die das mit fur von il di per con do da os em het van een met och som jag ska till av og pa med jeg na sie ve ile bir ja ist ich",
);

/** Small words that a text in English does not go without. */
export const ENGLISH_SMALL_WORDS = readWords("the and of with for to from by at");

/** Small words that no page of real sentences or lists in these languages goes without. */
export const PAGE_SMALL_WORDS = readWords(
  "the and of to in for with on at by a an is as from de la le les et en des du der die das und von im mit fur el los las y con del para e o da do dos com em di il per della i w z na od do v a se och av for med til het van een voor ja on ve bir",
);

/** Words of sentences, which the header of an entry goes without. */
export const SENTENCE_SMALL_WORDS = readWords(
  "the a an to with that which who was were is are be been by from as their our my this these on into through using while including ensuring und mit für sowie der die das den dem bei zur zum avec pour les des dans ainsi que sur una los las para por que con uma os dos nas pelo per gli della nel che een het van voor met aan oraz na do przez",
);

/** The sixteen small words of which English text has one in twelve. */
export const ENGLISH_SIXTEEN = readWords("the and of to in for with on at by from as an a is was were");

/** Words of sentences about a person, which no address holds. */
export const PROSE_WORDS = readWords(
  "the of at on our with and to for my i am is are was have has who that this from experience experienced seeking skilled years year in mit und für ich avec et pour je con y para e os um uma",
);

/** Words whose first letters an abbreviation leaves out. */
export const ABBREVIATION_SKIPS = readWords("of and the for in to on a an with & at or");

/** Words that stay small in a line whose words are capitalised. */
export const TITLE_CASE_SMALL_WORDS = readWords("a an the of and or to in on at for with by from as is & vs");

/** What parts the items of a list, or joins an item to its list. */
export const LIST_WORDS = readWords("and or including eg etc with using via in of like as plus");

/** The same, and what else ends an item. */
export const ITEM_ENDS: ReadonlySet<string> = new Set([...LIST_WORDS, "ie", "than"]);

/** 'And' between the two halves of a heading. */
export const AND_IN_HEADINGS = / (?:and|und|et|y|e|ed|i|och|og|en|ja|ve|a|és|si|и|та|й|και|و) /;
