import { foldLetters } from "../../text/fold-letters.ts";
import { readWordSet } from "../../text/word-set.ts";
import { LOCALES } from "../locales/all-locales.ts";
import { collectFolded, collectWords, patternOf } from "../locales/collect-words.ts";
import type { Locale } from "../locales/locale.ts";

/** Nouns that name what somebody is at work, in any language and for every reader. */
export const TITLE_NOUNS = collectFolded(({ titles }) => titles?.nouns);

/** One of these words is enough to read a short line of a resume as a job title; those of English alone, for whoever writes it. */
export const ENGLISH_HEADS: ReadonlySet<string> = new Set(
  LOCALES.filter(({ language }) => language === "en").flatMap((locale) => headsOf(locale).map(foldLetters)),
);
export const TITLE_HEADS = collectFolded(headsOf);

function headsOf({ titles }: Locale): readonly string[] {
  return [...(titles?.nouns ?? []), ...(titles?.looseNouns ?? []), ...(titles?.abbreviations ?? [])];
}

/** Titles of several words, none of which names somebody at work when it stands alone. Other words may come before them. */
export const TITLE_PHRASES = collectFolded(({ titles }) => titles?.phrases);

/** 'Head of', 'Chef de projet', 'Leiter Einkauf': heads that come first in a title. */
export const LEADING_HEADS = collectFolded(({ titles }) => titles?.leading);

/** What closes a title in scripts that put no spaces between words. */
export const TITLE_ENDING = new RegExp(
  `(?:${patternOf(collectWords(({ titles }) => titles?.endings))})$`,
  "u",
);

/** What a technician works on, before the short form 'tech', which alone is a word of employers: 'Pharmacy Tech'. */
export const TECH_FIELDS = readWordSet(
  `pharmacy, lab, laboratory, vet, veterinary, lube, lash, nail, brow, dental, rad, radiology, xray, ray, ct, mri, surgical, surgery, processing, psych, psychiatric, dialysis, hemodialysis, er, ed, or, ekg, ecg, eeg, care, monitor, telemetry, tele, ultrasound, echo, anesthesia, endoscopy, gi, ortho, eye, ophthalmic, optical, cast, hvac, refrigeration, service, field, pc, desktop, support, help, helpdesk, it, computer, sound, av, audio, lighting, stage, studio, video, repair, auto, automotive, diesel, tire, parts, body, paint, install, installation, maintenance, facilities, irrigation, pest, spray, pool, bench, test, qa, qc, quality, production, process, manufacturing, chem, research, animal, kennel, behavior, behavioral, behaviour, health, mental, medication, med, blood, donor, plasma, specimen, stock, inventory, warehouse, packaging, solar, wind, turbine, fiber, fibre, cable, network, tower, drone, survey, soil, materials, asphalt, records, evidence, crime, scene, fire, alarm, security, elevator, lift, appliance, restoration, mold, carpet, window, boat, marine, bike, ski, small engine, engine, engineering, design, cad, gis, library, media, game, slot, escape`,
);

/** Words that end like the name of a doer and are none: things, places, kinds and family names. */
export const NO_DOERS = readWordSet(
  `water, tower, power, paper, corner, center, summer, winter, river, silver, copper, timber, lumber, theater, computer, butter, flower, clover, amber, harbor, manor, motor, tractor, liquor, color, chamber, border, quarter, charter, number, order, minor, junior, senior, human, german, roman, superior, interior, exterior, sector, weather, leather, feather, brother, mother, father, sister, daughter, letter, matter, better, dinner, supper, pepper, ginger, cover, under, upper, outer, inner, lower, former, other, together, easter, cedar, juniper, heather, parker, miller, cooper, carter, foster, spencer, palmer, walker, hunter, turner, tucker, fischer, becker, wagner, schneider, mueller, muller, hoffman, newman, goodman, freeman, chapman, norman, bowman, sherman, coleman, danger, finger, anchor, mirror, castor, gardner, bower, frontier, premier, pioneer, ulster, leicester, worcester, chester, hanover, denver, vancouver, lancaster, manchester, rochester, alexander, oliver, jennifer, jupiter, mercer, ledger, bunker, locker, cluster, filter, folder, server, router, scooter, trailer, boiler, cooler, burger, cracker, slipper, jumper, shelter, transfer, tender, gender, answer, pattern, soccer, career, cancer, carrier, barrier, monitor, indoor, outdoor, victor, taylor, windsor, bangor, ecuador, salvador, connor, trevor, labor, behavior, consumer, customer, december, november, october, september, sunflower, dexter, baxter, webster, lester`,
);

/** Words of titles that other lines use as well; they count where nothing speaks against them. */
export const TITLE_HINTS = readWordSet(`
senior, sr, sr., junior, jr, jr., mid-level, entry-level, head, vice, interim, acting, assistant, associate, graduate, trainee, student, member, crew, staff, support, service, services, team, team member, crew member, sales, marketing, operations, human resources, customer, customer service, front desk, front end, back end, frontend, backend, full stack, full-stack, software, hardware, network, systems, mechanical, electrical, civil, chemical, certified, registered, licensed, nursing, medical, clinical, dental, legal, executive, general, regional, national, global, area, district, branch, store, shift, night, part-time, full-time, temporary, seasonal, freelance, self-employed, self employed, independent, contract, substitute, adjunct, visiting, postdoctoral, doctoral, research, teaching, graduate assistant, undergraduate, project, product, program, programme, account, accounts, payroll, quality, production, maintenance, warehouse, logistics, supply chain, procurement, purchasing, line, machine, kitchen, sous, head of, partner, subject matter, secondment, placement, work experience, clinical placement, student nurse, clinical rotation, practicum, fieldwork, industrial attachment, attachment, siwes, nysc, house job, articleship, summer job, housewife, sahm, homemaker, stay-at-home
`);
