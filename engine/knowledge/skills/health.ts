import type { TradeFile } from "./trade-file.ts";

export const health: TradeFile = {
  trade: "health",
  kind: "hard",
  lines: `
// Nursing care
Nursing ~ctx; nursing care; bedside nursing; direct patient nursing; general nursing; clinical nursing; nursing practice; nursing interventions + years; icu; theatre; critical; surgical; paediatric; mental; community; dementia; nights; experience; qualification; graduate; nurses; midwifery; elderly; palliative; bachelor; oncology; residents; gnm; bsc; diploma; emergency; anm; skills; paramedic; care home; patient; patients; hospital; ward; clinical; care; medical; rn; lpn; unit; degree; diploma; staff; registered; school; acute; rehabilitation; bachelor - mothers; breaks; room
Patient care; direct patient care; hands-on patient care; bedside care; patient-centred care; caring for patients; person-centred care; patient centered care; care of patients; inpatient care; personalised patient care
Patient assessment; nursing assessment; clinical assessment; head-to-toe assessment; physical assessment; health assessment; comprehensive assessments; assess patients; holistic assessment of patients; assessing patients
Physical examination; physical exams; clinical examination; history and physical; H&P ~up; patient examination; history taking
Vital signs; vitals ~ctx; vital sign monitoring; vital signs measurement; taking vitals; obtaining vital signs; blood pressure readings; observations and vital signs; TPR ~list; blood pressure measurement; BP ~list; take vitals; obtain vital signs + take; weight; height; ecg; readings; temp; pulse; check; monitor; clinic; health; checks; nurse; care; patient; patients; blood pressure; temperature; pulse; record; obtain; medical; pulse; temperature; glucose; oxygen; patient; resident; vitals - web; core
Patient monitoring; monitoring patients; patient observation; monitor patient condition; clinical observations; bedside monitoring; monitoring vital signs; monitor patients; monitoring patient condition; monitor vital signs
National Early Warning Score; NEWS2 scoring; NEWS2 < Patient monitoring
Medication administration; administering medication; medication management; med pass; passing medications; pass medications; passed medications; passing meds; administration of medicines; medicines management; drug administration; give medications; administering medicines; dispensing medications to patients; medication rounds; administer medication; giving medications; administer medicines; dispense medications to patients
MAR charts; medication administration record; eMAR < Medication administration
Medication reconciliation; med rec ~ctx; medicines reconciliation; medication review; medication histories; medication list review + medication; admission; discharge; pharmacy; patient
IV therapy; intravenous therapy; IV ~list; intravenous infusion; IV infusion; IV medications; IV administration; infusion therapy; IV fluids; IVs ~list; intravenous medications; IV drip + infusion; medication; insertion; catheter; fluids; nurse; patient; start; pump; nursing; therapy; phlebotomy - part; section; phase; level; stage; title; schedule
IV insertion; IV starts; peripheral IV insertion; cannulation; IV placement; starting IVs; venous cannulation; intravenous cannulation; IV line insertion; IV access; peripheral venous access; IV catheter insertion; start IVs < IV therapy
Central line care; central venous catheters; central lines; central line dressing; CVC care; central line management
PICC lines; PICC line care; peripherally inserted central catheter; PICC ~up; PICC line insertion < Central line care
Port access; port-a-cath; implanted ports < Central line care
Infusion pumps; IV pumps; syringe drivers; syringe pumps; smart pumps; Alaris pumps; infusion pump management; PCA pumps; patient-controlled analgesia
Injections ~ctx; giving injections; administering injections; injection administration; parenteral medications; give injections; administer injections + medication; vaccines; intramuscular; subcutaneous; patient; insulin; immunisations; immunizations; administer; im; sq - sql; fuel; moulding; molding; dependency; plastic
Intramuscular injections; IM injections; IM/SQ injections; IM and subcutaneous < Injections
Subcutaneous injections; subcut injections < Injections
Blood transfusion; blood product administration; transfusions; blood products; transfusion of blood; administering blood; blood administration; transfusion medicine; administer blood
Wound care; wound dressing; dressing changes; wound management; wound treatment; dressing of wounds; tissue viability; surgical dressings; wound cleaning; wound assessment
Negative pressure wound therapy; wound vac; NPWT ~up; vacuum-assisted closure; V.A.C. therapy; VAC dressings < Wound care
Pressure ulcer prevention; pressure ulcers; pressure injuries; pressure area care; pressure sores; bedsores; skin integrity; repositioning patients; decubitus ulcers; Braden scale; Waterlow score; turning and repositioning; pressure injury prevention; reposition patients; turn and reposition
Suturing; wound closure; suturing wounds; wound suturing
Laceration repair; laceration suturing; repair of lacerations < Suturing
Suture removal; staple removal; removal of sutures and staples < Suturing
Ostomy care; stoma care; colostomy care; ileostomy; colostomy bag changes; ostomy management; stoma management; colostomies
Catheterisation; urinary catheterisation; catheter care; Foley catheter; Foley catheter insertion; catheter insertion; indwelling catheters; catheterization of patients; suprapubic catheter; catheter management; Foleys; bladder irrigation; male catheterisation
Enteral feeding; PEG feeds; tube feeding; PEG feeding; G-tube feeding; tube feeds
Nasogastric tubes; NG tubes; NG tube insertion; nasogastric tube feeding; feeding tubes < Enteral feeding
Gastrostomy care; G-tube care; PEG tubes; gastrostomy tube < Enteral feeding
Tracheostomy care; trach care; tracheostomy; trach and vent; trach suctioning; tracheotomy care; tracheal suctioning; trach management
Suctioning; oral suctioning; airway suctioning; deep suctioning; suction equipment in care; nasopharyngeal suctioning
Oxygen therapy; oxygen administration; supplemental oxygen; O2 therapy; administering oxygen; oxygen management; administer oxygen
Nebuliser treatments; nebulisers; nebulizer therapy; nebulizer
High-flow nasal cannula; HFNC ~up < Oxygen therapy
Ventilator management; mechanical ventilation; ventilators; vent management; ventilator care; ventilated patients; ventilator weaning; vented patients; invasive ventilation; ventilator settings
Non-invasive ventilation; NIV ~up; BiPAP; CPAP ~up; BiPAP/CPAP < Ventilator management
Airway management; advanced airway management; airway maintenance; difficult airway; laryngeal mask
Intubation; endotracheal intubation; intubated patients; rapid sequence intubation; RSI intubation < Airway management
Pain management; pain assessment; pain control; interventional pain management; pain medicine
Chronic pain management; chronic pain < Pain management
Acute pain management; acute pain service; acute pain < Pain management
Care planning; nursing care plans; individualised care plans; care plan development; plan of care; patient care plans; develop care plans; individual care plans; treatment plans in nursing; person-centred care plans; support plans; care plans; developing care plans
Patient education; patient teaching; patient and family education; health education to patients; educate patients; health teaching; discharge teaching; patient counselling on treatment; family education; patient instruction; educating patients
Discharge planning; discharge to assess; patient discharge; hospital discharge; discharge coordination; discharge instructions; discharges and transfers; safe discharge; discharge process; post-discharge follow-up; discharge summaries
Patient admission; admission assessment; admissions and discharges; patient intake; admitting patients; patient admitting; admission discharge and transfer; ADT process; admit patients
Nursing documentation; patient charting; charting ~ctx; medical charting; clinical documentation; patient documentation; medical documentation; patient records documentation; nursing notes; clinical notes; nurse charting; documentation of patient care; clinical record keeping; electronic charting; document patient care; chart patient information; patient charts; medical charts + patient; patients; medical; nurse; clinical; ehr; emr; epic; nursing; vitals; care - stock; course; trading; data
SOAP notes; SOAP notes documentation
Progress notes; clinical progress notes
Nursing handover; patient handover; SBAR ~up; SBAR communication; bedside handoff; patient hand-off; bedside report; nurse handoff; clinical handover; patient handoffs; change-of-shift report; shift handover nursing; bedside handover; SBAR handover
Activities of daily living; ADLs ~up; assistance with daily living; ADL assistance; daily living activities; IADLs ~up; assist with activities of daily living; daily living skills; assisting with ADLs; ADL care; assist with ADLs
Personal care; personal care assistance; personal hygiene care; personal hygiene assistance; intimate care; hygiene care; oral hygiene care
Bathing and dressing; assist with bathing; bed baths; washing and dressing; grooming and bathing; dressing and toileting; bathe and dress; assisting with bathing; wash and dress; groom and bathe; dress and toilet < Personal care
Continence care; incontinence care; toileting ~ctx; toileting assistance < Personal care + continence; care; incontinence; assistance
Feeding assistance; feeding patients; assist with feeding; assisting with meals; feed patients; assisting with feeding; assist with meals < Personal care
Patient mobility; patient transfers; transferring patients; patient positioning and lifting; lift patients; range of motion exercises; transfers and mobility; moving patients; transfer patients; move patients
Manual handling of patients; moving and handling; moving and handling of people; safe patient handling; patient handling; move and handle < Patient mobility
Ambulation; ambulating patients; patient ambulation; ambulate patients
Patient lifts; sit-to-stand; Hoyer lift; mechanical lifts for patients; hoists for patients; patient hoist; hoisting residents; ceiling lift; sit-to-stand lift; Sara Stedy; slide boards; gait belts; stand aids; mechanical lift transfers; hoisting patients; patient lifting < Patient mobility
Patient transport; patient transportation; transporting patients; patient escort; transport of patients; medical transportation; transport patients
Hospital portering; portering ~ctx; patient porter; patient transporter; hospital porter < Patient transport + hospital; patient; porter; transporter
Non-emergency medical transport; NEMT ~up; non-emergency medical transportation < Patient transport
Fall prevention; fall risk assessment; fall precautions; fall reduction; falls management; fall risk
Infection control; infection prevention; infection prevention and control; IPC ~list; infection control procedures; universal precautions; standard precautions; hand hygiene; isolation precautions; infection control practices; cross-infection control; HAI prevention; bloodborne pathogens; infection control standards; transmission-based precautions; nosocomial infection prevention; infection prevention practices + infection; hygiene; ppe; hospital; nursing; prevention; hand; audits - electronics; solder; message; linux
Aseptic technique; aseptic non-touch technique; ANTT ~up; sterile technique; aseptic procedures; sterile field; maintain sterile field; sterile procedures; surgical asepsis; maintaining sterile field
Clinical PPE; donning and doffing; PPE in clinical care; PPE donning; N95 fit testing; isolation gowns
Specimen collection; collecting specimens; sample collection from patients; collection of specimens; lab specimens; obtaining specimens; laboratory specimens; stool samples; sputum collection; patient samples; collect lab specimens; sample collection ~ctx; collect specimens; obtain specimens; collecting lab specimens + patient; blood; urine; specimens; swabs; lab; laboratory; clinical; covid - water; soil; survey
Specimen processing; specimen labelling; specimen handling; specimen preparation
Urine collection; urine specimens; urine sample collection < Specimen collection
Swab collection; throat swabs; nasal swabs; nasopharyngeal swabs < Specimen collection
Phlebotomy; venipuncture; blood draws; venepuncture; drawing blood; blood collection; taking blood; phlebotomist; blood drawing; blood sampling; draw blood; blood specimen collection; butterfly needle; bloods ~ctx; vacutainer; take blood + taking; patient; ecg; phlebotomy; bloods
Capillary puncture; finger stick; heel stick; fingerstick; capillary blood collection; dermal puncture < Phlebotomy
Blood glucose monitoring; glucose monitoring; blood sugar monitoring; blood glucose testing; blood sugar checks; glucometer; accuchecks; Accu-Chek; capillary blood glucose; glucose testing; CGM ~list; continuous glucose monitoring; diabetic finger sticks; blood sugar testing; blood glucose checks + glucose; diabetes; insulin; monitor
Insulin administration; insulin; insulin pumps; sliding scale insulin; insulin injections; insulin pump therapy; insulin management < Medication administration
Point-of-care testing; POCT ~up; point of care tests; urinalysis dipstick; i-STAT
CLIA-waived testing; waived testing; CLIA waived tests < Point-of-care testing
Rapid diagnostic tests; rapid testing; rapid strep test < Point-of-care testing
Immunisation; vaccinations; vaccine administration; vaccines ~ctx; giving vaccines; administering vaccines; immunisation programmes; vaccination clinics; childhood immunisations; vaccinators; administer immunizations; vaccinating; immunisation schedules; give vaccines; administer vaccines; administering immunizations + administer; patients; clinic; flu; covid; storage; children; public health; influenza - development; research
Flu clinics; flu shots; flu vaccinations; influenza vaccination < Immunisation
Travel vaccinations; travel health; travel medicine; travel clinic < Immunisation
Cardiac monitoring; cardiac rhythms; monitor technician; heart rhythm
Telemetry monitoring ~ctx; cardiac telemetry; telemetry nursing; telemetry unit; telemetry ~ctx < Cardiac monitoring + cardiac; nursing; unit; med-surg; patient; icu; nurse; rn; ekg; step-down; hospital; rhythm; rhythms; interprets; beds; patients; rns; acls; shift; floor; drips; monitor - logs; metrics; observability; satellite; rocket; vehicle; software; opentelemetry
EKG interpretation; rhythm interpretation; ECG interpretation; cardiac rhythm interpretation; arrhythmia interpretation; dysrhythmia interpretation; rhythm strips; interpret EKG; interpreting EKG < Cardiac monitoring
Electrocardiography; ECG ~up; EKG ~up; electrocardiogram; 12-lead ECG; EKG testing; 12-lead EKG; performing EKGs; ECG recording; EKG technician; EKG machine; ECG monitoring; perform EKGs
Holter monitoring; ambulatory ECG; Holter monitor < Electrocardiography
Haemodynamic monitoring; hemodynamic monitoring; arterial lines; Swan-Ganz; invasive monitoring; hemodynamics; pulmonary artery catheters; hemodynamic instability; arterial line management; haemodynamics; invasive lines
Titration of drips; vasoactive drips; titrating drips; vasopressors; vasoactive medications; drip titration; inotropes; medication titration; critical drips; titratable drips; titrate drips
Code blue response; code blue; rapid response team; codes and rapid responses; crash cart; cardiac arrest response; code team; medical emergency response; rapid response nursing; emergency response to patients; crash trolley
Defibrillation; defibrillators; AED use; automated external defibrillator < Code blue response
Resuscitation; neonatal resuscitation; cardiac resuscitation; basic resuscitation < Code blue response
Triage ~ctx; patient triage; telephone triage; phone triage; nurse triage; emergency triage; triaging patients; Manchester triage; clinical triage; Emergency Severity Index; medical triage; triage nursing; triage nurse; triage patients + patients; walk-in; ambulances; ambulance; hospital; urgent; ed; referrals; gp; care; wounds; telephone; care; pregnant; animals; vet; phone; practice; doctors; minor; injuries; incoming; patient; patients; nurse; emergency; clinic; calls; medical; clinical; symptoms; nursing; urgent; er; arrival; surgery; walk-in; telephone; vital; doctor - bug; bugs; tickets; issues; defects; incidents; alerts; security; jira
Post-operative care; postoperative care; post-op care; post-surgical care; postop care; pre- and post-operative care; post op patients; recovery room care; surgical recovery; post-operative patients; pre and post op
Pre-operative care; preoperative care; pre-op care; pre-op assessment; pre-operative assessment; preoperative and postoperative care
Chronic disease management; chronic conditions management; long-term conditions; chronic illness management; disease management; managing chronic conditions; chronic disease; long term condition management; chronic illness; chronic disease clinics; manage chronic conditions
Chronic care management; CCM ~list < Chronic disease management + patient; patients; medicare; care; nurse; chronic; rpm
Diabetes care; diabetes management; diabetic care; diabetes nursing; diabetic patients; diabetes mellitus management; diabetes specialist nursing; diabetes clinics
Diabetes education; diabetes self-management; diabetes educator; DSMES ~up < Diabetes care
Diabetic foot care; diabetic foot; diabetic foot checks < Diabetes care
Palliative care; palliative medicine; palliative nursing
Hospice care; hospice ~ctx; hospice nursing; hospice patients; hospice and palliative care < Palliative care + patients; nurse; palliative; care; patient; home; rn; volunteer; family
End-of-life care; palliative; end of life; terminal care; comfort care; terminally ill patients < Palliative care
Advance care planning; advance directives; POLST ~up; goals of care discussions < Palliative care
Dementia care; Alzheimer's care; memory care; dementia patients; caring for people with dementia; dementia support; Alzheimer's disease; Alzheimer's and dementia care; dementia; alzheimers; memory loss care; dementia nursing
Elderly care; aged care; geriatric care; care of older adults; older people care; eldercare; senior care; care of the elderly; geriatric nursing; geriatric patients; caring for the elderly; older adult care; care for older people; elderly patients; older persons
Geriatric medicine; geriatrics; gerontology; gerontological nursing; geriatric population < Elderly care
Long-term care; LTC ~list; residential aged care; long term care facility; nursing facility; extended care + nursing; facility; residents; snf; care; skilled; rehab; assisted - insurance; disability
Skilled nursing facility; skilled nursing; SNF ~up; LTC/SNF < Long-term care
Nursing home care; nursing homes; care home nursing; nursing home residents; care homes < Long-term care
Long-term acute care; LTAC ~up; LTACH ~up < Acute care
Subacute care; subacute nursing < Long-term care
Assisted living; assisted living facility; retirement community care; senior living; assisted living residents
Supported living; supported accommodation; supported living services; independent living support; extra care housing < Assisted living
Residential care; residential care home; residential support; residential home care < Assisted living
Group homes; group home support; group home residents < Assisted living
Home care; domiciliary care; homecare; in-home care; home care assistance; care at home; home care services; home visits for care; HHA ~up; home support; home-based care; homecare visits; community care visits; in-home support + nursing; home; shift; client; pediatric
Home health nursing; home health; home health care; home nursing; home care nursing; home health aide < Home care
Private duty nursing; private duty care; PDN ~list; private duty < Home care + nursing; home; shift; client; pediatric
Live-in care; live in carer; 24-hour live-in care < Home care
Respite care; short breaks care; respite services; respite support; respite for families; overnight respite
Community nursing; community health nursing; community nurse; visiting nurse; community matron; home nursing visits
District nursing; district nurse; community district nursing < Community nursing
Health visiting; health visitor; SCPHN ~up; community health visits; health visit < Community nursing
Public health nursing; public health nurse < Community nursing
Occupational health nursing; employee health; employee health nurse; occupational health assessments; spirometry and audiometry screening; occupational hygiene medical
Occupational health; occupational medicine; workplace health services; health surveillance
DOT physicals; pre-employment medicals; pre-employment physicals; fitness for duty assessments
Drug and alcohol testing; drug testing; drug screens; urine drug screens; breath alcohol testing
School nursing; school nurse; school health; school health services; student health services; health office in schools
Nursing leadership; nurse management; nurse manager; nursing management; nursing supervision; clinical nurse leadership; nurse supervision; team leading nurses; house supervisor; nursing administration; director of nursing
Charge nurse duties; charge nurse; charge nurse experience < Nursing leadership
Ward management; ward manager; ward sister; nurse unit management; nursing unit management < Nursing leadership
Nurse staffing; nurse scheduling; staffing ratios; patient acuity staffing; nurse-to-patient ratios; acuity-based staffing
E-rostering; HealthRoster ~up; Allocate e-rostering; nursing rosters; e-rostering nurses; nurse rostering < Nurse staffing
Clinical supervision; clinical preceptorship; precepting; preceptor ~ctx; nurse preceptor; preceptorship; mentoring student nurses; supervising student nurses; clinical mentorship; practice assessor; precept new nurses; preceptor for new graduates; preceptor experience; supervise student nurses + nurse; nurses; rn; students; clinical; new; nursing; orientation; residents; graduate
Nursing process; nursing diagnosis; nursing theory; ADPIE; evidence-based nursing; nursing standards; nursing protocols; nurse practice act; evidence-based nursing practice; nursing policies and procedures; nursing standards of practice; nursing principles
Evidence-based practice; EBP ~up; evidence-based medicine; evidence-based care; evidence-based interventions; best practice in care; evidence-informed practice
Clinical guidelines; clinical practice guidelines; NICE guidelines; clinical protocols; clinical pathways < Evidence-based practice
Clinical governance; clinical risk management; clinical effectiveness; morbidity and mortality reviews; clinical risk
Patient safety; patient safety initiatives; patient safety incidents; National Patient Safety Goals; patient safety goals
Clinical audit; audit of clinical practice < Clinical governance
Incident reporting in healthcare; Datix; clinical incident reporting
Healthcare quality improvement; clinical quality improvement; quality improvement in healthcare; healthcare quality; clinical quality; quality of care
Magnet nursing standards; Magnet recognition; Magnet hospital; Magnet designation; shared governance in nursing; ANCC Magnet; nursing shared governance

// Wards, units and specialties
Acute care; acute hospital care; acute nursing; hospital setting; acute hospital; acute care nursing; acute care setting; acute care hospital; inpatient hospital; acute inpatient; acute ward; acute medical unit; AMU ~list; hospital inpatient + ward; nurse; medical; acute; patients
Medical-surgical nursing; med-surg; MedSurg; medical surgical unit; medical-surgical; surgical ward; medical ward; med/surg nursing; med-surg unit; general medical ward; surgical nursing; surgical floor; Med Surg Tele
Intensive care; intensive care unit; ICU ~up; critical care; critical care nursing; critical care unit; ICU nursing; ITU ~list; intensive therapy unit; critically ill patients; critical care medicine; intensive care nursing; critical care patients; critical care transport + nursing; nurse; ward; critical; patients; hospital; intensive
Cardiac intensive care; cardiac ICU; CVICU ~up; CCU ~up < Intensive care
Medical intensive care; MICU ~up; medical ICU < Intensive care
Surgical intensive care; SICU ~up; surgical ICU < Intensive care
Neuro ICU; neurosciences intensive care; neurocritical care < Intensive care
High dependency unit; HDU ~up; high dependency care; high dependency nursing < Intensive care
Neonatal intensive care; NICU ~up; neonatal care; neonatal nursing; neonatal intensive care unit; SCBU ~up; neonatology; special care nursery; premature infants; neonates; newborn intensive care; neonatal unit
Paediatric intensive care; PICU ~up; pediatric intensive care unit; pediatric critical care; PCICU ~up; paediatric critical care
Step-down nursing; progressive care; PCU ~up; step-down unit; intermediate care unit; progressive care unit; IMCU ~up; intermediate care nursing; stepdown unit
Emergency nursing; emergency department; emergency room; ED ~list; ER ~list; A&E ~up; accident and emergency; emergency care; emergency medicine; emergency nurse; casualty department; emergency department nursing; ED nursing; ER nursing; trauma nursing; emergency dept; emergency room nursing; acute emergency care; emergency department care + throughput; busy; hospital; shifts; emergencies; ambulance; surge; attending; ct; triage; experience in; nurse; nursing; patients; trauma; triage; hospital; icu; emergency; rn; department; scribe; physician; nurses; ward; care; acute; clinical; er; beds; medical; unit; paramedic - special; education; diagram; entity; tech; schools; modelling; modeling; executive director
Trauma care; trauma ~ctx; trauma patients; trauma surgery; trauma resuscitation; trauma bay; trauma unit + emergency; patients; icu; surgical; level; injuries; resuscitation; orthopaedic; orthopedic; centre; center; surgery; nurse; ct; imaging; x-ray; radiographer; theatre; fractures; stroke; acute; a&e; resus; scanning; on-call; general; mri; rotation - informed; childhood; therapy; ptsd; counselling; counseling; abuse
Level I trauma center; Level 1 trauma center; Level II trauma; trauma center; major trauma < Trauma care
Urgent care; urgent care clinic; walk-in clinic; urgent care centre; urgent treatment centre; urgent care medicine; immediate care
Minor injuries; minor illness; minor ailments; minor injuries unit; minor injury and illness < Urgent care
Perioperative care; operating room nursing; theatre nursing; theatre nurse; operating room; operating theatre; OR ~list; OR nursing; perioperative; operating theatres; surgical theatre; peri-operative care; operating room experience; perioperative services; OR nurse; theatre practice; perioperative nursing + surgical; scrub; circulating; nurse; surgery; suite; rn; perioperative; theatre; sterile; instruments; pacu; procedures; cases; staff - not; either
Circulating nurse; circulator RN; OR circulator; circulating in theatre; circulating RN < Perioperative care
Operating department practice; ODP ~list; operating department practitioner < Perioperative care + surgical; scrub; circulating; nurse; surgery; suite; rn; perioperative; theatre; sterile; instruments; pacu; procedures; cases; staff - not; either
Surgical scrub; scrub nurse; scrub tech; scrubbing in; scrub role; scrub technician; scrub practitioner; instrument passing; surgical assisting; surgical scrubbing < Perioperative care
Surgical technology; surgical technologist; surgical technician; surgical tech
First assisting in surgery; surgical first assistant; first assisting; RNFA ~up; first assist in surgery; first assist < Surgical scrub
Post-anaesthesia care; PACU ~up; recovery nursing; post anesthesia care unit; recovery room; PACU nursing; post-anesthesia; phase I recovery; theatre recovery; recovery nurse; post anaesthetic care unit; recovery unit nurse < Perioperative care
Anaesthesia; anesthesia; anaesthetics; general anaesthesia; anesthesiology; anesthesia care; anesthetic administration; anesthesia monitoring; airway and anaesthesia
Regional anaesthesia; regional anesthesia; nerve blocks; spinal anaesthesia; epidural anaesthesia < Anaesthesia
Nurse anaesthesia; nurse anesthesia; nurse anesthetist; CRNA practice < Anaesthesia
Anaesthetic nursing; anaesthetic practice; anaesthetic assistance; anesthesia technician; anesthesia machines < Anaesthesia
Moderate sedation; conscious sedation; procedural sedation; sedation monitoring; sedation nursing; IV sedation; deep sedation; sedation of patients
Day surgery; ambulatory surgery; outpatient surgery; ambulatory surgery centre; same-day surgery; ASC surgery center; surgery center; day case surgery; ambulatory surgical center; day procedure unit; surgical day care; outpatient surgery center
Surgical care; general surgery; surgical procedures; surgical assistance; surgical patients; surgical services; surgical intervention; surgical specialties; surgical skills; surgical specialities
Minimally invasive surgery; laparoscopic surgery; laparoscopy; keyhole surgery < Surgical care
Robotic surgery; da Vinci robot; robotic-assisted surgery; da Vinci surgical system < Surgical care
Minor surgery; minor surgical procedures; minor procedures < Surgical care
Surgical instruments; surgical instrumentation; instrument trays; surgical trays; surgical equipment; surgical supplies; surgical instrument identification; instrument sets; instrument counts; surgical counts; surgical set-up; case carts; preference cards
Sterile processing; instrument sterilisation; sterilisation of instruments; CSSD ~up; sterile services; decontamination of instruments; sterile processing department; SPD ~list; sterilization of equipment; central sterile; sterile supply; sterilizing instruments; instrument reprocessing; central sterile supply; instrument decontamination; sterile services department; CSSD technician; sterilize instruments; sterilization ~ctx + sterile; instruments; surgical; decontamination; hospital; autoclave; instruments; autoclave; dental; infection; clinic; equipment - surge
Autoclave; sterilizer < Sterile processing
Endoscope reprocessing; scope reprocessing; high-level disinfection of scopes < Sterile processing
Orthopaedics; orthopedics; ortho ~ctx; orthopaedic nursing; orthopaedic surgery; orthopedic surgery; orthopedic care; orthopedic nursing; trauma and orthopaedics; orthopedic conditions; orthopedic patients; orthopaedic patients; orthopedic injuries + surgery; nursing; surgical; joint; trauma; rehab; patients; neuro; spine; physio; cardiac; general
Joint replacement; total joint replacement; total joints; hip and knee replacement < Orthopaedics
Spine surgery; spinal fusion surgery; orthopedic spine < Orthopaedics
Musculoskeletal medicine; musculoskeletal; MSK ~up; musculoskeletal conditions
Fracture clinic; fracture management; fracture care; fractures and dislocations < Orthopaedics
Casting and splinting; splints; plaster casting (medical); splinting; cast application; cast removal; splint application; applying casts; orthopaedic casting; casts and splints; application of splints; casting technician orthopaedic; plaster technician; apply casts
Cardiology; cardiac care; cardiac nursing; cardiovascular care; cardiovascular disease; cardiac patients; cardiovascular medicine; coronary care; heart disease; cardiac conditions; coronary care unit; cardiac services; cardiovascular nursing; cardiovascular; adult cardiology
Heart failure management; heart failure; heart failure nursing < Cardiology
Cardiac rehabilitation; cardiac rehab; cardiac rehabilitation programme < Cardiology
Cardiac electrophysiology; EP lab; ablation procedures; electrophysiology < Cardiology
Pacemakers; cardiac device checks; pacemaker checks; implantable cardiac devices; ICD checks < Cardiology
Interventional cardiology; interventional cardiac procedures < Cardiology
Cardiac physiology; cardiac physiologist; cardiac science < Cardiology
Cardiac catheterisation; cath lab; cardiac cath lab; catheterization laboratory; catheterisation lab; cath lab nursing; cardiac catheterization lab; cardiac cath; cardiovascular invasive; cath/EP lab < Cardiology
Angioplasty; percutaneous coronary intervention; PCI ~list; coronary stenting + cardiac; coronary; cath; stent; angiography; interventional; stemi
Angiography; coronary angiography; angiograms; cerebral angiography
Cardiothoracic surgery; cardiac surgery; thoracic surgery; cardiovascular surgery; CVOR ~up; heart transplant; cardiothoracic; cardiac surgical
Cardiac perfusion; perfusion (cardiac); perfusionist; cardiopulmonary bypass; heart-lung machine
ECMO ~up; extracorporeal membrane oxygenation; ECMO specialist
Ventricular assist devices; LVAD ~up; Impella; IABP ~up; intra-aortic balloon pump
CABG ~up; coronary artery bypass; open heart surgery; open heart < Cardiothoracic surgery
Vascular surgery; vascular nursing; peripheral vascular; vascular disease; varicose veins
Endovascular surgery; endovascular; EVAR ~up; endovascular procedures < Vascular surgery
Vascular access; vascular access team; vascular access nursing; midline insertion
Neurology; neuro nursing; neurology nursing; neurological assessment; neurological disorders; neuroscience nursing; neuro assessments; neurological conditions; neurological patients; neurosciences ward
Epilepsy; seizures ~ctx; seizure management; epilepsy care; seizure precautions < Neurology + epilepsy; patient; neurology; medication; neuro; students; precautions; monitoring - search; asset; drugs; police; customs
Parkinson's disease; movement disorders; Parkinson's nursing < Neurology
Multiple sclerosis care; multiple sclerosis; MS nursing < Neurology
Headache medicine; migraine management; migraine clinic < Neurology
Stroke care; stroke nursing; stroke unit; stroke rehabilitation; stroke patients; hyperacute stroke; primary stroke center; acute stroke; stroke certification protocols; comprehensive stroke center < Neurology
NIHSS; NIH Stroke Scale; NIHSS assessment
Thrombolysis; tPA administration; stroke thrombolysis
Neurosurgery; neurosurgical nursing; spinal surgery; brain surgery; craniotomy; neurosurgical; neuro surgery; neuro spine; neurosurgical patients
Oncology; oncology nursing; cancer care; oncology care; cancer patients; cancer nursing; oncology patients; cancer treatment; medical oncology; cancer services; oncology unit
Haematology oncology; hematology/oncology; hem/onc; haemato-oncology; haematological cancers < Oncology
Surgical oncology; oncologic surgery < Oncology
Gynaecologic oncology; gynecologic oncology; gynae oncology < Oncology
Chemotherapy; chemotherapy administration; chemo ~ctx; administering chemotherapy; SACT ~up; chemotherapy nursing; chemo administration; systemic anti-cancer therapy; chemotherapy infusion; antineoplastic; cytotoxic drugs; chemotherapy drugs; chemo drugs; administer chemotherapy < Oncology + cancer; infusion; oncology; nurse; patients; drugs
Immunotherapy infusions; immunotherapy for cancer; checkpoint inhibitors < Oncology
Radiation oncology; radiotherapy; radiation therapy; external beam radiation; therapeutic radiography; radiation therapists
Linear accelerator; linac ~ctx; Elekta; Varian; TrueBeam + radiotherapy; radiation; treatment; varian; oncology
Brachytherapy; HDR brachytherapy < Radiation oncology
Medical dosimetry; dosimetry; dosimetrist < Radiation oncology
Radiotherapy planning systems; treatment planning systems; Eclipse TPS; Pinnacle planning; RayStation; Aria oncology < Radiation oncology
Stereotactic radiosurgery; SBRT ~up; Gamma Knife; CyberKnife < Radiation oncology
Bone marrow transplant; BMT ~list; stem cell transplant; haematopoietic stem cell transplantation; hematopoietic transplant; bone marrow transplantation + transplant; oncology; stem; marrow; hematology; haematology; unit
CAR-T therapy; cellular therapy; CAR-T
Apheresis; leukapheresis; stem cell collection; plasmapheresis
Transplant nursing; organ transplant; solid organ transplant; transplant coordination; liver transplant; transplant patients; transplantation medicine
Organ donation; organ procurement; organ and tissue donation; organ recovery
Kidney transplant; renal transplant; kidney transplantation < Transplant nursing
Dialysis; haemodialysis; hemodialysis; renal nursing; dialysis nursing; renal dialysis; dialysis treatments; dialysis machines; in-center hemodialysis; dialysis technician; dialysis patients; renal replacement therapy
Peritoneal dialysis; PD dialysis; CAPD ~up; peritoneal dialysis nursing < Dialysis
CRRT ~up; continuous renal replacement therapy; CKRT ~up < Dialysis
Fistula cannulation; AV fistula; dialysis access; vascular access for dialysis < Dialysis
Home dialysis; home haemodialysis; home dialysis training < Dialysis
Nephrology; renal care; kidney disease; renal medicine; chronic kidney disease; renal unit; nephrology nursing; ESRD ~up; renal patients; end-stage renal disease; kidney care
Gastroenterology; GI nursing; gastrointestinal; digestive health; GI lab; GI procedures; digestive disease; GI department
Hepatology; liver disease; hepatology nursing < Gastroenterology
Bariatric surgery; bariatrics; bariatric nursing; weight loss surgery
Inflammatory bowel disease; IBD nursing; Crohn's and colitis < Gastroenterology
Endoscopy; endoscopy nursing; endoscopic procedures; endoscopy unit; GI endoscopy; endoscopy suite; endoscopy technician; flexible endoscopy
Colonoscopy; sigmoidoscopy < Endoscopy
Bronchoscopy; EBUS < Endoscopy
ERCP ~up; endoscopic retrograde cholangiopancreatography < Endoscopy
Cystoscopy; flexible cystoscopy < Urology
Gastroscopy; EGD ~up; upper endoscopy; OGD ~up; esophagogastroduodenoscopy < Endoscopy
Urology; urology nursing; urological; urologic procedures; urologic surgery; urologic; urological surgery; men's health urology
Bladder scanning; bladder scanner; bladder scan
Urodynamics; urodynamic studies; urodynamic testing < Urology
Continence services; continence nursing; continence assessment
Respiratory therapy; respiratory care; respiratory nursing; respiratory therapist; respiratory treatments; breathing treatments; respiratory assessments; respiratory conditions
Chest physiotherapy; airway clearance; postural drainage; chest PT
COPD ~up; chronic obstructive pulmonary disease; COPD management
Asthma care; asthma management; asthma clinics; asthma and COPD
Pulmonary rehabilitation; pulmonary rehab
Pulmonology; pulmonary medicine; respiratory medicine; pulmonary care
Cystic fibrosis; cystic fibrosis care; CF nursing
Pulmonary function testing; PFT ~up; lung function tests; pulmonary function tests; lung function testing; respiratory physiology
Spirometry; spirometer; spirometry testing < Pulmonary function testing
Arterial blood gas; ABG ~up; ABG interpretation; arterial puncture; arterial sticks; ABG analysis; blood gas analysis; arterial blood gas sampling
FeNO testing; FeNO; exhaled nitric oxide < Pulmonary function testing
Sleep medicine; sleep lab; sleep disorders; MSLT sleep
Polysomnography; sleep studies; PSG sleep; sleep scoring; sleep technologist < Sleep medicine
Sleep apnoea; sleep apnea; CPAP titration; obstructive sleep apnea < Sleep medicine
Obstetrics; obstetric care; obstetric nursing; OB ~list; obstetrical + gyn; labour; labor; delivery; nurse; women; maternity; obstetric; patients; ultrasound; medical
Gynaecology; gynecology; gynae; gynecological exams; gynecologic surgery; gynaecological; pelvic exams; obstetrics and gynaecology
Women's health; women's healthcare; women's services; well-woman exams
Cervical screening; pap smears; smear taking; cervical smears; smear tests; cervical cytology
OB/GYN; OBGYN; OB-GYN; OB/GYN practice; OBGYN office; O&G medicine < Obstetrics; Gynaecology
Labour and delivery; labor & delivery; L&D unit; L&D nurse; labour ward; birthing unit; delivery suite; labour ward nursing; childbirth; intrapartum care; L&D nursing; LDRP ~up; birth suite; delivery room; induction of labour; labor and delivery nurse; birth centre + nurse; postpartum; obstetrics; fetal; birth; maternity; rn; labor; delivery; nicu; nursing; unit - learning; development; training; hr; e-learning
Fetal monitoring; electronic fetal monitoring; foetal monitoring; EFM ~list; CTG ~up; cardiotocography + nurse; postpartum; obstetrics; fetal; birth; maternity; rn; labor; delivery; nicu; nursing; unit - learning; development; training; hr; e-learning
Caesarean section; C-sections; cesarean delivery
High-risk pregnancy; high-risk obstetrics; antepartum; maternal-fetal medicine < Obstetrics
Midwifery; midwife; midwifery care; nurse midwifery; midwives; community midwifery; birthing ~ctx; continuity midwifery + care; nurse; community; continuity
Antenatal care; prenatal care; ante-natal; prenatal visits; antenatal clinic; booking appointments antenatal; perinatal care
Maternity care; maternity services; maternity nursing; maternal care
Maternal and child health; maternal health; maternal-child health; MCH ~up
Home birth; homebirth; water birth; waterbirth < Midwifery
Doula support; doula; birth doula; birthing support
Postpartum care; post-partum; postpartum nursing
Newborn care; newborn nursery; newborn nursing; baby care for newborns; newborn screening; newborn assessment; maternal newborn
Mother-baby nursing; mother-baby; couplet care; mother and baby; mother-baby couplet; new mothers < Postpartum care
Postnatal ward; postnatal care; postnatal nursing < Postpartum care
Breastfeeding support; lactation consulting; lactation support; infant feeding support; breast-feeding support; lactation consultant; breastfeeding education; lactation education; lactation counselling; infant feeding; breastfeeding counselling
Family planning; family planning services; family planning clinic; family planning counselling
Contraception; contraceptive care; contraceptive counselling; contraceptive implants; birth control counselling < Family planning
IUD insertion; coil fitting; IUD placement; IUDs and implants; LARC ~up; Nexplanon < Family planning
Sexual health; sexual health services; sexual and reproductive health; GUM clinic
STI testing; STD testing; sexually transmitted infections; HIV testing
Reproductive health; reproductive healthcare; abortion care
Fertility treatment; assisted reproduction; reproductive endocrinology; IUI ~up; egg retrieval; ART fertility; fertility nursing; fertility clinic; infertility; assisted reproductive technology; fertility patients; fertility medicine
IVF ~up; in vitro fertilisation; ICSI ~up; IVF nursing < Fertility treatment
Embryology; embryologist; embryo culture; embryo transfer; clinical embryology < Fertility treatment
Andrology; semen analysis; sperm preparation < Fertility treatment
Paediatric nursing; pediatric nursing; children's nursing; child health nursing; sick children; pediatric home care; children's ward; pediatric unit; paediatric ward
Paediatrics; pediatrics; peds ~ctx; paediatric medicine; pediatric medicine; pediatric care; paediatric care; pediatric patients; paediatric patients; child health; pediatric population; pediatric experience; paeds ~ctx; pediatric office; pediatric clinic + nursing; nurse; patients; unit; rn; hospital; neonatal; clinic; experience; adult; emergency; picu; medical
Well-child visits; well child exams; well-child checks; child health checks
Adolescent medicine; adolescent health; adolescent care
Dermatology; skin care (medical); skin conditions; dermatological; dermatology procedures; dermatologic surgery; dermatology nursing; eczema and psoriasis; dermatology clinic; dermatology patients; acne treatment medical; cosmetic dermatology
Mohs surgery; Mohs; Mohs micrographic surgery < Dermatology
Skin biopsies; shave biopsy; punch biopsy < Dermatology
Phototherapy; cryotherapy; UV phototherapy < Dermatology
Skin cancer; skin lesions; dermoscopy; melanoma care < Dermatology
Medical aesthetics; aesthetic injections; cosmetic injectables; aesthetic nursing; cosmetic nursing; aesthetic medicine; aesthetic treatments; cosmetic procedures; medspa; medical spa; med spa; skin rejuvenation; aesthetic injector
Botox; Botox and fillers; neuromodulators; botulinum toxin < Medical aesthetics
Dermal fillers; injectable fillers; lip fillers; fillers injection < Medical aesthetics
Laser hair removal; laser hair reduction; hair removal laser < Medical aesthetics
Laser skin treatments; IPL treatments; cosmetic laser; lasers aesthetic; laser treatments aesthetic; skin resurfacing < Medical aesthetics
Chemical peels; skin peels < Medical aesthetics
Microneedling; micro-needling; PRP injections; dermapen < Medical aesthetics
CoolSculpting; body contouring; cryolipolysis; body sculpting < Medical aesthetics
Plastic surgery; plastics nursing
Burn care; burns unit; burn unit nursing; burn patients; burns nursing
Reconstructive surgery; breast reconstruction; plastic and reconstructive surgery < Plastic surgery
Cosmetic surgery; aesthetic surgery; cosmetic surgical procedures < Plastic surgery
Ophthalmology; ophthalmic nursing; eye care; ophthalmic; ophthalmic surgery; glaucoma; eye examination; eye clinic; biometry of the eye
Cataract surgery; cataracts; cataract patients < Ophthalmology
Retina clinic; intravitreal injections; retinal disease; retina practice < Ophthalmology
Visual fields; visual field testing; Humphrey visual field < Ophthalmology
Tonometry; IOP measurement; slit lamp; slit lamp exam < Ophthalmology
OCT imaging of eye; optical coherence tomography; fundus photography; ophthalmic photography; ophthalmic imaging < Ophthalmology
Ophthalmic testing; ophthalmic technician; ophthalmic assistant; ophthalmic diagnostic testing < Ophthalmology
Refractive surgery; LASIK; laser eye surgery < Ophthalmology
Vision screening; visual acuity testing; eye chart testing
Optometry; eye exams; refraction ~ctx; eye tests; optometrist; eyeglasses; pretesting optical; optical retail; sight tests; pupillary distance; autorefractor; pre-screening optical; eyewear; optical assistant + eye; lens; lenses; optometric; patients; vision; glasses; ophthalmic; retinoscopy
Contact lens fitting; contact lenses; contact lens teaching < Optometry
Optical dispensing; dispensing optics; eyewear dispensing; spectacle dispensing; dispensing spectacles; dispensing optician; optician skills; optical dispensary; dispense spectacles
Lensometry; lensometer; lens edging; edging lenses; optical lab
Frame styling; frame selection; frame adjustments; eyeglass fitting; spectacle frames
Audiology; hearing assessments; audiologist; hearing conservation; vestibular assessment; hearing evaluations; hearing loss; hearing healthcare; earmould impressions; Noah hearing software
Hearing aid fitting; hearing aids; hearing aid dispensing; hearing instrument < Audiology
Audiometry; audiometric testing; hearing tests; audiograms; audiological testing; hearing screening; newborn hearing screening < Audiology
Cochlear implants; cochlear implant programming < Audiology
Tympanometry; otoacoustic emissions; impedance audiometry < Audiology
Ear nose and throat; ENT ~up; otolaryngology; otorhinolaryngology; head and neck surgery; ENT surgery; nasal endoscopy; ENT clinic; ENT nursing
Ear wax removal; ear irrigation; ear syringing; microsuction; ear lavage; ear microsuction
Endocrinology; thyroid disorders; hormone therapy; endocrine disorders; hormone replacement therapy; HRT ~list; endocrine; metabolic disorders; gender-affirming care; testosterone replacement; BHRT ~up; menopause care + hormone; menopause; therapy; patients; endocrine - resources
Rheumatology; autoimmune disease; arthritis care; infusion biologics; rheumatoid arthritis; rheumatology nursing; rheumatic diseases; lupus; rheumatologic; biologic therapy nursing
Haematology; hematology; blood disorders; coagulation disorders; thrombosis; hematology clinic; haematology nursing; hematologic; haematological conditions
Anticoagulation management; anticoagulation; anticoagulation clinic; warfarin management; warfarin clinic; INR monitoring; INR testing; anticoagulant therapy
Sickle cell; sickle cell disease; haemoglobinopathies; haemophilia < Haematology
Infectious diseases; hepatitis C treatment; ID medicine; infectious disease management; communicable diseases; tropical medicine; infectious disease control
HIV care; HIV/AIDS; HIV medicine; HIV prevention; antiretroviral; HIV counselling; PrEP HIV < Infectious diseases
Antimicrobial stewardship; antibiotic stewardship; AMS stewardship
TB testing; TB skin test; PPD test; PPD placement; tuberculin skin test; Mantoux; TB nursing
Tuberculosis; TB care; TB control < Infectious diseases
COVID-19 testing; covid testing; COVID-19 care; COVID-19 patients; COVID-19 response
Allergy and immunology; immunology clinic; clinical immunology; food allergies clinic; allergies and asthma; allergist
Allergy testing; skin prick testing; patch testing; skin testing for allergies
Allergy injections; allergy shots; allergen immunotherapy; immunotherapy injections
Anaphylaxis management; anaphylaxis; epinephrine administration; EpiPen
Primary care; primary healthcare; primary health care; primary care clinic; primary care medicine; primary care practice; primary care networks; clinic nursing
General practice; GP practice; GP surgery; doctor's surgery; GP clinic; general practitioner; general practice nursing < Primary care
Family medicine; family practice; family medicine clinic; family health < Primary care
Practice nursing; practice nurse < General practice
Ambulatory care; outpatient care; outpatient clinic; outpatients department; outpatient services; outpatient setting; ambulatory clinic; ambulatory care nursing
Community health centre; federally qualified health center; FQHC ~up; community clinic
Physician practice; physician office; doctor's office; medical office; medical practice; clinic setting; medical clinic; patient clinic
Internal medicine; general medicine; adult medicine; acute medicine; internal medicine clinic; general internal medicine; medical admissions; internist
Hospital medicine; hospitalist medicine; hospitalist; inpatient medicine; adult inpatient medicine
Preventive medicine; preventive care; disease prevention; preventative care; preventive health; preventative health; prevention and wellness; preventative medicine
Health promotion; health promotion activities; healthy lifestyle promotion; wellness promotion
Smoking cessation; stop smoking; tobacco cessation; quit smoking
Health screening; biometric screenings; wellness screenings; health checks; NHS health checks < Preventive medicine
Cancer screening; breast screening; bowel cancer screening; screening programmes; wellness programmes < Preventive medicine
Annual wellness visits; annual physicals; wellness visits; wellness exams < Preventive medicine
Wellness coaching; lifestyle medicine; health coaching; health coach
Telehealth; telemedicine; virtual care; tele-health; video consultations; virtual visits; teleconsultation; remote consultations; Doxy.me; tele-ICU; telehealth visits; telecare; telehealth platforms; virtual health; Amwell; video visits; Teladoc
Remote patient monitoring; RPM ~list < Telehealth + patient; telehealth; remote; monitoring; patients; devices; chronic - package; red hat; linux; rpm package; engine
Telephone consultations; telephonic nursing; telenursing
Diagnosis and treatment; medical diagnosis; diagnosing patients; differential diagnosis; diagnose and treat; disease diagnosis; diagnostics and treatment; diagnose illnesses; clinical diagnosis; diagnosis of disease; diagnosing and treating; diagnose patients; diagnosing illnesses
Prescribing ~ctx; prescribing medication; independent prescribing; non-medical prescribing; independent prescriber; prescriber; prescribe medications; V300 prescribing + medication; independent; non-medical
Treatment planning; develop treatment plans; formulating treatment plans; treatment planning and delivery; treatment plans; developing treatment plans
Clinical reasoning; clinical judgement; clinical decision making; medical decision making
Medical terminology; medical terms; clinical terminology; anatomy and medical terminology; medical vocabulary; knowledge of medical terminology; medical language; healthcare terminology
Anatomy and physiology; human anatomy; anatomy; physiology ~ctx; A&P anatomy; human physiology; anatomy & physiology; human biology; anatomical knowledge; cardiac anatomy + human; biology; anatomical; knowledge; cardiac
Pathophysiology; disease processes; pathophysiological
Pharmacology; drug knowledge; clinical pharmacology; knowledge of medications; medication knowledge; pharmacotherapy
Toxicology; clinical toxicology; toxicological
Pharmacokinetics; pharmacodynamics; PK/PD < Pharmacology
Drug calculations; dosage calculations; medication calculations; drug dosages
Psychopharmacology; psychiatric medications; psychotropic medications
Drug interactions; medication interactions; contraindications < Pharmacology

// Emergency, ambulance, first aid
Emergency medical services; EMS ~list; emergency medical care; emergency medical technician skills; EMS experience; 911 response; emergency medical response; patient extrication; advanced life support skills + ambulance; paramedic; emt; emergency; fire; 911; patient; hospital; medical - energy; electronics; iso; environmental; element; manufacturing
Paramedic practice; paramedicine; paramedicine practice
Ambulance operations; ambulance driving; ambulance; ambulance care; ambulance services; emergency ambulance
Air ambulance; HEMS ~up; flight nursing; flight paramedic; air medical transport
Pre-hospital care; prehospital care; prehospital emergency care; out-of-hospital care; pre-hospital emergency care < Emergency medical services
Emergency medical dispatch; EMD dispatch; 911 medical dispatch
First aid; administer first aid; first aid treatment; basic first aid; emergency first aid; first responder care; first aid response; providing first aid; first aid administration; first responders; first aider; administering first aid; provide first aid
Mental health first aid; MHFA ~up
Paediatric first aid; pediatric first aid; infant first aid < First aid

// Mental health, social care
Mental health nursing; psychiatric nursing; psych nursing; psychiatric mental health; psychiatric evaluations; psych patients; psychiatric nurse; psychiatric rehabilitation
Mental health care; mental health; mental health services; mental health support; mental health conditions; mental illness; mental health disorders; mental disorders; serious mental illness; severe mental illness; mental health recovery
Psychiatry; psychiatric care; adult psychiatry; psychiatric disorders; psychiatric conditions; psychiatric patients; child psychiatry
Behavioural health; behavioral health; behavioural health services; behavioural health nursing; behavioral health unit
Inpatient psychiatry; psychiatric unit; inpatient psych; psych unit; psych ward; psychiatric ward; psychiatric hospital; acute mental health; mental health wards
Forensic mental health; forensic psychiatry; secure hospital; medium secure unit
Geriatric psychiatry; geropsych; old age psychiatry; older adult mental health
Community mental health; CMHT ~up; community mental health team
Mental health assessment; risk assessments in mental health; psychiatric assessment; psych evaluations; diagnostic assessments; intake assessments; clinical intake; clinical assessments mental health; psychodiagnostic
Mental status examination; mental state examination; MSE assessment < Mental health assessment
DSM-5; DSM-IV; DSM-5-TR; DSM-5 diagnosis
Biopsychosocial assessment; biopsychosocial; psychosocial assessment; psycho-social assessment < Mental health assessment
Suicide risk assessment; suicidal ideation; C-SSRS; Columbia suicide severity; suicide assessment; suicide risk; ligature risk; suicidality
Suicide prevention; suicide intervention; suicide watch; ASIST suicide
Safety planning; safety plans with clients; crisis safety plans
Self-harm; self-injury; self-harming behaviour; risk assessment for self-harm
Crisis intervention; crisis management with clients; mental health crisis; crisis counselling; crisis de-escalation; crisis response; crisis stabilisation; crisis services; crisis support; crisis assessment; crisis hotline; mobile crisis; crisis resolution; crisis line; crisis prevention; crisis resolution home treatment
De-escalation; de-escalation techniques; verbal de-escalation; conflict de-escalation; de-escalate; deescalation; de-escalate situations
Managing challenging behaviour; challenging behaviour; challenging behaviours; violent behaviour; aggressive behaviour; managing aggression; aggression management; behaviour de-escalation; manage challenging behaviour; manage aggression
Physical intervention; physical restraint; restraint and seclusion; restrictive interventions; breakaway training; violence reduction; PMVA; MAPA; CPI training; Team Teach; PRICE training; prevention of violence and aggression; crisis prevention intervention; therapeutic crisis intervention; handle with care; nonviolent crisis intervention
Therapeutic counselling; counselling ~ctx; individual counselling; mental health counselling; counselling sessions; therapy sessions; clinical counselling; individual and group therapy; mental health therapy; counsel clients; therapeutic services; supportive counselling; behavioural health therapy; psychological counselling; individual and group counselling; integrative counselling; client counselling; outpatient therapy; short-term counselling; online counselling; brief therapy; clinical social work therapy + clients; therapy; mental; individual; group; crisis; grief; addiction; psychological; family; substance; clinical; behavioral; trauma; students - legal; tax; investment; career; credit; debt; disciplinary; employees
Psychotherapy; individual psychotherapy; individual therapy; psychological therapy; talking therapies; psychotherapeutic; talk therapy
Bereavement counselling; grief counselling; grief support; bereavement support; bereavement care
Psychodynamic therapy; psychodynamic; psychoanalytic therapy; psychodynamic counselling
Person-centred counselling; person-centred therapy; client-centred therapy
Psychological interventions; therapeutic interventions; evidence-based therapies
Trauma counselling; trauma counselling services < Therapeutic counselling
Group therapy; group counselling; therapeutic groups; psychoeducation groups; group facilitation in therapy; group psychotherapy; process groups; psychoeducational groups; psychoeducation; group sessions for clients; facilitating groups; therapy groups; psycho-education; support groups; psycho-educational groups; support group facilitation; facilitate groups
Family therapy; family counselling; marriage and family therapy; parent counselling; family interventions
Couples therapy; couples counselling; marriage counselling; marital therapy; relationship counselling; relationship therapy; Gottman method; emotionally focused therapy
Systemic therapy; family systems; family systems theory; systemic family therapy
Multisystemic therapy; functional family therapy; structural family therapy < Family therapy
Cognitive behavioural therapy; CBT ~list; cognitive behavior therapy; CBT techniques; TF-CBT; cognitive-behavioral; trauma-focused CBT; CBT-I; cognitive behavioral techniques; cognitive behavioural interventions; low-intensity CBT; guided self-help; CBT therapy; cognitive therapy; cognitive behavioural; cognitive restructuring; high intensity CBT; IAPT; behavioural activation + therapy; dbt; emdr; motivational; cognitive; clients; counselling; counseling; psychotherapy; anxiety; depression; therapist - computer; training; computer-based; compulsory; bike; blockchain
Dialectical behaviour therapy; DBT ~list; dialectical behavioral therapy; DBT skills groups; DBT skills; dialectical behavioural; DBT informed + therapy; cbt; emdr; skills; clients; groups - data; sql; snowflake; analytics; pipeline; warehouse
EMDR ~up; eye movement desensitisation; EMDR therapy; eye movement desensitization and reprocessing; EMDR trained
Acceptance and commitment therapy; ACT therapy
Solution-focused therapy; solution-focused brief therapy; solution-focused
Mindfulness-based therapy; mindfulness-based interventions; MBSR ~up; mindfulness based stress reduction
Narrative therapy; narrative practice with clients
Gestalt therapy; humanistic therapy
Internal family systems; IFS therapy; parts work therapy
Schema therapy; cognitive analytic therapy; compassion-focused therapy
Somatic therapy; somatic experiencing; body-based therapy
Motivational interviewing; motivational interviewing techniques; MI techniques; motivational enhancement therapy; motivational interview
Play therapy; sand tray therapy; expressive therapies; therapeutic play; child therapy; child-centered play therapy; theraplay; filial therapy; sandtray
Art therapy; arts psychotherapy; art therapist; creative arts therapies
Music therapy; music therapist
Drama therapy; dramatherapy; dance movement therapy
Recreation therapy; therapeutic recreation; recreational therapy; recreation therapist
Animal-assisted therapy; equine therapy; equine-assisted therapy
Trauma-informed care; trauma informed practice; trauma-informed; trauma-informed approach
Trauma therapy; trauma-focused therapy; trauma focused; complex trauma; trauma recovery; trauma work; childhood trauma; adverse childhood experiences
PTSD ~up; PTSD treatment; post-traumatic stress; prolonged exposure; cognitive processing therapy
Substance abuse treatment; addiction treatment; substance use disorders; substance misuse; drug and alcohol treatment; addictions; chemical dependency; substance abuse; drug and alcohol services; substance use; addiction recovery; addiction medicine; drug addiction; alcohol and other drugs; opioid use disorder; drug rehabilitation; recovery-oriented
Detoxification of patients; detox nursing; detox unit; withdrawal management; alcohol detoxification < Substance abuse treatment
Medication-assisted treatment; MAT treatment; methadone; suboxone; buprenorphine; opioid treatment; opioid agonist therapy < Substance abuse treatment
Harm reduction; needle exchange; naloxone; Narcan
Relapse prevention; relapse prevention planning
Dual diagnosis; co-occurring disorders; co-occurring mental health
Addiction counselling; substance abuse counselling; alcohol and drug counselling; drug and alcohol counselling; AOD counselling; chemical dependency counselling < Substance abuse treatment
Peer recovery; recovery coaching; peer support recovery; recovery support
Twelve-step; 12-step; AA/NA; 12-step facilitation
ASAM criteria; ASAM ~up; ASAM assessments
Eating disorders; anorexia nervosa; eating disorder treatment; bulimia; disordered eating; eating disorder unit; binge eating; eating disorder recovery
Psychological assessment; psychological testing; psychological evaluations; psychological tests; cognitive testing; cognitive assessment
Neuropsychological testing; neuropsychological assessment; neuropsychology; neuropsychological evaluations < Psychological assessment
ADOS; ADOS-2; autism assessment; autism diagnostic assessment < Psychological assessment
ADI-R; Autism Diagnostic Interview < Psychological assessment
WAIS; WAIS-IV; intelligence testing < Psychological assessment
WISC; WISC-V; Wechsler Intelligence Scale for Children < Psychological assessment
MMPI; personality assessment tests; personality testing; PAI assessment < Psychological assessment
Psychoeducational assessment; psychoeducational testing; psychoeducational evaluations < Psychological assessment
Clinical psychology; psychology ~ctx; applied psychology; psychological services; abnormal psychology; psychological theory; clinical psychologist; psychological formulation; behavioural psychology; behavioral psychology; community psychology; psychological principles + clinical; patient; therapy; mental; counselling; counseling; assessment; clients; behaviour; behavior; health - consumer; marketing; sales
Forensic psychology; forensic psychologist
Counselling psychology; counselling psychologist
Child psychology; developmental psychology; child development psychology
Educational psychology; educational psychologist; school psychology; school psychologist
Health psychology; health psychologist
Organisational psychology; industrial-organizational psychology; occupational psychology; I/O psychology
Sports psychology; performance psychology
Behaviour management; behaviour management plans; behaviour support plans; behaviour intervention plans; behaviour plans; behavioural support; behavioural interventions; behavioral interventions; BIP ~list; behaviour support; behavioural management; behavior management; restrictive practices; behaviour management strategies; behavioural strategies; behaviour strategies + behaviour; behavior; functional; support; autism; intervention; students; plans; disability; special - amazon; seller; television; pharmacy
Positive behaviour support; PBS ~list; PBS plans; positive behavioural support < Behaviour management + behaviour; behavior; functional; support; autism; intervention; students; plans; disability; special - amazon; seller; television; pharmacy
Functional behaviour assessment; FBA ~list; functional behavioral assessments < Behaviour management + behaviour; behavior; functional; support; autism; intervention; students; plans; disability; special - amazon; seller; television; pharmacy
PBIS ~up; positive behavioral interventions and supports
Behaviour modification; behaviour therapy; positive reinforcement
Applied behaviour analysis; ABA ~list; ABA therapy; behavioural therapist autism; ABA principles; naturalistic teaching; verbal behavior; behavior technician; ABA techniques; behavior analytic; behaviour analysis; behavior reduction; natural environment teaching; behaviour analyst; skill acquisition programs; RBT skills + autism; behavior; behaviour; therapy; bcba; rbt; children; clients - bar; bank; routing; american bar; lawyers; accredited law
Discrete trial training; discrete trial; DTT autism < Applied behaviour analysis
VB-MAPP; ABLLS; ABLLS-R < Applied behaviour analysis
CentralReach
Rethink ABA; RethinkBH
Catalyst ABA; DataFinch Catalyst
Early intensive behavioural intervention; EIBI ~up; early intensive behavioural intervention autism < Applied behaviour analysis
Autism support; autism spectrum disorder; ASD ~list; autism; autistic children; autism spectrum; autistic adults; autistic individuals; children with autism; autism spectrum conditions; individuals with autism; ASC autism; neurodiversity support; children on the autism spectrum; TEACCH; Asperger's; individuals on the autism spectrum + autism; adhd; children; behavior; behaviour; developmental; students; spectrum - aerospace; bds
Learning disability support; learning disabilities; intellectual disabilities; developmental disabilities; disability support; intellectual and developmental disabilities; I/DD ~up; disability care; disability services; supporting people with disabilities; learning disability nursing; IDD ~up; people with disabilities; special needs care; individuals with disabilities; adults with learning disabilities; disability support work; direct support professional; DSP disability; individuals with developmental disabilities; people with learning disabilities; adults with disabilities; persons with disabilities; developmentally disabled; special needs individuals; adults with developmental disabilities; clients with disabilities; Down syndrome; community participation; disability sector; disability support worker; support people with disabilities
NDIS ~up; NDIS plans; NDIS support coordination; National Disability Insurance Scheme
Profound and multiple learning disabilities; PMLD ~up
Physical disabilities; cerebral palsy; people with physical disabilities
Support work; support worker; residential support work; supporting individuals; personal support; support worker experience; personal support work; enabling support; direct care; direct support; support service users; homemaking services; care support worker; service users; personal assistant care; sleep-ins; support individuals
Companionship; companion care; companionship services; companion sitter; elder companion; sitter services; light housekeeping and companionship; patient sitter; night sitter
Caregiving; caregiver ~ctx; care giving; carer; care work; care assistant; care assistance; direct care worker; healthcare assistant + care; giving; assistant; assistance; direct; worker; healthcare
Healthcare assistance; HCA ~list; healthcare support worker + care; nhs; ward; patients; support; band; nurse; hospital; gp; practice
Community access support; community inclusion; community living support; community support
Tenancy support; floating support; tenancy sustainment
Vulnerable adults; supporting vulnerable adults; supporting vulnerable people; working with vulnerable people; support vulnerable adults; support vulnerable people
Social work; case social work; social casework; child protection social work; social work practice; social worker; community social work; adult social work; social work assessment; psychosocial support; psychosocial; gerontological social work; social work interventions
Medical social work; hospital social work; healthcare social work < Social work
Clinical social work; clinical social worker < Social work
School social work; school social worker < Social work
Social care; care sector; adult social care; health and social care; social care sector; social care assessment
Care Act assessments; Care Act; Care Act 2014
Human services; social services; social welfare; social welfare services; social assistance; psychosocial services
Children's services; children and families social work; family social work
Case management; casework; care management; case work; case managers; client case management; case coordination; case planning; TCM ~list; targeted case management + discharge; medicaid; case; clients; patients; care; mental - chinese; acupuncture; herbal
Care coordination; patient care coordination; care coordinator; coordination of care; complex care coordination; coordinate care; care navigation; transitional care; care transitions; transitions of care; coordinating care
Caseload management; caseload; managing a caseload; managing caseloads; manage caseloads
Patient navigation; patient navigator; cancer navigation; nurse navigator
Key working; key worker; keyworking; key worker sessions
Nurse case management; RN case management; medical case management; clinical case management < Case management
Chronic and complex case management; complex case management; complex care management; intensive case management < Case management
Child protection; CPS ~list; child abuse prevention; child protective services; Children Act; abuse and neglect; child abuse; protecting children; child abuse and neglect + child; welfare; investigations; family; social; abuse - prosecution; crown; cost; clicks
Safeguarding ~ctx; safeguarding policies; safeguarding procedures; safeguarding concerns; safeguarding practice + policies; procedures; concerns; practice; children; child; pupils; adults; vulnerable; school; young; dbs; welfare; protection; residents; learners; prevent; knowledge; training; understanding; college; students; 16; keeping; campus; statement; responsibilities; awareness; it; technician; staff
Safeguarding children; child safeguarding; child safety < Safeguarding
Safeguarding adults; adult safeguarding; adult protective services; safeguarding vulnerable adults; elder abuse; POVA ~up; protection of vulnerable adults < Safeguarding
Looked after children; children in care; LAC social work
Mandated reporting; mandatory reporting; mandated reporter
Child welfare; child and family welfare; child and family services
Early help; early intervention with families; early help assessments
MARAC ~up; MASH safeguarding; multi-agency safeguarding < Safeguarding
Section 47; section 47 enquiries; child in need; children in need; child protection plans; children in need of protection < Child protection
Foster care; fostering ~ctx; foster parents; foster care services; foster families; therapeutic foster care; foster carers; out-of-home care; foster children; foster youth + foster; adoption; children; carers; families; placements; placement; kinship - collaboration; culture; relationships; environment; inclusion; innovation
Adoption services; adoption social work; adoption and fostering; fostering and adoption
Family reunification; reunification; family preservation; permanency planning
Home studies; foster home licensing; Form F assessments
Kinship care; kinship placement
Domestic violence support; domestic abuse; domestic violence; survivors of abuse; IDVA ~up; refuge support; domestic violence advocacy; intimate partner violence; survivors of domestic violence; gender-based violence; family violence; DV shelter; women's refuge; violence against women
Victim advocacy; victim services; victim support; crime victim advocacy
Sexual assault response; sexual assault advocacy; sexual assault survivors; sexual assault; sexual violence; sexual abuse
Human trafficking; human trafficking victims; modern slavery; anti-trafficking
Forensic nursing; SANE exams; sexual assault nurse examiner
Homelessness services; homeless support; homelessness prevention; homeless shelter; homelessness; hostel support; rapid rehousing; shelter services; rapid re-housing; homeless population; homeless services; homeless individuals
Housing case management; housing navigation; housing placement; housing search; housing assistance; housing stability
Housing advice; housing options; housing support; housing related support
Supportive housing; permanent supportive housing; supported housing; transitional housing; Housing First
HMIS ~up; Homeless Management Information System; coordinated entry
Street outreach; homeless outreach; rough sleepers < Homelessness services
Youth work; youth services; youth support; young people support; working with young people; youth outreach; detached youth work; youth development; youth worker; youth programs; youth programmes; looked after young people; youth engagement; supporting young people; youth counselling; youth care; youth leadership programs; youth crisis; out of school youth; support young people
Youth justice; juvenile justice; youth offending; juvenile detention; youth offenders; young offenders; juvenile probation; youth detention; delinquency prevention
Residential childcare; children's homes; children's residential care; residential child care; children's residential; residential youth care; therapeutic residential care
Youth mentoring; mentoring young people; youth empowerment; youth mentor
Care leavers; young people leaving care; leaving care support
Wraparound services; wrap-around; wraparound support
At-risk youth; at-risk young people; high-risk youth; disadvantaged youth; underserved youth; vulnerable young people; troubled youth
Community health outreach; health outreach; community health education; community health; community health promotion; health literacy; population outreach
Community health workers; community health work; promotores; health navigators
Community resource referrals; community resources; resource referral; community referral; information and referral; resource navigation; resource coordination; linkage to care; connecting clients to resources; link clients to resources; referral to community resources; community services referral
Social determinants of health; SDOH ~up; health equity; health disparities
Social prescribing; social prescribing link worker; wellbeing coaching
Welfare benefits advice; benefits advice; welfare rights; welfare benefits; WIC program; benefit claims advice; Citizens Advice
Eligibility determination; eligibility interviews; benefit eligibility determination; eligibility screening
Medicaid eligibility; Medicaid applications; Medicaid enrolment
SNAP benefits; food stamps eligibility; SNAP eligibility; TANF ~up; public benefits; public assistance programs; public benefit programs; entitlement programs; government assistance programs
SSI/SSDI; SOAR SSI; social security benefits; social security disability
Universal credit; housing benefit; universal credit claims
Debt advice; debt counselling; money advice
Mental Capacity Act; MCA 2005; mental capacity; mental capacity act assessments
Deprivation of liberty; DoLS; liberty protection safeguards; MCA and DoLS; mental capacity and DoLS < Mental Capacity Act
Mental Health Act; Mental Health Act 1983; MHA 1983; section 117; AMHP ~up
Best interests decisions; capacity assessments; mental capacity assessments < Mental Capacity Act
Care Quality Commission; CQC ~up; CQC standards; CQC regulations; CQC inspections; CQC compliance; CQC requirements; Care Standards Act; Health and Social Care Act; fundamental standards of care; CQC registered; Registered Manager CQC; CQC registered manager; Care Certificate standards
Aged Care Quality Standards; aged care standards; ACFI ~up; AN-ACC; Quality Care Commission
Ofsted children's homes; Ofsted for care; Ofsted regulated settings
HIQA; Care Inspectorate; RQIA; National Care Standards
Resident activities; activities programme for residents; recreational activities for residents; activity coordination; life enrichment; activity programs for seniors; meaningful activities; lifestyle coordination; diversional therapy; activities coordinator; activity planning for residents; activities director; group activities for residents; stimulating activities; leisure and lifestyle; engaging activities; recreation activities; recreational activities; activity assistant

// Therapy and rehabilitation
Physical therapy; physiotherapy; PT ~list; physical therapist; physio ~ctx; physiotherapist; outpatient physical therapy; PT services; physical rehabilitation; physical therapy treatment; physical therapy assistant; outpatient PT; physiotherapy assistant; manual physiotherapy; physiotherapy treatment; physical therapy plans; home health physical therapy; rehabilitation physiotherapy + orthopaedic; ortho; outpatient; hospital; home; health; geriatric; knee; aquatic; pta; dpt; gait; caseload; treat; caseloads; wound; neuro; sports; post-op; evaluate; treatment; balance; discharge; plan of care; ot; slp; therapy; rehab; therapist; occupational; speech; patients; outpatient; manual; physical; orthopedic; exercise; snf; rehabilitation; clinic; licensed; license; rehab; patients; assess; mobility; treatment; inpatient; evaluations; discharge; hospital; care; stroke - 20 hours; cleaner; position; employees; staff; student; students; hours a; full; full-time; ft; part; part-time; time; hours; hourly; pst; est; monday; shift; per week
Pelvic floor physiotherapy; pelvic health; pelvic floor therapy; pelvic health physiotherapy < Physical therapy
Paediatric physiotherapy; pediatric physical therapy < Physical therapy
Neurological physiotherapy; neuro physiotherapy < Physical therapy
Musculoskeletal physiotherapy; MSK physiotherapy; orthopedic physical therapy; outpatient orthopedics < Physical therapy
Physical medicine and rehabilitation; PM&R ~up; physiatry; physical medicine
Vestibular rehabilitation; vestibular therapy
Respiratory physiotherapy; cardiorespiratory physiotherapy < Physical therapy
Occupational therapy; OT ~list; occupational therapist; OT services; occupational therapy assessments; functional assessment of patients; occupational therapy interventions; OT assessments; occupational therapy assistant; functional assessments; occupational therapy treatment; fine motor skills therapy + homes; falls; adl; adls; equipment; adaptations; students; school; schools; wheelchair; splinting; aids; child; children; paediatric; community; hand; licensed; reablement; hospital; team; goals; ots; registered; hcpc; neuro; iep; pt; slp; therapy; therapist; rehab; physical; speech; patients; assessment; physio; sensory; rehabilitation; pediatric; sensory; assess; mobility; treatment; inpatient; outpatient; evaluations; discharge; hospital; care; stroke; clinic - after eight; per hour; rates; overtime; ot pay; paid; hours; hourly; weekends; double; pay; ics; scada; security; industrial
Hand therapy; hand therapist; upper limb rehabilitation; splint fabrication < Occupational therapy
Sensory integration; sensory processing; sensory integration therapy; sensory diets
Paediatric occupational therapy; pediatric occupational therapy < Occupational therapy
Functional capacity evaluation; functional capacity assessments; FCE ~up
Vocational rehabilitation; return to work rehabilitation; supported employment
Home modifications; home assessments; environmental adaptations; equipment prescription; major adaptations
Cognitive rehabilitation; cognitive remediation; cognitive retraining
Speech and language therapy; speech therapy; speech-language pathology; SLP ~list; speech pathology; SALT ~list; speech language therapy; speech and language; speech therapist; language therapy; speech language pathologist; language disorders; speech disorders; communication disorders; speech and language disorders; speech and language delays; language delays; speech-language; feeding therapy + speech; pt; ot; therapy; therapist; language; dysphagia; communication; aac; autism; devices; swallowing - lake; security; sodium; audio; codec
Augmentative and alternative communication; AAC ~list; AAC devices; augmentative communication + speech; pt; ot; therapy; therapist; language; dysphagia; communication; aac; autism; devices; swallowing - lake; security; sodium; audio; codec
Makaton; Makaton signing; Signalong
PECS ~up; picture exchange communication; picture exchange communication system
Articulation therapy; articulation disorders; speech sound disorders; phonological disorders < Speech and language therapy
Aphasia; aphasia therapy; neurogenic communication disorders < Speech and language therapy
Stuttering; fluency disorders; stammering < Speech and language therapy
Voice therapy; voice disorders < Speech and language therapy
Dysphagia management; swallowing therapy; dysphagia; swallowing assessments; modified barium swallow; FEES swallow; swallow evaluations; IDDSI; swallowing disorders; modified diets dysphagia; VitalStim; thickened fluids; feeding and swallowing; swallow screening; videofluoroscopy; swallow studies; swallow assessment
Rehabilitation ~ctx; patient rehabilitation; rehab therapy; rehabilitation services; rehabilitation programmes; short-term rehab; amputee rehabilitation; rehab facility; skilled rehab; rehabilitation centre; rehabilitation assistant; rehab tech; outpatient rehabilitation; work hardening; geriatric rehabilitation; rehabilitation therapy + patient; patients; therapy; physical; injury; hospital; unit; clinic; nursing; stroke; neuro; functional; outpatient; inpatient - building; pipeline; road; bridge; structure; sewer; offenders; offender; concrete; land; roof; mine
Brain injury rehabilitation; traumatic brain injury; acquired brain injury; TBI ~up; brain injury < Rehabilitation
Spinal cord injury; spinal injuries; spinal cord injury rehabilitation < Rehabilitation
Reablement; enablement care; reablement services; intermediate care
Restorative care; restorative nursing; restorative programs
Inpatient rehabilitation; inpatient rehab; rehab hospital; acute rehab; rehab unit; IRF ~list; rehabilitation hospital; acute rehabilitation; subacute rehab < Rehabilitation + patient; patients; therapy; physical; injury; hospital; unit; clinic; nursing; stroke; neuro; functional; outpatient; inpatient - building; pipeline; road; bridge; structure; sewer; offenders; offender; concrete; land; roof; mine
Neurological rehabilitation; neuro rehabilitation; neurorehabilitation < Rehabilitation
Rehabilitation nursing; rehab nursing < Rehabilitation
Exercise prescription; therapeutic exercise; therapeutic exercises; exercise therapy; exercise prescription for patients; exercise rehabilitation; exercise plans for patients; therapeutic activities; graded exercise
Exercise physiology; clinical exercise physiology; exercise physiologist
Gait training; gait analysis; gait
Hydrotherapy; aquatic therapy; aquatic physiotherapy
Cardiac stress testing; exercise stress testing; stress testing cardiac; treadmill stress test; stress tests; cardiopulmonary exercise testing; exercise testing
Kinesiology; movement science; kinesiologist
Neuromuscular re-education; proprioceptive neuromuscular facilitation; neurodevelopmental treatment
Home exercise programmes; home exercise programs; HEP exercises < Exercise prescription
Balance training; strength and balance exercises; mobility exercises; range of motion
Manual therapy; manual techniques; traction therapy
Dry needling; trigger point dry needling
Myofascial release; trigger point therapy; soft tissue massage < Manual therapy
Soft tissue mobilisation; IASTM ~up; Graston; instrument-assisted soft tissue mobilization; soft tissue therapy; active release technique < Manual therapy
Joint mobilisation; joint manipulation; mobilisation and manipulation; Mulligan technique; spinal manipulation < Manual therapy
McKenzie method; McKenzie MDT; McKenzie technique < Manual therapy
Kinesio taping; kinesiotaping; taping and strapping
Cupping therapy; cupping massage; wet cupping
Manual lymphatic drainage; lymphedema; lymphoedema; lymphedema therapy; lymphoedema management
Electrotherapy; TENS therapy; electrical stimulation; therapeutic ultrasound; modalities therapy; shockwave therapy
Craniosacral therapy; cranial osteopathy
Sports medicine; sports injuries; pitch-side care; injury prevention athletes; return to play; sports first aid
Athletic training; athletic trainer; athletic injuries; athletic taping < Sports medicine
Concussion management; concussion protocol; concussion testing
Sports therapy; sports rehabilitation; sports therapist; sports injury rehabilitation; sports physiotherapy; sports massage therapy; sports performance rehabilitation < Sports medicine
Massage therapy; therapeutic massage; massage ~ctx; medical massage; registered massage therapy; massage therapist; massage treatments; lymphatic massage; neuromuscular massage; body massage; bodywork; Lomi Lomi + deep tissue; swedish; therapist; spa; treatments; facial; facials; sports; therapeutic; client; body
Deep tissue massage; deep tissue; deep tissue work < Massage therapy
Swedish massage; relaxation massage; full body massage < Massage therapy
Sports massage; sports massage therapist < Massage therapy
Hot stone massage; hot stones < Massage therapy
Remedial massage; remedial therapy < Massage therapy
Prenatal massage; pregnancy massage < Massage therapy
Thai massage; shiatsu; Thai yoga massage < Massage therapy
Reflexology; reflexologist; foot reflexology
Aromatherapy; aromatherapy massage; essential oils therapy
Reiki; energy healing; reiki healing
Indian head massage; head massage; scalp massage < Massage therapy
Chiropractic; chiropractor; chiropractic care; chiropractic assistant; chiropractic office; spinal decompression
Osteopathy; osteopathic; osteopathic manipulation; osteopathic manipulative treatment; osteopath
ChiroTouch; Genesis chiropractic software
Spinal adjustments; chiropractic adjustments; spinal adjusting; Gonstead; Activator method < Chiropractic
Acupuncture; acupuncturist
Traditional Chinese medicine; Chinese medicine; Chinese herbal medicine; TCM acupuncture; moxibustion
Naturopathy; naturopathic; naturopathic medicine
Homeopathy; homeopathic remedies; homoeopathy
Ayurveda; Ayurvedic; Panchakarma; Ayurvedic medicine
Complementary medicine; complementary therapies; alternative medicine; holistic therapies; integrative medicine; complementary and alternative medicine; functional medicine; holistic medicine; integrative health; holistic health
Herbal medicine; herbalism; medicinal herbs
Prosthetics and orthotics; O&P ~up; bracing and orthotics; diabetic shoes fitting; mastectomy fitting
Prosthetics; prosthetic fitting; prosthetic devices; prosthetic limbs; prosthetist; prosthetic fabrication < Prosthetics and orthotics
Orthotics; orthotic fitting; orthotic devices; custom orthotics; orthoses; orthotist; orthotic fabrication; AFO fabrication; orthotics and prosthetics < Prosthetics and orthotics
Compression garment fitting; compression stockings fitting; compression hosiery; compression bandaging
Durable medical equipment; DME ~up; home medical equipment; HME ~up; mobility equipment; community equipment; DMEPOS; medical equipment ordering; medical equipment delivery; hospital beds; mobility scooters
Wheelchair seating; wheelchairs; wheelchair assessments; wheelchair repair; power wheelchairs; complex rehab technology; custom rehab technology; CRT wheelchair
Assistive technology; access needs; assistive devices; adaptive equipment; assistive equipment; mobility aids; orthopaedic aids
Home oxygen; respiratory equipment at home; oxygen concentrators
Podiatry; chiropody; podiatric; podiatrist; podiatric surgery; biomechanical assessments podiatry; diabetic foot ulcers; podiatry practice; podiatry assistant; high-risk foot; podiatric medicine
Nail surgery; toenail surgery; nail avulsion; nail debridement; nail care podiatry < Podiatry
Foot care; foot health; routine foot care; foot health practitioner; foot and ankle; foot ulcers
Nutrition counselling; nutritional counselling; diet planning; meal planning for patients; nutritional therapy; nutrition support; nutritional care; nutrition care plans; dietary counselling; dietary advice; nutrition plans; nutritional advice; nutrition intervention; dietary planning; menu planning for patients; metabolic nutrition; nutritional requirements; food and nutrition counselling; diet plans
Medical nutrition therapy; MNT ~list; nutrition care process < Nutrition counselling + diet; dietary; dietitian; patients; patient; feeding; clinical; health; enteral; counseling; counselling; weight; meal; clients - animal; plant; soil; crop; feed
Parenteral nutrition; TPN ~list; total parenteral nutrition; enteral and parenteral nutrition + diet; dietary; dietitian; patients; patient; feeding; clinical; health; enteral; counseling; counselling; weight; meal; clients - animal; plant; soil; crop; feed
Dietetics; dietitian; dietician; clinical nutrition; paediatric dietetics
Weight management; weight loss counselling; weight loss management; weight loss coaching
Therapeutic diets; special diets; renal diet; low FODMAP; dietary modification; modified diets
Nutrition education; nutritional education; nutrition programs; community nutrition; public health nutrition
Nutrition assessment; nutritional assessment; dietary assessment; nutrition screening; MUST screening; nutritional analysis
Sports nutrition; performance nutrition; sports dietetics
Nutrition science; human nutrition; nutritional science; nutrition ~ctx; nutritionist ~ctx + diet; dietary; dietitian; patients; patient; feeding; clinical; health; enteral; counseling; counselling; weight; meal; clients - animal; plant; soil; crop; feed

// Medical assisting and support
Medical assisting; medical assistant; clinical support; back office medical; front and back office medical; clinical assistant; clinical and administrative medical assisting; clinical duties; medical assistance; physician assistance; medical assisting duties; surgical assisting in clinic
Rooming patients; patient rooming; room patients; preparing patients for examination; prepare patients for exams; patient preparation; exam room preparation; preparing exam rooms; prep patients; patient prep; preparing patients; prepping patients; prepare patients for examination; preparing patients for exams; prepare exam rooms; prepare patients
Exam room setup; exam rooms; set up exam rooms
Assisting with minor procedures; assist with procedures; assisting physicians; assist physicians with procedures; assisting with examinations; assist providers with procedures; assist with exams; assisting providers; assisting doctors; assist with minor procedures; assisting with procedures; assist physicians; assisting physicians with procedures; assist with examinations; assisting providers with procedures; assisting with exams; assist providers; assist doctors
Chaperoning; patient chaperone; chaperone during examinations
Nursing assistance; nursing assistant; nurse aide; nurse aide duties; nursing support; certified nursing assistance; patient care assistance; patient care assistant; nursing aide; auxiliary nurse; nurse assistant; patient care aide; restorative aide; assist nurses; support nurses; unlicensed assistive personnel; health care aide; hospital attendant; assisting nurses
Patient care technician; PCT ~list; patient care tech; nurse tech; nursing technician < Nursing assistance + patient; nursing; cna; care; hospital; aged; nurse; clinical - patent; patents; cooperation; treaty
Assistant in nursing; AIN ~list; nursing auxiliary < Nursing assistance + patient; nursing; cna; care; hospital; aged; nurse; clinical - patent; patents; cooperation; treaty
Medical scribing; scribing ~ctx; clinical scribe; ED scribe; virtual scribe; scribing for physicians; medical scribe + physician; medical; clinical; patient; provider; doctors; emergency; ehr; encounter; visits
Medical transcription; clinical transcription; transcription of medical reports; medical transcriptionist; medical dictation; medical transcribing; digital dictation clinical
Medical audio typing; medical typing; clinical letters; clinic letters; medical secretarial
Dragon Medical; Dragon Medical One; Dragon Dictate medical; Nuance Dragon Medical
Electronic health records; electronic medical records; EHR ~up; EMR ~list; EHR systems; electronic patient records; EMR systems; EHR/EMR; EMR/EHR; computerised patient records; electronic charting systems; EHR software; EMR software; electronic documentation systems; computerized charting; EPR ~up; digital health records; patient record systems; electronic record systems; electronic healthcare records; clinical information systems; clinical systems; electronic patient files; computerized medical records; electronic patient charts; EHR workflows; medical software; healthcare information systems + ehr; medical; patient; charting; records; epic; cerner; clinic; documentation; health; healthcare - aws; hadoop; spark; mapreduce; elastic
Practice management software; practice management systems; medical office software
Patient administration systems; PAS system; patient management system; hospital information system; HIS hospital; hospital systems
EHR implementation; EMR implementation; EHR go-live; EHR optimisation; EHR training < Electronic health records
Epic EHR; Epic ~list; Epic EMR; EpicCare; Epic Systems; Epic electronic health records; Epic charting; Epic Hyperspace; Epic software; Epic healthcare; Epic certified; Epic modules; Epic HIM; Epic Stork < Electronic health records + emr; visit; visits; clinic; clinics; ambulatory; certified; beaker; willow; hyperspace; orders; radiology; cadence; modules; lab; surgery; inpatient; icu; ward; discharge; document; charts; chart; physician; physicians; nurses; care; healthcare; pharmacy; ehr; emr; cerner; charting; hospital; patient; patients; meditech; documentation; clinical; nurse; medical; allscripts; record; records; health; healthcare; athena; scheduling; care; discharge; unit; ward; rn; nursing - adventure; fantasy; journey; scale; user; story; stories; jira; agile; games; backlog; sprint; unreal
Epic Ambulatory; EpicCare Ambulatory; Epic outpatient < Epic EHR
Epic Inpatient; Epic ClinDoc; EpicCare Inpatient < Epic EHR
Epic Willow; Epic pharmacy < Epic EHR
Epic OpTime; OpTime ~up; Epic Anesthesia < Epic EHR
Epic Cadence; Epic Prelude; Epic Grand Central; Epic scheduling and registration < Epic EHR
Epic Resolute; Epic HB; Epic PB; Epic professional billing; Epic hospital billing < Epic EHR
Epic Beacon; Epic oncology module < Epic EHR
Epic Beaker; Epic lab module < Epic EHR
Epic Radiant; Epic Cupid < Epic EHR
Epic MyChart; MyChart ~up; Epic Haiku < Epic EHR
Epic Clarity; Epic Caboodle; Epic Cogito; Epic reporting workbench; Epic SlicerDicer; Epic Healthy Planet < Epic EHR
Epic Bridges; Epic interfaces < Epic EHR
Epic Tapestry; Epic managed care < Epic EHR
Epic ASAP; Epic emergency department module < Epic EHR
Epic build; Epic analyst; Epic implementation; Epic application analyst < Epic EHR
Cerner; Oracle Cerner; Cerner Millennium; Oracle Health; Cerner EMR; Cerner EHR; Cerner documentation; Cerner Millenium; Cerner RevElate; Cerner Soarian; Soarian; CernerWorks < Electronic health records
PowerChart ~up; Cerner PowerChart; PowerChart Maternity < Cerner
FirstNet Cerner; SurgiNet; PharmNet; RadNet Cerner; PathNet ~up < Cerner
Meditech; MEDITECH Expanse; Meditech EMR; Meditech Magic; Meditech EHR; Meditech 6.0; Meditech Client Server < Electronic health records
Allscripts; Veradigm; Allscripts EHR; Allscripts PM < Electronic health records
Allscripts Sunrise; Sunrise Clinical Manager; Altera Sunrise; Sunrise EHR < Allscripts
Allscripts TouchWorks; Touchworks; Allscripts Professional < Allscripts
athenahealth; athenaOne; Athena EHR; athenaNet; Athena EMR; athenaCollector; athenaClinicals; Athena Health < Electronic health records
eClinicalWorks; ECW ~up; eClinical Works; eCW EHR; eClinicalWorks EMR < Electronic health records
NextGen Healthcare; NextGen EHR; NextGen EMR; NextGen Office; NextGen software medical < Electronic health records
Greenway Health; Greenway Intergy; Intergy; Greenway PrimeSUITE; Prime Suite < Electronic health records
Practice Fusion; Practice Fusion EHR; PracticeFusion < Electronic health records
Kareo; Kareo EHR; Tebra; Kareo billing < Electronic health records
DrChrono; Dr Chrono; DrChrono EHR < Electronic health records
AdvancedMD; Advanced MD; AdvancedMD EHR < Electronic health records
ModMed; Modernizing Medicine; EMA dermatology; ModMed EMA; gGastro < Electronic health records
CPSI ~up; CPSI EHR < Electronic health records
MEDHOST; MEDHOST EDIS < Electronic health records
TruBridge; Evident Thrive; CPSI Evident; Thrive EHR < Electronic health records
PointClickCare ~up; Point Click Care; PCC charting; PointClickCare EHR; point of care charting PCC < Electronic health records
MatrixCare ~up; Matrix Care; MatrixCare EHR < Electronic health records
American HealthTech; AHT charting < Electronic health records
WellSky ~up; Kinnser; WellSky Home Health; WellSky Personal Care; ClearCare ~up; Kinnser software < Electronic health records
Homecare Homebase; HCHB ~up; Home Care Home Base; HCHB PointCare; Homecare HomeBase EMR < Electronic health records
Axxess; Axxess home health; Axxess EMR; DeVero < Electronic health records
AlayaCare; Alaya Care; AlayaCare software; CareSmartz ~up; Procura home care < Electronic health records
Netsmart; myAvatar; Netsmart myAvatar; MyUnity; Netsmart EHR; Avatar EHR; myEvolv < Electronic health records
Credible EHR; Credible Behavioral Health < Electronic health records
CareLogic ~up; Qualifacts; Qualifacts CareLogic < Electronic health records
SimplePractice ~up; SimplePractice EHR < Electronic health records
TherapyNotes ~up; TherapyNotes EHR < Electronic health records
TheraNest ~up; Theranest software; Ensora; TheraNest EHR < Electronic health records
Raintree; Raintree Systems < Electronic health records
WebPT; Web PT; WebPT EMR < Electronic health records
Cliniko; Nookal; Cliniko software < Electronic health records
Jane App; JaneApp; Jane EMR < Electronic health records
Casamba < Electronic health records
Net Health therapy; Net Health Therapy for Clinics; Rehab Optima; Optima Therapy < Electronic health records
Clinicient; Insight EMR < Electronic health records
Prompt EMR; Prompt Health therapy < Electronic health records
SystmOne; System One TPP; TPP SystmOne; SystemOne; S1 SystmOne < Electronic health records
EMIS Web; EMIS ~up; EMIS health; EMIS PCS; EMISWeb; EMIS clinical system < Electronic health records
Docman; Docman 10
AccuRx ~up; Accurx messaging
RiO EPR; Rio clinical system; Servelec RiO; Access Rio < Electronic health records
PARIS clinical system; CareNotes EPR < Electronic health records
Lorenzo EPR; Lorenzo PAS; DXC Lorenzo < Electronic health records
Nervecentre < Electronic health records
CareFlow ~up; CareFlow EPR; System C CareFlow; System C; Medway PAS < Electronic health records
iPM PAS; iPM patient administration < Electronic health records
Person Centred Software; CareDocs ~up; Mobile Care Monitoring; Care Vision; Fusion eCare < Electronic health records
Nourish care software; Nourish care; Nourish digital care < Electronic health records
Birdie care; Birdie app < Electronic health records
CarePlanner ~up; CarePLANNER software < Electronic health records
Log my Care; Log my Care app < Electronic health records
Access Care Planning; Mobizio; Access CarePlanning < Electronic health records
Digital care planning; electronic care planning; digital care records; PCS care planning; electronic care plans
Liquidlogic; LiquidLogic LAS; LCS Liquidlogic
Mosaic social care; Mosaic case management; Frameworki
CareDirector
CareFirst social care; OLM CareFirst
Eclipse social care; OLM Eclipse
Best Practice software; Bp Premier; Best Practice medical software; Bp Premier software < Electronic health records
MedicalDirector ~up; MedicalDirector Clinical; MedicalDirector software < Electronic health records
Pracsoft; PracSoft billing < Electronic health records
Genie Solutions; Genie medical software < Electronic health records
Gentu; Gentu practice software < Electronic health records
Zedmed < Electronic health records
Helix Medical; Helix practice software < Electronic health records
Communicare; Communicare health < Electronic health records
Medtech Evolution; MedTech32; Indici < Electronic health records
HotDoc
HealthEngine ~up; Health Engine bookings
Medical Objects; MedicalObjects
HealthLink ~up; HealthLink messaging
OSCAR EMR; OSCAR Pro < Electronic health records
PS Suite; TELUS PS Suite; TELUS Practice Solutions; TELUS PSS < Electronic health records
Accuro; Accuro EMR; QHR Accuro < Electronic health records
Med Access EMR; Med Access; TELUS Med Access; Wolf EMR < Electronic health records
VistA CPRS; CPRS ~up; VA CPRS; computerised patient record system < Electronic health records
MHS Genesis; AHLTA; MHS GENESIS EHR < Electronic health records
Healthcare interoperability; clinical interfaces; health interoperability; healthcare integration; health data standards
HL7 ~up; HL7 interfaces; HL7 v2; HL7 messaging; HL7 standards; Health Level Seven < Healthcare interoperability
FHIR ~up; HL7 FHIR; SMART on FHIR; FHIR APIs < Healthcare interoperability
Health information exchange; HIE ~list; healthcare data exchange < Healthcare interoperability + health; exchange; hl7; fhir; interface; patient; clinical
Mirth Connect; NextGen Connect; Mirth ~list < Healthcare interoperability + hl7; interface; fhir; integration; engine; healthcare; ehr
Interface engines; Corepoint; Rhapsody integration; InterSystems Ensemble; InterSystems HealthShare; Cloverleaf integration < Healthcare interoperability
SNOMED CT; SNOMED; SNOMED codes; SNOMED coding
LOINC; LOINC coding
DICOM; DICOM images; DICOM standards
C-CDA; CCDA < Healthcare interoperability
X12 HIPAA; 837/835; EDI 837; HIPAA transactions
openEHR; IHE profiles < Healthcare interoperability
Health informatics; healthcare informatics; medical informatics; HIT systems
Clinical informatics; nursing informatics; clinical informaticist < Health informatics
CPOE ~up; computerised physician order entry; order sets
Clinical decision support; CDS systems in health; clinical decision support systems
Meaningful use; promoting interoperability; MIPS reporting; MACRA
Digital health; e-health; eHealth; mHealth; mobile health; health apps; health technology; health information technology; healthcare technology
Healthcare IT; health IT; clinical IT
Clinical data analysis; healthcare data analysis; clinical analytics; healthcare data; claims data; health data; clinical data; health data analytics; electronic health data; patient data analysis
Clinical applications support; clinical systems support; clinical application analyst; clinical systems implementation; clinical workflow analysis

// Pharmacy
Pharmacy ~ctx; pharmacy practice; pharmacy services; pharmacy experience; pharmacy setting; pharmacy operations + pharmacist; prescription; prescriptions; dispensing; medication; medications; retail; hospital; technician; drug; compounding; clinical
Retail pharmacy; community pharmacy; retail pharmacy experience; community pharmacist; high street pharmacy; chain pharmacy < Pharmacy
Hospital pharmacy; inpatient pharmacy; health-system pharmacy; acute care pharmacy; hospital pharmacist; institutional pharmacy < Pharmacy
Clinical pharmacy; clinical pharmacist; clinical pharmacy services; pharmacotherapy consults; ward pharmacy < Pharmacy
Specialty pharmacy; specialty medications; specialty pharmacy services; infusion pharmacy; home infusion pharmacy < Pharmacy
Mail-order pharmacy; mail order prescriptions; central fill pharmacy; closed-door pharmacy; long-term care pharmacy < Pharmacy
Nuclear pharmacy; radiopharmacy; radiopharmaceuticals; nuclear pharmacist
Dispensing medications; medication dispensing; prescription dispensing; dispensing prescriptions; drug dispensing; dispensing medicines; dispense prescriptions; dispense medications; dispense medicines; dispensing ~ctx + pharmacy; pharmacist; prescriptions; medication; medicines; webster
Dispensary assistance; dispensary; dispensary assistant < Dispensing medications
Prescription filling; filling prescriptions; prescription processing; fill prescriptions; processing prescriptions; prescription entry; prescription data entry; prescription refills; refill requests; medication refills; repeat prescriptions; process prescriptions; prescription requests; repeat prescription requests; prescription queries
Prescription verification; verifying prescriptions; prescription accuracy checking; accuracy checking of prescriptions; ACT checking; final verification of prescriptions; clinical check of prescriptions; verify prescriptions
Drug utilisation review; DUR ~up; medication use evaluation; drug use review; prospective DUR
Medication therapy management; MTM services; comprehensive medication review; structured medication reviews; medicines use review; home medicines review; medicine optimisation
Compounding ~ctx; pharmacy compounding; drug compounding; compounding medications; non-sterile compounding; compounded medications + pharmacy; sterile; medications; usp; drugs; pharmacist; creams; capsules; hood - interest; rubber; growth; problem
Sterile compounding; sterile preparation; hazardous drug compounding < Compounding
USP 797; USP 800; USP <797> < Sterile compounding
IV admixture; IV compounding; IV room; IV preparation in pharmacy; TPN compounding < Sterile compounding
Aseptic dispensing; laminar flow hood; laminar airflow < Sterile compounding
Pharmacy automation; automated dispensing cabinets; automated dispensing machines; Talyst
Pyxis; Pyxis MedStation; BD Pyxis; Pyxis refill < Pharmacy automation
Omnicell; Omnicell cabinets < Pharmacy automation
AcuDose; AcuDose-Rx < Pharmacy automation
ScriptPro; robot dispensing < Pharmacy automation
Parata; Parata robot; Parata Max < Pharmacy automation
BD Rowa; Rowa robot < Pharmacy automation
Controlled substances; controlled drugs; controlled substance handling; DEA regulations; narcotics handling; schedule II drugs; controlled drugs register; narcotic counts; schedule 8 medicines; controlled medications; controlled substance inventory; CII inventory
Pharmacy inventory; drug inventory; medication inventory; pharmacy stock control; ordering medications; expired medication removal; pharmacy inventory management; pharmacy purchasing; medication stock; pharmaceutical wholesaling; drug ordering; order medications
Patient counselling on medicines; medication counselling; patient medication counselling; drug counselling; counselling on medications; pharmacist counselling; OTC advice; over-the-counter advice; OTC recommendations
Formulary management; formularies; drug formulary; pharmacy and therapeutics committee; P&T committee; formulary review; medicines formulary
Pharmacy benefit management; PBM ~up; prescription benefit; prescription insurance
Pharmacy claims; drug claims adjudication; pharmacy insurance claims; pharmacy billing; rejected pharmacy claims; third-party pharmacy claims
Medication adherence; blister packing; Webster-paks; blister packs; dose administration aids; MDS trays; compliance packaging; multi-dose packaging; dosette boxes; adherence packaging; bubble packs; DAA packing; blister packs medication; dosette
340B ~ok; 340B program; 340B drug pricing; 340B compliance
Pharmacy software; Rx Connect
PioneerRx; Pioneer Rx < Pharmacy software
QS/1 ~up; NRx pharmacy; QS/1 pharmacy software; NRx software < Pharmacy software
Rx30 < Pharmacy software
PrimeRx ~up; Prime Rx pharmacy < Pharmacy software
Liberty pharmacy software; Liberty Rx < Pharmacy software
ComputerRx; Computer-Rx < Pharmacy software
EnterpriseRx; McKesson pharmacy systems; EnterpriseRx pharmacy < Pharmacy software
Kroll ~list; Kroll pharmacy; Kroll Rx < Pharmacy software + pharmacy; prescriptions; dispensing; pharmacist; fillware
Nexgen pharmacy; Nexgen PharmaClik < Pharmacy software
Healthwatch pharmacy; Healthwatch Rx < Pharmacy software
Fred Dispense < Pharmacy software
Minfos; Minfos pharmacy < Pharmacy software
Z Dispense; ZDispense < Pharmacy software
LOTS dispense; Lots pharmacy < Pharmacy software
ProScript ~up; ProScript Connect < Pharmacy software
Titan PMR; Titan pharmacy < Pharmacy software
PharmOutcomes ~up; Outcomes4Health < Pharmacy software
RxWeb; RxWeb PMR < Pharmacy software
FrameworkLTC < Pharmacy software
QuickMAR ~up; QuickMAR eMAR < Pharmacy software
E-prescribing; electronic prescribing; ePrescribing; electronic prescriptions; Electronic Prescription Service; e-prescriptions; escripts
Surescripts; EPCS ~up
EPMA ~up; hospital electronic prescribing; JAC ePMA < E-prescribing
Pharmacovigilance; drug safety; drug safety monitoring
Argus Safety; Oracle Argus; ARISg < Pharmacovigilance
MedDRA; MedDRA coding; WHO Drug coding < Pharmacovigilance
Adverse event reporting; adverse events; adverse drug reactions; SAE reporting; serious adverse events
Safety signal detection; signal management < Pharmacovigilance
ICSR ~up; individual case safety reports; PV case processing; SUSAR ~up < Pharmacovigilance
Aggregate safety reports; aggregate reports; PSURs ~up; PBRER ~up; DSUR ~up < Pharmacovigilance
Medical information services; medical information enquiries; medical enquiries
Medical affairs; medical science liaison; MSL ~up; scientific exchange
KOL engagement; key opinion leader engagement; KOL management; key opinion leaders; KOL development
Medical communications; publication planning; medcomms
Promotional review of medicines; medical-legal review; ABPI code; MLR review
Pharmaceutical formulation; drug formulation; formulation development; formulations ~ctx; dosage form development; preformulation; formulation science; drug delivery systems; drug delivery; cosmetic formulation; solid oral formulations + drug; dosage; pharmaceutical; stability; tablets; cosmetic; excipients; lab; product - policy; strategy
Stability studies; stability testing; ICH stability; drug stability; stability programme; shelf-life studies; shelf life testing; stability program; accelerated stability
ICH guidelines; ICH Q1A; ICH Q8; ICH guidance
Drug discovery; target identification; early drug discovery
Medicinal chemistry; lead optimisation; hit-to-lead; structure-activity relationship < Drug discovery
High-throughput screening; HTS screening; compound screening
Preclinical development; preclinical studies; preclinical research; non-clinical studies; in vivo pharmacology
DMPK ~up; ADME; drug metabolism
Computational drug design; molecular docking; molecular modelling; molecular dynamics
Drug development; pharmaceutical development; pharmaceutical research and development

// Laboratory
Clinical laboratory; medical laboratory; clinical lab testing; laboratory medicine; medical laboratory science; clinical laboratory science; pathology lab; hospital laboratory; biomedical science lab; medical lab technology; diagnostic laboratory; clinical pathology
Haematology laboratory; hematology lab; haematology analysers; haematology testing < Clinical laboratory
Complete blood count; CBC analysis; differential counts; CBC tests; full blood count < Haematology laboratory
Coagulation testing; coagulation assays; PT/INR testing < Haematology laboratory
Blood films; peripheral blood smears; blood smears < Haematology laboratory
Clinical chemistry; chemistry analysers; clinical biochemistry; chemical pathology; chemistry analyzer; immunoassay analysers; blood chemistry; routine chemistry < Clinical laboratory
Roche Cobas; Cobas; Cobas analysers; cobas 8000 < Clinical chemistry
Beckman Coulter; Beckman DxH < Clinical chemistry
Abbott Architect; Alinity; Abbott Alinity; Architect analyser < Clinical chemistry
Siemens Atellica; Atellica < Clinical chemistry
Blood banking; blood bank; transfusion science; cross-matching; crossmatch; immunohematology; blood typing; antibody screening; ABO/Rh typing; blood group serology; immunohaematology < Clinical laboratory
Medical microbiology; clinical microbiology
Bacteriology; bacterial cultures; culture and sensitivity < Medical microbiology
Gram stain; acid-fast stain; Gram staining < Medical microbiology
Parasitology; mycology; medical parasitology < Medical microbiology
Virology; virology lab; viral culture
MALDI-TOF; BD Phoenix; VITEK ~up; MALDI; MALDI-TOF MS
Susceptibility testing; antimicrobial susceptibility; antibiotic susceptibility testing < Medical microbiology
Serology; immunology lab; serological testing; immunoassays; serologic testing; immunology testing
Histology; histopathology; histotechnology; histological techniques
Microtomy; microtome; embedding and cutting; cryostat sectioning; frozen sections < Histology
Tissue processing; paraffin embedding; tissue embedding; tissue fixation < Histology
H&E staining; special stains; histological staining < Histology
Surgical grossing; gross examination of specimens; specimen dissection pathology; grossing specimens < Histology
Immunohistochemistry; IHC ~up; IHC staining; immunostaining; immunocytochemistry
Cytology; cytopathology; cytotechnology; cytogenetics lab; non-gynae cytology; liquid-based cytology
Fine needle aspiration; FNA biopsy; FNA ~up
Pathology ~ctx; anatomic pathology; surgical pathology; anatomical pathology; pathology assistant; cellular pathology + lab; laboratory; specimens; tissue; clinical; medical; histology; hospital; diagnostic - speech; language; plant
Autopsy ~ctx; post-mortem examinations; post mortems; forensic pathology + pathology; pathologist; post-mortem; forensic; morgue; mortuary; specimens - encase; ftk; digital; disk
Mortuary work; mortuary; morgue; anatomical pathology technology
Molecular diagnostics; molecular testing; clinical PCR testing; molecular pathology; molecular lab; infectious disease molecular testing
Genetic testing; nucleic acid testing; NAT testing < Molecular diagnostics
Clinical genetics; genomic medicine; medical genetics; prenatal genetics; clinical genomics; inherited conditions
Genetic counselling; genetic counselor
Cytogenetics; karyotyping; FISH testing; chromosome analysis
Variant interpretation; hereditary cancer testing; variant classification
Urinalysis; urine analysis; urine testing; urine dipstick; urine microscopy; urinalysis testing
Toxicology testing; drug screening lab; forensic toxicology; urine toxicology; drugs of abuse testing; toxicology lab
Laboratory equipment; laboratory instruments; lab equipment; laboratory instrumentation; lab instruments; laboratory analysers; analytical balances; microscopes ~ctx; lab analyzers + laboratory; equipment; instruments; lab; instrumentation; analysers; analytical; balances; analyzers
Centrifuges; centrifugation; ultracentrifuge < Laboratory equipment
Pipetting; pipettes; micropipettes < Laboratory equipment
Laboratory instrument maintenance; lab equipment maintenance; instrument maintenance in lab; laboratory instrument troubleshooting < Laboratory equipment
Laboratory quality control; lab QC; lab quality assurance; laboratory quality assurance
CLIA ~up; CLIA regulations; CLIA compliance; CLIA standards; CAP/CLIA
CAP accreditation; CAP inspection; College of American Pathologists; CAP standards
ISO 15189; UKAS accreditation; laboratory accreditation; NATA accreditation
Proficiency testing; external quality assessment; EQA schemes < Laboratory quality control
Westgard rules; Levey-Jennings; Westgard < Laboratory quality control
Laboratory safety; lab safety; laboratory health and safety; lab safety procedures
Biosafety; BSL-2; BSL-3; biosafety level 2; biosafety cabinets; biological safety cabinet < Laboratory safety
Chemical hygiene; hazardous chemicals in lab; COSHH in labs; chemical safety < Laboratory safety
Biohazardous waste; biohazard handling; biohazardous materials; lab waste disposal; medical waste disposal; clinical waste
Laboratory information systems; LIS ~list; Cerner Millennium PathNet; lab information systems; Beaker LIS; Telcor; Epic Beaker LIS + laboratory; lab; specimen; results; clinical; lims; testing; pathology
LIMS ~up; laboratory information management system; LIS/LIMS; Sample Manager LIMS; LabVantage LIMS < Laboratory information systems
LabWare; LabWare LIMS < Laboratory information systems
LabVantage; LabVantage software; LabVantage configuration < Laboratory information systems
StarLIMS; STARLIMS software < Laboratory information systems
Thermo SampleManager; SampleManager ~up < Laboratory information systems
Sunquest; Sunquest LIS < Laboratory information systems
SoftLab ~up; SCC SoftLab < Laboratory information systems
Orchard Harvest; Orchard LIS < Laboratory information systems
WinPath < Laboratory information systems
Clinisys; Clinisys LIMS < Laboratory information systems
CGM Apollo LIMS; CGM Apollo < Laboratory information systems
Electronic lab notebooks; ELN ~up; electronic laboratory notebook; Benchling
Specimen accessioning; accessioning ~ctx; sample accessioning; lab accessioning; sample reception; specimen reception; sample receipt; accession samples; specimen login; sample login + specimens; samples; specimen; lab; laboratory

// Imaging
Medical imaging; diagnostic imaging; radiology; radiologic technology; imaging services; radiography (medical); imaging procedures; radiology department; medical radiation; diagnostic radiography; imaging modalities; radiographer; diagnostic radiology; radiologist; medical radiography; radiology technologist; imaging technology; radiologic procedures; radiological examinations; radiologic technologist; radiological
X-ray imaging; X-ray ~ctx; general radiography; digital radiography; plain film radiography; taking X-rays; diagnostic X-ray; CR/DR; X-ray technician; computed radiography; radiographic procedures; taking x-rays of patients; X-ray operation; performing X-rays; X-ray equipment; take X-rays; take x-rays of patients; perform X-rays < Medical imaging + patient; patients; radiology; imaging; ct; mri; dental; radiography; radiographer; clinic; medical; take; diagnostic; technician; lab - diffraction; fluorescence; crystallography; photoelectron; xrd; weld; baggage; security
Portable X-ray; mobile radiography; portable radiography < X-ray imaging
Radiographic positioning; X-ray positioning; patient positioning for imaging < X-ray imaging
Computed tomography; CT scanning; CT ~list; CT imaging; CAT scan; CT technologist; CT radiography; CT scanner; CT angiography; CT procedures; CT scans < Medical imaging + mri; x-ray; xray; imaging; scan; scanner; radiology; technologist; ultrasound; pet; radiographer; contrast; radiologic - connecticut; hartford; stamford; current; transformer; central time
Magnetic resonance imaging; MRI ~up; MRI scanning; MRI safety; MR imaging; MRI technologist; MRI scanner; MRI imaging; MRI procedures; functional MRI; MRI scans < Medical imaging
Ultrasound imaging; sonography; diagnostic ultrasound; ultrasound scanning; diagnostic medical sonography; ultrasound ~ctx; sonographer; ultrasonography; ultrasound procedures < Medical imaging + patient; imaging; diagnostic; obstetric; radiology; ct; mri; sonographer; scan; abdominal; vascular; guided; clinical - weld; ndt; thickness; welding
Vascular ultrasound; vascular sonography; carotid ultrasound; duplex scanning < Ultrasound imaging
Obstetric ultrasound; OB ultrasound; fetal ultrasound; anomaly scanning < Ultrasound imaging
Point-of-care ultrasound; POCUS ~up; bedside ultrasound < Ultrasound imaging
Abdominal ultrasound; pelvic ultrasound; general ultrasound < Ultrasound imaging
Musculoskeletal ultrasound; MSK ultrasound < Ultrasound imaging
Echocardiography; echo cardiograms; echocardiograms; cardiac ultrasound; cardiac sonography; transthoracic echo; transesophageal echo; TEE echo; adult echo; paediatric echocardiography; stress echo; cardiac sonographer; echo lab < Ultrasound imaging
Mammography; mammograms; breast imaging; digital mammography; tomosynthesis; breast tomosynthesis; mammographer; stereotactic breast biopsy < Medical imaging
Nuclear medicine; nuclear medicine technology; nuclear imaging; nuclear medicine imaging < Medical imaging
PET/CT; PET scanning; PET-CT; PET imaging < Nuclear medicine
SPECT; gamma camera; SPECT/CT; scintigraphy; bone scans < Nuclear medicine
Nuclear cardiology; myocardial perfusion imaging < Nuclear medicine
Interventional radiology; IR nursing; IR procedures; interventional radiology suite; image-guided procedures; embolisation; interventional radiography; vascular interventional; interventional procedures radiology; biopsies image-guided < Medical imaging
Fluoroscopy; mobile fluoroscopy; theatre radiography; fluoroscopic procedures < Medical imaging
C-arm operation; C-arm; image intensifier; O-arm; mobile C-arm < Fluoroscopy
Barium studies; barium swallows; barium enema < Fluoroscopy
Bone densitometry; DEXA scanning; DXA ~up; DEXA; bone density scanning; osteoporosis screening; DEXA scans < Medical imaging
Contrast administration; IV contrast; contrast media; contrast injection; contrast injectors; power injector; contrast agents; contrast media administration
Radiation protection in imaging; ALARA principle; IR(ME)R; radiation dose monitoring; lead apron; IRMER; radiation safety practices; dosimeter badges
Medical image analysis; radiology image analysis; imaging biomarkers; 3D medical imaging; image segmentation of scans; radiomics; medical image processing
PACS ~up; picture archiving and communication system; PACS administration; PACS systems
Radiology information systems; RIS/PACS; RIS PACS; PACS/RIS
Sectra PACS < PACS
Fuji Synapse; Synapse PACS; Fujifilm Synapse < PACS
Intelerad; Intelerad PACS < PACS
GE Centricity PACS; Centricity PACS < PACS
Merge PACS; Merge Healthcare PACS < PACS

// Dental
Dentistry; dental care; general dentistry; dental practice; dental services; dental office; dental clinic; dental treatment; dental procedures; dental surgery; dental medicine; dentist ~ctx; dental experience; oral health; oral healthcare; family dentistry; dental health; oral health care + dental; care; practice; office; clinic; treatment; procedures; surgery; medicine; oral; health; healthcare
Dental assisting; chairside assisting; dental assistant; chairside assistance; chair side assistance; chairside support; chairside dental; assist dentist; assisting the dentist; dental chairside; assisting dentist; assist the dentist
Dental nursing; dental nurse; chairside nursing < Dental assisting
Four-handed dentistry; 4-handed dentistry < Dental assisting
Expanded functions dental; EFDA duties; expanded function dental assisting < Dental assisting
Dental hygiene; dental hygienist; hygiene appointments dental; ultrasonic scaler; Cavitron; hygiene recare
Scaling and root planing; root planing; SRP dental; deep cleaning dental; scaling and polishing < Dental hygiene
Dental cleanings; dental scale and polish; teeth cleaning; dental prophylaxis; oral prophylaxis; scale and polish; prophylaxis dental; coronal polishing; prophylaxis ~ctx < Dental hygiene + dental; teeth; hygienist; scaling; patients
Periodontal charting; periodontal probing; perio charting < Dental hygiene
Fluoride treatments; fluoride application; fluoride varnish < Dental hygiene
Dental sealants; fissure sealants; sealant placement < Dental hygiene
Oral hygiene instruction; oral health education; oral hygiene; oral hygiene education < Dental hygiene
Dental radiography; dental X-rays; taking dental radiographs; dental imaging; digital dental X-rays; bitewings; intraoral radiographs; intraoral X-rays; dental radiology; intraoral imaging; take dental radiographs
CBCT ~up; CBCT scans; cone beam CT; cone beam imaging < Dental radiography
Panoramic X-rays; pano X-rays; panoramic radiographs; OPG ~up < Dental radiography
Dexis; Dexis imaging; Schick sensors < Dental radiography
Dental impressions; taking impressions; alginate impressions; alginates; bite registration; take impressions; impressions ~ctx + dental; alginate; scanning; chairside; crowns; dentist; teeth; x-rays; sterilisation; orthodontic
Intraoral scanning; intraoral scanner; digital impressions; iTero; iTero scanning; Trios scanner < Dental impressions
CEREC; CEREC milling; same-day crowns < Dental impressions
Study models; pouring models; stone models; pour-ups dental; pour models < Dental impressions
Orthodontics; orthodontic treatment; braces dental; orthodontic assistant; brackets and wires; orthodontic assisting; orthodontist; retainers dental; orthodontic appliances; archwires; debonding braces; orthodontic procedures
Invisalign; clear aligners; aligner therapy < Orthodontics
Endodontics; root canal treatment; root canals; root canal therapy; endodontist; rotary endodontics
Periodontics; periodontal therapy; periodontal treatment; gum disease; periodontology; periodontal disease; periodontal maintenance; gingivitis
Prosthodontics; dental prosthetics; fixed prosthodontics
Dentures; partial dentures; denture fabrication; denture adjustments < Prosthodontics
Crown and bridge; crown and bridge work; crown preparation; dental crowns < Prosthodontics
Dental veneers; veneers dental; porcelain veneers < Prosthodontics
Temporary crowns; provisional crowns; temporary restorations < Prosthodontics
Oral surgery; bone grafting dental
Dental implants; implant dentistry; implantology; implant surgery; dental implant surgery; implant restoration < Oral surgery
Tooth extractions; extractions ~ctx; dental extractions; surgical extractions; wisdom teeth extraction < Oral surgery + tooth; dental; implants; teeth; fillings; root; oral
Oral and maxillofacial surgery; maxillofacial surgery; OMFS ~up < Oral surgery
Restorative dentistry; tooth restoration; cavity preparation; dental restorations
Teeth whitening; tooth whitening; Zoom whitening
Cosmetic dentistry; aesthetic dentistry; esthetic dentistry; smile makeovers; smile design
Dental fillings; composite fillings; fillings ~ctx; composite restorations; amalgam < Restorative dentistry + dental; tooth; crowns; extractions; root; teeth; composite; cavity; amalgam
Paediatric dentistry; pediatric dentistry; children's dentistry; pedodontics; pediatric dental; pedo dental; paediatric dental
Dental laboratory; dental lab; dental technician; crown and bridge lab work; denture making; dental prosthetist; dental lab work; dental technology; denture processing; milling dental restorations; mill dental restorations
exocad; exocad dental; exoCAD design < Dental laboratory
3Shape; 3Shape Dental System; dental CAD/CAM < Dental laboratory
Dental ceramics; dental ceramist; porcelain build-up; wax-ups < Dental laboratory
Dental sterilisation; dental instrument sterilisation; dental infection control; dental autoclave; dental instruments; dental instrument processing
Operatory setup; operatory set-up; operatory turnover; setting up and breaking down operatories; breakdown of operatories; treatment room turnover dental; dental tray setup; tray set-ups dental
HTM 01-05; HTM01-05; dental decontamination < Dental sterilisation
Dental charting; charting teeth; dental records; tooth charting; full mouth charting; dental notes; chart teeth
Dental billing; dental insurance; dental claims; dental insurance billing; dental insurance claims
Dental insurance verification; dental insurance breakdowns; insurance breakdowns; pre-authorizations dental
CDT codes; CDT coding; ADA dental codes
Dental reception; dental front desk; dental receptionist
Dental treatment coordination; treatment plan presentation; dental treatment planning; treatment coordinator dental; treatment coordination dental; dental treatment plans; treatment coordination
NHS dental bands; UDAs ~up
Dental office management; dental practice management; dental practice manager
Dental software; dental practice management software; dental management software; dental charting software
Dentrix; Dentrix Ascend < Dental software
Eaglesoft; Patterson Eaglesoft < Dental software
Open Dental ~cap; OpenDental ~up < Dental software
Curve Dental; Curve Hero < Dental software
Denticon; Planet DDS Denticon < Dental software
Cloud 9 ortho; Cloud 9 orthodontic software < Dental software
Software of Excellence; SOE Exact; Exact dental software; SOE EXACT software < Dental software
Carestream dental; R4 Carestream; Kodak R4; CS R4 < Dental software
Dentally; Dentally software < Dental software
Dolphin orthodontic; Dolphin Imaging; Dolphin Management < Dental software
Ortho2; Ortho2 Edge < Dental software
Dental4Windows < Dental software
Core Practice dental; Core Practice software < Dental software
ABELDent < Dental software
ClearDent ~up; ClearDent software < Dental software
Tracker dental; Tracker Enterprise dental < Dental software

// Administration, coding, billing
Medical office administration; medical administration; medical office procedures; clinic administration; medical clerical; clinical administration; medical administrative support; patient administration; medical admin
Medical reception; medical receptionist; medical front desk; front desk medical; GP reception; medical front office; medical terminology knowledge < Medical office administration
Medical secretarial skills; medical secretary < Medical office administration
Ward clerking; unit clerk; unit secretary; hospital ward clerk; health unit coordinator; ward clerk; unit clerking < Medical office administration
Practice management; medical practice management; practice manager; clinic management; clinic operations; medical office management < Medical office administration
Healthcare administration; healthcare management; hospital administration; hospital management; health administration; health services administration; health services management; hospital operations; healthcare operations; health care administration; health care management
Patient access services; patient access representative; patient services
Patient scheduling; medical appointment scheduling; scheduling patients; patient appointments; clinic scheduling; schedule patient appointments; appointment scheduling for patients; patient booking; outpatient bookings; scheduling appointments for patients; clinic bookings; patient appointment booking; book patient appointments; booking patients; schedule appointments for patients; book patients
Surgery scheduling; surgical scheduling; scheduling surgeries; theatre scheduling; procedure scheduling; schedule surgeries < Patient scheduling
Referral to treatment; RTT pathways; 18 weeks RTT; waiting list management
E-Referral Service; choose and book; eRS NHS
Patient registration; patient check-in; registering patients; check patients in; patient access; checking in patients; patient intake forms; patient demographics; patient check-in and check-out; patient reception; patient check-out; patient greeting; greet patients; patient demographic entry; patient greeting and registration; new patient registration; patient access registration; registration of patients; verify patient demographics; front-end patient registration; check-in patients; register patients; verifying patient demographics
Medical billing; healthcare billing; patient billing; billing and coding; medical claims billing; bill insurance companies; medical biller; billing medical insurance; medical billing and coding; medical accounts receivable; home health billing; insurance billing medical; health insurance billing; superbills; bill and code; bill medical insurance
Medical payment posting; ERA posting; EOB posting; payment posting to patient accounts < Medical billing
Charge entry; charge capture; medical charge entry
Copay collection; collect copays; co-pay collection; collection of copays; collecting copays; copayments
UB-04; UB04; CMS-1500; HCFA 1500
Patient collections; medical collections; self-pay collections
Medicare billing; Medicaid billing; Medicare and Medicaid billing < Medical billing
OHIP billing; physician billing OHIP; MSP billing < Medical billing
Medicare billing Australia; Medicare bulk billing; bulk billing; Medicare item numbers < Medical billing
Patient accounts; patient statements; patient payments; patient financial services
Hospital billing; facility billing; hospital billing claims < Medical billing
Physician billing; professional billing; provider billing < Medical billing
Medical coding; diagnostic coding; coding of medical records; medical coder; coding guidelines ICD; surgical coding; CPT and ICD-10; ICD-10 and CPT; anesthesia coding
ICD-10; ICD-10-CM; ICD-10-PCS; ICD-10 coding; ICD-9; ICD-10-AM; ICD coding < Medical coding
CPT coding; CPT codes; CPT-4; CPT procedure codes; CPT ~list < Medical coding + icd-10; icd; hcpcs; coding; codes; billing; medical; procedure
HCPCS; CPT/HCPCS; HCPCS codes; HCPCS Level II < Medical coding
Inpatient coding; DRG coding; MS-DRG; hospital coding < Medical coding
Outpatient coding; ED coding; APC coding; same-day surgery coding < Medical coding
HCC coding; risk adjustment coding; HCC risk adjustment; hierarchical condition categories < Medical coding
E/M coding; evaluation and management coding; E&M coding; profee coding; pro-fee coding; physician coding < Medical coding
3M encoder; 3M 360 Encompass < Medical coding
EncoderPro; Optum EncoderPro < Medical coding
TruCode; TruCode Encoder < Medical coding
Find-A-Code; Find A Code < Medical coding
OPCS-4; clinical coding; ICD-10 and OPCS; ACHI coding < Medical coding
Coding audits medical; coding compliance medical; medical coding audits; coding quality review < Medical coding
Medical claims processing; health insurance claims; medical claims; healthcare claims; insurance claims medical; submit claims to insurance; claims adjudication health; claims resolution medical; submitting claims to insurance
Denials management; claim denials; denied claims; claim appeals; appeals and denials; denials and appeals; appeal denied claims; medical claim denials; claim rejections; rejected claims < Medical claims processing
Insurance follow-up; AR follow-up medical; unpaid claims; claims follow-up medical; medical claims follow-up; insurance claim follow up < Medical claims processing
Clearinghouse; clearinghouse claims
Office Ally; OfficeAlly
Change Healthcare clearinghouse; Change Healthcare
Availity; Availity portal
Waystar; Zirmed; Waystar clearinghouse
TriZetto Facets; Trizetto; Facets claims; QNXT
Explanation of benefits; EOBs ~up; remittance advice; EOB review
Claims scrubbing; claim edits; electronic claims submission; claims submission medical < Medical claims processing
Revenue cycle management; healthcare revenue cycle; RCM healthcare; revenue cycle; medical revenue cycle; revenue cycle management healthcare; hospital revenue cycle; revenue cycle operations; 3M revenue cycle
Chargemaster; charge description master; hospital chargemaster; CDM healthcare < Revenue cycle management
Payer contracting; payor contracting; managed care contracting; payer relations; managed care contracts
Revenue integrity; charge reconciliation < Revenue cycle management
Insurance verification; verify insurance; insurance eligibility; benefits verification; verification of benefits; eligibility verification; verify insurance coverage; insurance eligibility verification; verify insurance benefits; verify patient insurance; insurance benefits verification; insurance verification and authorisation; verifying insurance; verifying insurance coverage; verifying insurance benefits; verifying patient insurance
Prior authorisation; pre-authorization; insurance authorizations; precertification; preauthorization; obtaining authorizations; pre-certification; prior auths; authorizations and referrals; pre-certs; authorization requests; obtain prior authorizations; insurance pre-authorization; authorizations for procedures; obtain authorizations; obtaining prior authorizations
Referral coordination; patient referrals; medical referrals; referral management; specialist referrals; processing referrals; managing referrals medical; referral processing; coordinate referrals; referral coordinator; clinical referrals; referrals and authorizations; referral tracking; 2WW referrals; cancer pathway tracking; e-referrals; process referrals; manage referrals medical; coordinating referrals; referrals ~ctx; referral letters; hospital referrals; two-week-wait referrals + patients; clinic; surgery; gp; hospital; reception; medical
Health information management; HIM ~list; health information + health; records; medical; department; coding; rhia; rhit; hospital; information
Release of information; medical records requests; records release; release of medical records; ROI processing
Chart review; medical chart review; medical record review; chart audits; medical chart audits; chart auditing
Chart abstraction; medical record abstraction; clinical data abstraction; chart abstractor
Chart preparation; chart prep; prepping charts
Medical records; medical records management; patient records; health records; medical record keeping; patient record keeping; maintaining patient records; patient files; patient medical records; clinical records; patient record management; medical records maintenance; medical records retrieval; health record management; maintain patient records
Medical history taking; medical histories; patient histories; taking medical histories; record patient history; obtain medical histories; take medical histories; obtaining medical histories
Clinical documentation improvement; CDI ~list; clinical documentation integrity; CDI queries; physician queries CDI; CDI specialist; clinical documentation improvement specialist; documentation improvement; clinical validation reviews + documentation; clinical; coding; drg; queries; inpatient; hospital
Utilisation review; utilization management; UM ~list; InterQual; MCG guidelines; medical necessity review; Milliman guidelines; concurrent review; utilization review nursing; peer-to-peer reviews; InterQual criteria; medical necessity; Milliman criteria; appeals nursing; level of care review; inpatient utilization review; utilization review nurse; continued stay reviews + utilization; review; clinical; nurse; medical; case; authorization; appeals - michigan; university
Medicare and Medicaid; Medicare; Medicaid; Medicare guidelines; Medicare/Medicaid; Medicaid regulations; Medicare regulations; Medicare and Medicaid regulations; Medicare reimbursement; Medicare compliance; DRG reimbursement
HEDIS; HEDIS measures; HEDIS reporting; HEDIS data
NCQA; NCQA standards; NCQA accreditation
Medicare Advantage; Medicare Star ratings; Stars ratings Medicare; Medicare Part D
Managed care; HMO plans; HMO/PPO; managed care organisations; MCO ~list; managed Medicaid; capitation + medicare; payer; medicaid; care; accountable; quality; value-based; health; plan
Value-based care; accountable care organisations; ACO ~list; value-based healthcare + medicare; payer; medicaid; care; accountable; quality; value-based; health; plan
Medicaid waiver; HCBS waiver; HCBS ~up
TRICARE; VA healthcare benefits
CMS regulations; CMS guidelines; CMS requirements; Medicare Conditions of Participation; Centers for Medicare and Medicaid Services; Medicare conditions
Commercial payers; third-party payers; insurance payers; commercial insurance plans; health plans
HCAHPS; MIPS; quality measures healthcare; CMS quality measures
Medicare Benefits Schedule; MBS item numbers; MBS billing
MDS assessments; MDS 3.0; RAI process; Minimum Data Set; MDS coordination; MDS coordinator; RAI/MDS; resident assessment instrument; MDS nurse; MDS completion
PDPM; PDPM reimbursement; RUGs MDS
InterRAI; RAI assessments; interRAI assessments
OASIS assessments; OASIS documentation; OASIS home health; OASIS-E; OASIS coding; OASIS-D; home health OASIS; OASIS review
Start of care visits; start of care assessments; SOC visits home health
PDGM; Patient-Driven Groupings Model
HIPAA ~up; HIPAA compliance; health information privacy; HIPAA regulations; HIPAA guidelines; HIPAA privacy; HIPAA laws; HIPAA standards; HIPAA rules; Health Insurance Portability and Accountability Act + hipaa; patient; protected; health; privacy; records; data
Patient confidentiality; patient privacy; medical confidentiality; confidentiality of patient information; confidential patient information; patient data confidentiality; medical privacy; patient confidentiality standards; confidentiality of medical records
Protected health information; PHI ~list; PHI protection + hipaa; patient; protected; health; privacy; records; data
Caldicott principles; Caldicott; DSP Toolkit; NHS Data Security Toolkit; information governance NHS
PHIPA; PIPEDA health; Personal Health Information Protection Act
HITECH; HITECH Act; Health Information Technology for Economic and Clinical Health Act
Joint Commission standards; Joint Commission; JCAHO ~up; TJC standards; healthcare accreditation; Joint Commission accreditation; Joint Commission surveys; hospital accreditation; Joint Commission regulations; TJC ~up; Magnet and Joint Commission
JCI accreditation; JCI standards; Joint Commission International
NABH; NABH standards; NABH accreditation
NABL; NABL accreditation
CARF accreditation; CARF; CARF standards; COA accreditation
DNV accreditation; DNV ~up
AAAHC; AAAHC accreditation
ACHC; ACHC accreditation
CHAP accreditation; CHAP home health
NSQHS standards; ACHS; National Safety and Quality Health Service Standards
Accreditation Canada; Qmentum
Survey readiness; state surveys nursing home; accreditation readiness healthcare; regulatory readiness hospital
Credentialing ~ctx; provider credentialing; physician credentialing; medical staff credentialing; provider data management; insurance credentialing; re-credentialing; recredentialing; NPPES; credentialing applications; provider credentials + provider; physician; medical; privileging; providers; caqh; payer; enrollment; staff; hospital
Provider enrolment; provider enrollment; payer enrolment; Medicare enrollment; PECOS; health provider enrollment < Credentialing
CAQH; CAQH ProView < Credentialing
Privileging ~ctx; credentialing and privileging; medical staff services < Credentialing + credentialing; medical; staff
Primary source verification; NPDB queries; verification of provider credentials < Credentialing
Credentialing software < Credentialing
MD-Staff; MDStaff < Credentialing software
symplr; symplr credentialing < Credentialing software
Verity credentialing; VerityStream < Credentialing software
Healthcare compliance; healthcare regulations; healthcare regulatory compliance; medical compliance; OIG compliance; clinical compliance; health care compliance; corporate compliance healthcare
Stark Law; Anti-Kickback Statute; False Claims Act
EMTALA; Emergency Medical Treatment and Labor Act
Fraud waste and abuse; healthcare fraud; Medicare fraud; FWA training
Health policy; healthcare policy; health care policy; public health policy
Real-world evidence; RWE ~up; real-world data studies
Market access pharma; pricing and reimbursement; drug reimbursement; value dossiers
Healthcare law; health law; health care law; healthcare legislation; medical law
OSHA healthcare standards; OSHA bloodborne pathogen standard; HIPAA and OSHA
Medical supplies management; medical supply ordering; clinical supplies; ordering medical supplies; restocking medical supplies; stocking medical supplies; clinical supply inventory; medical inventory; par levels medical; medical supply inventory; medical equipment inventory; medical supplies; order medical supplies; restock medical supplies; stock medical supplies
Medical equipment operation; medical equipment; operate medical equipment; use of medical equipment; medical equipment handling; operating medical equipment
Medical equipment cleaning; clean medical equipment; cleaning medical equipment
Stocking exam rooms; restock exam rooms; stock supplies exam rooms; stocking supplies in clinic; stock exam rooms; restocking exam rooms; stock supplies in clinic
Medical equipment sales knowledge; medical device sales support; medical device product knowledge
Surgical case coverage; case coverage in OR; OR case support; operating room sales support
Clinical product training for devices; in-servicing; device in-servicing; device clinical support; clinical specialist device support

// Public health, research, regulation
Public health; public health programmes; public health initiatives; community health improvement; public health practice; public health interventions; public health programs; health protection; public health campaigns; environmental public health; public health surveillance; emergency preparedness public health; health improvement; health program management; public health systems; health programs; public health research; maternal and newborn programs
Global health; global public health; international health < Public health
Population health; population health management; population health analytics < Public health
Health education; public health education; health educator
Health inequalities; health equity programmes; health needs assessment; community health assessment
WASH ~list; WASH programmes; water sanitation and hygiene + hygiene; sanitation; water; programme; program; humanitarian; emergency; ngo
Epidemiology; epidemiological studies; epidemiologic research; epidemiologic methods; epidemiologist; epidemiological analysis; infectious disease epidemiology; clinical epidemiology; epidemiological research; epidemiological data; epidemiologic studies
Contact tracing; contact tracer; case investigation; disease investigation
Disease surveillance; infectious disease surveillance; epidemiological surveillance; surveillance of disease < Epidemiology
Outbreak investigation; outbreak management; outbreak response < Epidemiology
Communicable disease control; disease control; communicable disease prevention < Epidemiology
Environmental health; public health inspection; environmental health inspections; environmental health officer; housing inspections health; environmental health enforcement; statutory nuisance; environmental public health inspection
Food safety inspections; restaurant inspections; food hygiene inspections; health inspections; sanitation inspections < Environmental health
Vector control; mosquito control; pest vector surveillance
Lead inspection; lead hazard; lead-based paint inspection; lead risk assessment
Septic inspections; pool inspections; onsite wastewater inspections < Environmental health
Clinical trials; clinical research; clinical studies; Phase III clinical trials; clinical research trials; site management clinical; Phase II trials; clinical investigations; decentralised clinical trials; study visits; investigator-initiated trials; clinical trial applications
Clinical monitoring; clinical trial monitoring; site monitoring visits; CRA monitoring; risk-based monitoring; remote monitoring visits; clinical research associate < Clinical trials
Study start-up; site initiation; site initiation visits; site selection visits; site qualification visits < Clinical trials
Clinical research coordination; clinical research coordinator; clinical trial coordination; clinical study coordination; study coordination < Clinical trials
Clinical trial management; clinical study management; clinical trial operations; clinical operations research; clinical supplies management < Clinical trials
Clinical trial protocols; clinical study protocols; study protocols; clinical protocol development; trial protocols; protocol development clinical; investigator brochures < Clinical trials
CTMS ~up; clinical trial management system; CTMS systems; Veeva Vault CTMS < Clinical trials
Trial master file; TMF ~up; eTMF; essential documents; Veeva Vault eTMF < Clinical trials
Source data verification; source document verification; SDV ~up < Clinical trials
Drug accountability; IP accountability; investigational product; investigational product accountability; study drug accountability < Clinical trials
Site close-out; close-out visits; site closeout < Clinical trials
Phase I clinical trials; Phase I-IV; early phase trials; first-in-human < Clinical trials
Clinical development; clinical development plans
Good clinical practice; ICH-GCP; GCP guidelines; ICH E6; GCP compliance; ICH-GCP guidelines; ICH E6(R2); GCP/ICH; FDA and GCP; ICH/GCP; GCP ~list + ich; trial; trials; clinical; research; study; studies; gxp; irb - google; cloud; aws; azure; bigquery; kubernetes
Informed consent; patient consent; consenting participants; consent process; consenting patients; informed consent process; participant consent; obtaining informed consent; consent forms; treatment consent; consent subjects; obtain informed consent
Participant recruitment; subject recruitment; patient recruitment; patient enrolment trials; subject enrolment; participant screening; study recruitment; patient recruitment clinical trials; recruiting study participants; screening participants; subject screening; recruit participants; patient retention trials; recruitment of participants; participant enrollment; subject enrollment; recruit study participants
IRB submissions; IRB ~up; institutional review board; ethics committee submissions; research ethics approval; REB ~up; IRB protocols; IRB applications; ethics submissions; research ethics committee; ethics applications; IRB approval; research ethics; research ethics board; IRB/IEC
HREC submissions; human research ethics; HREC ~up
IRAS applications; IRAS ~up; HRA approval; REC approval; NHS ethics
Human subjects research; human subjects protection
Clinical data management; data entry clinical research; clinical database; clinical data entry; clinical data review
Medidata Rave; Medidata; Medidata RAVE EDC < Clinical data management
REDCap; REDCap database; REDCap surveys
CDISC; SDTM; ADaM; CDASH; CDISC standards; SDTM and ADaM
Oracle InForm < Clinical data management
OpenClinica; OpenClinica EDC < Clinical data management
Castor EDC; Castor clinical < Clinical data management
Medrio; Medrio EDC < Clinical data management
Veeva EDC; Veeva Vault EDC < Clinical data management
Case report forms; CRF design; CRFs ~up; eCRF; CRF completion < Clinical data management + clinical; rave; trial; trials; study; redcap; data; capture; medidata; patient; disease; cancer
Electronic data capture; EDC ~list; EDC systems + clinical; rave; trial; trials; study; redcap; data; capture; medidata; patient; disease; cancer
SAS clinical programming; clinical programming; TLFs ~up; clinical SAS
Patient registries; disease registries; registry abstraction; registries ~ctx; trauma registry + clinical; rave; trial; trials; study; redcap; data; capture; medidata; patient; disease; cancer
Cancer registry; tumor registry; oncology data management
Database lock; query management trials; data queries clinical; query resolution clinical < Clinical data management
Regulatory affairs; regulatory submissions; regulatory filings (medical); regulatory strategy medical; regulatory documents clinical; regulatory intelligence pharma; Health Canada regulations; regulatory affairs medical devices; drug registration; device registration; product registration regulatory; orphan drug; pharmaceutical regulations; regulatory operations pharma; labelling regulatory; ICH Q7; regulatory documentation; regulatory affairs pharma; drug regulatory affairs
510(k); 510k submissions; FDA 510(k); De Novo 510(k); 510(k) submissions
eCTD; CTD dossiers; CTD/eCTD; dossier preparation; regulatory dossiers
NDA submissions; INDs and NDAs; IND applications; IND submissions; ANDA submissions; BLA submissions; IND ~list; regulatory binders + nda; ind; fda; submission; submissions; drug; regulatory; clinical; bla
Premarket approval; PMA submissions
FDA regulations; FDA compliance; FDA submissions; FDA inspections; FDA audits; regulatory submissions to FDA
MHRA ~up; MHRA regulations; MHRA inspections
TGA submissions; TGA regulations; Therapeutic Goods Administration
EMA submissions; marketing authorisation; MAA submissions; variation submissions; EMA regulations
CMC regulatory; chemistry manufacturing and controls; CMC documentation
Post-market surveillance; medical device vigilance; medical device reporting; MDR reporting; PMS medical devices
Medical device complaint handling; complaint handling medical device; product complaint investigations
Clinical evaluation reports; CER medical devices; clinical evaluation
Veeva Vault RIM; Veeva Vault; Veeva RIM; Veeva QualityDocs
Technical files; CE technical file; device technical documentation; technical documentation MDR
UDI submissions; GUDID; unique device identification
Medical writing; clinical study reports; regulatory writing; scientific manuscript writing medical; medical writer; clinical writing; medical content writing; CSR writing; plain language summaries; manuscript writing medical; medical copywriting; clinical documentation writing; medical editing; CSRs ~up; medical manuscripts; AMA style; medical publications
Statistical analysis plans; SAP biostatistics

// Veterinary and animals
Veterinary medicine; veterinary care; animal health; veterinary practice; veterinary ~ctx; vet clinic; veterinary hospital; veterinary clinic; veterinarian; veterinary services; mixed practice veterinary; animal medicine; animal hospital; veterinary science; veterinary surgeon + medicine; care; animal; health; practice; vet; clinic; hospital; mixed; science; surgeon
Veterinary nursing; veterinary technician; vet tech; vet nurse; vet nursing; veterinary technology; veterinary assistant; veterinary assisting
Large animal medicine; large animal practice; farm animal veterinary; bovine practice; food animal medicine < Veterinary medicine
Equine medicine; equine veterinary; equine practice < Veterinary medicine
Exotic animal medicine; exotic animals; zoo medicine; wildlife medicine < Veterinary medicine
Small animal medicine; small animal; small animal practice; companion animal medicine < Veterinary medicine
Emergency veterinary; veterinary emergency; emergency and critical care veterinary < Veterinary medicine
Shelter medicine; shelter veterinary < Veterinary medicine
Veterinary public health; meat inspection; official veterinarian < Veterinary medicine
Veterinary surgery; spay and neuter; veterinary surgical assistance; neutering; surgical nursing veterinary; animal surgery; spay/neuter; surgical prep veterinary; veterinary surgical; soft tissue surgery; orthopaedic veterinary surgery; spays; castrations
Veterinary anaesthesia; anesthesia monitoring animals; veterinary anesthesia; animal anaesthesia; anesthetic monitoring veterinary; anaesthesia of animals; monitoring anaesthesia animals; induction and intubation animals; anesthesia for animals; monitor anaesthesia animals
Veterinary dentistry; animal dental; dental prophylaxis animals; veterinary dental; dental prophy veterinary; pet dental; veterinary dental cleanings
Veterinary radiology; veterinary radiography; animal X-rays; veterinary imaging; veterinary diagnostic imaging; pet x-rays; veterinary ultrasound
Veterinary laboratory tests; fecal analysis; faecal flotation; IDEXX analysers; veterinary lab tests; heartworm testing; IDEXX; faecal egg counts; ear cytology; in-house lab veterinary; veterinary blood draws; animal blood collection; fecal exams; Snap tests IDEXX; fecal floats; idexx lab equipment
Animal handling; animal restraint; handling animals; restraining animals; patient restraint veterinary; pet care; restraint of animals; small animals care; restrain animals; handle animals
Animal husbandry; animal care; care of animals; caring for animals; feeding animals; animal welfare; animal housing; fish husbandry; feed animals
Kennel work; kennels; kennel care; kennel cleaning; boarding kennels; cattery
Livestock management; livestock ~ctx; livestock handling; cattle handling; stockmanship; cattle ~ctx; beef cattle; sheep farming; goats ~ctx + management; handling; beef; sheep; farming
Dairy farming; milking ~ctx; milking cows; calving; milk cows + dairy; farming; cows
Horse care; horse handling; stable management; stable yard work; mucking out; grooming horses; equine care; groom horses
Dog walking; pet sitting; dog daycare; doggy daycare; pet boarding; dog handling
Animal shelter; animal rescue; animal control; shelter animals
Zoo keeping; zookeeping; zoo keeper; zoo animal care
Poultry farming; poultry ~ctx; pig farming; swine production + farm; farming; birds; hatchery; broiler; layer; flock; livestock; swine
Aquaculture; fish farming; hatchery
Beekeeping; apiculture; bee-keeping
Pet grooming; dog grooming; animal grooming; dog bathing; breed clips; pet bathing; grooming salon dogs; breed standard grooming; nail trims dogs; dog groomer; cat grooming; breed-specific grooming; bathing dogs; grooming dogs; pet groomer; pet stylist; deshedding; hand stripping; bathe dogs; groom dogs
Animal training; pet training; clicker training
Dog training; dog obedience; obedience training; puppy training; canine training; behavioural training dogs; service dog training < Animal training
K9 handling; K-9 handling
Horse training; horse riding; riding instruction; equestrian; equine training
Animal behaviour; canine behaviour; animal behaviour training
Animal vaccination; pet vaccinations; animal vaccines; vaccinating animals; veterinary vaccines; animal injections; administering vaccines to animals; rabies vaccination; flea and tick prevention; animal medications; veterinary pharmacy; administer medications to animals; vaccinate animals; administer vaccines to animals; administering medications to animals
Microchipping; pet microchipping; microchip implantation
Herd health; herd health management; deworming; parasite control
Artificial insemination; animal breeding; pregnancy diagnosis cattle; animal reproduction; bovine reproduction; animal genetics breeding
Animal nutrition; feed formulation; ruminant nutrition
Laboratory animals; vivarium; laboratory animal care; laboratory animal science; animal facility; lab animal care; laboratory animal medicine; lab animals; gnotobiotic
IACUC; IACUC protocols; AAALAC; Home Office licence
Rodent handling; mouse handling; mice handling; rodent surgery; oral gavage; dosing of animals < Laboratory animals
Mouse colony management; mouse colony; colony management; rodent colony; breeding colony; mouse genotyping < Laboratory animals
Animal models; mouse models; murine models; rodent models; animal studies; in vivo studies; in vivo experiments; in vivo; animal research
Veterinary software; veterinary practice management software; veterinary practice software; vet practice management system
AVImark; AVImark veterinary software; Covetrus AVImark < Veterinary software
IDEXX Cornerstone; Cornerstone veterinary < Veterinary software
ezyVet; Ezy Vet < Veterinary software
IDEXX Neo < Veterinary software
Provet Cloud; Provet < Veterinary software
RoboVet ~up; Robovet PMS < Veterinary software
RxWorks; Rx Works < Veterinary software
VetSpace ~up; VetSpace PMS < Veterinary software
Merlin veterinary; Merlin vet software < Veterinary software
Impromed < Veterinary software
Covetrus; Covetrus Pulse < Veterinary software
Digitail; Digitail vet software < Veterinary software
Vetter software; VETTER cloud < Veterinary software
Veterinary client communication; client education veterinary; veterinary client service; pet owner education; veterinary reception; veterinary receptionist; client communication veterinary; pet owners; educating pet owners; veterinary customer service; client education on pets; animal owner education; vet reception; client service representative veterinary; educate pet owners
Euthanasia support; pet euthanasia; euthanasia ~ctx; humane euthanasia; animal euthanasia; end-of-life care for pets; euthanasia of animals + animal; animals; pet; veterinary; humane; pets

// Funeral, other care
Embalming; mortuary science; restorative art mortuary; mortuary services; embalmer; hearse driving
Funeral directing; funeral services; funeral director; funeral arrangements; funeral home; funeral care; funeral planning; funerals ~ctx; removals funeral; bereavement services funeral; pre-need funeral sales + funeral; directing; director; arrangements; home; care; planning; removals; bereavement; pre-need; sales
Cremation; crematory operation; crematorium; cemetery operations; cemetery ~ctx + crematory; operation; operations
Care of the deceased; last offices; post-mortem care; preparation of the deceased
Electroencephalography; EEG ~up; EEG testing; EEG monitoring; video EEG; EEG technologist; long-term monitoring EEG; EEG technician; LTM EEG + nerve; conduction; eeg; neurology; studies; muscle; ncs
Electromyography; EMG ~list; nerve conduction studies; EMG/NCS + nerve; conduction; eeg; neurology; studies; muscle; ncs
Intraoperative neuromonitoring; IONM ~up; neuromonitoring; evoked potentials
Clinical neurophysiology; neurophysiology; neurodiagnostics
Hyperbaric oxygen therapy; hyperbaric medicine; HBOT ~up; hyperbaric chamber; hyperbaric
Transcranial magnetic stimulation; TMS ~list; TMS therapy; TMS treatments + psychiatric; depression; magnetic; therapy; treatment; stimulation; patient; neurostar - transport; transportation; logistics; freight; carrier; carriers; truck; oracle; sap; blue yonder
Electroconvulsive therapy; ECT treatment; ECT therapy
Ketamine therapy; esketamine; Spravato
Neurofeedback; biofeedback
Neuromodulation; vagus nerve stimulation; deep brain stimulation
Clinical photography; medical photography; medical photographer
Medical illustration; clinical illustration; medical animation
Healthcare interpreting; medical interpreting; medical interpretation; medical interpreter; medical translation; patient interpreting
Patient advocacy; patient advocate; advocacy for patients; advocating for patients; client advocacy; person-centred approach; advocate for patients
Patient satisfaction; patient satisfaction surveys; patient satisfaction scores; Press Ganey; HCAHPS scores
Patient experience; patient experience improvement; patient feedback; patient complaints; PALS service; patient relations; patient liaison; patient liaison services; patient relations management; patient relationship management
Patient communication; patient interaction; communicating with patients; patient contact; patient-facing; patient rapport; patient engagement; patient engagement strategies; service user engagement
Patient rights; resident rights
Service user involvement; patient and public involvement; co-production with service users
Patient support; patient support services; patient service excellence
Personal health coaching; health coaching services; diabetes prevention programme; chronic disease self-management education
Behaviour change interventions; health behaviour change
Independent living skills; daily living skills training; independent living skills training; ILS training; developing independence; promoting independence; maintaining independence; independence skills; skill-building for clients; waiver services; promote independence; develop independence; maintain independence
Job coaching; job coaching disability; supported employment services; supported employment program; individual placement and support; customised employment; disability employment services; employment support disability; IPS employment; DES employment; job carving; employment specialists; job coaches
Day habilitation; habilitation; residential habilitation; community habilitation; habilitation plans
Adult day services; adult day care; adult day health; day services for adults; day programs for adults; day centres for adults
Person-centred planning; person-centered planning; individual support plans; individual service plans; ISP goals; service plans disability; PCP plans; person-centred plans; individual service planning
Community integration; community integration support
Life skills coaching; life skills support; life skills development; teach life skills; life skills training for clients; teaching life skills < Independent living skills
HEOR ~up; health economics and outcomes research; health economic modelling; pharmacoeconomics; health technology assessment; HTA submissions; outcomes research; cost-effectiveness analysis health; NICE submissions
Gamma camera imaging; nuclear medicine scans; radionuclide imaging; isotope scans < Nuclear medicine
Blood flow restriction therapy; blood flow restriction; BFR training
Step-down care | Stepdown | Step-down ~ctx | Hoists; hoisting; using hoists | Slide sheets; slide sheet | Transfer belts | Moving and handling equipment | Turning charts | Fluid charts; fluid balance charts; fluid balance; food and fluid charts; food charts; bowel charts | Intake and output; I&O ~up; input and output charts; I&Os | Strict I&O | Observation charts; care charts | Webster packing; Webster packs | Compliance packs | S8 register; S8 medicines; CD register | DD register; dangerous drugs register | Opioid replacement therapy; opioid replacement; opioid substitution | Methadone dispensing; methadone program; ORT program | Buprenorphine dosing | Supervised consumption | RMMRs ~up | MURs ~up | MedsChecks; MedsCheck | New Medicine Service | Pharmacy First | Clinical interventions pharmacy; professional services pharmacy | High-complexity testing; high complexity testing; moderate complexity testing | Coagulation ~ctx | Microbiology bench | Type and screen; type and crossmatch | Antibody identification; antibody screens | Crossmatching | Transfusion services | Critical values; panic values; critical results; call critical values | Quality control lab | Differentials ~ctx; manual differentials | Body fluids | Analyzers ~ctx; analysers ~ctx | Sysmex ~cap | Stago | Ortho Vision | Vitros | Cerner PathNet | SCC Soft | Dose audits; dose audit; dose optimisation | Protocols CT; CT protocols | Image quality audit | Reject analysis | RIS ~list | CRIS radiology | Soliton | Patient group directions; PGD ~list; PGDs ~up; patient group direction | Patient specific directions | ISBAR | Handoff ~ctx | Hand-off communication | Sealants ~ctx | Intraoral scans | Nitrous oxide | Local anesthesia dental; local anaesthesia | Sterilization ~ctx; sterilisation ~ctx | Decontamination ~ctx | CDC ~list; CDC guidelines; CDC infection control | OSHA bloodborne pathogens | Spore testing | Impressions ~ctx | Ward rounds; ward round | Bed management | Patient flow | Risk assessments patients | Rapid response | Early warning scores | MEWS | GCS ~list | Sepsis screening | Feeding residents | Mouth care | MCA DoLS | Duty of candour | Incident reporting Datix | RiskMan | Biomedical waste; biomedical waste management | BMW rules + patients; patient; nursing; icu; ward; ct; radiographers; hematology; coagulation; lab; laboratory; chemistry; testing; charts; care; nurse; cardiac; dental; hygiene; infection; instruments; guidelines; shift; charting; specimens; vaccines; cannulation; contrast; pacs; analyzers; maintains; telemetry; hospital; pharmacist; vaccination; accredited; standards; accreditation - high school; teach; organic; database; change data; keys; project handover; shop
assessment (clinical) ~ctx; assessments (clinical) ~ctx | reassessment | triaging | stroke ~ctx | STEMI | sepsis | codes ~ctx | 12-lead | arrhythmia | IV cannulation | IV antibiotics | infusions | drips ~ctx | sedation | chest tubes | dressings (wound) ~ctx | Waterlow | MUST tool | sharps disposal | PEG ~list | bowel care | incontinence | diabetes | buccal midazolam | symptom management | bereavement | psychiatric ~ctx | personality disorder | sectioning ~ctx | best interests | positive behaviour support plans | breakaway | medication ~ctx; medications ~ctx | medication passes | medication support | travel vaccines | smears | discharges ~ctx | admissions (clinical) ~ctx | Milliman | MCG ~list | daily notes | record keeping care | care notes | observations ~ctx | NEWS ~list | blood pressure | specimens ~ctx | swabs ~ctx | lab results | bathing ~ctx | grooming (care) ~ctx | toileting (care) ~ctx | feeding (care) ~ctx | meal prep | cooking meals | domestic tasks | domestic support | shopping ~ctx | errands ~ctx | hobbies ~ctx | activities ~ctx | community access; accessing the community | outings ~ctx | social activities | supporting independence | independent living | life skills | waking nights | enablement | repositioning | mobility ~ctx | soft tissue | taping (clinical) ~ctx | ultrasound therapy | TENS ~up | post-op rehab | post-operative rehabilitation | pre-op | neuro rehab | vestibular rehab | paediatric | pelvic floor | men's health | amputee | home visits | outcome measures | group classes | rehab | workers comp rehab | DVA ~up | My Aged Care | Medicare EPC | Physitrack | PhysiApp | Power Diary | Splose | Net Health | Nourish ~list | Birdie ~list | Access care | Rio ~list | Carenotes | Paris ~list | Mosaic ~list | SystmOne clinical | EMIS clinical | Sunrise ~list | VistA | Alaris | Vocera | Cogito | Kipu | Welligent | OASIS ~up | MDS ~list | RAI ~up | denials ~ctx | NMC code | HCPC standards | AHPRA standards | NSQHS | radiography | dental ~ctx | dental radiographs | prophy | fluoride | sealants (dental) ~ctx | chairside | crowns ~ctx | aligners | implants ~ctx | instrument processing | scrub ~ctx; scrubbing ~ctx | circulating ~ctx | scrub and circulate | theatre ~ctx | postpartum | antenatal | intrapartum | lactation | neonatal | respiratory | articulation ~ctx | ACT ~list | MI ~list | neuropsychological | discharge social work | resource linkage | form F | supervised contact | direct work | family support | parenting programmes | DASH ~list | counting ~ctx | over the counter | NMS ~list | PMR ~up | third party billing | nail trims | sample processing | calibrating analyzers + patients; patient; clinical; care; residents; nursing; medical; hospital; support; service users; clients; health; ward; clinic; therapy; assess; treatment; nurse; rehab; caseload; medication; dental; surgical; people; personal; individuals; daily; protocols - software; network; code review; kitchen; retail; construction; machinery; data center; vehicles
physical ~ctx | cognitive ~ctx; cognitive needs; cognitive impairment | psychological ~ctx; psychological needs | initial interviews | initial assessments | initial evaluation | minor adaptations | adaptations (in care); adaptations ~ctx | home adaptations | equipment provision | equipment ~ctx | prescribing equipment | service development; service improvement | AMPS ~up | MOHOST ~up | ACIS assessment | MoCA | MMSE ~up | older adults | older people | elderly ~ctx | neuro ~ctx | Falls ~ctx; falls service; falls assessment | community rehabilitation | community rehab | MDT ~up | MDT meetings | multidisciplinary team | multi-disciplinary team | interdisciplinary team | band 5 staff; band 5 ~ctx | therapy assistants | rehab assistants | RCOT ~up; Royal College of Occupational Therapists | vestibular ~ctx | post-operative ~ctx | post-op | post-operative rehab | post-surgical | pre-operative | MDT (McKenzie) ~list | OCS ~up | SCS ~list | COMT ~up | CAPTE ~up | CEUs | HEP2go; MedBridge | maintenance (in care); maintenance ~ctx | CAP (pathology) ~list | COLA ~up | AABB ~up | Beckman; Beckman DxC; DxH ~ctx | Cepheid; GeneXpert | send-outs; sendouts | chemistry (in care); chemistry ~ctx | washing ~ctx | dressing (care) ~ctx | grooming ~ctx | medication prompting | prompting ~ctx | medication prompts | transfers (care) | laundry (in care); laundry ~ctx | feeding (in care); feeding ~ctx | Parkinson's | MND ~up | ABI ~up | PCS ~list | CareLineLive | HHAeXchange | MAR ~up | domiciliary | extra care | respite | double-ups + patients; patient; clinical; care; residents; rehab; therapy; nursing; hospital; clinic; specimens; laboratory; testing; treatment; medical; clients; assessment; needs; team; community
Paragon EHR; McKesson Paragon; Allscripts Paragon; Paragon ~list < Electronic health records + software; customs; tms; fleet; routing; transport; planning; carriers; route; routes; system; dispatch; microlise; excel; knowledge; experience
case management (health) | state survey | quality measures | prescriptions ~ctx | inventory of medications | mobility assistance | transfers ~ctx + patients; patient; clinical; care; nursing; medical; hospital; treatment; health; clinic; assessment; medication; therapy
resident care; direct resident care | oral care | denture care | skin care | peri care | perineal care | skin checks
skin assessments | mechanical lifts | body mechanics | turning schedules | ROM exercises | ambulating
mechanical soft diets | meal assistance | exit-seeking + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
wandering ~ctx | elopement | elopement risk | sundowning | redirection | behaviour charts | behavioural symptoms | responsive behaviours | reminiscence | reminiscence therapy | validation therapy | person-centred dementia care | life stories | activity programmes | social engagement | one-to-one supervision | 1:1 observations + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
hourly rounding | intentional rounding | call bells | bed alarms | post-fall assessments | incident reporting in care + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
family meetings | family communication | care conferences | care plan meetings | care plan reviews | care plan updates | PCC ~up
Yardi EHR | PRN medications
deteriorating patients | sepsis bundles | triage assessment | ESI triage | neuro checks | neurological observations | Glasgow Coma Scale
long-term condition reviews | asthma reviews
QOF ~up | Vision GP
ultrasound examinations | paediatric ultrasound | small parts ultrasound; small parts | breast ultrasound | renal ultrasound | thyroid ultrasound | Doppler; Doppler studies | carotid Doppler | DVT scans | nuchal translucency | NT scans | morphology scans | anomaly scans
second trimester scans | growth scans | early pregnancy scans | transvaginal ultrasound | ultrasound-guided procedures | ultrasound-guided injections | biopsies | drainages ~ctx | preliminary reports | sonographic reports | probe disinfection | transducer reprocessing | transthoracic echocardiograms | TTE ~up | TOE ~up + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
strain imaging | plain film | general X-ray | mobile X-ray | theatre imaging
dose monitoring | Sectra | GE Centricity | Visage ~cap | image quality | positioning of patients; patient positioning
Eclipse treatment planning
probing depths
orthodontic adjustments | bracket placement | whitening ~ctx | nitrous oxide monitoring + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
dispensing accuracy | clinical screening of prescriptions | aseptic preparation | monitored dosage systems | third-party rejections | insurance adjudication
PMR systems | stock rotation of medicines | warfarin dosing | therapeutic drug monitoring
phlebotomy draws | centrifuging | grossing ~ctx | embedding ~ctx + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
microbiology cultures | blood cultures | antibiotic susceptibility | QC runs | analyser maintenance
transfer training | musculoskeletal assessment
MSK assessments | outpatient musculoskeletal | orthopaedic rehabilitation | goal setting with patients | fine motor skills | activities of daily living assessment
seating assessments | FIM scoring | FEES ~up | language assessments | fluency therapy | early intervention
parent training
case formulation | discharge planning meetings | safeguarding referrals | Care Programme Approach | community treatment orders
surgical positioning
da Vinci ~list | newborn checks | CTG monitoring | special care baby unit + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
root cause analysis of incidents | hand hygiene audits | medical waste
bed flow | bed meetings | staffing grids | mentoring of students | safe staffing | acuity ~ctx + residents; resident; patients; patient; care; nurse; nursing; clinical; adls; charting; memory; ultrasound; imaging; radiology; scanning; hospital; ward; clinic; medications; treatment; dementia; assist; vital; hygiene; bathing; dental; pharmacy; theatre; rehab
nurse clinics; nurse-led clinics | weight clinics; weight management clinics | nail clips | nail clipping | anal gland expression | second vaccinations | puppy vaccinations | kennel cough vaccines | post-op checks | post-operative checks | hospital sheets | kennel sheets | hospitalisation sheets | discharge appointments | discharge notes | in-patient nursing | emergency and critical care; ECC ~up
low-stress handling | fear free handling | farm animal practice | mixed practice | exotics ~ctx | spays and castrates | anaesthetic monitoring | anaesthetic charts | pet health plans | pet insurance claims | crematory arrangements + pets; animals; dogs; cats; veterinary; vets; patients; nurse; surgery; clinic; practice; surgical; wards; inpatients; laboratory
Merlin ~list | Cornerstone vet software | student veterinary nurses | in-house lab | faecal samples | fine needle aspirates | foaling | lameness examinations + pets; animals; dogs; cats; veterinary; vets; patients; nurse; surgery; clinic; practice; surgical; wards; inpatients; laboratory
enrichment for animals | rehoming | adoptions ~ctx + pets; animals; dogs; cats; veterinary; vets; patients; nurse; surgery; clinic; practice; surgical; wards; inpatients; laboratory
`,
};
