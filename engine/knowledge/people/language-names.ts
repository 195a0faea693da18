import { readWordSet } from "../../text/word-set.ts";

/** Languages that resumes name, in English and in their own words. */
export const LANGUAGE_NAMES = readWordSet(`
english, spanish, french, german, italian, portuguese, dutch, polish, czech, slovak, russian, ukrainian, greek, turkish, arabic, hebrew, hindi, urdu, bengali, punjabi, tamil, telugu, marathi, gujarati, kannada, malayalam, nepali, sinhala, chinese, mandarin, cantonese, japanese, korean, vietnamese, thai, tagalog, filipino, cebuano, malay, bahasa, indonesian, swedish, norwegian, danish, finnish, icelandic, estonian, latvian, lithuanian, hungarian, romanian, bulgarian, serbian, croatian, bosnian, slovenian, albanian, macedonian, catalan, basque, galician, welsh, irish, gaelic, swahili, kiswahili, yoruba, igbo, hausa, zulu, isizulu, xhosa, isixhosa, afrikaans, sesotho, setswana, shona, ndebele, twi, amharic, somali, persian, farsi, pashto, kurdish, armenian, georgian, azerbaijani, kazakh, uzbek, mongolian, khmer, lao, burmese, asl, american sign language, latin, creole, haitian,
deutsch, englisch, französisch, spanisch, italienisch, portugiesisch, niederländisch, polnisch, russisch, türkisch, arabisch, chinesisch, japanisch, griechisch, ungarisch, rumänisch, tschechisch, kroatisch, ukrainisch,
français, anglais, allemand, espagnol, italien, portugais, arabe, chinois, russe, néerlandais, español, inglés, francés, alemán, italiano, portugués, chino, catalán, gallego, euskera, valenciano, português, inglês, francês, alemão, espanhol, inglese, francese, tedesco, spagnolo, portoghese, nederlands, engels, frans, duits, spaans, polski, angielski, niemiecki, hiszpański, francuski, rosyjski, włoski, ukraiński, čeština, angličtina, němčina, francouzština, ruština, svenska, engelska, tyska, franska, spanska, norsk, engelsk, tysk, fransk, spansk, dansk, suomi, englanti, ruotsi, saksa, русский, английский, немецкий, французский, українська, англійська, ελληνικά, αγγλικά, γερμανικά, γαλλικά, العربية, الإنجليزية, الفرنسية, 中文, 英语, 英語, 日语, 日本語, 普通话, 粤语, 한국어, 영어, türkçe, ingilizce, almanca, fransızca, română, engleză, franceză, germană, magyar, angol, német
`);

/** A level of skill or of a language that stands alone. */
export const LEVEL_ALONE =
  /^(?:beginner|basic|intermediate|advanced|expert|proficient|fluent|native|good|excellent|novice|[\d\s%/.]+|\d+ years?|less than 1 year|\(.*\))$/i;
