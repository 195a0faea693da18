import type { Language } from "./read-people.ts";

/** The words LinkedIn prints around a profile, by language. */
export type PrintWords = {
  contact: string; skills: string; languages: string; certificates: string; honors: string; publications: string;
  summary: string; experience: string; education: string;
  present: string; years: [string, string]; months: [string, string]; page: string; of: string;
  /** Between month and year. */
  link: string;
  monthNames: string;
};

export const PRINT_WORDS: Record<Language, PrintWords> = {
  en: { contact: "Contact", skills: "Top Skills", languages: "Languages", certificates: "Certifications", honors: "Honors-Awards", publications: "Publications", summary: "Summary", experience: "Experience", education: "Education", present: "Present", years: ["year", "years"], months: ["month", "months"], page: "Page", of: "of", link: " ", monthNames: "January February March April May June July August September October November December" },
  es: { contact: "Contactar", skills: "Aptitudes principales", languages: "Idiomas", certificates: "Certificaciones", honors: "Reconocimientos y premios", publications: "Publicaciones", summary: "Extracto", experience: "Experiencia", education: "Educación", present: "actualidad", years: ["año", "años"], months: ["mes", "meses"], page: "Página", of: "de", link: " de ", monthNames: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre" },
  fr: { contact: "Coordonnées", skills: "Principales compétences", languages: "Langues", certificates: "Certifications", honors: "Distinctions et prix", publications: "Publications", summary: "Résumé", experience: "Expérience", education: "Formation", present: "aujourd’hui", years: ["an", "ans"], months: ["mois", "mois"], page: "Page", of: "sur", link: " ", monthNames: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre" },
  de: { contact: "Kontakt", skills: "Top-Kenntnisse", languages: "Sprachen", certificates: "Zertifizierungen", honors: "Auszeichnungen", publications: "Veröffentlichungen", summary: "Zusammenfassung", experience: "Berufserfahrung", education: "Ausbildung", present: "Heute", years: ["Jahr", "Jahre"], months: ["Monat", "Monate"], page: "Seite", of: "von", link: " ", monthNames: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember" },
  pt: { contact: "Contato", skills: "Principais competências", languages: "Idiomas", certificates: "Certificados", honors: "Prêmios e reconhecimentos", publications: "Publicações", summary: "Resumo", experience: "Experiência", education: "Formação acadêmica", present: "o momento", years: ["ano", "anos"], months: ["mês", "meses"], page: "Página", of: "de", link: " de ", monthNames: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro" },
  it: { contact: "Contatti", skills: "Competenze principali", languages: "Lingue", certificates: "Certificazioni", honors: "Riconoscimenti e premi", publications: "Pubblicazioni", summary: "Riepilogo", experience: "Esperienza", education: "Formazione", present: "Presente", years: ["anno", "anni"], months: ["mese", "mesi"], page: "Pagina", of: "di", link: " ", monthNames: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre" },
  nl: { contact: "Contact", skills: "Belangrijkste vaardigheden", languages: "Talen", certificates: "Certificeringen", honors: "Onderscheidingen", publications: "Publicaties", summary: "Samenvatting", experience: "Ervaring", education: "Opleiding", present: "heden", years: ["jaar", "jaar"], months: ["maand", "maanden"], page: "Pagina", of: "van", link: " ", monthNames: "januari februari maart april mei juni juli augustus september oktober november december" },
  sv: { contact: "Kontakta", skills: "Främsta kompetenser", languages: "Språk", certificates: "Certifieringar", honors: "Utmärkelser", publications: "Publikationer", summary: "Sammanfattning", experience: "Erfarenhet", education: "Utbildning", present: "Present", years: ["år", "år"], months: ["månad", "månader"], page: "Sida", of: "av", link: " ", monthNames: "januari februari mars april maj juni juli augusti september oktober november december" },
  pl: { contact: "Kontakt", skills: "Najważniejsze umiejętności", languages: "Języki", certificates: "Certyfikaty", honors: "Wyróżnienia i nagrody", publications: "Publikacje", summary: "Podsumowanie", experience: "Doświadczenie", education: "Wykształcenie", present: "Present", years: ["rok", "lat"], months: ["miesiąc", "mies."], page: "Strona", of: "z", link: " ", monthNames: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia" },
  tr: { contact: "İletişim Bilgileri", skills: "En Önemli Yetenekler", languages: "Diller", certificates: "Sertifikalar", honors: "Onur ve Ödüller", publications: "Yayınlar", summary: "Özet", experience: "Deneyim", education: "Eğitim", present: "Present", years: ["yıl", "yıl"], months: ["ay", "ay"], page: "Sayfa", of: "/", link: " ", monthNames: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık" },
  zh: { contact: "联系方式", skills: "热门技能", languages: "Languages", certificates: "Certifications", honors: "Honors-Awards", publications: "Publications", summary: "个人简介", experience: "工作经历", education: "教育经历", present: "Present", years: ["年", "年"], months: ["个月", "个月"], page: "Page", of: "of", link: " ", monthNames: "January February March April May June July August September October November December" },
  is: { contact: "Hafa samband", skills: "Helsta færni", languages: "Languages", certificates: "Certifications", honors: "Honors-Awards", publications: "Publications", summary: "Samantekt", experience: "Reynsla", education: "Menntun", present: "Present", years: ["ár", "ár"], months: ["mánuður", "mánuðir"], page: "Page", of: "of", link: " ", monthNames: "janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember" },
};

/** The month of the export: durations of current roles run up to it. */
const EXPORTED = 2025 * 12 + 5;

/** '2020-03' as printed: 'March 2020', 'marzo de 2020'. */
export function printDate(date: string, words: PrintWords, short: boolean): string {
  const [year, month] = date.split("-");
  if (month === undefined) return year!;
  const name = words.monthNames.split(" ")[Number(month) - 1]!;
  return `${short ? name.slice(0, 3) : name}${words.link}${year}`;
}

/** '2 years 3 months', counting both end months as LinkedIn does. */
export function printDuration(start: string, end: string | null, words: PrintWords): string {
  const last = end === null ? EXPORTED : monthsOf(end);
  const months = Math.max(1, last - monthsOf(start) + 1);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts: string[] = [];
  if (years > 0) parts.push(`${years} ${words.years[years === 1 ? 0 : 1]}`);
  if (rest > 0) parts.push(`${rest} ${words.months[rest === 1 ? 0 : 1]}`);
  return parts.join(" ");
}

function monthsOf(date: string): number {
  const [year, month] = date.split("-").map(Number);
  return year! * 12 + (month ?? 1) - 1;
}
