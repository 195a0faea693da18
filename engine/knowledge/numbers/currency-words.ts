export const CURRENCY_BEFORE =
  /(\b(?:USD|CAD|AUD|NZD|SGD|EUR|GBP|INR|CHF|JPY|SEK|NOK|DKK|PLN|ZAR|Rs\.?)|[$€£₹¥])\s?$/i;
export const CURRENCY_AFTER =
  /^(?:\s?([€£$])|\s(dollars|euros?|pounds(?! of)|rupees|francs|usd|eur|gbp|inr|chf)\b)/i;
/** Whose money; dollars of any country are dollars. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  "€": "euro",
  eur: "euro",
  euro: "euro",
  euros: "euro",
  "£": "pound",
  gbp: "pound",
  pounds: "pound",
  "₹": "rupee",
  inr: "rupee",
  rs: "rupee",
  "rs.": "rupee",
  rupees: "rupee",
  "¥": "yen",
  jpy: "yen",
  chf: "franc",
  francs: "franc",
  sek: "krona",
  nok: "krone",
  dkk: "krone",
  pln: "zloty",
  zar: "rand",
};
