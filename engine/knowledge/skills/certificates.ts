import type { TradeFile } from "./trade-file.ts";

/** Certificates, licences and registrations of all trades, with the bodies' usual abbreviations. */
export const certificates: TradeFile = {
  trade: "general",
  kind: "certificate",
  lines: `
// Health and care
Registered nurse; RN ~up; R.N. ~up; RN license; RN licence; registered nurse license; registered nursing license; RN licensure; licensed registered nurse; state registered nurse + nurse; nursing; license; licensed; bsn; patient; hospital; care; clinical
Registered general nurse; RGN ~up; registered adult nurse < Registered nurse + nurse; nursing; license; licensed; bsn; patient; hospital; care; clinical
Licensed practical nurse; LPN ~up; LPN license; licensed vocational nurse; LVN ~up; LPN/LVN; practical nurse license | Enrolled nurse + nurse; nursing; license; care; patients
Certified nursing assistant; CNA ~up; CNA certification; CNA license; certified nurse assistant; certified nurse aide; state tested nursing assistant; STNA ~up; nurse aide certification; certified nursing aide + nursing; nurse; care; patients; certification; residents
Nurse practitioner; NP ~list; nurse practitioner license + nurse; license; clinic; provider; family; practitioner
Family nurse practitioner; FNP ~up | Adult-gerontology nurse practitioner; AGNP ~up | Psychiatric nurse practitioner; PMHNP ~up < Nurse practitioner + nurse; license; clinic; provider; family; practitioner
FNP-C ~up | FNP-BC ~up < Family nurse practitioner + nurse; license; clinic; provider; family; practitioner
Physician assistant; PA ~list; physician associate; physician assistant license + np; dnp; assistant; rn; supervising; collaborating; orthopaedic; clinical; urgent; hospital; nccpa; practitioner; primary; dermatology; healthcare; emergency; family; physicians; board; master; np; clinic; patients; licence; license; certified; emergency; medical; physician; care; surgery
Certified physician assistant; PA-C ~up; NCCPA < Physician assistant + np; dnp; assistant; rn; supervising; collaborating; orthopaedic; clinical; urgent; hospital; nccpa; practitioner; primary; dermatology; healthcare; emergency; family; physicians; board; master; np; clinic; patients; licence; license; certified; emergency; medical; physician; care; surgery
Advanced practice registered nurse; APRN ~up; APRN license
Certified registered nurse anesthetist; CRNA ~up; nurse anesthetist; nurse anaesthetist
NMC registration; NMC registered; registered with the NMC; NMC PIN; NMC pin number; Nursing and Midwifery Council; Nursing & Midwifery Council; active NMC pin; current NMC registration; valid NMC registration; NMC ~up + nurse; midwife; pin; registration
AHPRA registration; AHPRA; registered with AHPRA; AHPRA registered; current AHPRA registration; Australian Health Practitioner Regulation Agency
HCPC registration; HCPC registered; HCPC; registered with the HCPC; Health and Care Professions Council; Health & Care Professions Council
GMC registration; GMC registered; registered with the GMC; General Medical Council; GMC ~list | Licence to practise + doctor; registration; medical; licence; consultant - truck; vehicles; chevrolet
Full GMC registration < GMC registration + doctor; registration; medical; licence; consultant - truck; vehicles; chevrolet
GPhC registration; GPhC registered; GPhC; General Pharmaceutical Council
GDC registration; GDC registered; General Dental Council; GDC ~up + dental; dentist; nurse; hygienist
Social Work England registration; registered with Social Work England; Social Work England; SWE registered; SWE registration
Medical license; medical licence; physician license; licensed physician; state medical license; license to practice medicine; unrestricted medical license
Board certified physician < Medical license; Board certified
Board certified; board certification; board-certified | Board eligible < Board eligible/board certified
Board eligible/board certified; BC/BE ~up; BE/BC ~up
ABIM certification | ABFM certification < Board certified
Basic life support; BLS ~up; BLS certification; BLS certified; BLS for healthcare providers; BLS provider; basic life support certification; healthcare provider CPR; BCLS ~up < CPR certification + cpr; certification; acls; cpr; nurse; certified; life; pals; emt - statistics; labor; bureau
AHA BLS < Basic life support + cpr; certification; acls; cpr; nurse; certified; life; pals; emt - statistics; labor; bureau
Advanced cardiac life support; ACLS; ACLS certification; ACLS certified; advanced cardiovascular life support
Advanced life support; ALS ~list + cpr; bls; certification; paramedic; resuscitation
Pediatric advanced life support; PALS ~up; PALS certification; paediatric advanced life support; PALS certified | APLS | European paediatric advanced life support; EPALS + acls; bls; pediatric; certification
Neonatal resuscitation program; NRP ~up; NRP certification | Neonatal life support; NLS ~up < Neonatal resuscitation + neonatal; certification; bls; labor; delivery
Neonatal resuscitation + neonatal; certification; bls; labor; delivery
Trauma nursing core course; TNCC ~up; trauma nurse core course
CPR certification; CPR ~up; CPR certified; cardiopulmonary resuscitation; CPR training; CPR card; provide CPR; current CPR; valid CPR + certified; certification; first aid; aed; bls; current; training - cost per; ratio
HLTAID009 Provide Cardiopulmonary Resuscitation; HLTAID009 < CPR certification + certified; certification; first aid; aed; bls; current; training - cost per; ratio
First aid certificate; first aid; first aid certification; first-aid; first aid certified; first aider; first aid training; first aid qualification; first aid trained | First responder certification + work; certificate; trained
Emergency first aid | Pediatric first aid; paediatric first aid | HLTAID011 | HLTAID003 < First aid certificate + work; certificate; trained
Emergency first aid at work; EFAW ~up < Emergency first aid + work; certificate; trained
First aid at work; FAW ~up < Emergency first aid at work + work; certificate; trained
Stop the Bleed | AED certification; AED trained; AED ~up; AED training + cpr; certified; defibrillator; first; aid - dirham; currency
Emergency medical technician; EMT ~up; EMT-B ~up; EMT-Basic; EMT certification; EMT license; emergency medical technician basic + ambulance; certification; paramedic; license; emergency
NREMT; nationally registered EMT | EMT-Intermediate; EMT-I ~up | Advanced EMT; AEMT ~up < Emergency medical technician + ambulance; certification; paramedic; license; emergency
Paramedic license; paramedic certification; licensed paramedic; certified paramedic; registered paramedic; state paramedic license; EMT-P ~up < Emergency medical technician + ambulance; certification; paramedic; license; emergency
Nationally registered paramedic; NRP paramedic < Paramedic license
Certified medical assistant; CMA ~list; CMA (AAMA); AAMA | Registered medical assistant; RMA ~up | Certified clinical medical assistant; CCMA ~up | National certified medical assistant; NCMA ~up < Medical assistant certification + medical; assistant; aama; clinic; certification; rma; patients
Medical assistant certification + medical; assistant; aama; clinic; certification; rma; patients
Phlebotomy certification; certified phlebotomy technician; certified phlebotomist; phlebotomist certification
CPT (NHA) | Phlebotomy license < Phlebotomy certification
PBT (ASCP) < Phlebotomy certification; ASCP certification
Certified pharmacy technician; CPhT; pharmacy technician certification | Pharmacy technician license; licensed pharmacy technician; registered pharmacy technician
PTCB certification; PTCB | ExCPT < Certified pharmacy technician
Pharmacist license; registered pharmacist; RPh ~up; licensed pharmacist; pharmacist licensure | NAPLEX + pharmacy; pharmacist
PharmD license < Pharmacist license + pharmacy; pharmacist
ARRT certification; ARRT; ARRT registered; American Registry of Radiologic Technologists; ARRT certified; ARRT registration
Registered radiologic technologist; R.T.(R); RT(R); ARRT (R) | ARRT(CT) < ARRT certification
ARDMS certification; ARDMS + sonographer; ultrasound; vascular; registry
Registered diagnostic medical sonographer; RDMS ~up | Registered vascular technologist; RVT ~up | Registered diagnostic cardiac sonographer; RDCS ~up < ARDMS certification + sonographer; ultrasound; vascular; registry
MLS(ASCP); MT(ASCP) < Medical laboratory scientist certification; ASCP certification + laboratory; certification; technologist; medical
ASCP certification; ASCP certified; ASCP ~up; American Society for Clinical Pathology | Medical laboratory scientist certification + laboratory; certification; technologist; medical
MLT(ASCP) < Medical laboratory technician certification; ASCP certification + laboratory; certification; technologist; medical
AMT certification < American Medical Technologists certification + laboratory; certification; technologist; medical
Registered respiratory therapist; RRT ~up; RRT credential < Certified respiratory therapist + respiratory; therapist; ventilator
Certified respiratory therapist; CRT ~list | NBRC | Respiratory care practitioner license; RCP ~list + respiratory; therapist; ventilator
Physical therapist license; licensed physical therapist; PT license; state physical therapy license; licensed PT; physiotherapist registration | Licensed physical therapist assistant; PTA license | CSP membership; Chartered Society of Physiotherapy
Chartered physiotherapist; MCSP ~up < CSP membership
Occupational therapist license; licensed occupational therapist; OT license | Registered occupational therapist | NBCOT certification; NBCOT + occupational; therapist; therapy
Occupational Therapist Registered; OTR ~list < Registered occupational therapist; NBCOT certification + occupational; therapist; therapy
OTR/L ~up < Occupational Therapist Registered; Occupational therapist license + occupational; therapist; therapy
Certified occupational therapy assistant; COTA ~up < NBCOT certification + occupational; therapist; therapy
COTA license < Certified occupational therapy assistant + occupational; therapist; therapy
Speech-language pathologist license; SLP license; licensed speech language pathologist | CF-SLP | State licensure | ASHA certification; certificate of clinical competence; CCC ~list + speech; asha; slp; language; pathologist
CCC-SLP; SLP-CCC < ASHA certification + speech; asha; slp; language; pathologist
Licensed clinical social worker; LCSW ~up; clinical social work license | Licensed master social worker; LMSW ~up | LSW license; LSW ~list | Licensed independent social worker; LISW ~up < Licensed social worker + social; license; clinical; therapist
Licensed independent clinical social worker; LICSW ~up < Licensed clinical social worker + social; license; clinical; therapist
Licensed social worker; social work license + social; license; clinical; therapist
Licensed professional counselor; LPC ~up; licensed mental health counselor; LMHC ~up < Licensed counselor + counselor; license; therapist; mental; clinical
Licensed professional clinical counselor; LPCC ~up; LCPC ~up < Licensed professional counselor + counselor; license; therapist; mental; clinical
Licensed counselor; counseling license + counselor; license; therapist; mental; clinical
Licensed marriage and family therapist; LMFT ~up; LMFT license; marriage and family therapist license
Board certified behavior analyst; BCBA; BCBA certification; board-certified behavior analyst | Board certified assistant behavior analyst; BCaBA
Registered behavior technician; RBT ~up; RBT certification; registered behaviour technician + aba; behavior; autism; therapy; certification
CORU registration
Licensed psychologist; psychologist license; psychology license; registered psychologist | Chartered psychologist
Licensed clinical psychologist < Licensed psychologist
HCPC registered psychologist < Licensed psychologist; HCPC registration
Registered dietitian; RD ~list; RDN ~up; registered dietitian nutritionist; CDR registration; registered dietician | Dietitian license; licensed dietitian + dietitian; nutrition; license; diet
Dental hygiene license; registered dental hygienist; RDH ~up; licensed dental hygienist; dental hygienist license; RDH license
Dental assistant certification | Registered dental assistant; RDA ~list | Expanded functions dental assistant; EFDA ~up | Dental radiography certification; dental x-ray license; radiology license dental | Dental nursing qualification; qualified dental nurse; dental nurse qualification + dental; dentist; radiography; certification
Certified dental assistant; CDA ~list | DANB certification; DANB < Dental assistant certification + dental; dentist; radiography; certification
NEBDN < Dental nursing qualification + dental; dentist; radiography; certification
Certified professional coder; CPC ~list; CPC certification | Certified professional coder-apprentice; CPC-A ~up | COC certification | Certified inpatient coder < AAPC certification + coding; coder; aapc; ahima; medical; certification; billing
Certified coding specialist; CCS ~list | Registered health information technician; RHIT ~up | Registered health information administrator; RHIA ~up < AHIMA certification + coding; coder; aapc; ahima; medical; certification; billing
AAPC certification; AAPC; AAPC certified | AHIMA certification; AHIMA | CRC certification + coding; coder; aapc; ahima; medical; certification; billing
Certified medical administrative assistant; CMAA ~up; medical administrative assistant certification
CCRN; CCRN certification | Certified emergency nurse; CEN ~list; CEN certification | CNOR; CNOR certification | Oncology certified nurse; OCN ~up | RNC-OB | PCCN | CMSRN | CPAN ~up | CRRN ~up | Wound care certification | WOCN certification; WOCN ~up | Chemotherapy certification; chemo certified + nurse; rn; certification; nursing; critical; icu; emergency
Certified wound ostomy continence nurse; CWOCN ~up < Wound care certification; WOCN certification + nurse; rn; certification; nursing; critical; icu; emergency
Certified wound specialist; CWS ~list | WCC certification; WCC ~list < Wound care certification + nurse; rn; certification; nursing; critical; icu; emergency
ONS/ONCC chemotherapy; ONS chemotherapy < Chemotherapy certification + nurse; rn; certification; nursing; critical; icu; emergency
Certified surgical technologist; CST ~list; CST certification; certified surgical tech < Surgical technologist certification; NBSTSA certification + surgical; technologist; scrub; operating; certification - time; timezone; zone; central
Surgical technologist certification | NBSTSA certification; NBSTSA + surgical; technologist; scrub; operating; certification - time; timezone; zone; central
Sterile processing certification + sterile; certification
HSPA certification; IAHCSMM | CBSPD < Sterile processing certification + sterile; certification
Certified registered central service technician; CRCST ~up < HSPA certification + sterile; certification
CSPDT ~up < CBSPD + sterile; certification
Home health aide certification; HHA ~up; certified home health aide; home health aide certificate | Personal care aide certification; PCA certification | Certified caregiver + home; aide; care; certificate
Care Certificate; the Care Certificate | QCF Level 3
NVQ Level 2 in Health and Social Care; NVQ level 2 health and social care; NVQ 2 in Health and Social Care < Level 2 health and social care; NVQ in health and social care; NVQ Level 2
Level 2 diploma in care < Level 2 health and social care
Level 2 health and social care < Health and social care qualification
NVQ Level 3 in Health and Social Care; NVQ level 3 health and social care; NVQ 3 in Health and Social Care < Level 3 health and social care; NVQ in health and social care; NVQ Level 3
Level 3 diploma in health and social care; QCF level 3 health and social care < Level 3 health and social care; Diploma in health and social care
Level 3 diploma in adult care; Level 3 Diploma in Care < Level 3 health and social care
Level 3 health and social care < Level 2 health and social care
Level 5 Diploma in Leadership for Health and Social Care; level 5 leadership for health and social care; Level 5 Leadership in Health and Social Care < Level 5 diploma in leadership; Level 5 in health and social care
Level 5 diploma in leadership
Level 5 in health and social care < Health and social care qualification
Health and social care qualification
NVQ in health and social care; health and social care NVQ | Diploma in health and social care; health and social care diploma < Health and social care qualification
Certificate III in Individual Support; Cert III in Individual Support; Cert III Individual Support | Certificate III in Aged Care; Cert III aged care; Cert III in Aged Care | Certificate IV in Ageing Support; Cert IV in Ageing Support | Certificate IV in Disability; Cert IV in Disability
Registered veterinary technician; RVT license; LVT ~list; CVT ~list; licensed veterinary technician; certified veterinary technician | Registered veterinary nurse; RVN ~up | RCVS registration; RCVS registered | Veterinary license + veterinary; animal; clinic; nurse
Massage therapy license; licensed massage therapist; LMT ~list; registered massage therapist; RMT ~list + massage; therapist; license; spa
Certified personal trainer; CPT ~list; personal training certification; personal trainer certification | REPs level 3 | NASM certification; NASM; NASM certified | ACE certification; ACE certified | ISSA certification; ISSA certified | NSCA | ACSM certification; ACSM certified | CIMSPA | Level 2 fitness instructor; level 2 gym instructor; level 2 gym instructing + trainer; fitness; gym; personal; certification; strength - cost; medical
Level 3 personal trainer; level 3 personal training < Certified personal trainer; Level 2 fitness instructor + trainer; fitness; gym; personal; certification; strength - cost; medical
NASM-CPT < NASM certification; Certified personal trainer + trainer; fitness; gym; personal; certification; strength - cost; medical
ACE personal trainer < ACE certification; Certified personal trainer + trainer; fitness; gym; personal; certification; strength - cost; medical
CSCS (NSCA) < NSCA + trainer; fitness; gym; personal; certification; strength - cost; medical
Lifeguard certification; certified lifeguard; lifeguard certificate; lifeguarding certification
National Pool Lifeguard Qualification; NPLQ; RLSS NPLQ | Red Cross lifeguard < Lifeguard certification
Infection control certification | Bloodborne pathogens certification; bloodborne pathogen training; OSHA bloodborne pathogens
Medication administration certification + medication; certified; residents; aide
Certified medication aide; CMA medication; qualified medication aide; QMA ~up; medication aide certification; medication aide | Certified medication technician; CMT ~list; medication technician certification; med tech certification; med-tech certification < Medication administration certification + medication; certified; residents; aide
NIHSS certification; NIH Stroke Scale certification | Fetal monitoring certification; electronic fetal monitoring certification
C-EFM | AWHONN fetal monitoring < Fetal monitoring certification
Crisis prevention intervention; CPI certification; CPI training; nonviolent crisis intervention; CPI certified | PMVA training; PMVA ~up | MAPA training; MAPA ~up | Team Teach | SCIP training + crisis; prevention; training; restraint
HIPAA certification; HIPAA training; HIPAA certified

// Construction, trades, transport
OSHA 10; OSHA-10; OSHA 10-hour; OSHA 10 hour; OSHA 10 certification; OSHA10; OSHA 10 card; ten-hour OSHA
OSHA 10-hour construction < OSHA 10
OSHA 30; OSHA-30; OSHA 30-hour; OSHA 30 hour; OSHA 30 certification; OSHA30; OSHA 30 card
OSHA certification; OSHA certified; OSHA training certificate; OSHA card
OSHA 500 | OSHA 510 | OSHA 511 < OSHA certification
HAZWOPER; HAZWOPER certification
40-hour HAZWOPER; HAZWOPER 40; 40 hour HAZWOPER; OSHA 40 < 24-hour HAZWOPER
24-hour HAZWOPER < HAZWOPER
CSCS card; CSCS; Construction Skills Certification Scheme; valid CSCS card < CSCS/ECS card - strength; conditioning; coach; nsca
Blue CSCS card | Gold CSCS card | Green CSCS card | Black CSCS card < CSCS card - strength; conditioning; coach; nsca
CSCS/ECS card - strength; conditioning; coach; nsca
CPCS card; CPCS; CPCS ticket; Construction Plant Competence Scheme | NPORS; NPORS card; NPORS ticket < Plant ticket
CPCS blue card < CPCS card
Plant ticket
SMSTS; SMSTS certificate; Site Management Safety Training Scheme; site manager safety training scheme
SSSTS; SSSTS certificate; Site Supervisors Safety Training Scheme; site supervisor safety training scheme
White Card; construction white card; white card (construction); construction induction card; White Card construction | Safe Pass; SafePass; Safe Pass card
CHAS ~up | SafeContractor accreditation | Constructionline + construction; accreditation; contractor
IPAF; IPAF licence; IPAF card; PAL card | Scissor lift certification; scissor lift ticket | Boom lift certification | Yellow Card EWP < Aerial lift certification
IPAF 3a | IPAF 3b < IPAF
IPAF 3a and 3b; IPAF 3a/3b < IPAF 3a; IPAF 3b
Aerial lift certification; aerial work platform certification; MEWP licence; EWP licence; EWP ticket | High risk work licence; HRW licence; high risk work license; HRWL
PASMA; PASMA card; PASMA certificate; PASMA ticket | CISRS card; CISRS | Scaffolding licence; scaffolding ticket
Scaffolder card < CISRS card
Working at heights certificate; working at heights ticket; working at height certificate; work at heights certification; working at heights training; Working at Heights certification; heights ticket; WAH ticket | Fall protection certification; fall protection training
Confined space certification; confined space ticket; confined space entry certification; confined space training; confined spaces ticket; confined space certificate; confined space entry training
Forklift licence; forklift license; forklift certification; forklift certified; forklift ticket; fork lift licence; forklift operator certification; forklift truck licence; FLT licence; FLT license; LF licence; LF license; forklift operator license; forklift driving licence; certified forklift operator; powered industrial truck certification; PIT certification; valid forklift licence; FLT certificate; forklift permit | RTITB | ITSSAR | LLOP licence | PPT licence
Counterbalance forklift licence; counterbalance licence | Reach truck licence; reach licence | VNA licence < Forklift licence
Counterbalance and reach licence < Counterbalance forklift licence; Reach truck licence
Commercial driver's license; CDL ~up; CDL license; commercial drivers license; commercial driver license; commercial driving license; valid CDL | CDL permit + driver; class; truck; license; driving
CDL Class A; Class A CDL; CDL-A; CDL A; Class A commercial driver's license; Class A license; CDL Class A license < Commercial driver's license
CDL Class B; Class B CDL; CDL-B; CDL B; Class B license; Class B commercial driver's license < Commercial driver's license
HGV licence; HGV license; LGV licence; HGV driving licence; HGV entitlement
HGV Class 1; Class 1 HGV; HGV 1; category C+E licence; Cat C+E; C+E licence; LGV Class 1; Class 1 licence; C+E entitlement < HGV Class 2; HGV licence
Class 3 licence | Class 4 licence | Two-wheeler licence
LMV licence < Driving licence
HGV Class 2; Class 2 HGV; HGV 2; category C licence; Cat C licence; LGV Class 2; Class 2 licence; Category C < HGV licence
Category C1 licence; C1 licence; category C1; 7.5 tonne licence; 7.5t licence
Light rigid licence; LR licence | DZ licence; DZ license
Medium rigid licence; MR licence < Light rigid licence
Heavy rigid licence; HR licence; HR truck licence < Medium rigid licence
Heavy combination licence; HC licence < Heavy rigid licence
Multi combination licence; MC licence < Heavy combination licence
AZ licence; AZ license; Class 1 driver's licence < DZ licence
Driver CPC; Driver Certificate of Professional Competence; CPC card; driver qualification card; DQC ~up; valid driver CPC; driver's CPC < Certificate of Professional Competence
Transport manager CPC; CPC qualified transport manager < CPC holder; Certificate of Professional Competence
National CPC; CPC National < Transport manager CPC
CPC International < National CPC
Certificate of Professional Competence | CPC holder
Digital tachograph card; digi card; tacho card; driver digital card; digital driver card; tachograph card
Hazmat endorsement; hazardous materials endorsement | Hazmat certification | Tanker endorsement | Doubles/triples endorsement; doubles and triples endorsement | Passenger endorsement | Air brakes | HIAB licence | Dangerous goods certification
Tanker and hazmat endorsement; X endorsement < Tanker endorsement; Hazmat endorsement
Air brake endorsement < Air brakes
ADR licence; ADR certificate; ADR license; ADR qualified | Dangerous goods licence | TDG certificate; TDG certification < Dangerous goods certification
TWIC card; TWIC; TWIC credential; Transportation Worker Identification Credential
DOT medical card; DOT medical certificate; DOT physical card; DOT physical; medical examiner's certificate
Journeyman electrician; journeyman electrician license; journeyman wireman; electrical journeyman license; 309A; 309A licence; licensed journeyman electrician < Journeyman license
Journeyman license; licensed journeyman; journeyman's license | Journeyperson certificate; journeyman certification; certificate of qualification < Journeyman
Journeyman; journeyman card
Electrician license; licensed electrician; electrical license; electrical licence; electrician's licence; state electrical license < Qualified electrician
Qualified electrician
A grade electrical licence; A-grade electrician; A grade licence; unrestricted electrical licence; A Grade electrician < Electrician license
442A; industrial electrician licence
Red Seal; Red Seal certification; Red Seal endorsement; Red Seal certified; Interprovincial Red Seal
Master electrician; master electrician license; master's electrician license; licensed master electrician; master electrician's license
18th Edition; 18th Edition Wiring Regulations; 18th edition BS 7671; BS 7671 18th Edition; 18th Edition qualified; 18th edition regs; 18th edition certificate; 18th Edition regulations | 17th Edition wiring regulations | City & Guilds 2382; C&G 2382
City & Guilds 2391; 2391; C&G 2391; 2391 inspection and testing; City and Guilds 2391; 2391 qualified; 2391 testing and inspection | City & Guilds 2394; 2394 | City & Guilds 2395; 2395 | AM2; AM2 qualification; AM2 assessment
2391-52 < City & Guilds 2391
JIB card; JIB graded < ECS/JIB card
JIB gold card < JIB card
JIB approved electrician < JIB gold card
ECS card < CSCS/ECS card
ECS gold card | ECS/JIB card < ECS card
City & Guilds; City and Guilds; City & Guilds qualified; C&G qualified | NVQ ~up; NVQ qualification | HNC ~up; Higher National Certificate | HND ~up; Higher National Diploma | BTEC
City & Guilds level 2 | City & Guilds level 3; C&G level 3 < City & Guilds
NVQ Level 2; Level 2 NVQ; NVQ 2 | NVQ Level 3; Level 3 NVQ; NVQ 3 | NVQ Level 4; Level 4 NVQ < NVQ
BTEC level 3; BTEC National < BTEC
Trade qualification; trade qualified; trade certification; trade certificate; trade papers; trade ticket; skilled trade certificate
Completed apprenticeship; time-served apprenticeship; time served; time-served; apprenticeship qualification; apprenticeship completion; certificate of apprenticeship; recognised apprenticeship; completed an apprenticeship; served an apprenticeship < Trade qualification
Certificate III in Engineering; Cert III in Engineering; Certificate III Engineering | Certificate III in Carpentry; Cert III in Carpentry
Gas Safe registration; Gas Safe; Gas Safe registered; Gas Safe engineer; Gas Safe register
ACS gas qualifications; ACS qualified; ACS gas < Gas engineer qualification
CCN1 | CENWAT | CPA1 | CKR1 | HTR1 < ACS gas qualifications
Gas engineer qualification | Qualified Company Secretary | OFTEC; OFTEC registered | WRAS | Water regulations certificate
Commercial gas qualifications < Commercial gas work
Commercial gas work; commercial gas < Commercial gas
Unvented hot water certificate; G3 unvented < Unvented hot water systems
Unvented hot water systems; unvented hot water < Unvented hot water
WRAS approved < WRAS
Gas fitting licence; gasfitter licence; gas fitter license; gas ticket; gas fitters licence | G3 gas licence | 313A licence; 313A | 313D licence; 313D
G2 gas licence; G2 licence < G3 gas licence; Gas fitting licence
Plumbing license; plumbing licence; licensed plumber; plumber's license; plumbers licence; plumber licence | Medical gas certification | Backflow certification; backflow tester certification; backflow prevention certification; certified backflow tester
Plumbing and gas licence < Plumbing license; Gas fitting licence
Journeyman plumber; journeyman plumber license; licensed journeyman plumber < Plumbing license; Journeyman license
Master plumber; master plumber license < Plumbing license
ASSE 6010 | Medical gas brazer < Medical gas certification
EPA 608; EPA 608 certification; EPA Section 608; EPA 608 certified; Section 608 < EPA certification; Refrigerant license
EPA Type II < EPA 608
EPA 608 universal; EPA universal; EPA universal certification; universal EPA < EPA Type II; EPA 608
EPA certification; EPA certified; EPA card | Refrigerant license | EPA 609; EPA 609 certification | F-Gas certificate; F-gas; F gas qualified; F-Gas certification; F-gas qualification; FGAS; FGAS certification
City & Guilds 2079; 2079 < F-Gas certificate
ARC refrigerant handling licence; ARCtick; ARCtick licence; refrigerant handling licence; ARC licence < Refrigerant license
NATE certification; NATE certified; NATE ~up | HVAC Excellence < HVAC certification + hvac; certification; heating
HVAC license; licensed HVAC; HVACR license | HVAC certification; HVAC certified | Boiler license; boiler operator license | Stationary engineer license | Chief engineer license | Power engineer certificate; power engineering certificate + hvac; certification; heating
HVAC contractor license < HVAC license + hvac; certification; heating
HVAC journeyman license < HVAC license; Journeyman license + hvac; certification; heating
Sheet metal journeyman license < Journeyman license + hvac; certification; heating
Low pressure boiler license | High pressure boiler license < Boiler license + hvac; certification; heating
4th class power engineer < Power engineer certificate + hvac; certification; heating
3rd class power engineer < 4th class power engineer + hvac; certification; heating
AWS Certified Welder; AWS CW | AWS D1.1 certification; AWS D1.1 certified; D1.1 certification < AWS welding certification + welder; welding; inspector; certified
AWS welding certification; AWS certification (welding) | Certified pipe welder | Coded welder; coded welding; welding coded | CWB certification; CWB ticket; CWB certified; CWB ~up | 6G certification; 6G certified; 6G welding certification; 6G pipe | 3G certification | 4G certification | Pressure welding ticket < Welding certification + welder; welding; inspector; certified
AWS D17.1 | AWS D1.5 | AWS D1.6 | AWS D1.2 | Welding certification; certified welder; welder certification; welding certificate; welding ticket | ASME IX; ASME Section IX | ISO 9606; EN ISO 9606; BS EN ISO 9606 | CSWIP | Certified welding inspector; AWS CWI; CWI ~up + welder; welding; inspector; certified
3G/4G certification; 3G/4G; 3G and 4G < 3G certification; 4G certification + welder; welding; inspector; certified
ASME Section IX certification < ASME IX; Welding certification + welder; welding; inspector; certified
ISO 9606-1 < ISO 9606 + welder; welding; inspector; certified
B pressure ticket < Pressure welding ticket + welder; welding; inspector; certified
CSWIP 3.1 < CSWIP + welder; welding; inspector; certified
CSWIP 3.2 < CSWIP 3.1 + welder; welding; inspector; certified
Crane operator certification; crane license; crane licence; crane operator license; crane ticket | NCCCO certification; NCCCO; CCO certification; CCO certified | Overhead crane certification; overhead crane ticket | Rigging certification; rigger certification; certified rigger | Qualified rigger | Qualified signal person | Slinger signaller; slinger/signaller; slinger signaller ticket | Appointed person lifting | Banksman certificate | Traffic marshal certificate; traffic marshall certificate; traffic marshal ticket | Traffic control ticket; traffic controller licence | Traffic management ticket | Flagger certification; certified flagger; flagging certification
NCCCO rigger < Rigging certification; NCCCO certification
Dogging licence; dogman ticket < High risk work licence
Rigging licence < Dogging licence
Signal person certification < Qualified signal person
CPCS slinger signaller < Slinger signaller; CPCS card
A61 appointed person < Appointed person lifting; CPCS card
Asbestos awareness; asbestos awareness certificate; asbestos awareness training | UKATA | Asbestos removal licence | Asbestos supervisor | Asbestos certification | Lead-safe certification; EPA lead-safe; RRP certification; lead renovator certification; EPA RRP | Lead abatement certification | Face fit test; face fit tested; face-fit test; face fit testing | Manual handling certificate; manual handling training; manual handling certification | Abrasive wheels; abrasive wheels certificate | PTS card; PTS ~up; Personal Track Safety | NRSWA; Streetworks ticket; NRSWA card; street works accreditation | EUSR card; EUSR | SHEA ~up | HUET | MIST certificate | GWO certified; GWO ~up | CompEx; CompEx certified; CompEx certification | Offshore medical + rail; track; card; ticket
NRSWA supervisor < NRSWA + rail; track; card; ticket
SHEA Gas | SHEA Power | SHEA water < SHEA + rail; track; card; ticket
BOSIET; BOSIET certificate < HUET + rail; track; card; ticket
FOET < BOSIET + rail; track; card; ticket
GWO Basic Safety; GWO basic safety training; GWO BST < GWO certified + rail; track; card; ticket
CompEx Ex01 < CompEx + rail; track; card; ticket
Contractor license; licensed contractor; contractor's license | Builder's licence; builders licence; building licence | Licensed Building Practitioner | Low voltage license; low-voltage license | BICSI; BICSI certification; BICSI certified | Fire alarm license | Fire alarm certification | Alarm license | NICET; NICET certification; NICET certified | Sprinkler license | NABCEP; NABCEP certification; NABCEP certified | MCS certification | Elevator mechanic license | CET certification | Data cabling licence; ACMA cabling licence | Locksmith license
General contractor license; licensed general contractor | CSLB license | NSW contractor licence < Contractor license
C-10 license; C-10 electrical license | C-20 license < CSLB license
BICSI Installer | BICSI technician | RCDD; registered communications distribution designer < BICSI
NICET Level II; NICET II; NICET Level 2 < NICET
NICET Level III; NICET III; NICET Level 3 < NICET Level II
Open cabling licence; open cabler registration < Data cabling licence
Pesticide applicator license; pesticide license; certified pesticide applicator; pesticide applicator | Pesticide certificate | Spraying licence | Arborist certification; certified arborist | Chainsaw certificate; chainsaw ticket | Chainsaw maintenance certificate | NPTC | Chemical handling certificate | ACDC licence | Irrigation license; irrigator license | Pool operator certification | Pool plant operator + pool; license
Commercial applicator license < Pesticide applicator license + pool; license
PA1 | PA6 < Pesticide certificate + pool; license
PA1 and PA6; PA1/PA6 < PA1; PA6 + pool; license
ISA Certified Arborist < Arborist certification + pool; license
CS30 < Chainsaw maintenance certificate; Chainsaw certificate + pool; license
CS31 < Chainsaw certificate + pool; license
CS30 and CS31 < CS30; CS31 + pool; license
Certified pool operator; CPO ~list < Pool operator certification + pool; license
Home inspector license; licensed home inspector | ICC certification; ICC certified | Certified building official | Building inspector certification; certified building inspector | Commercial building inspector | Special inspector certification | RICS qualified; RICS | RICS accredited | Chartered surveyor | CIOB; Chartered Institute of Building | CICES | ACI certification; ACI certified | Nuclear gauge certification; nuclear density gauge certification | Radiation safety certification
ICC certified inspector < ICC certification
RICS chartered < RICS qualified; RICS accredited; Chartered surveyor
MRICS; MRICS qualified; MRICS chartered < RICS chartered
FRICS < MRICS
AssocRICS < RICS qualified
CIOB membership < CIOB
MCIOB; chartered builder | ICIOB < CIOB membership
ACI Field Technician; ACI Grade 1; ACI Grade I; ACI Concrete Field Testing < ACI certification
Driving licence; driver's license; driver's licence; drivers license; drivers licence; driving license; valid driver's license; valid drivers license; full driving licence; full UK driving licence; UK driving licence; valid driving licence; driver license; full driver's licence; current driver's licence; valid driver license; full UK licence; category B driving licence; Class C licence; C class licence; current driving licence; G license; G licence; full G licence; full G driver's licence; state driver's license; Class 5 driver's licence; car licence; driving licence category B; valid licence; full drivers licence; open drivers licence; Class D license; Class 5 license; valid state driver's license; C class driver's licence; open C class licence; full licence ~ctx; valid license ~ctx + driver; driving; drive; car; vehicle - nurse; nursing; rn; electrician; software; cosmetology
Clean driving licence; full clean driving licence; clean driver's license; clean drivers licence; clean licence | Manual driving licence; full manual driving licence < Driving licence + driver; driving; drive; car; vehicle - nurse; nursing; rn; electrician; software; cosmetology
SIA licence; SIA license; SIA badge; SIA ~up; Security Industry Authority
SIA front line licence < SIA licence
SIA door supervisor licence; SIA door supervisor; door supervisor licence; SIA DS; door supervision licence < SIA licence
CCTV licence; SIA CCTV licence; PSS licence | SIA close protection; close protection licence < SIA licence
Security guard license; guard card; security license; security licence; guard license; BSIS guard card; Class D security license; unarmed guard license; security guard licence; guard registration; class 1 security licence | Certificate II in Security Operations; Cert II Security
Armed guard license; G license security < Security guard license
Firearms license | Concealed carry permit
Certified Protection Professional; CPP (ASIS); ASIS CPP
DBS check; DBS ~up; DBS clearance; DBS certificate; Disclosure and Barring Service; DBS checked; CRB check
Enhanced DBS check; enhanced DBS; enhanced DBS disclosure; enhanced disclosure | Basic DBS < DBS check
Working With Children Check; WWCC; WWCC card; Blue Card; blue card (working with children); working with children card
NDIS Worker Screening; NDIS worker screening check; NDIS worker check; NDIS screening
PVG ~up; PVG membership; PVG scheme | AccessNI | Garda vetting | Police check; national police check; police clearance; criminal record check; police certificate; background clearance | Vulnerable sector check; police vulnerable sector check | Fingerprint clearance card; fingerprint clearance | Level 2 background check | Child abuse clearance; child abuse clearances | Police vetting - discrimination
NPPV < Police vetting - discrimination
NPPV Level 3; NPPV3 < NPPV - discrimination
Security clearance; active security clearance
DoD clearance < Security clearance
Secret clearance; active secret clearance; DoD secret clearance; secret security clearance < Security clearance
Top secret clearance; top secret; top-secret clearance < Security clearance
TS/SCI; TS/SCI clearance; top secret/SCI < Security clearance
Public trust clearance; public trust < Security clearance
SC clearance; SC cleared; SC security clearance | DV clearance; DV cleared; DV security clearance | BPSS; BPSS clearance | CTC clearance | NV1 clearance; NV1 | NV2 clearance; NV2 | Baseline clearance | Polygraph | Q clearance | L clearance | Reliability status; enhanced reliability < Security clearance
CI polygraph < Polygraph
Full-scope polygraph < CI polygraph
FAA Airframe and Powerplant; A&P license; A&P certificate; A&P mechanic; airframe and powerplant; A & P license; FAA A&P; A&P licensed; FAA Airframe & Powerplant
Aircraft maintenance licence; LAME | Inspection authorization | FAA repairman certificate
Part 66 licence < Aircraft maintenance licence
EASA Part-66; EASA Part 66 | CAA Part-66 < Part 66 licence
B1 licence; Part-66 B1; B1 license | B2 licence; B2 license < Part 66 licence
EASA B1 licence; EASA B1 < B1 licence; EASA Part-66
EASA B2 licence; EASA B2 < B2 licence; EASA Part-66
EASA B1.1 < EASA B1 licence
IPC-A-610; IPC-A-610 certification; IPC-A-610 certified; IPC 610 certified | J-STD-001; IPC J-STD-001 certification; J-STD-001 certified; J-STD-001 certification | IPC/WHMA-A-620 | IPC certification; IPC certified
IPC-A-610 CIS < IPC-A-610; IPC certification
Commercial pilot licence; commercial pilot license; CPL ~list | Airline transport pilot; ATPL; ATP certificate | Private pilot license; PPL ~list | A2 CofC; A2 Certificate of Competency | GVC ~up; GVC drone | RePL; remote pilot licence | Instrument rating | Multi-engine rating; multi engine rating | Type rating | FAA medical certificate | Certified flight instructor; CFI ~list + pilot; flight; aircraft; drone; aviation
Drone pilot license < Drone licence + pilot; flight; aircraft; drone; aviation
FAA Part 107; Part 107; Part 107 license; Part 107 certificate; remote pilot certificate < Drone pilot license + pilot; flight; aircraft; drone; aviation
First class medical < FAA medical certificate + pilot; flight; aircraft; drone; aviation
STCW; STCW certification; STCW 95 | Merchant Mariner Credential; MMC credential | Captain's license | ENG1; ENG1 medical; ENG1 certificate | Officer of the watch; OOW ~up; OICNW | Able seaman certificate; AB certification | Yachtmaster | RYA qualification | PADI Divemaster | PADI Open Water Instructor | Commercial diver certification
STCW basic safety training < STCW
Master 100 ton | Master 500GT < Captain's license
RYA Powerboat Level 2 < RYA qualification
ADCI | HSE diver < Commercial diver certification
ASE certification; ASE certified; ASE ~up; ASE certifications | I-CAR; I-CAR certified | ATA accreditation | IMI accreditation | IMI level 3 | MOT tester; MOT tester licence; MOT licence; MOT testing licence | State inspection license; vehicle inspection license; state inspector license | Smog license; smog technician license | EV qualification; hybrid and EV certification | Level 3 motor vehicle qualification | 310S; automotive service technician licence | 310T; 310T licence | Heavy duty equipment technician certification | AUR30620 | Motor trade licence | ADAS certification + automotive; vehicle; technician; mechanic; certified
ASE A1 | ASE T-series | ASE Master Technician; ASE Master; ASE master certified < ASE certification + automotive; vehicle; technician; mechanic; certified
ASE A1-A8 < ASE A1 + automotive; vehicle; technician; mechanic; certified
I-CAR Platinum | I-CAR Gold < I-CAR + automotive; vehicle; technician; mechanic; certified
IMI Level 3 EV < EV qualification + automotive; vehicle; technician; mechanic; certified
NVQ level 3 light vehicle < Level 3 motor vehicle qualification + automotive; vehicle; technician; mechanic; certified

// Business, finance, technology
Certified public accountant; CPA ~up; CPA license; CPA certification; licensed CPA; CPA qualified; active CPA license; CPA designation; CPA firm ~never < CPA eligible + accounting; accountant; license; tax; audit; qualified - cost per; marketing; affiliate
CPA candidate | CPA eligible + accounting; accountant; license; tax; audit; qualified - cost per; marketing; affiliate
Chartered accountant; CA ~list; CA qualified; qualified chartered accountant; chartered accountancy + qualified; accountant; accounting; acca; chartered; cpa; audit; finance; icai; icaew; aca; firm; newly; group - california; san
ACA ~up; ACA qualified | Chartered Accountant (ICAI); ICAI | CA ANZ; CAANZ | ICAS < Chartered accountant + qualified; accountant; accounting; acca; chartered; cpa; audit; finance; icai; icaew; aca; firm; newly; group - california; san
ICAEW qualified; ICAEW < ACA + qualified; accountant; accounting; acca; chartered; cpa; audit; finance; icai; icaew; aca; firm; newly; group - california; san
CA inter < CA Intermediate + qualified; accountant; accounting; acca; chartered; cpa; audit; finance; icai; icaew; aca; firm; newly; group - california; san
ACCA; ACCA qualified; ACCA qualification; Association of Chartered Certified Accountants; ACCA member | Part-qualified ACCA; ACCA part qualified
FCCA < ACCA
ACCA finalist < Part-qualified ACCA
CIMA; CIMA qualified; Chartered Institute of Management Accountants; CIMA qualification | CGMA | Part-qualified CIMA; CIMA part qualified + accountant; accounting; qualified; management
ACMA ~list < CIMA + accountant; accounting; qualified; management
AAT ~up; AAT qualification; Association of Accounting Technicians | Part-qualified AAT
AAT qualified | AAT Level 2 | AAT level 3 or 4 < AAT
AAT Level 3 < AAT Level 2; AAT level 3 or 4
AAT Level 4 < AAT Level 3; AAT qualified
MAAT < AAT Level 4
CIPP qualification; CIPP payroll | Certified payroll professional; CPP ~list; CPP payroll | Fundamental payroll certification; FPC ~list | Payroll Compliance Practitioner; PCP payroll + payroll; certification
Enrolled agent; EA ~list; IRS enrolled agent | Chartered tax adviser; CTA ~list; CTA qualified | ATT qualified; ATT (tax) | Registered tax agent; tax agent licence | BAS agent registration | PTIN + tax; taxation; qualified; acca; aca; irs - call to action
Certified management accountant; CMA certification
CMA (US); IMA CMA < Certified management accountant
Certified internal auditor; CIA ~list; CIA certification; CIA designation | Certified fraud examiner; CFE ~list; CFE certification | CISA; Certified Information Systems Auditor + audit; auditor; internal; fraud; certification; cpa; accounting
Chartered Financial Analyst; CFA ~up; CFA charter; CFA charterholder; CFA designation < CFA Level III + investment; finance; charterholder; level; analyst - central african
CFA Level I; CFA Level 1 | CFA candidate + investment; finance; charterholder; level; analyst - central african
CFA Level II; CFA Level 2 < CFA Level I + investment; finance; charterholder; level; analyst - central african
CFA Level III; CFA Level 3 < CFA Level II + investment; finance; charterholder; level; analyst - central african
Certified financial planner; CFP ~up; CFP certification; CFP designation | ChFC; Chartered Financial Consultant | CLU ~list; Chartered Life Underwriter | Level 4 Diploma in Financial Planning | Chartered financial planner | APFS | CeMAP; CeMAP qualified | CAIA | FRM ~up; Financial Risk Manager; FRM certification | CTP ~list; Certified Treasury Professional | ACT qualification | CISI | Investment Management Certificate; IMC ~list + financial; planning; finance; investment; adviser; qualified; certification
DipFA | Diploma in Regulated Financial Planning < Level 4 Diploma in Financial Planning + financial; planning; finance; investment; adviser; qualified; certification
DipPFS < Diploma in Regulated Financial Planning + financial; planning; finance; investment; adviser; qualified; certification
AMCT < ACT qualification + financial; planning; finance; investment; adviser; qualified; certification
Investment Operations Certificate; IOC ~list < CISI + financial; planning; finance; investment; adviser; qualified; certification
FINRA Series 7; Series 7; Series 7 license; Series 7 licensed | Series 63; Series 63 license | Series 65 | Series 66; Series 66 license | Series 6; Series 6 license | Securities Industry Essentials; SIE exam; SIE ~up | Series 24 | Series 3 | Series 79 | Series 86 | Series 87 | Series 99 | Series 27 | Series 53 | FINRA licenses; FINRA licensed + finra; license; licensed; exam; series
Series 86/87 < Series 86; Series 87 + finra; license; licensed; exam; series
Insurance license; insurance licence; licensed insurance agent; licensed insurance producer | Adjuster license; adjusters license; insurance adjuster license; claims adjuster license; licensed adjuster
Property and casualty license; P&C license; P&C licensed; property & casualty license | RIBO; RIBO licence | OTL licence; OTL ~up < Insurance license
All-lines adjuster license; all lines license < Adjuster license
Life and health insurance license; life and health license; life & health license; life and health licensed < Life insurance license; Health insurance license
Life insurance license; life licensed | Health insurance license < Insurance license
LLQP
CPCU; Chartered Property Casualty Underwriter | AINS | ARM designation; Associate in Risk Management | AIC designation; Associate in Claims | CIC designation; Certified Insurance Counselor | CII qualified; CII ~up | CIP (insurance); Chartered Insurance Professional | ASA ~list; Associate of the Society of Actuaries | FSA ~list; Fellow of the Society of Actuaries | ACAS (actuarial) | Institute and Faculty of Actuaries; IFoA + insurance; actuarial; designation; exams; qualified; actuary
Cert CII; Certificate in Insurance < CII qualified + insurance; actuarial; designation; exams; qualified; actuary
Dip CII; Chartered Insurance Institute diploma < Cert CII + insurance; actuarial; designation; exams; qualified; actuary
ACII < Dip CII + insurance; actuarial; designation; exams; qualified; actuary
FCIP < CIP (insurance) + insurance; actuarial; designation; exams; qualified; actuary
FCAS < ACAS (actuarial) + insurance; actuarial; designation; exams; qualified; actuary
FIA ~list < Institute and Faculty of Actuaries + insurance; actuarial; designation; exams; qualified; actuary
NMLS license; NMLS; NMLS licensed; MLO license; mortgage loan originator license | SAFE Act registration
ACAMS | ICA qualification; International Compliance Association + aml; compliance; financial
Certified Anti-Money Laundering Specialist; CAMS ~up; CAMS certification; CAMS certified < ACAMS + aml; compliance; financial
ICA diploma < ICA qualification + aml; compliance; financial
Real estate license; real estate licence; licensed real estate agent; real estate salesperson license; realtor license; real estate agent licence; RECO registration; licensed realtor | Certificate of Registration real estate | Estate agency qualification | Propertymark
Real estate broker license; broker's license < Real estate license
ARLA; ARLA qualified | NAEA; NAEA Propertymark < Propertymark
Certified Property Manager; CPM (IREM); CPM designation | Certified Apartment Manager; CAM ~list | ARM (IREM); Accredited Residential Manager | CMCA | LIHTC certification | TPI qualification; TPI qualified; IRPM + property; apartment; manager; leasing; block
Tax Credit Specialist < LIHTC certification + property; apartment; manager; leasing; block
ATPI; AIRPM < TPI qualification + property; apartment; manager; leasing; block
MIRPM < ATPI + property; apartment; manager; leasing; block
Notary public; notary; commissioned notary; notary commission; notary public commission; licensed notary
Bar admission; admitted to the bar; bar admitted; member of the bar; state bar; licensed attorney; licensed to practice law; admitted to practice; active bar membership; bar license; active member of the bar; member in good standing of the bar; bar membership; admitted attorney; member of the state bar; licensed lawyer; Called to the bar; good standing with the bar; law license; law licence + bar; attorney; law; state
California Bar | New York Bar < Bar admission + bar; attorney; law; state
Practising certificate | Qualified solicitor; admitted solicitor | Solicitors Qualifying Examination; SQE ~up | CILEX; CILEX qualified | Law Society membership | LSAT ~never | BPTC | Licensed conveyancer; CLC licensed | Law Society of Ontario; law society of Ontario licence; LSO licence | Licensed paralegal; paralegal licence
Solicitor's practising certificate < Practising certificate; Qualified solicitor
Unrestricted practising certificate < Practising certificate
Solicitor of England and Wales; solicitor qualified in England and Wales < Qualified solicitor
SRA registered < SRA registration
Legal Practice Course; LPC qualified < LPC qualification
FCILEX; CILEx lawyer < CILEX; Chartered Legal Executive
L1 licence < Law Society of Ontario
P1 paralegal licence; LSO paralegal licence; P1 licence < Licensed paralegal; Law Society of Ontario
Certified paralegal; paralegal certification | Paralegal certificate | NALA | Registered paralegal
ABA-approved paralegal certificate < Paralegal certificate
NALA certified; certified legal assistant < Certified paralegal; NALA
RP credential < Registered paralegal
Project Management Professional; PMP ~up; PMP certification; PMP certified; PMP® certification; PMP credential; PMI-PMP
CAPM; Certified Associate in Project Management | PgMP | PMI-ACP | PMI-RMP | PMI certification; PMI certified | PRINCE2; Prince 2; PRINCE 2; PRINCE2 qualified; PRINCE2 certified | MSP (programme management); Managing Successful Programmes | AgilePM | DSDM | APM qualification | Chartered project professional; ChPP | P3O
PRINCE2 Foundation < PRINCE2
PRINCE2 Practitioner < PRINCE2 Foundation
MSP Practitioner < MSP (programme management)
AgilePM Practitioner < AgilePM
APM PFQ < APM qualification
APM Project Management Qualification; APM PMQ; APMP < APM PFQ
Scrum master certification | CSPO; Certified Scrum Product Owner | PSPO; Professional Scrum Product Owner | SAFe certification; SAFe certified | Leading SAFe | ICAgile certification | Kanban Management Professional; KMP ~list + scrum; agile; certification; safe
Certified ScrumMaster; CSM ~up; certified scrum master; CSM certification | Professional Scrum Master; PSM ~up < Scrum master certification + scrum; agile; certification; safe
PSM I; PSM 1 < Professional Scrum Master + scrum; agile; certification; safe
SAFe Agilist; SA (SAFe) < Leading SAFe; SAFe certification + scrum; agile; certification; safe
SAFe Practitioner | SAFe Product Owner/Product Manager; SAFe POPM; POPM < SAFe certification + scrum; agile; certification; safe
SAFe Scrum Master; SSM ~list < SAFe certification; Scrum master certification + scrum; agile; certification; safe
ICP-ACC < ICAgile certification + scrum; agile; certification; safe
Six sigma certification; six sigma certified - karate; judo; taekwondo
Lean Six Sigma certification; lean six sigma certified | Six Sigma Yellow Belt; yellow belt; yellow belt certification < Six sigma certification - karate; judo; taekwondo
Six Sigma Green Belt; Green Belt; six sigma green belt certification; CSSGB; green belt certified; green belt certification < Six Sigma Yellow Belt - karate; judo; taekwondo
Six Sigma Black Belt; Black Belt; CSSBB; black belt certification < Six Sigma Green Belt - karate; judo; taekwondo
Master Black Belt; MBB ~up < Six Sigma Black Belt - karate; judo; taekwondo
Lean Six Sigma Yellow Belt < Six Sigma Yellow Belt; Lean Six Sigma certification - karate; judo; taekwondo
Lean Six Sigma Green Belt; LSSGB < Six Sigma Green Belt; Lean Six Sigma Yellow Belt - karate; judo; taekwondo
Lean Six Sigma Black Belt; LSSBB < Six Sigma Black Belt; Lean Six Sigma Green Belt - karate; judo; taekwondo
Lean Six Sigma training; Lean Six Sigma < Lean Six Sigma - karate; judo; taekwondo
ASQ certification; ASQ certified | Certified Quality Engineer; CQE ~list; ASQ CQE | Certified Quality Auditor; CQA ~list | CMQ/OE; Certified Manager of Quality | Certified Quality Inspector; CQI ~list | Lead auditor certification; certified lead auditor | Internal auditor certification | CMDA ~list + quality; asq; certification; auditor
ISO lead auditor | IRCA lead auditor | AS9100 Lead Auditor < Lead auditor certification + quality; asq; certification; auditor
ISO 9001 internal auditor < Internal auditor certification + quality; asq; certification; auditor
ISO 9001 Lead Auditor < ISO lead auditor; ISO 9001 internal auditor + quality; asq; certification; auditor
Professional Engineer; PE license; P.E. ~up; PE ~list; PE licence; licensed professional engineer; PE registration; licensed PE; registered professional engineer; PE stamp; professional engineering license; P.E. license; professional engineer license + engineer; engineering; license; licensed; civil; structural; professional; eit - physical; teacher; private; education; class; coach; school
P.Eng.; P.Eng; PEng; P. Eng; P.Eng. licence | RPEQ < Professional Engineer + engineer; engineering; license; licensed; civil; structural; professional; eit - physical; teacher; private; education; class; coach; school
PEO ~up < P.Eng. + engineer; engineering; license; licensed; civil; structural; professional; eit - physical; teacher; private; education; class; coach; school
Engineer in training; EIT ~up; engineer-in-training; EIT certification; E.I.T. ~up; FE/EIT; engineering intern certification; EI ~list | Fundamentals of Engineering; FE exam; FE certification + engineer; exam; engineering; pe; fe
Chartered status; chartership | Incorporated engineer; IEng | EngTech | Member of the Institution of Civil Engineers; MICE | IMechE | IStructE | IET membership | RTPI | CIBSE | CMILT | IChemE | CPEng | Engineers Australia | National Engineering Register; NER ~list + engineer; chartered; engineering - sodium; energy
Chartered engineer; CEng; C.Eng; chartered engineer status; CEng status | Chartered member < Chartered status + engineer; chartered; engineering - sodium; energy
ICE chartership < Chartered engineer; Member of the Institution of Civil Engineers + engineer; chartered; engineering - sodium; energy
MIMechE < IMechE + engineer; chartered; engineering - sodium; energy
MIET < IET membership + engineer; chartered; engineering - sodium; energy
MIStructE < IStructE + engineer; chartered; engineering - sodium; energy
Chartered town planner; MRTPI < RTPI + engineer; chartered; engineering - sodium; energy
MCIBSE < CIBSE + engineer; chartered; engineering - sodium; energy
MIChemE < IChemE + engineer; chartered; engineering - sodium; energy
Certified energy manager; CEM ~list | LEED accreditation; LEED accredited; LEED certified professional | BREEAM Assessor | BREEAM AP | WELL AP | Passivhaus designer; Certified Passive House Designer; CPHD | CPHC | DGNB consultant | Certified commissioning professional; CCP commissioning | CxA ~list | TAB certification | CMVP ~list | GRESB AP | Energy assessor + energy; leed; building; sustainability; commissioning
LEED Green Associate; LEED GA < LEED accreditation + energy; leed; building; sustainability; commissioning
LEED AP < LEED Green Associate + energy; leed; building; sustainability; commissioning
LEED AP BD+C < LEED AP + energy; leed; building; sustainability; commissioning
NEBB | AABC < TAB certification + energy; leed; building; sustainability; commissioning
Domestic energy assessor; DEA qualification < Energy assessor + energy; leed; building; sustainability; commissioning
Licensed architect; architect license; registered architect; architectural license; licensure architect | RIBA | RIBA Part 1; RIBA Part I | AIA membership | NCARB | AXP ~up | Licensed interior designer
ARB registration; ARB registered; ARB/RIBA | Chartered architect | OAA ~up | Council of Architecture registration < Licensed architect
RIBA Part 2; RIBA Part II < RIBA Part 1
RIBA Part III < RIBA Part 2; RIBA Part 3
NCARB certification < NCARB; Licensed architect
NCIDQ; NCIDQ certification; NCIDQ certified | Licensed landscape architect; landscape architect license; PLA ~list | Landscape Institute | Licensed surveyor; professional land surveyor; PLS ~list; registered land surveyor; RPLS; LS license | Surveyor in training; SIT ~list | AICP; AICP certification; certified planner | CFM (floodplain); Certified Floodplain Manager | CPESC | CESSWI | Professional Geologist; PG ~list; P.G. ~up | P.Geo; PGeo | CGeol | CEnv; chartered environmentalist | CIWEM | QEP ~list; qualified environmental professional | GISP; GIS Professional; GISP certification + license; licensed; engineer; planner; design; landscape; survey; geologist; environmental
CMLI < Landscape Institute + license; licensed; engineer; planner; design; landscape; survey; geologist; environmental
Certified safety professional; CSP ~list; CSP certification | Associate safety professional; ASP ~list | Certified industrial hygienist; CIH ~up | CHST; Construction Health and Safety Technician | OHST | CRSP; Canadian Registered Safety Professional | NEBOSH; NEBOSH qualified; NEBOSH certified | IOSH; IOSH qualified | NCSO; National Construction Safety Officer | CHMM; Certified Hazardous Materials Manager | Certificate IV in WHS; Cert IV WHS; Cert IV in Work Health and Safety | CDM Coordinator certification | Fire Warden certificate; fire marshal training; fire marshal; fire warden; fire marshall | CFPS; Certified Fire Protection Specialist | Fire inspector certification; certified fire inspector | NFPA certified | IFE ~list | Firefighter certification | Wildland firefighter red card; red card wildland | POST certification; police officer certification; POST certified; peace officer license | TCOLE | CLET ~list | Hazmat operations + safety; health; certification; certified; osha; fire
NEBOSH certificate < NEBOSH + safety; health; certification; certified; osha; fire
NEBOSH General Certificate | NEBOSH Construction < NEBOSH certificate + safety; health; certification; certified; osha; fire
NEBOSH National General Certificate | NEBOSH IGC | NEBOSH Diploma < NEBOSH General Certificate + safety; health; certification; certified; osha; fire
IOSH Managing Safely | IOSH working safely | IOSH membership < IOSH + safety; health; certification; certified; osha; fire
CMIOSH | TechIOSH; Tech IOSH | GradIOSH; Grad IOSH < IOSH membership + safety; health; certification; certified; osha; fire
CFI-I < Fire inspector certification; NFPA certified + safety; health; certification; certified; osha; fire
Firefighter I; Firefighter 1 < Firefighter certification + safety; health; certification; certified; osha; fire
Firefighter II; Firefighter 2; Firefighter I and II < Firefighter I + safety; health; certification; certified; osha; fire
HazMat Technician < Hazmat operations + safety; health; certification; certified; osha; fire
ServSafe; ServSafe certification; ServSafe certified < Food safety certificate
ServSafe Manager; ServSafe manager certification; ServSafe Food Protection Manager < ServSafe; Certified food protection manager
ServSafe Food Handler < ServSafe; Food handler card
Food handler card; food handler's card; food handlers card; food handler certification; food handlers permit; food handler permit; food handler certificate; food handlers certificate; food handler's permit; Food Handler Certificate; food handler license; safe food handling certificate; food handler's certificate; Food Handlers Card < Food safety certificate
Food safety certificate; food safety certification; food hygiene certificate; food hygiene qualification | FSSAI training
FoodSafe; Foodsafe < Food handler card
FoodSafe Level 1 < FoodSafe
Level 2 Food Hygiene; food hygiene level 2; level 2 food safety; Level 2 Food Hygiene Certificate; food safety level 2; Level 2 Food Safety and Hygiene; Level 2 food hygiene certificate | Basic food hygiene certificate | Certified food protection manager; CFPM; food protection manager certification; food manager certification; food safety manager certification; certified food manager | Food Safety Supervisor; food safety supervisor certificate < Food safety certificate
Level 3 Food Safety; level 3 food hygiene; food hygiene level 3; food safety level 3 < Level 2 Food Hygiene
Alcohol server certification; alcohol awareness certification; alcohol server permit; alcohol permit; alcohol service certification; responsible alcohol service | Bartending certification | Liquor license ~never + alcohol; bar; certificate; bartender; hospitality; service
TIPS certification; TIPS certified | ServSafe Alcohol | TABC certification; TABC; TABC certified | RBS certified; RBS certification | OLCC permit; OLCC | MAST permit | BASSET certification; BASSET | TAM card | Smart Serve certified; Smart Serve; Smart Serve certification | Serving It Right | ProServe | RSA certification; RSA competency card; valid RSA; RSA card; RSA ~up; RSA certificate; Responsible Service of Alcohol | Bartender license; bartending license < Alcohol server certification + alcohol; bar; certificate; bartender; hospitality; service
RSA and RCG < RSA certification; Responsible Conduct of Gambling
Responsible Conduct of Gambling; RCG ~up; RCG certificate | Gaming license; gaming licence; gaming permit; gaming card
Personal licence; personal licence holder; personal alcohol licence | APLH
Designated premises supervisor; DPS ~list | Scottish personal licence < Personal licence + premises; alcohol; pub; licence
WSET; WSET qualified | Certified sommelier; sommelier certification | Court of Master Sommeliers | Cicerone
WSET Level 1 < WSET
WSET Level 2 < WSET Level 1
WSET Level 3 < WSET Level 2
Introductory Sommelier < Court of Master Sommeliers
Certified beer server < Cicerone
Certified Cicerone < Certified beer server
Allergen certification; allergen awareness certificate | HACCP trained | FSPCA | FSVP | BRC auditor | SQF Practitioner; SQF certified practitioner + food; certification; safety
AllerTrain | ServSafe Allergens < Allergen certification
HACCP certification; HACCP certified; HACCP certificate < HACCP trained
HACCP level 2 < HACCP certification
HACCP Level 3 < HACCP level 2
HACCP level 4 < HACCP Level 3
PCQI; PCQI certification; Preventive Controls Qualified Individual; PCQI certified
BRCGS lead auditor < BRC auditor
Culinary certification; culinary certificate | Culinary degree; culinary arts degree | Culinary diploma | NVQ professional cookery; professional cookery NVQ | City & Guilds 7132; 7132 | Certificate III in Commercial Cookery; Cert III Commercial Cookery; Certificate III in Commercial Cookery (SIT30816) | CAP cuisine < Culinary qualification
Culinary qualification | Culinary school | American Culinary Federation | Catering qualification | Qualified chef
ACF certification; ACF certified | Certified chef de cuisine; CCC (culinary) < Culinary certification
Certified executive chef; CEC ~list | Certified culinarian < ACF certification + chef; cook; culinary; kitchen
Le Cordon Bleu diploma < Culinary diploma
NVQ Level 2 professional cookery < NVQ professional cookery
NVQ Level 3 professional cookery < NVQ Level 2 professional cookery
City & Guilds 706/1; 706/1 | City & Guilds 706/2; 706/2 < City & Guilds 706; Culinary qualification
706/1 and 706/2 < City & Guilds 706/1; City & Guilds 706/2
NVQ level 2 catering; NVQ Level 2 in catering < Catering qualification
Certificate IV in Commercial Cookery < Certificate III in Commercial Cookery
Red Seal cook < Red Seal; Culinary qualification
Trade qualified chef < Qualified chef; Trade qualification
Cosmetology license; cosmetologist license; licensed cosmetologist; state cosmetology license; cosmetology licence | Esthetician license; licensed esthetician; aesthetician license; esthetics license; aesthetics license | Nail technician license; licensed nail technician; manicurist license | Barber license; licensed barber; barbering license; barber's license | NVQ Level 2 beauty therapy; level 2 beauty therapy | NVQ Level 3 beauty therapy; NVQ Level 3 beauty; level 3 beauty therapy; NVQ level 3 in beauty therapy | NVQ hairdressing | Core of Knowledge | Laser certification; certified laser technician
NVQ Level 2 hairdressing; NVQ Level 2 in hairdressing; level 2 hairdressing < NVQ hairdressing
NVQ Level 3 hairdressing; NVQ Level 3 in hairdressing; level 3 hairdressing < NVQ Level 2 hairdressing
Level 4 laser and IPL < Laser certification
Teaching license; teaching certificate; teaching licence; teacher certification; state teaching license; state teaching certificate; valid teaching certificate; teaching credential; teaching certification; certified teacher; licensed teacher; teacher license; valid teaching license; teaching credentials; state certification; educator license; educator certificate; teacher registration; state-certified teacher; teacher's license; registered teacher
OCT certification; Ontario College of Teachers; OCT ~list; member in good standing OCT; OCT certified | VIT registration | NESA accreditation | QCT registration | TRBWA | California teaching credential | Elementary certification | Secondary certification | Professional teaching certificate; professional teaching license | Standard teaching certificate < Teaching license + teacher; teaching; school; education; grade; license; state; classroom
Single subject credential | Multiple subject credential < California teaching credential
Special education certification; special education credential; special education license; SPED certification; special education teaching license; ESE certification; education specialist credential; special education endorsement; SPED endorsement | SEN qualification
SENCO qualification < SEN qualification
National Award for SEN Coordination; NASENCO < SENCO qualification
NPQ SENCO < SENCO qualification; NPQ
ESL endorsement; ESL certification; ELL endorsement; ESOL endorsement; ESOL certification | Bilingual endorsement; bilingual certification | TEFL/TESOL; TESOL/TEFL | TESL certification; TESL | CELTA; CELTA qualified; CELTA certificate | DELTA (teaching); DELTA qualified + teaching; english; teacher; esl; language
TESOL certificate; TESOL certification; TESOL | TEFL certificate; TEFL ~list; TEFL certification; TEFL certified | Trinity DipTESOL < TEFL/TESOL + teaching; english; teacher; esl; language
120-hour TEFL < TEFL certificate
Trinity CertTESOL; CertTESOL < TESOL certificate
TESL Canada < TESL certification
CLAD < ESL endorsement
BCLAD < CLAD; Bilingual endorsement
Reading specialist certification | Reading endorsement; literacy endorsement | Gifted endorsement; gifted certification | Administrator license; administrative credential; school administrator license; education administration license | Supervisor's certificate | School counselor license; school counselor certificate; school counseling certificate; school counseling certification; school counselor certification; school counseling license | PPS credential; Pupil Personnel Services | School psychologist certification | Library media certification; school librarian certification; library media specialist | CILIP | Substitute teaching permit; substitute permit; substitute license; substitute teacher license; substitute certificate | Paraprofessional certification; paraeducator certificate | ParaPro Assessment; ParaPro | HLTA; HLTA status | Teaching assistant qualification; TA qualification | CACHE level 2 | Certificate III in School Based Education Support
Principal license; principal certification < Administrator license
National Professional Qualification for Headship; NPQH | NPQSL | NPQML < NPQ
NCSP < School psychologist certification
MCLIP < CILIP
30-day substitute permit | Emergency substitute permit < Substitute teaching permit
Level 2 teaching assistant; Level 2 Supporting Teaching and Learning < Teaching assistant qualification
Level 3 teaching assistant; level 3 supporting teaching and learning; NVQ level 3 teaching assistant < Level 2 teaching assistant
Child Development Associate; CDA credential; Child Development Associate credential; CDA (child development); CDA certificate | Child development permit | Early Childhood Education diploma; ECE diploma | Registered early childhood educator; RECE; College of Early Childhood Educators | ECE certification; ECE certificate; early childhood certification; early childhood education certificate | Early Childhood Educator license; ECE licence | ECE units | Level 3 qualified | CACHE Level 3 | Early Years Professional Status; EYPS | Certificate III in Children's Services | Certificate III in Early Childhood Education and Care; Cert III in Early Childhood; Cert III Early Childhood | Diploma of Early Childhood Education and Care; Diploma in Early Childhood | Diploma of Children's Services | Early Years Teacher Status; EYTS | Montessori certification; Montessori certified | Safeguarding certificate | Designated safeguarding lead training | Mandated reporter training | Level 2 childcare; Level 2 Early Years; Level 2 qualified childcare; Level 2 in childcare; Level 2 childcare qualification
Associate teacher permit < Child development permit
Child development teacher permit < Associate teacher permit
Site supervisor permit < Child development teacher permit
12 ECE units < ECE units
NVQ Level 2 childcare | Level 2 Early Years Practitioner | Level 3 Early Years; Level 3 childcare; Level 3 childcare qualification; level 3 in childcare; Level 3 childcare and education; Level 3 in Early Years; Level 3 Nursery Practitioner qualification < Level 2 childcare
Full and relevant level 3 | NVQ Level 3 childcare; NVQ level 3 in childcare | Level 3 Diploma in Childcare < Level 3 Early Years
Level 3 Early Years Educator; Early Years Educator Level 3 | NNEB < Full and relevant level 3
Montessori diploma | AMS credential; AMS certification < Montessori certification
AMI diploma; AMI certification < Montessori diploma
Level 2 safeguarding; safeguarding level 2 < Safeguarding certificate
Safeguarding Level 3 < Level 2 safeguarding
AET Level 3; Award in Education and Training; Level 3 AET; AET qualification; Level 3 Award in Education and Training | PTLLS | Certificate in Education; Cert Ed; CertEd | Level 5 teaching qualification | Certificate IV in Training and Assessment; TAE ~up; Cert IV TAE; Cert IV in Training and Assessment; Certificate IV TAE | Assessor qualification; assessor award; assessor's award | TAQA; TAQA qualified | IQA qualification; IQA award; internal quality assurance award | ATD certification + teaching; training; assessor; education; qualification; learning
CTLLS < PTLLS
DTLLS < PTLLS; Level 5 teaching qualification
Level 5 Diploma in Education and Training; DET Level 5; Level 5 DET < Level 5 teaching qualification
TAE40116 | TAE40122 < Certificate IV in Training and Assessment
CAVA; Level 3 CAVA | D32 | A1/D32/D33 < Assessor qualification
A1 assessor; A1 assessor award | D32/D33 < A1/D32/D33
V1 | D34 | Level 4 IQA < IQA qualification
CPTD; CPLP; certified professional in talent development | APTD < ATD certification
SHRM certification; SHRM certified; SHRM; SHRM-CP/SHRM-SCP | PHR ~up; PHR certification; Professional in Human Resources; PHR certified | Associate Professional in Human Resources; aPHR | PHRi | CIPD; CIPD qualified; CIPD qualification; CIPD accredited | Part-qualified CIPD | CHRP; Certified Human Resources Professional | CPHR | CHRL | AIRS certification; AIRS Certified | REC qualification | British Psychological Society test user | Certified coach | ILM qualification; ILM ~up | CMI qualification; Chartered Management Institute | Level 3 team leader | Level 5 operations manager | SPHR; SPHR certification | AHRI membership; AHRI | CCP ~list; Certified Compensation Professional | CEBS; Certified Employee Benefits Specialist | GPHR + hr; human; resources; certification; coach; management
SHRM-CP | SHRM-SCP < SHRM certification
CIPD Level 3 < CIPD
CIPD Level 5; CIPD level 5 qualified < CIPD Level 3
CIPD Level 7 < CIPD Level 5
Assoc CIPD; Assoc. CIPD < CIPD; CIPD membership
Chartered MCIPD; MCIPD < Assoc CIPD
FCIPD < Chartered MCIPD
Certified Internet Recruiter; CIR ~list < AIRS certification + hr; human; resources; certification; coach; management
CertRP < REC qualification
BPS Level A; Test User Occupational Ability; Level A psychometric < British Psychological Society test user
Level A and B psychometric testing < BPS Level A
Certified executive coach | ICF certification; ICF certified coach; ICF accreditation; ICF coach < Certified coach
ACC credential; ICF ACC | PCC (ICF); ICF PCC < ICF certification
ILM Level 3 < ILM qualification
ILM Level 5 < ILM Level 3
ILM level 5 leadership and management < ILM Level 5
ILM Level 7 < ILM Level 5
CMI Level 5 < CMI qualification
CMI Level 7 < CMI Level 5
APICS certification; APICS certified; APICS | ISM certification | CIPS; CIPS qualified; CIPS qualification; Chartered Institute of Procurement and Supply | CIPS membership | Studying CIPS | SCMP | SCMA | CPPO | CPPB | NIGP-CPP | Customs broker license; licensed customs broker; customs brokers licence; LCB ~list; customs broker licence | Certified customs specialist; CCS (customs); CCS certified customs | CCLP | IATA certification; IATA qualification | Dangerous goods safety advisor; DGSA | IMDG certification | IATA CASS ~never | CILT; CILT qualification | CILT membership | CTSI | Transport Manager CPC International + supply; chain; procurement; purchasing; logistics; certification; customs
CPIM; APICS CPIM | CSCP; APICS CSCP; Certified Supply Chain Professional | CLTD < APICS certification
CPSM; Certified Professional in Supply Management | CPM (purchasing) < ISM certification
CIPS Level 4 < CIPS
CIPS level 5 < CIPS Level 4
CIPS Level 6 < CIPS level 5
MCIPS < CIPS; CIPS membership
IATA dangerous goods certification; IATA DGR; IATA DG; hazmat IATA; IATA DGR certificate < IATA certification
CompTIA A+; A+ certification; A+ certified; CompTIA A Plus; A+ cert; CompTIA A+ certified | CompTIA Network+; Network+; Net+; Network+ certification; CompTIA Net+; Network Plus | CompTIA Security+; Security+; Sec+; Security+ certification; CompTIA Sec+; Security Plus; Security+ CE; Security+ certified; CompTIA Security Plus | CompTIA Linux+; Linux+ | CompTIA Server+; Server+ | CompTIA Cloud+; Cloud+ | CompTIA CySA+; CySA+; CSA+ | CompTIA PenTest+; PenTest+ | CompTIA CASP+; CASP+; CASP; SecurityX | CompTIA Project+; Project+ | CompTIA ITF+; ITF+ | CompTIA Data+; Data+ | CompTIA certification; CompTIA certifications; CompTIA + comptia; certification
IAPP certification | PCIP | PCI ISA | PCI QSA; QSA certification | OSCP/CREST | CHECK Team Member | DoD 8570; DoD 8570.01-M; DoD 8570 certification | DoD 8140 | CISSP; CISSP certification; CISSP certified; Certified Information Systems Security Professional | CISM; Certified Information Security Manager; CISM certification | CRISC; CRISC certification | CGEIT | CCSP; Certified Cloud Security Professional | SSCP | CSSLP | ISC2 CC; Certified in Cybersecurity | CEH ~up; Certified Ethical Hacker; C EH | OSWE | OSEP | GIAC certification; GIAC certifications; GIAC; SANS GIAC; SANS certification | ISO 27001 Lead Auditor | ISO 27001 Lead Implementer; ISO 27001 lead implementor | CHFI | CCSK | CDPSE + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
OSCP; Offensive Security Certified Professional; OffSec OSCP | CREST certified; CREST ~ctx < OSCP/CREST + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
GSEC; GIAC GSEC; GIAC Security Essentials | GCIH; GIAC GCIH; GIAC Certified Incident Handler | GCIA | GPEN; GIAC GPEN | GCFA | GWAPT | GREM < GIAC certification
Certified Information Privacy Professional; CIPP | CIPM; Certified Information Privacy Manager | CIPT < IAPP certification
CIPP/E; CIPP-E | CIPP/US < Certified Information Privacy Professional
CREST CRT; CREST Registered Tester < CREST certified
CHECK Team Leader < CHECK Team Member
IAT Level II; IAT II; IAT Level 2 | IAM Level III < DoD 8570
IAT Level III < IAT Level II
Cisco certification; Cisco certifications; Cisco certified | Juniper certification | Fortinet certification | Palo Alto certification | Aruba certification | HPE ASE | Check Point certification | CWNP | F5 certification; F5 Certified
Cisco CCNA; CCNA; Cisco Certified Network Associate; CCNA certification; CCNA certified | CCDA | Cisco DevNet < Cisco certification
CCNA R&S < Cisco CCNA
Cisco CCNP; CCNP; Cisco Certified Network Professional; CCNP certification < Cisco CCNA
CCNP Enterprise | CCNP Security | CCNP R&S | Cisco CCIE; CCIE; Cisco Certified Internetwork Expert; CCIE certification < Cisco CCNP
Cisco CCDP; CCDP < CCDA
JNCIA; Juniper JNCIA < Juniper certification
JNCIA-Junos | JNCIS < JNCIA
JNCIP < JNCIS
Fortinet NSE < Fortinet certification
Fortinet NSE 4; NSE4; NSE 4 < Fortinet NSE
NSE 7; NSE7 < Fortinet NSE 4
PCNSA < Palo Alto certification
PCNSE; Palo Alto PCNSE < PCNSA
Aruba ACMA < Aruba certification
ACMP (Aruba) < Aruba ACMA
ACMX < ACMP (Aruba)
Check Point CCSA; CCSA < Check Point certification
CCSE < Check Point CCSA
CWNA; CWNA certification < CWNP
AWS certification; AWS certified; AWS certifications; Amazon Web Services certification
AWS Certified Solutions Architect; AWS Solutions Architect; AWS CSA; AWS Solutions Architect certification | AWS Certified Developer; AWS Developer Associate; AWS Certified Developer Associate; AWS Certified Developer – Associate | AWS Certified SysOps Administrator; AWS SysOps Administrator; AWS SysOps; SysOps Administrator | AWS Certified Cloud Practitioner; AWS Cloud Practitioner | AWS Certified DevOps Engineer; AWS DevOps Engineer Professional; AWS DevOps Professional | AWS Certified Security Specialty; AWS Security Specialty; AWS Certified Security | AWS Certified Machine Learning; AWS ML Specialty; AWS Certified Machine Learning Specialty | AWS Certified Advanced Networking; AWS Advanced Networking Specialty | AWS Certified Database Specialty | AWS Certified Data Engineer | AWS Certified Data Analytics | AWS Certified Big Data < AWS certification
AWS Certified Solutions Architect Associate; AWS Solutions Architect Associate; AWS SAA; AWS Certified Solutions Architect – Associate; AWS Solutions Architect certification – Associate < AWS Certified Solutions Architect
AWS Certified Solutions Architect Professional; AWS Solutions Architect Professional; AWS Certified Solutions Architect – Professional < AWS Certified Solutions Architect Associate
Microsoft certification; Microsoft certifications; Microsoft Certified | AZ-303 | AZ-304 | MS-100 | MS-101 | MD-100 | MD-101 | MB-300
Microsoft Azure certification; Azure certification; Azure certified; Azure certifications | Power Platform certification | Microsoft 365 Certified | Microsoft security certification | Dynamics 365 certification; Microsoft Certified: Dynamics 365 | MCSE | MCP ~list; Microsoft Certified Professional | Microsoft Office Specialist; MOS ~list; MOS certification; Microsoft Office Specialist certification; Microsoft Office certification; MOS certified | Endpoint Administrator Associate; MD-102 | Power BI Data Analyst Associate; PL-300; DA-100; Microsoft Certified: Power BI Data Analyst Associate; Microsoft Certified Power BI Data Analyst; Power BI certification | Fabric Analytics Engineer; DP-600 | MCSA; Microsoft Certified Solutions Associate | MCSD | MTA ~list; Microsoft Technology Associate < Microsoft certification + microsoft; azure; certification; certified; windows
Azure Administrator Associate; AZ-104; Microsoft Certified: Azure Administrator Associate; Microsoft Certified Azure Administrator; Azure Administrator | Azure Fundamentals; AZ-900; Microsoft Azure Fundamentals; Microsoft Certified: Azure Fundamentals | Azure Solutions Architect Expert; AZ-305; Azure Solutions Architect | Azure Developer Associate; AZ-204 | Azure DevOps Engineer Expert; AZ-400; Azure DevOps Engineer certification | Azure Security Engineer Associate; AZ-500 | Azure Data Engineer Associate; DP-203; Azure Data Engineer certification | Azure Data Fundamentals; DP-900 | Azure AI Fundamentals; AI-900 | Azure AI Engineer Associate; AI-102 | Azure Network Engineer Associate; AZ-700 < Microsoft Azure certification
PL-900 | PL-200 | PL-400 | PL-600 < Power Platform certification
MS-900 | Microsoft 365 Certified: Enterprise Administrator; MS-102 < Microsoft 365 Certified
SC-900 | Security Operations Analyst Associate; SC-200 | SC-300 < Microsoft security certification
MB-910 | MB-800 < Dynamics 365 certification
Microsoft Certified Solutions Expert | Microsoft Certified Systems Engineer < MCSE
MCITP | MCTS < MCP
MOS Excel < Microsoft Office Specialist
Google Cloud certification; GCP certification; Google Cloud certified; GCP certified | Google Data Analytics Certificate; Google Data Analytics Professional Certificate | Google IT Support Certificate; Google IT Support Professional Certificate | Google Project Management Certificate | Google UX Design Certificate; Google UX Design Professional Certificate | Hootsuite certification | AMA PCM | Google Analytics certification; Google Analytics Individual Qualification; GAIQ; Google Analytics certified | Google Certified Educator | HubSpot certification; HubSpot certified | HubSpot Academy | Meta Blueprint; Facebook Blueprint | CIM qualification; Chartered Institute of Marketing; CIM qualified | Chartered marketer | IDM qualification | Digital Marketing Institute certification; DMI certification | CIPR qualification; CIPR | PRCA | APR accreditation; APR (public relations) | NCTJ; NCTJ qualified | 100wpm shorthand | Certified Meeting Professional; CMP ~list | CSEP | Google Ads certification; Google Ads certified; AdWords certification + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
Google Cloud Professional Cloud Architect; Professional Cloud Architect; Google Professional Cloud Architect | Google Cloud Associate Cloud Engineer; Associate Cloud Engineer; GCP Associate Cloud Engineer | Google Cloud Professional Data Engineer; Professional Data Engineer; Google Professional Data Engineer < Google Cloud certification
Google Ads Search Certification < Google Ads certification
GA4 certification < Google Analytics certification
Google Certified Educator Level 1 < Google Certified Educator
HubSpot Inbound Marketing Certification | HubSpot Inbound certification < HubSpot certification
Meta Blueprint certification; Meta certified < Meta Blueprint
CIM Level 4 | CIM Certificate | CIM Diploma < CIM qualification
CIM Level 6 < CIM Level 4
CIM Level 7 < CIM Level 6
IDM Diploma < IDM qualification
CIPR Diploma < CIPR qualification
NCTJ Diploma < NCTJ
Certified Kubernetes Administrator; CKA ~up; CKA certification | Certified Kubernetes Application Developer; CKAD | Certified Kubernetes Security Specialist; CKS ~list | HashiCorp Certified Terraform Associate; Terraform Associate; HashiCorp Terraform certification | Docker Certified Associate | Red Hat certification; Red Hat certified | NetApp NCDA; NCDA | Zachman certification | Salesforce certification; Salesforce certified; Salesforce certifications | CBAP; CBAP certification; Certified Business Analysis Professional | CCBA | ECBA | PMI-PBA | CDMP; DAMA CDMP; DAMA certified | Certified Analytics Professional | Linux Professional Institute | VMware certification | Citrix certification | HDI certification | Apple certification | Jamf certification; Jamf Certified | ServiceNow certification; ServiceNow certified | SAP certification; SAP certified; SAP certified consultant | Oracle certification; Oracle certified | SCJP | Snowflake SnowPro; SnowPro | Databricks certification; Databricks certified | Tableau certification; Tableau certified | Alteryx certification | Splunk certification; Splunk certified | MuleSoft certification | UiPath certification; UiPath Certified | ISTQB; ISTQB certified; ISTQB certification; ISTQB Certified Tester | ISEB | CSTE ~list | IREB; CPRE | BCS certified | Certified Data Scientist | IBM Data Science Professional Certificate | Prosci; Prosci certification; Prosci certified; ADKAR certification | CCMP | APMG Change Management | Certified UX professional; UX Certification | Adobe certification; Adobe certified | Autodesk certification; Autodesk certified | SOLIDWORKS certification | GD&T certification; GD&T certified | Avid Certified; Avid certification | Dante certification; Dante certified | AVIXA CTS; CTS ~list | Crestron certification; Crestron certified | Extron certification | Biamp certification | Q-SYS certification; QSC certification; QSYS certification + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
LPIC < Linux Professional Institute
LPIC-1 < LPIC
LPIC-2 < LPIC-1
RHCSA; Red Hat Certified System Administrator < Red Hat certification
RHCE; Red Hat Certified Engineer < RHCSA
VMware VCP; VCP ~up; VMware Certified Professional < VMware certification + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
VCP-DCV; VCP-DCV certification | VCAP < VMware VCP
VCP6-DCV < VCP-DCV
Citrix CCA-V; CCA-V < Citrix certification
CCP-V < Citrix CCA-V
CCE-V < CCP-V
HDI Support Center Analyst; HDI-SCA < HDI certification
Apple Certified Mac Technician; ACMT | Apple Certified Support Professional; ACSP < Apple certification
Jamf 100 < Jamf certification
Jamf 200 < Jamf 100
Salesforce Certified Administrator; Salesforce Administrator certification; Salesforce Admin certification; Salesforce ADM 201; ADM-201; Salesforce Certified Admin; Salesforce Administrator certified | Salesforce Certified Platform Developer; Salesforce Platform Developer | Salesforce Certified Marketing Cloud; Marketing Cloud certification | Pardot certification < Salesforce certification
Platform Developer I; PD1 (Salesforce) < Salesforce Certified Platform Developer
ServiceNow Certified System Administrator; ServiceNow CSA | ServiceNow CAD < ServiceNow certification
ServiceNow CIS < ServiceNow Certified System Administrator
SAP Certified Application Associate < SAP certification
Oracle Certified Associate; OCA ~list | Oracle Certified Java Programmer; OCJP | Oracle Cloud certification < Oracle certification + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
Oracle Certified Professional; OCP (Oracle); OCP ~list < Oracle Certified Associate + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
SnowPro Core < Snowflake SnowPro
Databricks Certified Data Engineer < Databricks certification
Tableau Desktop Specialist | Tableau Certified Data Analyst | Tableau Desktop Certified Associate < Tableau certification
Tableau Desktop Certified Professional < Tableau Desktop Certified Associate
Alteryx Designer Core; Alteryx Core certified < Alteryx certification
Splunk Core Certified User < Splunk certification
Splunk Core Certified Power User < Splunk Core Certified User
Splunk Certified Admin < Splunk Core Certified Power User
MuleSoft Certified Developer < MuleSoft certification
UiPath Certified RPA < UiPath certification
ISTQB Foundation Level; ISTQB Foundation; CTFL < ISTQB
ISTQB Advanced < ISTQB Foundation Level
CPRE Foundation < IREB
BCS Business Analysis | BCS Foundation | BCS Diploma < BCS certified
BCS International Diploma in Business Analysis < BCS Business Analysis; BCS Diploma
Prosci Change Practitioner < Prosci
NN/g UX certification | HFI CUA; CUA ~list < Certified UX professional + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
Adobe Certified Professional | Adobe Certified Expert; ACE (Adobe) | Adobe Certified Associate; ACA (Adobe) < Adobe certification
Autodesk Certified Professional | Autodesk Certified User | AutoCAD certification; AutoCAD certified; Certified AutoCAD | Revit certification < Autodesk certification
Revit Certified Professional < Autodesk Certified Professional; Revit certification
CSWA; Certified SOLIDWORKS Associate; SOLIDWORKS CSWA < SOLIDWORKS certification
CSWP; Certified SOLIDWORKS Professional; SOLIDWORKS CSWP < CSWA
CSWE < CSWP
GDTP; ASME GDTP < GD&T certification
Pro Tools certification < Avid Certified
Dante Level 1 < Dante certification
Dante Level 2 < Dante Level 1
Dante Level 3 < Dante Level 2
CTS-D | CTS-I < AVIXA CTS
Crestron DMC-E < Crestron certification
Certified administrative professional; CAP ~list; CAP certification | IAAP | Secretarial qualification | RSA typing | Pitman | Pitman shorthand | OCR typing | AMSPAR | ECDL; ICDL; ECDL qualification; European Computer Driving Licence | Grant Professional Certified; GPC ~list | CVA ~list; Certified in Volunteer Administration | Certified customer service professional | Institute of Customer Service | Certificate III in Business | Certificate III in Business Administration | Certified Fundraising Executive; CFRE | Institute of Fundraising | Records management certification | ICRM + certified; certification; certificate; license; licence; licensed; qualified; qualification; card; registered; registration; required; preferred
Secretarial diploma < Secretarial qualification
Medical secretarial diploma; Medical secretary diploma < Secretarial diploma
AMSPAR diploma < AMSPAR
NVQ customer service; NVQ in customer service | NVQ in Business Administration; business administration NVQ < NVQ
NVQ Level 2 customer service < NVQ customer service; NVQ Level 2
NVQ Level 2 Business Administration < NVQ in Business Administration; NVQ Level 2
NVQ Level 3 Business Administration < NVQ Level 2 Business Administration; NVQ Level 3
Certificate IV in Business < Certificate III in Business
Certified records manager; CRM (records) | CRA (records) < Records management certification
Qualified teacher status; QTS ~up | QTLS ~up | Qualified Teacher Status (QTS) | Victorian Institute of Teaching | Safety-Care | MAPA ~up | CTET | Director permit childcare | Early childhood educator registration | Blue Card Queensland | Working with Vulnerable People | Ochre Card | Children's check | Praxis; Praxis exams | CBEST | EdTPA | RICA exam | Fellowship of the HEA | FHEA | AFHEA | SFHEA | Advance HE fellowship | NPQ ~list | NASENCo award | Teaching Council registration | GTCS registration; GTCS ~up | BC teaching certificate | Full practising certificate teaching | TET ~list; TET qualified | UGC NET; NET qualified | SET qualified | B.Ed qualified | Cambridge DELTA | Delta Module + teacher; teaching; classroom; children; school; child; certified; de-escalation; leadership
State TET < TET
State bar admission; bar card | Bar exam | Admission to the bar | Eligible for admission | Bar Council enrolment; Bar Council; enrolled with the Bar Council; Bar Council of India; enrolled with a Bar Council; State Bar Council; Bar Council registration | AIBE; All India Bar Examination | Law Society of Alberta | Law Society of British Columbia | Law Society of Scotland | Law Society of Ireland | NALA certification | NALP paralegal | European Qualifying Examination; EQE ~up | European patent attorney; qualified European patent attorney | Patent bar | Registered patent agent | Registered patent attorney | Canadian patent agent | ICSI membership; ICSI ~up; member of ICSI; ICSI member | Colorado bar | Oklahoma Bar | Texas Bar | Florida Bar | Illinois bar | Washington State Bar | Massachusetts bar | Pennsylvania bar | Ohio bar | Georgia bar | New Jersey bar | Virginia bar | Arizona bar | Oregon bar | Minnesota bar | Michigan bar | North Carolina bar | Tennessee bar | D.C. bar; DC Bar | Missouri bar | Nevada bar | Utah bar | Maryland bar | Wisconsin bar | Louisiana bar | Connecticut bar | Indiana bar | Kentucky bar | Admitted in good standing | Called to the Ontario bar | SRA registration; SRA regulated | Legal practising certificate | Admitted to the Supreme Court | New Zealand practising certificate | Chartered Legal Executive | CLC licensed conveyancer | Chartered Patent Attorney; CPA UK patent | USPTO registration | Chartered Governance Institute | CGI qualified; ICSA qualified; ICSA ~up | CGIUKI | Commissioner for oaths; commissioner of oaths | Mobile notary | Justice of the Peace + bar; law; attorney; solicitor; legal; advocate; commission; public; preferred; enrolled
Associate member of ICSI < ICSI membership
RNRM ~up | RN/RM; RN RM | Nursing Council of New Zealand | NCNZ registration | College of Nurses of Ontario | NMBI registration | Compact license; multistate license; multi-state license | RDA license; RDA ~up | AMT certification laboratory | CSMLS | CLS license; clinical laboratory scientist license; medical technologist license | IBMS registration | ASCP PBT | CPT phlebotomy | CNMT | MRSO | CAMRT | AERB certification | MRPBA registration | PgCert CT | CEN ~list | OCN ~list | ENPC | NRP ~list | PEARS certification | ITLS | PHTLS | ATLS | EPLS | RMA ~list | CCS-P | CRCR | FRACGP | MRCGP | MRCP | DEA license; DEA registration | SWRB registration | LPC ~list | Nursing Council registration; registered with the Nursing Council | NCLEX | CNO registration | BCCNM registration | Local anesthesia certification | Nitrous oxide certification | Radiography certificate | State Dental Council | Dental Council of India registration | Pharmacy registration | Pharmacy Council registration; registered with the Pharmacy Council | Immunisation accreditation; vaccination accreditation; immunization certification | HMR accreditation | BLS ~up | ILS ~list; Immediate Life Support | ALS ~list | PSW certificate; Personal Support Worker certificate | HHA certificate | NZ Certificate in Health and Wellbeing | Medical council registration | RCI registration | Paramedic registration + nurse; nursing; patients; care; certification; certified; bls; license; icu; patient; registration; counselor; therapist; resuscitation; medical; laboratory; pharmacy
State nursing council registration; state nursing council | Indian Nursing Council < Nursing Council registration
Kerala Nursing Council; Kerala Nursing Council registration | Tamil Nadu Nursing Council | Karnataka Nursing Council | Maharashtra Nursing Council | Delhi Nursing Council < State nursing council registration
NCLEX-RN < NCLEX
State pharmacist license < Pharmacist license
Pharmacist immunisation; pharmacist immunizer < Immunisation accreditation
AACP accreditation | Credentialed pharmacist < HMR accreditation
BLS/ACLS < BLS; Basic life support; Advanced cardiac life support
GMC licence to practise | MCI registration; NMC registration India | State medical council | Medical Council of New Zealand < Medical council registration
QBCC licence; QBCC license; QBCC ~up | Open builder licence | VBA registration | Home builder licence | Occupational First Aid; OFA ~list | H2S certification; H2S ~list | CSTS | Journeyman ticket | Moffett licence | LO licence | G card customs | F card customs | H card | AEO certification | IATA certificate; IATA ~list | DG certificate | Low rise builder | Standard First Aid | FAW ~list | Provide First Aid | CSO Pipeline | PST certification | Ground Disturbance Level II | Fall Arrest; Fall protection ticket; Fall arrest ticket | GWO ~list; GWO training | OPITO | MIST ~list | CCNSG; CCNSG Safety Passport | SKILLcard | PTS track | Sentinel card | Streetworks card | 306A | Gas Fitter | TSSA | ITA certification | Blue Seal | COR certification | TDG ~list | Class 1 CDL | HIAB ~up | Counterbalance ~ctx | Banksman | Slinger | EWP ~list | EWPA yellow card | CES export | CHB licence | CSCMP | Galileo certification + licence; license; driving; driver; cdl; truck; forklift; ticket; tickets; safety; first; aid; endorsement; transport; operator; certificate; certified; certification; customs; travel; ticketing; heights; gas; plant; site; class; cpcs; licensed; tanker
Domestic Builder registration < VBA registration
OFA Level 1 < Occupational First Aid
OFA Level 2 < OFA Level 1
OFA Level 3 < OFA Level 2
H2S Alive < H2S certification
CSTS 2020 < CSTS
Interprovincial ticket < Journeyman ticket
IATA diploma | IATA/UFTAA < IATA certificate
FSS certificate | FSSAI FoSTaC; FoSTaC | SCPLH | DPS ~list | RSA ~list | Manager's certificate alcohol; General Manager's Certificate | SCA barista; SCA Barista Skills | Q Grader | CHA hospitality | CHS certification | CRDE | CMP ~list; CMP certification | CRME + food; alcohol; licence; bar; wine; venue; serve; events; safety; certificate; barista; serving; event; rcg; meetings; plus; planner
CIPP/C | PCP designation | FPC ~list | IATI | GRP ~list | GBA ~list | CECP | CICM ~up; CICM qualified; CICM qualification; Chartered Institute of Credit Management | MCICM | ACICM | JAIIB | CAIIB | NISM; NISM certification | AMFI; AMFI certification | ARN ~list | IRDA certification | IRDAI licence | IC 38 | NCFM | CFE ~list | CRCM | SIE ~list | RG 146 | RG146 | CeFA | LIBF | IFSE | CSC ~list; Canadian Securities Course | CAIB | Tier 1 insurance | AIC ~list | SCLA | Payroll qualification CIPP; CIPP qualified | Payroll Compliance Professional; PCP ~list | Payroll Leadership Professional | CPM payroll | Canadian Payroll Association | 6-20 All Lines Adjuster; 6-20 license | Producer license | Xactimate certification | HAAG certification + adjuster; payroll; designation; claims; banking; insurance; compensation; certified; certification; finance; credit; benefits; fraud
CIPP Foundation < Payroll qualification CIPP
Xactimate Level 2 < Xactimate certification
EIT ~up | APEGA | PEO licence | EGBC | APEGS | OIQ ~up | RPEng | Chartered Professional Engineer | NER ~list | Structural Engineer license; SE license; SE ~list; S.E. license | CMEngNZ | CPEng NZ | GATE qualified | Chartered ~list | HV2 ~up | HV3 ~up | HV1 ~up | High-voltage training | DGUV 209-093 | Boiler operation engineer | BOE certificate | CQE ~list | CRE ~list | CMRP | Drone licence; drone license | AIA member | ARE exams | BCIN | OAA licence | NABERS assessor | HV switching ticket | Authorised Person | PCN ~list | NDT Level II | RIBA Part 3; Part 3 ~list | RIBA chartered | Architects Registration Board | Council of Architecture; COA registration + engineer; license; licence; engineering; electrical; structural; registered; pe; chartered; drone; registration; welding; training; flying; architect
HV Authorised Person; high voltage authorised person; HV AP < Authorised Person
PCN Level 2 < PCN; NDT Level II
ASNT Level II < NDT Level II
Google Skillshop | HubSpot Inbound | Klaviyo certified | Pragmatic Certified | AIPMM | APR ~list; Accredited in Public Relations | CIR recruiting | NEBOSH HR | MBTI practitioner | Hogan certified | CSM ~list | CSSA | Counter Terrorist Check | ABN ~up; ABN holder | Marketo Certified Expert + certification; certified; shrm; marketing; google; plus; agile; tester; testing; coach; public; subcontract; ute; relations
Salesforce Marketing Cloud Email Specialist; SFMC Email Specialist; Marketing Cloud Email Specialist | Marketing Cloud Consultant < Salesforce Certified Marketing Cloud
Pardot Specialist < Pardot certification
Category D licence | PCV licence | school bus endorsement | N endorsement | Digi Tacho card | Driver CPC card | operator CPC | forklift certificate | dogging ticket | rigging ticket | yellow card | green card CSCS | gold CSCS | black CSCS | SIA CCTV | Class A security licence | Class G license | concealed carry | NREMT-P | CPR/AED | BLS/CPR | CWCN | RN-BC | STABLE certification | compact RN license | nursing license | LVN license | GNA ~up | DHA license | HAAD | MOH license | Prometric | RPN registration | clinical licensure | CADC | LCADC | CHW certification | COTA/L | DPT license | NATABOC | LAT/ATC | CSCS strength | ISSA | lifeguard qualification | CPO certification | massage license | radiology license | x-ray license | X-ray certification | veterinary technician license | Level 2 Award in Food Safety | gas licence | gasfitting licence | G1 gas | R-410A
NVQ Level 3 Electrotechnical; NVQ level 3 electrotechnical services < NVQ Level 3
NVQ Level 3 Electrical Installation; NVQ level 3 electrical; level 3 electrical installation; Level 3 NVQ electrical < NVQ Level 3
SVQ 3 | Level 2 qualification | Level 3 qualification | Level 5 Diploma | Level 3 Diploma | QCF Level 2 | QCF Level 5 | NVQ Health and Social Care | Registered Manager qualification | Blue Card (QLD) | Act 33 clearance | Act 34 | FBI clearance | MSHA certification | PMI-SP | MSP certification | ICAgile | D1.1 | coded welder certificate | NACE | NACE CIP | BGAS | AMPP | AIBD | PLS license | A&P | pilot licence | Master's licence | Coxswain | MCA certificates | deck officer certificate | IMI ~up | active CPA | CIPFA | QBE ~up | part-qualified | finalist | CPA Australia | BAS agent | registered BAS agent | tax agent | TEP ~up | STEP qualification | CA Intermediate | semi-qualified CA | CMA Inter | ICWA | CS Executive | company secretary qualification | IRDA license | Texas adjuster license | CRIS | CII qualification | CeRER | Tier 1 | FAP ~up | IFIC | CCEP | ICA Certificate | PC.dp | BCS Data Protection | CEDS | ACEDS | RCA Relativity | Relativity Certified Administrator | CP paralegal | CLC licence | SQE1 | SQE2 | LPC qualification | GDL ~up | training contract | restricted practising certificate | solicitor qualification | active bar license | court reporter certification | interpreter certification | court interpreter | DPSI | NRPSI | PLP ~up | National Payroll Institute | TAP diploma | PTTLS | V1 verifier | NQT ~up | ECT status | VIT ~up | OCT membership | valid teaching credential | emergency permit | Cert III | Cert IV | Certificate III in Education Support | EYFS Level 3 | paediatric first aid certificate | HLTAID012 | HLTAID004 | anaphylaxis training | asthma training | anaphylaxis and asthma | Child Protection certificate | mandatory reporting certificate | CSIR NET | IELTS | TOEFL | OET ~up | OET B | IELTS 7 | goethe certificate | DELF | JLPT N2 | JLPT N1 | ITIL Foundation | ITIL 4 Foundation | DP-300 | GCP ACE | HashiCorp certification | LFCS | OSCE | Okta certification | Dell certification | TOGAF certified | SCOR | leasing license | CPM property | ARLA Propertymark | Level 3 Award in Lettings | FMP ~up | BIFM | IWFM | BOSH | BOMA | SFP ~up | TPM certification | P402 | BOHS P402 | P405 | P602 | asbestos licence | Class B asbestos | lead renovator | applicator license | CS38 | LANTRA | TRAQ | water operator license | wastewater operator license | Grade II operator | Class A operator | steam ticket | Fourth Class Power Engineer | 4th Class | playground inspector | pool operator | asbestos P402 | Funeral director license | embalmer license | interpreters registration | CDCES | IBCLC | ECE 12 units | coffee certificate
Medical laboratory technician certification; MLT ~up; MLT certification
American Medical Technologists certification; AMT certified; AMT ~list + mls; mlt; ascp; certification; laboratory; phlebotomy; medical assistant; rma
Infant CPR | Child CPR
Pediatric CPR; infant and child CPR < Infant CPR; Child CPR
Pediatric CPR and first aid < Pediatric CPR
Certified Health Education Specialist; CHES ~up
Master Certified Health Education Specialist; MCHES ~up < Certified Health Education Specialist
Associate Professional in Talent Management; APTM
NICEIC; NICEIC registration; NICEIC approved; NICEIC registered | NAPIT; NAPIT registration
Fellow of the Higher Education Academy (fellowship); Fellowship of the Higher Education Academy; HEA fellowship
Emergency medical dispatcher; EMD ~list; EMD certification | APCO certification; APCO | IAED | Emergency fire dispatcher; EFD ~list + dispatch; dispatcher; apco; cpr; police; fire; ems; 911; certification; telecommunicator
Retirement Income Certified Professional; RICP
CiLCA; Certificate in Local Council Administration | ILCA ~up | Site Safe passport; Site Safe card; Site Safe | PGDB registration; PGDB registered; PGDB ~up | certifying plumber | certifying gasfitter | licensed gasfitter | licensed drainlayer | certifying drainlayer | LBP ~up | EWRB registration; EWRB ~up | registered electrician | electrical practising licence | Site Traffic Management Supervisor; STMS ~up | TTM ticket | traffic controller ticket
Licence Controller Qualification; LCQ ~up | Duty Manager's Certificate | Responsible Gambling Services | RSG ~up | high risk licence | DG licence | rigger's ticket | EWP yellow card | ARC tick | restricted electrical licence | Red Seal plumber | NDIS clearance; NDIS check | yellow card NDIS | WWVP ~up | first aid in an education and care setting | HLTAID001 | ASAR accreditation; ASAR ~up; accredited medical sonographer | sonographer registration | RVS ~up | MRPBA ~up | ACECQA approved qualification; ACECQA ~up | diploma of early childhood | Certificate III in Early Childhood | Certificate III in Disability | Cert IV Disability | Early Childhood Educator Level 2; Level 2 ECE; ECE Level 2 | Early Childhood Educator Level 3; Level 3 ECE; ECE Level 3 | Child Development Assistant | Child Development Supervisor | Child Development Worker | Standard First Aid with CPR-C; Standard First Aid and CPR | CPR-C; CPR Level C | vulnerable sector screening
VSC ~up | Special Event Server | responsible beverage service | SafeCheck food safety | food worker card | Certified Fluid Power Specialist | Certified Fluid Power Hydraulic Specialist | OFA 3 | Construction Safety Training System | CSO ~list | G2 gas technician; gas technician 2 | G1 gas technician | gas fitter B | Class B gasfitter | Class A gasfitter | TSSA certification | C of Q | Associate in General Insurance | AU-M | Fall protection certificate | Fall arrest training + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
Associate in Commercial Underwriting | Certified Insurance Service Representative | Construction Risk Insurance Specialist | CII Certificate | CII Diploma | FCII ~up | ANZIIF ~up | CCP certification; WorldatWork CCP | Certified Executive Compensation Professional | Global Remuneration Professional | Certified Sales Compensation Professional | Certified Benefits Professional | CHRE ~up | Chartered Professional in Human Resources | CIPD Associate | CIPD membership | TAP certificate | CIPP payroll qualification | BPS Test User
Test User: Occupational | Certified Export Specialist | dangerous goods certificate | 49 CFR certification | STA clearance | SIDA badge | ASNT Level III | SNT-TC-1A Level II | TÜV Functional Safety Engineer; TÜV FS Engineer | Certified Functional Safety Expert; CFSE ~up | CMSE ~up | Certified Machinery Safety Expert | ATEX competency | IMechE membership | IChemE membership | ICE membership | NER registration | ASQ CQA | ISO 45001 lead auditor | ISO 14001 lead auditor
internal auditor certificate | Certified Maintenance & Reliability Professional | Vibration Analyst Category II | vibration analysis certification | Rockwell certification | FANUC certification | SCC certificate | SCC Dokument 018 | Staplerschein | Flurfördermittelschein | AEVO ~up | Ausbildereignungsprüfung | Ausbilderschein | Ersthelfer | NISM Series | IRDAI certification | Siemens certified | VCA certificate; VCA ~up
Siemens TIA certification < Siemens certified
VCA-VOL < VCA certificate
NET/SET | SAICA ~up | CA(SA) | SAIPA ~up | HPCSA registration; HPCSA ~up | SANC registration; SANC ~up | SACE registration; SACE registered | PDP ~list | professional driving permit | wireman's licence | trade test certificate | SAPC registration | ECSA registration | Pr Eng | RE5 ~up | HAAD license | DOH license + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
SCFHS ~up; Saudi Commission for Health Specialties | Prometric exam | QCHP ~up | NHRA license | OMSB ~up | PRC license | LET passer | TESDA NC II; NC II | BOSH training | Civil Service eligibility | BOSH SO2 | BCSS course | WSQ certificate | SNB registration | WSHO ~up | bizSAFE | SMC registration | ICWAI ~up
IPCC qualified | IAQ ~up | Chartered Wealth Manager | QFA ~up | LIA qualification | ATT ~list | ADIT ~up | CAI qualified | ACT Treasury | MCT ~list | CGFM ~up | NMLS registration | notary signing agent | PSI registration | CDA dental | local anesthesia permit | nitrous permit | dental radiography licence | RMA certification | CCMA certification + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
NHA certification | AAMA certification | QMAP ~up | TMA ~list | personal care worker certificate | Dementia care certification | CDP certification | Certified Dementia Practitioner | Activity Director certification | NCCAP ~up | Level 5 Leadership and Management | QQI Level 6 | FETAC Level 5 | CORU ~up | PHECC ~up | RCN membership | V300 ~up | V150 ~up | Non-medical prescriber | QQI Level 5 + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
QQI Level 5 in Healthcare Support < QQI Level 5
UKCP registration | BABCP accreditation | BPC registration | GOC registration | CCT ~list | MRCS ~up | FRCS ~up | Mandt ~cap | Crisis Prevention Institute | Safety Care certification | TCI certification | Satori Alternatives | MAPA certification | PEARS ~list | ARRT(MR) | CRT license | state radiologic license | radiation licence | BACP registered + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
BACP accreditation < BACP registered
NMTCB ~up | RPR ~list | IR(ME)R certificate | CPT1 ~up | NPA certification | CMLTO ~up | CPC coding certification | CPMA ~up | CPB ~list | CCA coding | COC coding | ACSM-CPT | StarGuard | Ellis lifeguard | AFO ~list | WSI ~up | Swim England Level 2 | Swim Teacher Level 2 | UKCC Level 2 | SCA barista certification + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
Barista Hustle | BIIAB ~up | Level 3 HACCP | City & Guilds 706 | Certified Hotel Administrator | CHSP ~up | IICRC ~up | COSHH certificate | PUWER ~up | AITT ~up | B1 forklift | D1 forklift | TLILIC0003 | HIAB ticket | ALLMI ~up | International CPC | Cat C1 | D1 licence | taxi licence | PSV licence
PATS training | FORS training | CILTUK ~up | SPA passport | Safety Passport | NRSWA street works | Water hygiene card | National Water Hygiene | confined space entry certificate | A40 slinger | CPCS A58 | ACS certificates | F Gas Category 1 | MCS accreditation | BPEC ~up | TrustMark | HETAS ~up | 2394/2395 | EAL Level 3
City & Guilds 2365 | Level 3 Plumbing | NVQ Level 2 Plumbing | EV charging certificate | STSC ~up | GSP ~up | MSHA Part 46 | MSHA Part 48 | competent person training | BS EN 287 | PA2 ~up | spraying certificate | ChemCert; AC ChemCert | Growsafe | BASIS certificate | FACTS certificate | CS39 ~up | RHS Level 2
RHS Level 3 | Horticulture NVQ | GreenPlan | Landscape Industry Certified | QWEL ~up | ATV certificate | telehandler certificate | SENCO award | paediatric first aider | Level 3 Safeguarding | AMI ~list | NESA ~up | provisional registration | BCTF ~up | Fellowship of HEA | Act 151 | Title 22 units | NALP ~list | PACE paralegal | CHC certification + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
EPA qualified | CITMA ~up | Patentanwaltsfachangestellte | IAA Level 1 | APC ~list | chartered landscape architect | SBID ~up | APID ~up | IIDA ~up | CKBD ~up | FCP FortiGate | SAA-C03 | HDI ~list | dbt certification | PSPO I | Braze certification | CIPA ~up | CIPA Certificate | Unity Certified + certification; certificate; certified; certificates; licence; license; licensed; registration; registered; card; ticket; qualified; qualification; qualifications; valid; current; required; preferred; desirable; advantage; asset; equivalent; accredited; member; membership; training
Unity Certified Programmer < Unity Certified
Klaviyo certification | Shopify Partner certification | Pragmatic Marketing
`,
};
