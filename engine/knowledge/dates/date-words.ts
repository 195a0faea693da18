import { readWordSet } from "../../text/word-set.ts";

/** What stands in place of an end date while something goes on. */
export const PRESENT_WORDS = readWordSet(`
present, at present, the present, present day, current, currently, now, today, ongoing, on going, on-going, to date, till date, till now, till today, until now, date,
continuing, in progress, cont, still, until present, to present, up to present, up to the present, up to now, up to today, till present, current date,
heute, aktuell, laufend, jetzt, dato, andauernd, gegenwart, present,
présent, aujourd'hui, aujourd’hui, actuel, actuelle, actuellement, en cours, ce jour, maintenant, en poste, nos jours,
actualidad, la actualidad, presente, el presente, actual, actualmente, hoy, la fecha, hasta la fecha, fecha, en curso, a la fecha, hasta la actualidad, vigente,
atual, atualmente, o momento, momento, hoje, o presente, em andamento, até o momento, até hoje, os dias atuais, emprego atual, em curso, cursando,
oggi, in corso, attuale, attualmente, ad oggi, data odierna,
obecnie, nadal, teraz, dziś, chwili obecnej, do chwili obecnej, do teraz, do dziś, trwa,
heden, nu, huidig, vandaag, lopend,
nuvarande, pågående, idag, tills vidare, nåværende, nå, i dag, d.d., nuværende, nykyinen, jatkuu, edelleen,
současnost, dosud, doposud, nyní, súčasnosť, prezent, jelen, jelenleg, napjainkig, günümüz, halen, devam ediyor, bugün, devam,
настоящее время, н.в., н. в., сейчас, сегодня, по сей день, наст. время, по н.в., теперішній час, дотепер, до тепер, донині, понині, досі, зараз,
σήμερα, παρόν, الآن, حتى الآن, الوقت الحالي, الحاضر, اليوم, sekarang, saat ini, kini, hiện tại, nay
`);

/** Words that may join the two ends of a range ('2018 to 2020', '2018 bis 2020'). */
export const RANGE_WORDS = readWordSet(`
to, until, till, through, thru, til, up to, untill,
bis, bis zum, a, à, au, jusqu'à, jusqu'a, jusqu'au, al, a la, hasta, hasta la, até, até a, ate o, ao, à, e, y, et, and, fino a, fino al, ad, sino ad, sino a,
do, t/m, tot, tot en met, till, til, do, az, по, до, μέχρι, έως, إلى, حتى, sampai, hingga, pana in, pana la, și
`);

/** A start with no end: 'since 2020', 'seit 03/2020'. */
export const SINCE_WORDS = readWordSet(`
since, seit, ab, depuis, depuis le, desde, desde el, desde a, dal, da, dall', od, sinds, vanaf, sedan, siden, fra, alkaen, с, από, منذ, sejak, från
`);

/** Words before the first end of a range that belong to it and are not part of a title or employer. */
export const FROM_WORDS = readWordSet(`
from, von, vom, de, du, del, da, dal, dall', od, van, z, ze, c, c., с, από, من, dari, desde, depuis, since, seit, date, dates, duration, period, tenure, zeitraum, periodo, période, período, od dnia, between, worked from, employed, employment dates, dates employed, dates of employment
`);

export const SEASONS = readWordSet(`
spring, summer, summers, winters, fall, autumn, winter, sommer, herbst, frühling, frühjahr, été, hiver, printemps, automne, verano, invierno, primavera, otoño, verão, inverno, outono, estate, inverno, autunno, lato, zima, wiosna, jesień, zomer, herfst, lente, sommar, sommaren, somrarna, höst, hösten, vår, våren, vinter, vintern,
ws, ss, wintersemester, sommersemester, wise, sose
`);

export const STILL_THERE =
  /\b(?:present|current|now|today|ongoing|heute|aktuell|actualidad|presente|aujourd'hui|obecnie|atual)\b/i;
