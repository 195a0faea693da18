import type { TradeFile } from "./trade-file.ts";

const SUPPORT =
  "degree; degrees; graduate; university; college; diploma; required; preferred; equivalent; holder; qualification; education; accredited; gpa; minor; major";

/** Degrees by level; what a job asks for is read by `engine/job`, these are the names. */
export const degrees: TradeFile = {
  trade: "general",
  kind: "degree",
  lines: `
High school diploma; high school graduate; HS diploma; GED ~up; high school diploma or GED; HSD ~up; secondary school diploma; high school education; high school certificate; OSSD ~up; Grade 12; matric ~ctx; year 12 certificate; HSC ~list; GED certificate; high school equivalency; diploma or GED + ${SUPPORT}; school; pass
GCSEs; GCSE; GCSE English; GCSE maths; GCSE English and maths; GCSEs in English and maths; O levels; O-levels; 5 GCSEs; GCSE grade C; GCSE or equivalent
A levels; A-levels; A level; A-level; Advanced levels; baccalauréat; Abitur; Matura ~list; leaving certificate; Leaving Cert + ${SUPPORT}; school
Vocational qualification; vocational diploma; trade school; technical diploma; vocational school; technical school; trade school diploma; post-secondary certificate; Ausbildung; apprenticeship diploma; TAFE; TAFE certificate; vocational certificate; technical certificate; ITI ~list; polytechnic diploma + ${SUPPORT}; electrician; fitter
Associate degree; associate's degree; associates degree; Associate of Science; Associate of Arts; Associate of Applied Science; AAS ~list; A.A.S. ~up; AS degree; AA degree; A.A. degree; ADN ~up; associate degree in nursing; two-year degree; 2-year degree; foundation degree; college diploma; two year degree; Associate in Nursing; Associate Degree Nursing + ${SUPPORT}; nursing; associate
Bachelor's degree; bachelor degree; bachelors degree; bachelor's ~ctx; bachelors; baccalaureate degree; undergraduate degree; BA/BS; BS/BA; BA/BSc; four-year degree; 4-year degree; four year degree; university degree; college degree; honours degree; first degree; licentiate degree; Licence degree; Laurea + ${SUPPORT}; bachelor; science; arts - analyst
Bachelor of Science; BSc ~up; B.Sc. ~up; BS degree; B.S. ~up; BS ~list; Bachelor of Applied Science; BASc ~up | Bachelor of Arts; BA degree; B.A. ~up; BA ~list | Bachelor of Engineering; BEng ~up; B.Eng.; B.E. ~list | Bachelor of Technology; BTech ~up; B.Tech; B.Tech. | Bachelor of Business Administration; BBA ~up; B.B.A. ~up | Bachelor of Commerce; BCom ~up; B.Com; BCom. | Bachelor of Fine Arts; BFA ~up | Bachelor of Education; BEd ~up; B.Ed. ~up | Bachelor of Laws; LLB ~up | Bachelor of Architecture; BArch ~up | Bachelor of Social Work; BSW ~up | Bachelor of Computer Applications | Bachelor of Hotel Management; BHM ~list < Bachelor's degree + ${SUPPORT}; bachelor; science; arts - analyst
Bachelor of Science in Nursing; BSN ~up; B.S.N. ~up; BSN degree; bachelor's degree in nursing; bachelor of nursing; BScN; BSc Nursing; BSN preferred; BN ~list < Bachelor's degree + nurse; nursing; rn; ${SUPPORT}
Master's degree; master degree; masters degree; master's ~ctx; masters ~ctx; MS/MA; MA/MS; advanced degree; graduate degree; postgraduate degree; postgraduate qualification; Diplom; Magister ~list; DEA ~list; Maestría + ${SUPPORT}; master; science - multiple; sclerosis; microsoft; mississippi; massachusetts; scrum; electrician; plumber; data
Master of Science; MSc ~up; M.Sc. ~up; MS degree; M.S. ~up; MS ~list | Master of Arts; MA degree; M.A. ~up; MA ~list | Master of Engineering; MEng ~up; M.Eng. | Master of Technology; MTech ~up; M.Tech; M.Tech. | Master of Education; MEd ~up; M.Ed. ~up | Master of Laws | Master of Public Health; MPH ~up | Master of Public Administration; MPA ~list | Master of Fine Arts | Master of Architecture; MArch ~up | Master of Commerce; MCom ~up; M.Com | Master of Philosophy; MPhil ~up | Master of Computer Applications; MCA ~list | Master of Library and Information Science; MLIS ~up; Master of Library Science | Master of Health Administration; MHA ~list < Master's degree + ${SUPPORT}; master; science - multiple; sclerosis; microsoft; mississippi; massachusetts; scrum; electrician; plumber; data
Master of Business Administration; MBA ~up; M.B.A. ~up; MBA degree; executive MBA; EMBA ~up; PGDM < Master's degree + ${SUPPORT}; business
Master of Social Work; master's in social work; MSW degree < Master's degree + social; ${SUPPORT}; work
Master of Science in Nursing; MSN ~up; M.S.N. ~up; master's degree in nursing; master of nursing < Master's degree + nurse; nursing; ${SUPPORT} - messenger
Doctorate; PhD ~up; Ph.D. ~up; Ph.D ~up; doctoral degree; doctor of philosophy; DPhil ~up; doctoral; terminal degree; Dr. rer. nat.; postdoctoral; PhD degree; PsyD ~up; Psy.D.; Doctor of Psychology + ${SUPPORT}; doctor
Juris Doctor; JD ~list; J.D. ~up; JD degree; law degree; doctor of jurisprudence; ABA-accredited law school; degree in law + law; attorney; lawyer; bar; ${SUPPORT}; law; attorney; lawyer; bar; legal; degree; school; counsel - edwards; sports; job; description; role; apply; attached; please
Doctor of Medicine; MD ~list; M.D. ~up; MD degree; MBBS; MBChB; MB BS; Doctor of Osteopathic Medicine; D.O. ~up; medical degree; MBBCh; doctor of medicine degree; MD/DO; MD or DO + board; certified; licensed; internal; family; practice; do; residency; license; specialist; clinical; eligible; hospital; fellowship; patients; psychiatry; surgeon; physician; medical; medicine; residency; ${SUPPORT}; doctor - maryland; baltimore; bethesda
Doctor of Pharmacy; PharmD; Pharm.D.; MPharm; BPharm; B.Pharm; Bachelor of Pharmacy; pharmacy degree; doctor of pharmacy degree; B.Pharm. + pharmacy; ${SUPPORT}
Doctor of Physical Therapy; DPT ~up; D.P.T. ~up; doctorate of physical therapy; degree in physical therapy + physical; therapy; ${SUPPORT}
Doctor of Nursing Practice; DNP ~up; D.N.P. ~up < Doctorate + nursing; nurse; ${SUPPORT}
Doctor of Veterinary Medicine; DVM ~up; D.V.M. ~up; VMD ~up; BVSc; BVetMed + veterinary; animal; ${SUPPORT}
Doctor of Dental Surgery; DDS ~up; DMD ~up; D.D.S. ~up; BDS ~list; dental degree + dental; dentist; ${SUPPORT}
PGCE; Postgraduate Certificate in Education; PGDE; QTS ~up; Qualified Teacher Status; QTLS; PGCE qualified + teacher; teaching; qualified
Postgraduate diploma; postgraduate certificate; PG diploma; PGDip; graduate diploma; graduate certificate; PGCert; PG Dip
`,
};
