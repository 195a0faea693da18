import { readWordSet } from "../../text/word-set.ts";
import { collectFolded, collectWords } from "../locales/collect-words.ts";

/** Legal forms: nothing but an organisation ends so. */
export const LEGAL_FORMS = collectFolded((locale) => locale.organisations?.legalForms);

/** Nouns of organisations and workplaces. */
export const EMPLOYER_NOUNS = collectFolded((locale) => locale.organisations?.nouns);

/** Organisations known everywhere that carry no such word. They only settle which of two spans is the employer. */
export const KNOWN_EMPLOYERS = readWordSet(`
google, amazon, microsoft, apple, meta, facebook, netflix, ibm, oracle, sap, intel, cisco, dell, hp, hewlett packard, samsung, sony, lg, huawei, siemens, bosch, philips, ge, general electric, honeywell, abb, schneider electric, accenture, deloitte, pwc, kpmg, ey, ernst & young, ernst and young, mckinsey, bcg, bain, capgemini, cognizant, infosys, tcs, tata consultancy services, wipro, hcl, tech mahindra, mindtree, genpact, concentrix, teleperformance, walmart, target, costco, kroger, home depot, the home depot, lowe's, best buy, walgreens, cvs, rite aid, starbucks, mcdonald's, mcdonalds, burger king, kfc, subway, taco bell, wendy's, chick-fil-a, chipotle, dunkin, domino's, pizza hut, tesco, sainsbury's, asda, morrisons, aldi, lidl, marks & spencer, boots, argos, primark, next, john lewis, waitrose, ikea, h&m, zara, inditex, mercadona, carrefour, auchan, leclerc, decathlon, fnac, edeka, rewe, kaufland, dm, rossmann, penny, obi, mediamarkt, saturn, albert heijn, jumbo, biedronka, żabka, lidl polska, coles, woolworths, bunnings, kmart, big w, countdown, shoprite, pick n pay, checkers, uber, lyft, doordash, deliveroo, fedex, ups, usps, dhl, royal mail, dpd, hermes, postnl, poste italiane, la poste, deutsche post, deutsche bahn, sncf, ford, general motors, gm, toyota, honda, nissan, bmw, audi, volkswagen, vw, daimler, mercedes-benz, porsche, opel, renault, peugeot, fiat, volvo, scania, boeing, airbus, lockheed martin, raytheon, northrop grumman, bae systems, rolls-royce, nasa, esa, cern, who, unicef, undp, unhcr, shell, bp, exxonmobil, chevron, total, totalenergies, eni, equinor, aramco, adnoc, eskom, vodafone, orange, telefónica, t-mobile, verizon, at&t, comcast, sprint, bt, o2, sky, bbc, cnn, nestlé, unilever, procter & gamble, p&g, coca-cola, pepsico, danone, mars, heineken, ab inbev, diageo, l'oréal, johnson & johnson, pfizer, novartis, roche, bayer, basf, merck, gsk, astrazeneca, sanofi, abbott, jpmorgan, jp morgan, j.p. morgan, jpmorgan chase, goldman sachs, morgan stanley, citi, citigroup, wells fargo, bank of america, hsbc, barclays, lloyds, natwest, rbs, santander, bbva, bnp paribas, société générale, ubs, credit suisse, ing, rabobank, abn amro, commerzbank, deutsche bank, allianz, axa, generali, mapfre, zurich, aviva, prudential, marriott, hilton, hyatt, ihg, accor, disney, mayo clinic, kaiser permanente, cleveland clinic, nike, adidas, puma, lego, maersk, reliance, tata, mahindra, l&t, larsen & toubro, adani, flipkart, zomato, swiggy, paytm, ola, jollibee, sm, globe, pldt, safaricom, mtn, jumia, andela, flutterwave, paystack, grab, shopee, lazada, gojek, petronas, maybank, dbs, ocbc, singtel, alibaba, tencent, baidu, bytedance, xiaomi, lenovo, foxconn, hitachi, panasonic, mitsubishi, hyundai, kia, linkedin, twitter, salesforce, adobe, spotify, airbnb, paypal, stripe, shopify, tesla, spacex, freelance, upwork, fiverr, self-employed, self employed, u.s. army, us army, u.s. navy, us navy, us air force, british army, royal navy
`);

/** Nouns that close a compound which names an organisation, folded: 'Stadtwerke', 'Universitätsklinikum'. */
export const COMPOUND_NOUNS = collectWords((locale) => locale.organisations?.compoundEndings);

/** Phrases that stand in the names of organisations, folded. */
export const EMPLOYER_PHRASES = readWordSet(
  "medical center, medical centre, care home, nursing home, credit union, city of, town of, village of, borough of, republic of, county of, state of, department of, ministry of, university of, bank of, school of, college of, institute of, board of",
);

/** 'Various clients', 'Private family': an employer without its name. */
export const UNNAMED_EMPLOYER =
  /^(?:confidential|various|several|multiple|private|family|own|selbst|diverse|verschiedene|plusieurs|varios)\b/i;

/** Partners and sons in the name of a firm, in several languages. */
export const AND_SONS =
  /(?:&|and|und|et|y) (?:co|cie|sons|söhne|fils|hijos|figli|filhos|partners?|associates|zonen)\b\.?/i;
