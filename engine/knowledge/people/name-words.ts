import { readWordSet } from "../../text/word-set.ts";
import { GIVEN_NAMES } from "./given-names.ts";

export const givenNames = readWordSet(GIVEN_NAMES.replaceAll(" ", ","));

/** Small words inside names: 'van der Berg', 'de la Cruz', 'bin Yusuf'. */
export const NAME_PARTICLES = readWordSet(
  "van, von, vom, zu, zur, der, den, de, del, della, dello, di, da, das, do, dos, du, des, la, le, las, los, el, al, bin, binti, bint, ibn, ben, abu, ter, ten, te, af, av, y, e, i, san, st, st., ap, mac, mc, o', 't, op, der, und, a/l, a/p, s/o, d/o",
);

/** Before a name, and no part of it. */
export const HONORIFICS = readWordSet(
  "mr, mrs, ms, miss, mx, sir, madam, dr, dr., prof, prof., professor, mr., mrs., ms., er, er., engr, engr., ing, ing., dipl.-ing, dipl.-ing., ca, adv, adv., rev, rev., capt, capt., captain, herr, frau, m., mme, mlle, monsieur, madame, sr., sra., srta., dott., dott.ssa, avv., arch., mgr, mgr., inz., inż., bc., mudr., judr., phdr., rndr., ir., drs., ssg, sgt, cpl, cpt, pfc, spc, sfc, msg, 1sg, sgm, csm, lt, ltc, maj, col, gen, 1lt, 2lt, cwo, cw2, cw3, po1, po2, po3, cpo, lcdr, cdr, tsgt, msgt, smsgt, ssgt, smt, smt., shri, sri, pn., en., hj., atty, atty., arch, datuk, dato'",
);

/** Letters after a name that say what somebody has passed, not what they are called. */
export const CREDENTIALS = readWordSet(`
rn, bsn, msn, dnp, np, aprn, fnp, fnp-c, fnp-bc, agnp, acnp, pmhnp, crna, lpn, lvn, cna, ccrn, cen, cnor, phn, rnc, ocn, cmsrn, pccn, bscn, rpn, rmn, rgn, bnurs, cma, rma, emt, emt-p, emt-b, nremt, pa-c, pa, md, do, mbbs, mbchb, mbbch, mrcp, frcs, facs, facp, dds, dmd, bds, pharmd, rph, cpht, pt, dpt, ot, otr/l, otr, cota, pta, slp, ccc-slp, ms ccc-slp, rd, rdn, ldn, lcsw, lmsw, msw, bsw, lpc, lmft, lmhc, lcpc, bcba, rbt, rt, rrt, rdms, rvt, rdcs, cphq, cpc, rhia, rhit, lvt, dvm, rcp, mph, mha, dc, cnm,
ing, ing., phd, ph.d, ph.d., dphil, edd, ed.d., dba, jd, j.d., llb, llm, esq, esquire, mba, m.b.a., emba, mpa, mfa, ma, m.a., ms, m.s., msc, m.sc, m.sc., meng, m.eng, mtech, m.tech, me, mca, mcom, med, m.ed., mphil, ba, b.a., bs, b.s., bsc, b.sc, b.sc., beng, b.eng, btech, b.tech, be, b.e., bca, bcom, b.com, bba, bfa, bed, b.ed., bsed, aa, as, aas, hnd, pgce, qts, pgdip, gdip, dip, 
cpa, acca, fcca, ca, aca, fca, cfa, cma, cia, cisa, cfe, cfp, chfc, clu, frm, ea, aat, maat, mcipd, cipd, fcipd, assoc cipd, cicm, acma, cgma, aicpa, 
pmp, pmi-acp, capm, csm, cspo, psm, prince2, safe, sa, itil, cissp, cism, ceh, oscp, ccna, ccnp, ccie, mcse, mcsa, mcp, rhce, rhcsa, cka, togaf, six sigma, lssbb, lssgb, cssbb, cssgb, csp, asp, chst, cih, crsp, nebosh, pe, p.e., pe., p.eng, p.eng., peng, eit, fe, ceng, c.eng, ieng, miet, imeche, mimeche, mice, mistructe, riba, aia, ra, leed, leed ap, leed green associate, sra, mrics, frics, shrm-cp, shrm-scp, sphr, phr, phri, cebs, ccp, cpcu, cscp, cpim, cpsm, apics, cltd, mcips, cdcs, cmp, chs, cha, rs, cec, cca, lmt, ces, nasm, cscs, cpt, ase, cpht, reb, gri, abr, mlis, lcam, ii, iii, licsw, cadc, cac, ladc, cac-ii, lpcc, mft, amft, rehs, cphrm
`);

/** Suffixes that belong to a name. */
export const NAME_SUFFIXES = readWordSet(
  "jr, jr., sr, sr., ii, iii, iv, v, junior, senior, filho, neto, júnior, fils, 2nd, 3rd",
);

/** Words that stand large at the top of a resume and are nobody's name. */
export const NO_NAME_WORDS = readWordSet(`
履歴書, 職務経歴書, 입사지원서, 이력서, 简历, 個人簡歷, étudiant, étudiante, resume, résumé, cv, c.v., hoja, curriculum, vitae, lebenslauf, currículum, currículo, vitæ, życiorys, životopis, cv/resume, portfolio, profile, profil, perfil, profilo, page, confidential, contact, europass, personal, information, informations, details, summary, objective, experience, education, skills, references, application, bewerbung, bewerbungsunterlagen, anschreiben, cover, letter, candidate, biodata, bio-data, bio, data, linkedin, indeed, naukri, monster, jobstreet, glassdoor, seek, stepstone, template, sample, example, about, me, hello, hi, i'm, dear, to, whom, the, and, for, with, of, my, name, phone, email, e-mail, address, mobile, date, birth, nationality, updated, last, career, professional, work, history, employment, job, position, applied, applying, ref, reference, vacancy, post, photo, foto, street, road, avenue, university, college, school, institute, hospital, inc, llc, ltd, gmbh, company, limited, department, resumé, lettre, motivation, invoice, receipt, handbook, policy, terms, agreement, statement, report, manual, guide, agenda, minutes, certificate, transcript, order, quote, estimate, bill, no, number, available, immediately, open, citizen, license, licence, driver, years, year, old, married, single, male, female, state, board, registered
`);
