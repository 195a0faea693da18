import type { TradeFile } from "./trade-file.ts";

export const education: TradeFile = {
  trade: "education",
  kind: "hard",
  lines: `
// Teaching
Teaching ~ctx; classroom teaching; teaching experience; teaching and learning; school teaching; teaching students; teach students; teaching practice + students; pupils; classroom; school; lesson; lessons; curriculum; learners; children; grade; subject; university; college - hospital
Classroom management; behaviour management in the classroom; managing a classroom; classroom behaviour management; classroom discipline; classroom routines; manage a classroom
Lesson planning; lesson plans; planning lessons; lesson preparation; plan lessons; preparing lessons; lesson design; plan and deliver lessons; unit plans; schemes of learning; daily lesson plans; weekly lesson plans; medium-term planning; short-term planning; differentiated lessons; differentiate lessons; learning materials; prepare lessons; lesson delivery
Schemes of work; unit planning < Lesson planning
Curriculum development; curriculum design; curriculum planning; developing curriculum; curriculum writing; syllabus design; syllabus development; curriculum creation; course planning; curriculum ~ctx + teach; teacher; plan; national; subject; school; lessons; deliver; develop; knowledge; pupils; students; review; align; alignment; standards; general; state; department; lesson; content; materials; access; learning; syllabus; planning; schemes; programme; resources; scheme; follow; cover; complete; cbse; icse; board; key stage; modify; implement; instruction; college; courses; knowledge of
Curriculum mapping; curriculum alignment; curriculum implementation; curriculum review; curriculum evaluation; scope and sequence; curriculum map
Differentiated instruction; differentiation in teaching; differentiated learning; differentiated teaching; differentiating lessons; individualised instruction
Adaptive teaching; scaffolding learning; scaffolded instruction < Differentiated instruction
Student assessment; assessment of students; assessing students; pupil assessment; assessing student progress; learner assessment; assessment of learning; student evaluation; assess students; assess student progress
Formative assessment; assessment for learning; AfL ~up; formative and summative < Student assessment
Summative assessment; end of year assessments < Student assessment
Marking and grading; grading papers; marking student work; grading assignments; grade assignments; marking homework; grading exams; marking assignments; exam marking; essay marking; grading student work; graded homework; grading homework; mark and grade; grade papers; mark student work; mark homework; grade exams; mark assignments; grade student work; grade homework; grading ~ctx + essays; exams; papers; students; homework; coursework; assignments; classes; pupils; tests; quizzes; rubrics; exam - sites; drainage; road; steel; lumber; earth; soil; building; meat
Student progress monitoring; tracking pupil progress; tracking student progress; monitoring student progress; pupil tracking; learner progress reviews; progress reports students; track pupil progress; track student progress; monitor student progress
Report cards; school reports; report card writing; writing school reports; pupil reports; end of term reports
Parent-teacher communication; parent communication; parent-teacher conferences; communicating with parents; parents' evenings; parent engagement; parent conferences; parent meetings school; parental engagement; family engagement school
Test preparation; test prep; exam preparation; SAT prep; GCSE preparation; exam coaching; ACT prep; IELTS preparation; preparing students for exams; revision sessions; prepare students for exams
Standardised testing; standardized tests; test administration; state testing; administering tests; SATs administration; administer tests
Examinations administration; awarding bodies; exam entries; JCQ regulations; examination boards
Tutoring ~ctx; private tutoring; one-to-one tuition; tutor ~ctx; online tutoring; academic tutoring; private tuition; one-on-one tutoring; individual tutoring; homework help; tutor students; homework support; academic support tutoring; tuition ~ctx; peer tutoring + students; student; math; maths; english; subjects; homework; lessons; private; online; children; gcse; science; exam - reimbursement; assistance; fees; free; benefits
Mentoring students; student mentoring; academic mentoring; pupil mentoring; learning mentor; mentor students; student mentorship
Student supervision; supervising students; supervision of students; supervising pupils; supervising children; supervise students; supervise pupils; supervise children
Playground supervision; lunch duty; recess supervision; lunchtime supervision; midday supervision; playground duty; break duty; bus duty < Student supervision
Student engagement; engaging students; learner engagement; student motivation; pupil engagement; student participation
Student-centred learning; learner-centred; child-centred learning; active learning; student-led learning; cooperative learning; collaborative learning; learner-centered teaching
Project-based learning; PBL ~list; project based instruction + learning; students; project; inquiry; curriculum; teaching; stem - distributor
Inquiry-based learning; enquiry-based learning; inquiry-based instruction
Experiential learning; hands-on learning; learning by doing
Problem-based learning; problem based teaching
Flipped classroom; flipped learning
Online teaching; remote teaching; distance learning; virtual teaching; online instruction; distance education; teaching online; virtual instruction; e-teaching; remote instruction; virtual classroom; live online classes; teach online
Educational technology; edtech; ed tech; EdTech tools; classroom technology; technology integration in the classroom; learning technology schools; technology-enhanced learning; TEL teaching; instructional technology classroom; ICT in education
Google Classroom; Google for Education; Google Workspace for Education; G Suite for Education < Educational technology
Interactive whiteboards; Smart Board; Promethean board; smartboard; Promethean; ActivInspire; SMART Notebook < Educational technology
Seesaw for Schools; Seesaw app < Educational technology
ClassDojo ~up; Class Dojo < Educational technology
Nearpod; Near Pod < Educational technology
Edmodo; Edmodo classroom < Educational technology
Quizlet; Quizlet Live < Educational technology
Padlet; Padlet boards < Educational technology
IXL Learning; IXL math; IXL practice < Educational technology
Khan Academy; Khanmigo < Educational technology
Flipgrid; Flip video classroom < Educational technology
Pear Deck; Peardeck < Educational technology
Moodle; Moodle LMS; Moodle administration < Learning management systems
Canvas LMS; Instructure Canvas; Canvas ~list < Learning management systems + upload; instructor; faculty; assignment; instructional; discussion; quizzes; learner; class; classes; teach; announcements; gradebook; blended; lms; blackboard; canvas; moodle; students; course; online; classroom; teaching; d2l; instructional; courses; grades; lessons; assignments; google classroom; teacher; learners; university; modules; learning; grade - stretch; frames; bags; tents; html5; javascript; paint; tableau; power apps
Blackboard Learn; Blackboard ~cap; Blackboard LMS; Blackboard Ultra < Learning management systems
Schoology; Schoology LMS; PowerSchool Schoology < Learning management systems
Brightspace; D2L ~up; D2L Brightspace; Desire2Learn < Learning management systems
Sakai; Sakai LMS < Learning management systems
Firefly Learning; Firefly VLE < Learning management systems
Open edX; edX Studio < Learning management systems
SIMS school system; SIMS.net; ESS SIMS < Student information system
ManageBac; ManageBac IB < Student information system
Blackbaud K-12; Blackbaud Education Management < Student information system
Compass school management; Compass education; CompassTracker < Student information system
CPOMS; CPOMS safeguarding
Campus Solutions; PeopleSoft Student < Student information system
Tribal SITS; SITS e:Vision < Student information system
Workday Student; Workday Student system < Student information system
Jenzabar; Jenzabar EX < Student information system

// Levels, settings, phases
Early childhood education; early years; early years education; early years practice; early childhood development; early years setting; ECE ~list; ECEC ~up; early childhood; early childhood teaching; early learning; early years practitioner; early childhood educator + childcare; preschool; children; daycare; early; toddlers; kindergarten; teacher; educator - electrical; computer; engineering
Preschool teaching; preschool education; pre-school education; preschool teacher < Early childhood education
Early Years Foundation Stage; EYFS ~up; EYFS curriculum; EYFS framework; EYFS statutory framework; EYFS planning
Early Years Learning Framework; EYLF ~up; National Quality Framework; NQF ~list; National Quality Standard; belonging being becoming; NQS ~up; assessment and rating + childcare; educators; early; children; eylf; quality; framework; national
Childcare; child care; daycare; day care for children; nursery nursing; nursery work; caring for children; childminding; nursery practitioner; creche; looking after children; nursery nurse; child minding; child care centre; childcare centre; daycare centre; family day care; out of school hours care; OSHC ~up; child supervision
Nannying; nanny; babysitting; au pair; nanny experience; governess; babysitter; newborn nanny; sitter for children; mother's helper
Toddler care; infant care; caring for infants; infants and toddlers; baby room; bottle feeding; infant room; babies and toddlers; toddler room
Diapering; nappy changing; diaper changing
Kindergarten teaching; pre-K teaching; prekindergarten; kindergarten ~ctx; pre-kindergarten; reception class teaching; nursery teaching; pre-K; transitional kindergarten + teaching; reception; class; nursery; transitional
Child development; child development milestones; developmental milestones; stages of child development; developmentally appropriate practice; child growth and development; developmental observations; child observation; learning observations; observe and record; developmentally appropriate activities; DAP ~list; social-emotional development; SEL ~up; school readiness; EYLF ~up; NQS ~up; key person; key worker role + child; children; preschool; early
Play-based learning; learning through play; play based curriculum; free play; purposeful play; child-led play; continuous provision; outdoor play; loose parts play
Forest school; outdoor learning; nature-based learning; outdoor education; outdoor classroom; bush kinder
Montessori; Montessori materials; Montessori method; Montessori teaching; Montessori curriculum; Montessori approach
Reggio Emilia; Reggio Emilia approach; Reggio-inspired
Steiner education; Waldorf; Waldorf education; Steiner Waldorf
HighScope; High/Scope curriculum; HighScope curriculum
Creative Curriculum; Teaching Strategies GOLD; TS GOLD
Head Start standards; Head Start program; Head Start performance standards; CLASS observation
Early years software; nursery management software; childcare management software; childcare software
Famly; Famly app < Early years software
Tapestry learning journal; Tapestry app < Early years software
Brightwheel < Early years software
Lillio; Himama < Early years software
Procare; Procare childcare; Procare software < Early years software
Storypark < Early years software
Kinderloop; Kinderloop app < Early years software
Xplor education; Xplor childcare < Early years software
Learning journals; learning journeys; children's learning journals
Primary teaching; primary education; elementary education; elementary teaching; primary school teaching; elementary school teaching; KS1 and KS2; primary school; lower primary; primary curriculum; elementary school; primary years
Key Stage 1; KS1 ~up; KS1 teaching < Primary teaching
Key Stage 2; KS2 ~up; KS2 teaching < Primary teaching
Secondary teaching; secondary education; secondary school teaching; KS3 and KS4; secondary school; high school ~ctx; 11-18 teaching + teacher; teaching; teach; pupils; students; classroom; curriculum - diploma; graduate; ged; equivalent
Key Stage 3; KS3 ~up; KS3 teaching < Secondary teaching
Key Stage 4; KS4 ~up; GCSE teaching < Secondary teaching
A-level teaching; Key Stage 5; KS5 ~up; sixth form teaching; sixth form < Secondary teaching
Middle school teaching; middle school; junior high < Secondary teaching
High school teaching; high school instruction; high school teach < Secondary teaching
National Curriculum; England national curriculum; national curriculum planning; national curriculum assessments
Common Core standards; Common Core; Common Core State Standards; CCSS ~up
Next Generation Science Standards; NGSS
TEKS; TEKS curriculum; Texas Essential Knowledge and Skills
State standards; state academic standards; standards-based instruction; standards-based grading
International Baccalaureate; IB ~list; IB curriculum; IB teaching + curriculum; teaching; diploma; myp; pyp; school; teacher; baccalaureate; curriculum - investment; banking; bank; analyst
IB Diploma Programme; IBDP ~up; IB Diploma; IB DP < International Baccalaureate
IB Primary Years Programme; IB PYP; Primary Years Programme < International Baccalaureate
IB Middle Years Programme; IB MYP; Middle Years Programme < International Baccalaureate
Advanced Placement teaching; AP courses; AP teaching; teaching AP; Advanced Placement; AP classes; teach AP
Cambridge International; IGCSE; Cambridge IGCSE; CAIE curriculum
Australian Curriculum; ACARA; Victorian Curriculum; NESA syllabus
CBSE curriculum; CBSE; ICSE curriculum; ICSE board; CBSE teaching
Phonics; phonics instruction; phonics teaching; synthetic phonics; systematic phonics
Read Write Inc; RWI phonics; Little Wandle; Jolly Phonics; letters and sounds < Phonics
Phonological awareness; phonemic awareness
Structured literacy; science of reading; SOR reading
Literacy instruction; literacy teaching; literacy development; balanced literacy; early literacy; teaching literacy; literacy support; teach literacy
Reading instruction; teaching reading; reading support; reading groups; teach reading < Literacy instruction
Reading intervention; literacy intervention < Literacy instruction
Guided reading; small group reading
Reading comprehension instruction; reading comprehension
Writing instruction; teaching writing; teach writing
Orton-Gillingham; Orton Gillingham approach
Wilson Reading System; Wilson Reading; Fundations
Reading Recovery; Reading Recovery programme
Lexia; Lexia Core5; Lexia reading
i-Ready; iReady; i-Ready assessment
Fountas and Pinnell; F&P assessment
NWEA MAP; MAP Growth; MAP testing
DIBELS; DIBELS assessment; mCLASS
Accelerated Reader; Renaissance Accelerated Reader; STAR Reading
Numeracy teaching; maths teaching; mathematics teaching; teaching maths; math instruction; teaching mathematics; mathematics instruction; math intervention; numeracy support; numeracy intervention; numeracy development; mathematics education; teaching numeracy; teach numeracy
Maths tutoring; math tutoring; mathematics tutoring; maths tuition
Maths mastery; White Rose Maths; Singapore Maths
Algebra teaching; calculus teaching < Numeracy teaching
Science teaching; teaching science; science instruction; science education; teach science
Biology teaching; teaching biology; teach biology < Science teaching
Chemistry teaching; teaching chemistry; teach chemistry < Science teaching
Physics teaching; teaching physics; teach physics < Science teaching
STEM education; STEM teaching; STEAM education; STEM instruction; STEM outreach < Science teaching
English teaching; teaching English; teach English
English language arts; ELA ~list; ELA instruction; language arts; English language arts instruction; English Language Arts teaching < English teaching + teaching; instruction; grade; curriculum; students; math; teacher; literacy - enterprise
English literature teaching; teaching English literature; teach English literature < English teaching
Teaching English as a foreign language; TEFL ~up; TESOL ~up; ESL ~up; ESL teaching; EFL ~up; English as a second language; ESOL ~up; teaching ESL; English language teaching; EFL teaching; ESL instruction; ESL students; ESOL teaching; teaching English to speakers of other languages; English as a foreign language; teach ESL + english; teaching; language; tesol; celta; esl; learners; students - extract; load; transform
English language learners; ELL ~up; ELL instruction; English learners; English language development; multilingual learners; emergent bilinguals
EAL support; EAL ~up; English as an additional language
Sheltered instruction; SIOP model; SDAIE
WIDA standards; WIDA; WIDA ACCESS
Business English teaching; business English classes; Business English < Teaching English as a foreign language
Modern foreign languages teaching; MFL ~up; language teaching; foreign language teaching; world languages teaching; language instruction; foreign language instruction; language tutoring; teaching languages; communicative language teaching; teaching foreign languages; world language instruction; language pedagogy; teach languages; teach foreign languages
Spanish teaching; teaching Spanish; teach Spanish < Modern foreign languages teaching
French teaching; teaching French; teach French < Modern foreign languages teaching
Dual language teaching; bilingual education; dual language immersion; bilingual teaching; immersion teaching
German teaching; teaching German; teach German < Modern foreign languages teaching
Mandarin teaching; teaching Mandarin; teaching Chinese; teach Mandarin; teach Chinese < Modern foreign languages teaching
Humanities teaching; humanities education
History teaching; teaching history; teach history < Humanities teaching
Geography teaching; teaching geography; teach geography < Humanities teaching
Social studies teaching; teaching social studies; social studies instruction; civics teaching; teach social studies < Humanities teaching
Religious education; RE teaching; religious studies teaching; religious instruction; catechism; Sunday school teaching; Bible teaching
PSHE teaching; PSHE ~up; citizenship education < Humanities teaching
Computing teaching; ICT teaching; computer science teaching; teaching computing; computer science education; teaching computer science; IT teaching; computing curriculum; teach computing; teach computer science
Computer literacy training; computer skills teaching; ICT training basic; digital literacy teaching
Coding education; teaching coding to children; Scratch programming teaching; teaching programming; code club; teach coding to children; teach programming < Computing teaching
Physical education; PE ~list; PE teaching; physical education teaching; teaching PE; PE teacher; physical education instruction; PE lessons; teach PE + teaching; sport; school; lessons; coaching; teacher; pupils; curriculum; games; health - equity; private; fund; engineer; licence; license; civil; buyout
Sports coaching in schools; school sports; PE and sport; sports education
Adapted physical education; adaptive PE; APE teaching < Physical education
Music teaching; teaching music; music education; music lessons; music instruction; ABRSM; music theory teaching; music tutoring; teach music
Piano teaching; piano lessons; piano instruction < Music teaching
Guitar teaching; guitar lessons < Music teaching
Singing teaching; vocal coaching; voice lessons < Music teaching
Instrumental teaching; violin teaching; drum teaching; peripatetic music teaching < Music teaching
Choir directing; choral conducting teaching; choir direction
Band directing; orchestra directing; band direction
Kodály; Orff; Suzuki method; Orff Schulwerk
Art teaching; teaching art; art education; art and design teaching; visual arts teaching; art instruction; art classes; art lessons; teach art
Drama teaching; teaching drama; performing arts teaching; theatre education; teach drama
Dance teaching; dance instruction; teaching dance; ballet teaching; dance classes; ballroom dance instruction; teach dance
Arts and crafts activities; craft activities; arts and crafts with children; crafts with children
Photography teaching; pottery teaching; ceramics teaching
Design and technology teaching; D&T teaching; DT teaching; technology education teaching; DT technician
Career and technical education; CTE ~list; CTE teaching + training; vocational; rto; apprenticeship; education; teaching; students; technical; career; course; asqa - veterinary; veterinarian; veteran; rpo; recovery; backup; disaster
Food technology teaching; home economics teaching; family and consumer sciences
Vocational teaching; vocational education; vocational training; vocational instruction; VET teaching; VET ~list; vocational instructor; technical education; TVET ~up; trade instruction; trades training; technical instruction; vocational education and training; TAFE; teaching trades; technical vocational education; AVETMISS; teach trades + training; vocational; rto; apprenticeship; education; teaching; students; technical; career; course; asqa - veterinary; veterinarian; veteran; rpo; recovery; backup; disaster
BTEC teaching; T Levels
NVQ assessment; NVQ assessing; vocational assessment; workplace assessment; apprenticeship assessment; EPA assessment
Apprenticeship delivery; apprenticeship training; apprenticeship standards
End-point assessment; end point assessor
Work-based learning; workplace learning
Internal quality assurance IQA; IQA ~up; internal verification
Functional skills; functional skills teaching; functional skills English and maths
Skills coaching; skills coach; learner coaching
E-portfolio systems; e-portfolio
OneFile ~up; OneFile eportfolio < E-portfolio systems
Smart Assessor; SmartAssessor ~up < E-portfolio systems
Aptem; Aptem Apprentice < E-portfolio systems
RTO compliance; ASQA; Standards for RTOs; RTO standards; ASQA standards
Recognition of prior learning; RPL ~up; RPL assessment
Woodwork teaching; shop teaching; industrial arts teaching; resistant materials < Design and technology teaching
Textiles teaching; textiles and fashion teaching < Design and technology teaching
Further education; FE teaching; FE college; further education college; community college teaching; college teaching; post-16 education; FE sector; college lecturing
Adult education; adult education teaching; teaching adults; adult learners; teaching adult learners; adult learning teaching; community education; lifelong learning; community learning; teach adults; teach adult learners
Adult literacy; adult basic education; ABE instruction
GED preparation; GED instruction; HiSET
Prison education; offender learning
Continuing education; continuing education programs; extension education; professional education programs; executive education
Agricultural extension; cooperative extension; extension services agriculture
Higher education; higher education sector; academia; university environment; HE sector
Undergraduate teaching; teaching undergraduates; teach undergraduates < Higher education
Graduate teaching assistance; graduate teaching assistant; teaching assistantship; recitation sections; lab teaching; lab demonstrating; demonstrating in labs; teaching laboratory sections < Higher education
Lecturing ~ctx; university lecturing; university lecturer; lecture delivery; delivering lectures; deliver lectures; lectures and seminars; lab demonstrations + university; lecturer; lecture; delivery; delivering; lectures; deliver; seminars
Seminar teaching; leading seminars; seminars and tutorials
University teaching; teaching at university; college-level teaching; adjunct teaching; academic teaching; HE teaching; postgraduate teaching; graduate teaching; teaching undergraduate courses; teaching at undergraduate level < Higher education
Thesis supervision; dissertation supervision; student research supervision; PhD supervision; supervising theses; supervising dissertations; postgraduate supervision; supervising PhD students; supervise research students; mentoring graduate students; doctoral supervision; supervision of research students; project supervision students; mentoring undergraduates in research; supervising undergraduate projects; capstone supervision; supervise theses; supervise dissertations; supervise PhD students; supervising research students; supervise undergraduate projects
Academic advising; student advising; advising students; academic counselling; course advising; student advisement; personal tutoring university; academic advisement; academic guidance; advise students
Degree audit; DegreeWorks ~up; degree planning
EAB Navigate; Starfish advising; Starfish ~list < Academic advising + advising; student; retention; eab; university
Transcript evaluation; transcript review; credential evaluation; transfer credit; transfer credit evaluation; credit transfer
Articulation agreements; transfer articulation
University admissions; admissions counselling; college admissions; admissions processing; undergraduate admissions; admissions ~ctx; application review admissions; admissions interviews; graduate admissions; admissions operations; school admissions + student; university; college; enrolment; enrollment; students; applicants; school; application; undergraduate; admissions - hospital; patient; patients; nursing; discharge; ward; facility; emergency
Student recruitment; student recruitment higher education; recruitment of students; international student recruitment; admissions process for students
Enrolment management; enrollment counseling
UCAS; UCAS applications; UCAS guidance
College counselling; Common App; college admissions counselling
Study abroad; study abroad advising; study abroad programs; education abroad; overseas education counselling
International student services; international student advising; international students; international admissions; international education
SEVIS; F-1 visa advising; PDSO/DSO; SEVIS reporting
Student visa compliance; Tier 4 compliance; Student Route visa compliance; student visa advising
Erasmus; student exchange; student exchange programs; student mobility Erasmus
Registrar services; registry university; transcripts ~ctx; university registry; course catalogue + student; registrar; academic; university; records; enrolment; enrollment; grades; college; degree; official; students - court; medical; legal; audio; genes; interview
Academic timetabling; timetable scheduling; Syllabus Plus; class scheduling; course scheduling
Education welfare; truancy; EWO school
HESA returns; HESA; HESA data; ILR ~up; ILR returns; data returns education; ESFA funding
IPEDS; IPEDS reporting
Institutional research; institutional effectiveness
School state reporting; PEIMS; PIMS reporting
Pupil premium; pupil premium funding
Commencement ceremonies; graduation ceremonies; degree conferral
Financial aid; student financial aid; student finance; financial aid counselling; financial aid packaging; student loans administration; satisfactory academic progress; COD student aid
FAFSA; FAFSA completion; verification of FAFSA
Title IV regulations; Title IV; federal financial aid; return of Title IV; R2T4; Pell grants; federal student aid; NSLDS
Scholarship administration; scholarship programs; scholarship management; bursaries
Student accounts; bursar; bursar operations; tuition billing; student billing
PowerFAIDS; PowerFAIDS system < Financial aid
Student affairs; student life; student development; student experience
Residence life; residential life; residence halls; housing and residence life; student housing; housing operations university; accommodation services students; dormitory supervision; dorm supervision; StarRez ~up
Pastoral care; pastoral support; pastoral team; pastoral leadership; pastoral leadership secondary
Boarding school care; boarding school; house parent; boarding house; houseparent
Form tutoring; form tutor; tutor group; registration group; homeroom; advisory teaching; head of year; head of house
Social-emotional learning; SEL ~list; social and emotional learning; Second Step + social; emotional; learning; students; curriculum; classroom; pbis; restorative - pressure; schweitzer; relays
Restorative practices in schools; restorative justice schools; restorative approaches; restorative circles; Responsive Classroom; Responsive Classroom approach; Conscious Discipline
ELSA support; emotional literacy; nurture groups; Thrive approach; THRIVE practitioner; nurture provision; Zones of Regulation; emotional regulation children; attachment aware
Title IX; Title IX compliance; Clery Act
TRIO programs; Upward Bound; GEAR UP
Student conduct; student discipline; student code of conduct < Student affairs
Student orientation; orientation leadership; orientation programs students; first-year experience
Student activities; student organizations; campus activities; Greek life; student union; student leadership development; student leadership programs
Student retention; student success; retention programs; retention and student success; student success coaching
Student support services; student support; student welfare; student wellbeing < Student affairs
Character education; growth mindset; mindfulness in schools; anti-bullying
School counselling; guidance counselling; school guidance; student counselling; school counsellor; guidance counseling; ASCA model; 504 coordination
Career guidance students; careers education; college and career readiness; careers guidance schools; college readiness; Gatsby Benchmarks; careers leader; career counseling students; college and career counseling; careers advice schools
Naviance; Naviance Student
Xello; Xello career
Unifrog; Unifrog platform

// Special educational needs
Special education; special educational needs; SEN ~list; SEND ~list; special needs education; special needs; SEN support; SEND provision; teaching special needs; special needs students; SEN teaching; special ed; special education services; SPED ~up; children with special needs; students with disabilities; exceptional student education; additional support needs; special needs children; students with special needs; special needs teaching; ESE ~list; pupils with SEN; SEN school; inclusion support; additional needs; special school; SEN provision; additional learning needs; ALN ~up; special needs support; teach special needs; specially designed instruction; SDI ~list; SENCo liaison; specially designed; diverse learners; students with IEPs; children with additional needs | IDEA compliance; IDEA ~list + pupils; education; school; needs; teaching; special; classroom; students; children; assistant; teacher; inclusion; iep; ieps; learners; compliance; disability; provision; knowledge; aware; awareness; experience; adapt; differentiate; learning; code of practice; knowledge of; timelines; eligibility; evaluation - email; message; send
SEMH ~up; SEMH school; social emotional and mental health needs
Alternative provision; pupil referral unit; PRU ~up; alternative education
PMLD and SLD teaching; SLD/PMLD; severe learning difficulties < Special education
Moderate learning difficulties; MLD ~up; moderate to severe disabilities < Special education
Self-contained classroom; special day class; resource room; life skills classroom < Special education
Emotional and behavioural difficulties; EBD classroom; emotional disturbance; behavioural classroom < Special education
Individualised education programs; IEP ~up; individualized education plans; IEP development; IEP goals; writing IEPs; individual education plans; IEP meetings; IEP writing; IEP implementation; IEP process; individual learning plans; ILPs ~up; write IEPs
504 plans; Section 504; Section 504 plans
Student accommodations; accommodations and modifications; classroom accommodations; testing accommodations
IFSP ~up; individual family service plan
Individual behaviour plans; behaviour intervention students
Education, health and care plans; EHCP ~up; EHC plans; annual reviews EHCP; EHCP reviews; SEN funding applications
SENCO role; SENCO ~up; SENDCO; SENCo duties; SEN coordination; SENDCo responsibilities
SEND Code of Practice; graduated approach; SEND code
Provision mapping; provision map; edukey
Inclusive education; inclusion in education; inclusive classroom; inclusive practice; inclusive teaching; inclusion teaching; inclusion classroom; mainstreaming ~ctx + inclusive; education; inclusion; classroom; practice; teaching
Co-teaching; co-teach; team teaching; collaborative teaching
Push-in and pull-out instruction; push-in support; pull-out instruction
Universal design for learning; UDL ~up; accessible learning materials; accessible course materials
Culturally responsive teaching; culturally responsive pedagogy; culturally relevant pedagogy; culturally responsive instruction
Equity in education; educational equity; anti-racist teaching; anti-bias curriculum; decolonising the curriculum
Multi-tiered system of supports; MTSS ~up; MTSS process; RTI/MTSS; tiered support + tiers; intervention; students; mtss; pupils; teacher; classroom; teaching; support; relief; casual - lipid; monitor
Response to intervention; RTI ~list; RTI process + tiers; intervention; students; mtss; pupils; teacher; classroom; teaching; support; relief; casual - lipid; monitor
Small group instruction; small group intervention; small group teaching
Academic interventions; intervention groups; targeted interventions; Tier 2 interventions; tiered interventions
One-to-one pupil support; 1:1 aide; one-on-one support students; one-to-one support pupils; 1:1 instruction; individual student support
Teaching assistance; teaching assistant; teacher's aide; teacher assistant; paraprofessional duties; paraeducator; instructional aide; instructional assistant; classroom assistance; classroom support; learning support assistant; learning support; education assistant; assisting teachers; classroom aide; TA duties; LSA ~list; learning support aide; educational assistant; classroom assistant; assist classroom teacher; learning support assistance; paraprofessional support; higher level teaching assistant; assist teachers; assisting classroom teacher + tiers; intervention; students; mtss; pupils; teacher; classroom; teaching; support; relief; casual - lipid; monitor
Higher level teaching assistance; HLTA ~up
Cover supervision; cover supervisor
Substitute teaching; supply teaching; substitute teacher; relief teaching; casual relief teaching; CRT ~list + tiers; intervention; students; mtss; pupils; teacher; classroom; teaching; support; relief; casual - lipid; monitor
Dyslexia support; dyslexia; dyslexia assessment; dyslexia intervention; dyslexia therapy; dyslexic learners
ADHD support; ADHD ~up; students with ADHD
Specific learning difficulties; SpLD ~up; specific learning disabilities; learning difficulties
Dyspraxia; dysgraphia; dyscalculia
Neurodiversity; neurodiverse; neurodivergent; neurodivergent learners
Executive function coaching; executive functioning; executive functioning skills
Gifted education; gifted and talented; GATE ~list; gifted and talented education; able and talented; more able pupils; high-ability learners; TAG program; gifted students; gifted instruction; exceptionally able; gifted programming + gifted; students; talented; education; enrichment; classroom - exam; gates; iit; engineering
Sign language in education; communication support worker
British Sign Language; BSL ~list; BSL interpreting; BSL communicator + sign; deaf; interpreter; interpreting; language; hearing; students; braille; communication - application; security
American Sign Language; ASL ~list; ASL interpreting + sign; deaf; interpreter; interpreting; language; hearing; students; braille; communication - application; security
Auslan; Australian Sign Language
Braille; braille transcription; braille reading
Visual impairment education; visual impairment support; visually impaired students; vision impairment; teacher of the visually impaired
Orientation and mobility; O&M visual impairment
Deaf education; teacher of the deaf; deaf and hard of hearing; hearing impairment; hearing impairment support; educational interpreting; deafblind
Multi-sensory impairment; deafblindness

// Leadership and quality in education
School leadership; educational leadership; school management; academic leadership; senior leadership school; school administration leadership; leadership in schools; leading teaching and learning; academic management
Instructional coaching; instructional leadership; instructional rounds; instructional coach
School improvement; school improvement planning; school improvement plan; whole school improvement; school improvement strategies; raising attainment; self-evaluation school; school self-evaluation; turnaround schools; teacher evaluation; raise attainment
Student achievement data; data-driven instruction; attainment data; pupil progress data; student data analysis; assessment data analysis; data-driven decision making in schools; student outcomes data
Headship; headteacher; head teacher; principal duties < School leadership
Subject leadership; middle leadership; subject leader; head of department school; head of faculty < School leadership
Academic programme leadership; course leadership; academic programme management; program coordination academic; program director academic
Academic affairs; faculty affairs; department chair; academic department management
Faculty development; teacher professional development; staff CPD schools; INSET; teacher training; CPD for teachers; teacher education; teacher development; teacher coaching; initial teacher training
Mentoring teachers; teacher mentoring; ECT mentoring; teacher induction
Lesson observation; classroom observations; teacher observation; Danielson Framework; Marzano
Professional learning communities; PLC meetings; professional learning communities participation
School governance; governing body school; school governors; governor services; clerking to governors; school board; board of education
Multi-academy trusts; academy trust; MAT ~list; school trust + trust; academy; schools; academies; teaching; multi-academy; governance; school; education - material; laminate; yoga
Charter schools; charter school; charter school sector; charter school network
Ofsted; Ofsted inspections; Ofsted framework; Ofsted preparation; Ofsted standards; Education Inspection Framework; Ofsted requirements; EIF Ofsted; SIAMS; school inspection; accreditation visits; self-evaluation reports
ISI inspections; independent schools inspectorate
Estyn; Education Scotland inspection; Estyn inspection
KHDA inspection; KHDA; ADEK
Accreditation in education; academic accreditation; institutional accreditation; program accreditation; ELCC
ABET; ABET accreditation
AACSB; AACSB accreditation; AMBA EQUIS
NAEYC accreditation; NAEYC
NAAC accreditation; NAAC; NBA accreditation
QAA ~up; QAA standards; TEF ~up; Teaching Excellence Framework; periodic review
Learning outcomes assessment; assessment of student learning outcomes; student learning outcomes; program learning outcomes; program assessment; outcome-based education; OBE outcomes
Programme validation; course validation; programme review
Academic quality; academic quality assurance; academic standards; academic regulations; academic policies
Regional accreditation; SACSCOC; HLC accreditation; WASC; self-study accreditation < Accreditation in education
CAEP; CACREP; Cognia < Accreditation in education
Educational publishing; education publishing; textbook publishing; schools publishing
Rubric design; rubrics; rubric development; assessment rubrics; scoring rubrics
Test item development; item writing; question writing; question paper setting; question bank development; exam setting; exam writing; item development; assessment writing; test development; assessment development; assessment design
Teaching resources; creating teaching resources; teaching materials; learning materials development; course materials; developing teaching materials; teaching aids; worksheets creation; developing learning resources; educational resources; educational materials; resource creation teaching; instructional materials classroom; develop learning resources
Textbook writing; educational content development; content writing education; course content creation; subject matter content education < Educational publishing
After-school programmes; after-school care; after-school activities
Summer camps; camp counselling; camp counselor; camp leadership; camp activities; camp management; camp program; youth camps
Playwork; play work; playscheme; holiday clubs
Extracurricular activities; extra-curricular activities; enrichment programs; enrichment activities; school clubs; robotics club coaching; science fair; yearbook; after school clubs; co-curricular activities; cocurricular; co-curriculars
Educational visits; school trips; field trips; field trip planning; educational visits coordination; Evolve visits; residential trips; organising school trips; excursions school
Duke of Edinburgh; D of E; DofE
Scouting ~ctx; scouts leadership; girl guiding; cadets + scouts; leadership; girl; guiding
Debate coaching; debate coach; speech and debate; Model UN
Breakfast club; wraparound childcare; before and after school care

// Libraries, museums, archives
Librarianship; library science; library services; library operations; library management; library and information science; academic library; public library; school library; library administration; library assistance; library work; librarian ~ctx; library experience; library assistant; research support library; literature searching library + library; science; operations; management; information; academic; public; school; administration; assistance; assistant; research
Library circulation; circulation desk; circulation services; circulation library; library issue desk; lending library; library lending < Librarianship
Book shelving; shelving books; library shelving; shelf reading; shelve books < Librarianship
Interlibrary loan; document delivery library < Librarianship
Story time; storytime; library programming; library programs; library outreach < Librarianship
Reference services; reference desk; reference interviews; library reference; reader services; readers' advisory < Librarianship
Information literacy; information literacy instruction; bibliographic instruction; library instruction; information skills teaching; LibGuides; Springshare; library research guides < Librarianship
Library acquisitions; collection management library; weeding collections; library collection development; acquisitions library < Librarianship
Electronic resources management; serials management; e-resources library; serials library < Librarianship
Cataloguing; original cataloging; copy cataloging; bibliographic records < Librarianship
MARC records; MARC21; MARC 21; MARC cataloguing < Cataloguing
RDA cataloguing; AACR2; RDA library < Cataloguing
Dewey Decimal Classification; Dewey Decimal; classification library < Cataloguing
Library of Congress classification; LCSH; subject indexing; authority control < Cataloguing
Library metadata; metadata library; metadata cataloguing; Dublin Core; BIBFRAME < Librarianship
OCLC; OCLC Connexion; WorldCat ~up < Librarianship
Integrated library systems; library management systems; ILS library < Librarianship
Koha; Koha ILS < Integrated library systems
Ex Libris Alma; Alma Primo; Ex Libris; Aleph ILS; Voyager ILS < Integrated library systems
SirsiDynix; Symphony ILS; Horizon library < Integrated library systems
Sierra ILS; Sierra library < Integrated library systems
Polaris ILS; Innovative Polaris < Integrated library systems
Millennium ILS; Innovative Millennium < Integrated library systems
Follett Destiny; Destiny library manager < Integrated library systems
Evergreen ILS < Integrated library systems
FOLIO library; FOLIO LSP < Integrated library systems
Spydus; Spydus library < Integrated library systems
Soutron; Soutron library < Integrated library systems
Accessit library < Integrated library systems
Oliver library; Oliver v5 < Integrated library systems
Capita library; Capita Soprano < Integrated library systems
Archival management; archiving records; archival collections; archives administration; archivist; archival research; archival preservation; archival work; archival management; digital archives; archival appraisal; Omeka; archives ~ctx + records; collection; collections; historical; library; special; manuscripts; museum; preservation; documents; university - zip; tar; backup; logs; email
Archival description; archival arrangement; finding aids; EAD finding aids; archival processing; ISAD(G); DACS archives; archival cataloguing; archive boxes < Archival management
ArchivesSpace ~up; CALM archives; Axiell CALM < Archival management
Special collections; rare books; manuscripts collections
Digital preservation; digital asset preservation
Preservica; Preservica digital < Digital preservation
Archivematica; Archivematica workflows < Digital preservation
Institutional repositories; digital repositories; open access repository
DSpace repository; DSpace platform < Institutional repositories
CONTENTdm; OCLC CONTENTdm < Institutional repositories
Digital humanities; TEI XML; text encoding
Oral history; oral history interviewing
Genealogy; genealogical research; family history research
Palaeography; paleography; old handwriting transcription
Museum curation; curatorial; museum studies; curation ~ctx; museum curation work; curatorial research; museum operations; outdoor instruction + museum; exhibition; collections; art; gallery; objects; heritage; curator; exhibitions - content; playlist; data; social; playlists
Exhibition development; museum exhibitions; exhibition curation; exhibition installation; curating exhibitions
Museum collections management; museum collections; collections care; accessioning museum; museum registration; museum registrar; collections management museum; museum documentation; museum cataloguing; museum objects; Spectrum standards; loans museum; object handling; collections database
Museum collection software
TMS Gallery Systems; Gallery Systems TMS < Museum collection software
PastPerfect ~up; PastPerfect museum software < Museum collection software
Axiell; Axiell Collections < Museum collection software
MuseumPlus ~up; Museum Plus RIA < Museum collection software
KE EMu; EMu ~list < Museum collection software + museum; collections; collection; tms; axiell; database
Art conservation; object conservation; conservation of artworks; paintings conservation; paper conservation; textile conservation; preventive conservation; conservation treatment; artifact conservation; book conservation
Heritage conservation; building conservation; historic preservation; heritage management; cultural heritage; heritage sites; cultural resource management; Section 106; heritage consultancy
Archaeology; archaeological excavation; archaeological survey; field archaeology; archaeological fieldwork; archaeologist; post-excavation; artifact analysis; CRM archaeology; osteology; zooarchaeology; ceramics analysis archaeology
Museum education; gallery education; museum learning; museum outreach; conservation education; zoo education
Museum tours; docent; docent tours; gallery tours; museum interpretation; interpretation heritage; heritage interpretation; historical interpretation; living history; visitor engagement museum; park interpretation; nature interpretation
Environmental education; interpretive programs; environmental educator; naturalist; interpretive planning
Gallery management; art gallery; gallery operations; art gallery management; gallery sales; art handling gallery; art market
Art history; art historical research; art criticism; provenance research
Art appraisal; antiques appraisal; art valuation

// Research and science
Academic research; scholarly research; university research; scientific research; academic research projects; conducting academic research; conduct academic research
Literature review; literature searching; literature search; reviewing literature; scientific literature review
Systematic review; evidence synthesis; Cochrane reviews; scoping reviews
Academic writing; scientific writing; scholarly writing; research papers; manuscript writing; scientific manuscripts; writing research papers; research writing; publications in peer-reviewed journals; write research papers
Academic peer review; peer-reviewed publications; journal reviewing; peer reviewing manuscripts; journal peer review
Scientific presentations; poster presentations; presenting at scientific conferences; conference papers
Research grants; research funding applications; grant applications research; research proposals; research proposal writing; NIH grants; UKRI funding; Horizon Europe; NSF grants; research grant writing
Research integrity; research compliance; responsible conduct of research; research governance; research misconduct; data management plans; FAIR data; open science
Semi-structured interviews; research interviews
Mixed methods research; mixed-methods
Field research; field studies; household surveys; enumerators
Reference management; citation management; reference manager software; bibliographic software
EndNote; EndNote library < Reference management
Mendeley; Mendeley reference manager < Reference management
Zotero; Zotero library < Reference management
RefWorks; ProQuest RefWorks < Reference management
LaTeX; La TeX; Overleaf; TeX typesetting; LaTeX typesetting
PubMed; MEDLINE searching; PubMed searches
Web of Science
Scopus; Scopus database
JSTOR
EBSCO; EBSCOhost
ProQuest; ProQuest databases
Google Scholar; Google Scholar searches
Social science research; social research; sociology ~ctx; sociological research; social policy research; public policy research + research; social; social science; theory; policy; gender; university; methods; anthropology
Anthropology; cultural anthropology; social anthropology; medical anthropology
Linguistics ~ctx; applied linguistics; phonetics; sociolinguistics + applied
Political science; international relations research; comparative politics; political analysis
Theology; biblical studies; theological studies; divinity
Historical research; history research; primary source research; historiography; archival history research
Philosophy ~ctx; moral philosophy; applied ethics; bioethics; logic and philosophy + moral; applied; ethics; logic
Laboratory techniques; lab techniques; laboratory skills; laboratory experience; wet lab; wet lab techniques; lab work; bench work; laboratory work; benchwork; laboratory research; laboratory procedures; laboratory experiments; lab skills; lab experience
Laboratory management; lab management; lab operations; laboratory operations; running a laboratory; lab supervision; laboratory supervision; run a laboratory
Laboratory technician support; lab prep; solution preparation; reagent preparation; buffer preparation; media preparation; preparing reagents; preparing solutions; preparation of reagents; making buffers; glassware washing; prepare reagents; prepare solutions; make buffers
Laboratory notebooks; lab notebook; lab record keeping; maintaining laboratory records; lab documentation; laboratory documentation; maintain laboratory records
Good laboratory practice; GLP ~up; GLP compliance; GLP studies
Experimental design; design of scientific experiments; designing experiments; experimental planning
Molecular biology; molecular biology techniques; molecular cloning; gene cloning; DNA cloning; recombinant DNA; molecular techniques; plasmid preparation; cloning ~ctx + dna; molecular; gene; pcr; plasmid; vector; genes; plasmids; protein; cell; biology - git; repository; disk; voice
PCR ~list; polymerase chain reaction; PCR techniques; PCR testing; PCR assays; primer design; RT-PCR testing < Molecular biology + dna; rna; qpcr; elisa; western; assays; assay; cloning; gel; molecular; sequencing; laboratory; lab; electrophoresis - patient care report; regulation; procurement
qPCR; real-time PCR; RT-qPCR; quantitative PCR; RT-PCR; ddPCR; digital PCR < Molecular biology
Western blotting; western blot; immunoblotting; SDS-PAGE; immunoblot
ELISA; enzyme-linked immunosorbent assay; ELISA assays; ELISPOT
Gel electrophoresis; agarose gel; electrophoresis; agarose gel electrophoresis; PAGE gels; DNA gels
DNA extraction; RNA extraction; nucleic acid extraction; DNA isolation; RNA isolation; DNA purification; DNA/RNA extraction
Flow cytometry; FACS ~up; flow cytometer; FACS analysis; cell sorting; FlowJo; FACS sorting; multicolour flow cytometry
Immunofluorescence; immunofluorescence staining; IF staining; immunocytochemistry staining; immunostaining microscopy
Immunoprecipitation; co-IP; ChIP assays; chromatin immunoprecipitation; ChIP-seq; co-immunoprecipitation
CRISPR; CRISPR/Cas9; gene editing; genome editing; genome engineering
Transfection; cell transfection; viral transduction; lentivirus production; AAV production; siRNA knockdown; lentiviral transduction
Cell-based assays; cell assays; viability assays; functional assays; cytotoxicity assays; cell proliferation assays; MTT assay; reporter assays; luciferase assays
Assay development; assay validation; assay optimisation; immunoassay development; bioassays; bioassay development; ligand binding assays; potency assays
Cell culture; tissue culture; mammalian cell culture; cell culture techniques; primary cell culture; cell lines; culturing cells; aseptic cell culture; cell line maintenance; sterile cell culture
Stem cells; iPSC culture; stem cell culture; organoids; iPSCs; embryonic stem cells; 3D cell culture; organoid culture
Microbial culture; culturing bacteria; plating bacteria; aseptic microbiology technique; yeast culture; plate bacteria
Plant tissue culture; micropropagation; plant transformation; plant biology; plant physiology; plant molecular biology
Microscopy; light microscopy; optical microscopy; bright-field microscopy; microscope use; microscope operation < Laboratory techniques
Confocal microscopy; confocal imaging; confocal microscope; live-cell imaging < Laboratory techniques
Fluorescence microscopy; fluorescent microscopy; fluorescence imaging; epifluorescence; super-resolution microscopy < Laboratory techniques
ImageJ; Fiji ImageJ; ImageJ/Fiji; image analysis microscopy < Laboratory techniques
CellProfiler ~up; CellProfiler analysis < Laboratory techniques
Imaris; Imaris software < Laboratory techniques
DNA sequencing; next-generation sequencing; NGS ~up; Illumina sequencing; library preparation; RNA-seq; RNA sequencing; whole genome sequencing; Sanger sequencing; Illumina; nanopore sequencing; single-cell sequencing; scRNA-seq; single-cell RNA sequencing; sequencing library prep
Genotyping; genotype analysis; SNP genotyping; mouse genotypes; marker-assisted selection
Genomics; genome analysis; functional genomics; comparative genomics; population genetics; genomic data; metagenomics; microbiome analysis; transcriptomics; GWAS ~up
Proteomics; mass spectrometry proteomics; metabolomics; lipidomics; LC-MS proteomics; omics data; multi-omics
Bioinformatics; computational biology; bioinformatics analysis; sequence analysis; sequence alignment; BLAST searches; phylogenetics; phylogenetic analysis; GATK; Biopython; structural bioinformatics
Biochemistry; biochemical assays; enzymology; enzyme kinetics; enzyme assays; biochemical techniques; protein biochemistry
Protein purification; protein expression; AKTA ~up; affinity chromatography; FPLC ~up; recombinant protein expression; protein characterisation; protein expression and purification; protein chemistry
Structural biology; protein crystallography; NMR protein structure; biophysics; protein modelling; PyMOL; biophysical techniques; surface plasmon resonance; isothermal titration calorimetry; circular dichroism
Antibody development; monoclonal antibodies; hybridoma; phage display; antibody engineering; antibody production; antibody discovery
Immunology; immunology research; immune assays; vaccine development; T cell assays; immuno-oncology research; immunological techniques
Cancer biology; tumour biology; cancer research; oncology research; tumor models
Cell biology; cellular biology; cell signalling; signal transduction; apoptosis assays
Genetics ~ctx; molecular genetics; human genetics; genetic analysis; plant genetics; plant breeding; quantitative genetics + molecular; human; genetic; analysis; plant; breeding; quantitative
Microbiology; microbiology techniques; microbiological testing; environmental monitoring microbiology; microbial identification; microbiology testing; bioburden; endotoxin testing; sterility testing; food microbiology; bacterial identification; LAL testing; microbial testing
Neuroscience; neurobiology; neuroimaging; fMRI analysis; patch clamp; electrophysiology recordings; optogenetics; EEG analysis; behavioural neuroscience; stereotaxic surgery; cognitive neuroscience
Developmental biology; zebrafish; Drosophila genetics; C. elegans; Xenopus
Evolutionary biology; taxonomy of species; systematics ~ctx; entomology; insect identification; zoology; malacology; palaeontology + evolutionary; biology; taxonomy; species; insect; identification
Analytical chemistry; chemical analysis; instrumental analysis; analytical techniques chemistry; analytical testing; analytical instrumentation; wet chemistry; quantitative chemical analysis
Method validation; analytical method development; method development; analytical method validation; method transfer; analytical methods; validation of analytical methods; ICH Q2
HPLC ~up; high-performance liquid chromatography; UPLC ~up; liquid chromatography; Agilent HPLC; Waters HPLC; reverse phase HPLC; HPLC analysis; UHPLC
Gas chromatography; GC-MS; GCMS; GC-FID; headspace GC; GC analysis; gas chromatography mass spectrometry
LC-MS; LCMS; LC-MS/MS; liquid chromatography mass spectrometry; triple quadrupole; Q-TOF; Orbitrap
Mass spectrometry; mass spec; mass spectrometer; MS analysis chemistry; high-resolution mass spectrometry; MALDI mass spectrometry
Chromatography; column chromatography; chromatographic techniques; thin layer chromatography; flash chromatography; ion chromatography; size exclusion chromatography; TLC plates
NMR ~up; NMR spectroscopy; nuclear magnetic resonance; 1H NMR; proton NMR; NMR analysis
FTIR ~up; infrared spectroscopy; IR spectroscopy; FT-IR; Fourier transform infrared
UV-Vis spectroscopy; UV-Vis; spectrophotometry; spectrophotometer; UV spectroscopy; spectrophotometric assays
ICP-MS; ICP-OES; inductively coupled plasma; atomic absorption spectroscopy; AAS analysis; ICP-AES; trace metals analysis
Raman spectroscopy; Raman microscopy; fluorescence spectroscopy; spectroscopy ~ctx; spectroscopic techniques; laser spectroscopy + spectroscopic; infrared; raman; nmr; chemistry; laser; optical; mass; fluorescence; techniques
Chemical titration; titrations; Karl Fischer; Karl Fischer titration; potentiometric titration; autotitrator; pH measurement; pH meters
Dissolution testing; dissolution apparatus; disintegration testing; USP dissolution; pharmacopoeial testing; USP testing; USP/EP methods; compendial testing; pharmacopeia
Empower software; Waters Empower; Empower 3; chromatography data systems
Chromeleon; Thermo Chromeleon
OpenLab CDS; Agilent OpenLab
ChemStation ~up; Agilent ChemStation
Organic chemistry; organic synthesis; synthetic chemistry; multi-step synthesis; synthetic organic chemistry; organic compounds; process chemistry synthesis; peptide synthesis; chemical synthesis; purification of compounds
Inorganic chemistry; inorganic synthesis; organometallic chemistry; coordination chemistry; Schlenk techniques; air-sensitive techniques; glovebox techniques
Physical chemistry; chemical thermodynamics; surface chemistry; colloid chemistry; colloids and surfaces; interfacial science
Computational chemistry; DFT calculations; quantum chemistry; molecular dynamics simulations; ab initio calculations; density functional theory
Gaussian software; Gaussian 16 < Computational chemistry
GROMACS; Gromacs MD < Computational chemistry
VASP; VASP simulations < Computational chemistry
LAMMPS; LAMMPS simulations < Computational chemistry
Schrödinger software; Schrodinger Maestro < Computational chemistry
Polymer synthesis; polymer characterisation; GPC analysis; polymerisation; gel permeation chromatography; polymer formulation
Environmental chemistry; water quality testing; water testing; soil analysis laboratory; environmental sample analysis; water analysis; water quality monitoring; water sampling
Food chemistry; food analysis; food testing; sensory evaluation; food science; sensory analysis; food product development; food formulation; food research; food technologist; nutritional labelling; food innovation; sensory testing; shelf-life of foods; flavour chemistry; flavours ~ctx; recipe formulation industrial + food; chemistry; analysis; testing; sensory; evaluation; science; product; development; formulation; research; technologist
Cosmetic science; cosmetic chemistry; cosmetic formulation chemistry; personal care formulation; skincare formulation; perfumery; fragrance creation; toiletries formulation
ChemDraw; ChemOffice
SciFinder ~up; SciFinder-n
Reaxys; Reaxys database
Physics ~ctx; applied physics; experimental physics; theoretical physics; computational physics; condensed matter physics; solid state physics; particle physics; plasma physics; quantum mechanics; high energy physics; quantum optics; atomic physics + applied; experimental; theoretical; computational; condensed; matter; solid; state; particle; plasma; quantum; mechanics
Medical physics; radiotherapy physics; radiation physics; diagnostic physics
Astronomy; astrophysics; cosmology; observational astronomy; telescopes ~ctx; planetary science + observational; planetary; science
Climate science; climate modelling; atmospheric science; meteorology; weather forecasting; climatology; climate change adaptation; climate research; oceanography; weather observation; WRF model; climate change mitigation
Earth science; geoscience; geochemistry; geomorphology; sedimentology; glaciology; volcanology; isotope geochemistry
Animal behaviour research; behavioural ecology; ethology; primatology; behavioural observations animals; wildlife tracking; radio telemetry wildlife; camera trapping
Out-of-specification investigations; OOS investigations; OOS/OOT; out of specification results; laboratory investigations; OOT investigations
Toilet training; potty training
Visual timetables; visual schedules; visual supports for autism
Sensory breaks; sensory circuits
Simulation-based education; simulation teaching; simulation-based learning; clinical simulation teaching
Placement tests; language placement testing; level tests; placement testing
Behaviour policy; behaviour policies; behavior policy; school behaviour policy; behaviour for learning; behaviour standards; positive behaviour; pupil behaviour; student behaviour management; restorative practice; rewards and sanctions
Subject knowledge; strong subject knowledge; excellent subject knowledge; content knowledge; subject matter knowledge; pedagogical content knowledge; pedagogical knowledge; command of the subject; subject specialism
Observe lessons; peer observation; observation and feedback; teaching observations; learning walks
Observing children; observation of children; observations and assessments of children; observing development; child portfolios; anecdotal records; Tapestry ~cap | DRDP; Desired Results Developmental Profile | ECERS; ECERS-R; ITERS | CLASS assessment; CLASS observation tool | Ages and Stages Questionnaires; ASQ ~list + assessments; children; child; preschool; developmental; screening; preschool
Title 22; Title 22 regulations; Community Care Licensing; child care licensing; childcare licensing; licensing ratios; staff-child ratios; staff to child ratios; teacher-child ratios; child ratios | Title 5 early education; Title 5 preschool
Changing nappies; changing diapers; toileting support | Self-help skills; self-care routines | Nap time supervision; rest time; snack time | Feeding children; meal times with children
Circle time; carpet time | Messy play; sensory play; dramatic play | Learning centers | Small group activities; group time | Songs and rhymes; phonics play
Asynchronous learning; synchronous sessions; asynchronous courses; online and blended + learning; online; courses; course; delivery; teaching; programmes; instruction; design; modules
Backward design; understanding by design; UbD ~up; constructive alignment | Vertical alignment
Learning outcomes; intended learning outcomes; course outcomes; programme outcomes; course objectives; OBE ~up; attainment of outcomes + learning; education; outcomes; accreditation; nba; curriculum
H5P; H5P interactions | ThingLink | Genially | Panopto | Kaltura | Echo360 | YuJa | Camtasia recordings | Edpuzzle | Perusall | Gradescope | Turnitin | Quizizz | Socrative | Wooclap | BigBlueButton
Instructional videos; educational videos; learning videos; lecture capture; lecture recordings; recorded lectures; eLearning modules; interactive modules; screencasts; training videos; videos ~never + articulate; h5p; storyline; captions; courses; modules; interactives; learning; lms; teaching; scripts; faculty
AODA; AODA compliance; Accessibility for Ontarians with Disabilities Act
Teaching effectiveness; evidence of teaching effectiveness | Teaching dossier; teaching portfolio | Teaching evaluations | Teaching philosophy; teaching statement; course evaluations; module evaluation; teaching excellence; record of teaching + university; students; undergraduate; postgraduate; seminars; teaching; modules; lectures; college; deliver; course
Academic publications; record of scholarship | Publication record; research publications; scholarly publications; scholarly activity; scholarship ~ctx | Program of research; research agenda; research output; research outputs | Research income; grant capture; external funding for research; refereed journals | Research profile; research record; REF ~list + research; teaching; publications; faculty; excellence; academic; scholarly; peer; service; record; output; submission
Graduate supervision; supervision of graduate students; supervising graduate students | Supervising students' projects | Personal tutor; personal tutoring; academic advisor; pastoral tutor
NEET ~up; NEET preparation; NEET coaching; NEET UG | JEE Main; JEE Advanced; IIT-JEE; JEE preparation; IIT JEE coaching | CUET ~up | KVPY | NTSE | Olympiad coaching; olympiads; science olympiad; maths olympiad | CBSE syllabus; CBSE board | ICSE ~up; ISC board; CISCE | State board syllabus; state board curriculum | IGCSE curriculum; Cambridge curriculum | GCSE classes; GCSE groups; teach GCSE; GCSE and A level | Teach A level; A level groups; A level classes | New Zealand Curriculum; NCEA ~up; Te Whāriki + coaching; exam; exams; students; teach; curriculum; foundation; classes; physics; biology; chemistry; preparation; entrance
Question papers; setting question papers; set question papers; paper setting; paper correction; exam papers; setting papers; answer scripts | Marking papers; mark papers; marking exams; test papers | Question banks; question bank | Mark schemes; marking scheme; correct answer scripts | Invigilation duty
Remedial classes; remedial teaching; remedial instruction; remedial lessons | Bridge classes; bridge courses | Doubt clearing; doubt sessions; extra classes | Catch-up sessions; booster classes | Revision classes; intervention sessions; tutoring sessions; slow learners
Parent teacher meetings; parent-teacher meetings; PTM ~list; PTMs; parent meetings | Communicate with parents; communication with parents; reporting to parents; reports to parents; liaise with parents; partnership with parents; family conferences | Open evenings | Family engagement; talk to parents | Home visits by teachers + parents; meetings; attend
Laboratory teaching; lab classes; practical classes; lab practicals; school laboratory; physics lab; chemistry lab; biology lab; lab demonstrations for students; science practicals; practical work with students; lab ~ctx; lab instruction | Practicals ~ctx + school; teacher; students; physics; chemistry; biology; teach; science; theory; classes; teaching; classroom
Hostel duties; hostel duty; house duties | Boarding duties; boarding house duties; residential duties | Hostel warden; prep supervision; evening prep | Recess duty
English for specific purposes; ESP ~list | English for academic purposes; EAP ~list | General English; exam preparation classes | IELTS classes; TOEFL preparation | Young learners; teaching young learners | One-to-one lessons; conversation classes | Cambridge exams; Cambridge exam classes; Cambridge English | In-company classes; in-company training classes + english; learners; teaching; classes; course; exam
Needs analysis; learning needs analysis; learner needs; needs assessment for learners; identify learning needs; learning needs assessment + training; learning; staff
Diagnostic tests; entrance tests; progress tests; placement interviews; benchmark assessments | Progress monitoring | Assess pupils | Pupil progress; student progress; track progress of students | Student outcomes; attainment and progress; data drops; pupil attainment; student achievement | Mark work; marking and feedback | Set homework; homework ~ctx + mark; set; pupils; students; classes; check; assign
School excursions; excursions for students | School events | Annual day | Sports day | Assemblies ~ctx; school assembly; run a club; clubs and societies + school; pupils; students; lead; year
Subject lead; curriculum lead; senior leadership team school; department improvement | Quality of teaching
University applications + students; student; college; school; admissions; university; course; records
Progress reports for IEPs; present levels | Transition plans; goal writing | Modify curriculum | Push-in; pull-out | Paraprofessionals; direct paraprofessionals
Dual language; dual-language learners
SIMS school | Seesaw ~cap | Satchel One | Frontline Education | SEIS ~up | Microsoft Teams for Education + school; app; parents; teachers; lms; iep
Now and next boards | visual supports | social stories | sensory activities | sensory regulation | sensory rooms | emotional regulation | emotion coaching | co-regulation | self-regulation strategies | attention autism | intensive interaction | British Sign Language in school | communication aids | total communication | precision teaching | pre-teaching | overlearning | interventions ~ctx | booster groups | one-on-one support | in-class support | supporting learning; support learning | supporting pupils; support pupils | supporting students; support students | supporting children with SEN | supporting children | personal care of pupils | feeding pupils | feeding ~ctx | moving and handling of pupils | hoisting pupils | physiotherapy programmes | OT programmes | speech and language programmes | speech and language targets | SALT targets | assess plan do review | IEP targets | IEP compliance | personal learning plans | 504 | push-in and pull-out | IDEA regulations | transition planning students | paraeducator duties | data collection on goals | restraint and de-escalation in school | ELSA | autistic spectrum | social, emotional and mental health | profound and multiple learning difficulties | complex needs | EAL pupils | ELL students | ACCESS testing | ELPAC | newcomers students | most able | looked after children education | virtual school | exclusions | attendance officer work | attendance monitoring | pupil attendance | punctuality monitoring | home visits school | pastoral | RSHE | house system | KCSIE | Keeping Children Safe in Education | designated safeguarding lead | Prevent duty | Child Safe Standards | duty of care + children; pupils; students; school; classroom; support; teacher; class; sen; learning; send; autism; behaviour; special - baby; network; drug; cattle; animals; bottle
lunchtime supervision duties | lunchtimes ~ctx; lunchtime ~ctx | wet play | play leader | trips and visits | enrichment | afterschool programs | wraparound care | coaching sports teams school | school productions | school plays | collective worship | youth programming | youth clubs | arts and crafts | morning meeting | singing and songs | music and movement | outdoor activities | imaginative play | sleep routines | sleep ~ctx | nap time | naptime | safe sleep | mealtimes | meal times | snacks preparation | bottle preparation | kindergarten readiness | transition to school | settling in | key worker (early years) | key children | next steps planning | observations and planning | observation, planning and assessment | planning cycle | two year checks | progress checks | children's interests | interest-based learning | emergent curriculum | learning stories | portfolios of children | educational program | educational programming | age-appropriate activities | room leader | preschool room | nursery room | ratios ~ctx | ratio compliance | QIP ~up | Reconciliation Action Plan; RAP ~list | families ~ctx | partnerships with families | parent partnerships | parent communication apps | daily updates to parents | parent handovers | trainees mentoring; mentor trainees | student placement supervision | inspection framework | NAEYC standards | Ages and Stages | social and emotional development | positive guidance | behaviour guidance | managing behaviour; manage behaviour | positive discipline | Kagan | stimulating environment | classroom displays | displays ~ctx | display boards | preparing resources; prepare resources | resource preparation | classroom resources | learning resources | adapting resources | resources ~ctx | photocopying for teachers | reading with children | hear readers; hearing readers | listening to readers | home learning | homework setting | cover lessons | covering classes | PPA cover | invigilating | proctoring | proctoring exams | exam access arrangements | reader and scribe + children; school; classroom; pupils; families; room; nursery; lessons; learning; toddler; child; supervision; activities; educators; lunch - financial; credit; human; monitor; screens; led
direct instruction | explicit instruction | explicit teaching | instruction ~ctx | instructional planning | instructional strategies | instructional practices | using data to inform instruction | assessment data | student data | progress data | data teams | state assessments | STAAR | Regents exams | NAPLAN | ATAR | WACE | SACE | phonics screening | BTEC delivery | EPA preparation | off-the-job training | assessing NVQs | portfolio assessment | Maytas | Pellcomp | adult education budget | Prevent and British values | embedding English and maths | schemes of work planning | VET sector | competency-based assessment | LLN skills | algebra | Algebra I | Algebra II | geometry | trigonometry | pre-calculus | precalculus | AP Calculus | AP Biology | AP Chemistry | AP Physics | environmental science | world history | US history | American history | social studies | civics | government and economics | religious studies | modern foreign languages | MFL teaching | theatre arts teaching | design and technology; D&T | business studies | economics teaching | psychology teaching | marching band | media studies | agriculture education | FCCLA | DECA | robotics club | STEM club | makerspace | maker space | 3D printing in schools | Desmos | GeoGebra | Nearpod lessons | Screencastify | Gimkit | Blooket | Freckle | Zearn | Dreambox | Imagine Learning | Amplify | Eureka Math | Illustrative Mathematics | Saxon Math | Envision Math | Wonders reading | Into Reading | CKLA | Heggerty | UFLI | LETRS | Lucy Calkins | Units of Study | F&P | Benchmark Advance | Achieve3000 | Newsela | Read 180 | System 44 | Read Naturally | STAR 360 | FastBridge | aimswebPlus | AIMSweb | Acadience | Aspen SIS | RenWeb | Toddle | Arbor ~list | Go4Schools | Edulink | ClassCharts | Class Charts | ParentSquare | Remind app | TalkingPoints | Clever ~list | Simon LMS | Xuno | EdSmart | OneSchool | TASS ~list | SISRA | FFT Aspire | GL Assessments | CAT4 | Evidence Me | Blossom | Eylog | OWNA | Playground app | QikKids | Xplor + students; teaching; teach; school; classroom; curriculum; math; grade; lessons; subject; teacher; reading; pupils; education - oil; company; vendor; bank; court
professional development ~ctx | professional learning | CPD ~list | staff meetings | faculty meetings | department meetings | inset days | in-service days | lesson study | coaching teachers | ECT induction | NQT mentoring | curriculum leadership | phase leader | key stage leader | senior leadership team; SLT ~up | school development plan | governors meetings | governing body | school budget | school business management | admissions and appeals | free school meals | school data manager | exam officer duties | teacher appraisal | teacher recruitment | school culture | school climate | school discipline | discipline referrals | parent complaints + school; teachers; participate; professional; teaching; staff; education; meetings - opportunities; budget; benefits; allowance; we; offer; automation; siemens
gradebook | grade book | grading policies | recording grades | attendance and grades; grades and attendance | report writing for parents | written feedback | verbal feedback | marking policy | student feedback; feedback to students | moderation | standardisation meetings | predicted grades | target setting for pupils | target setting | pupil progress meetings | assessment without levels | baseline assessments | running records | assessments ~ctx | assignments ~ctx | worksheets | creating worksheets | worksheet preparation + students; pupils; attendance; powerschool; marking; teacher; teaching; classroom; lessons; learners; progress; modules; design; e-learning; grading - risk; needs; steel; concrete; health; tax; lumber; legal; security
Academic standing | degree requirements | course selection | transfer evaluation | transfer students | graduation requirements | graduation checks | advising ~ctx | appreciative advising | intrusive advising | proactive advising | advising appointments | academic coaching | academic planning | academic probation | early alert | retention of students | retention initiatives | student persistence | student onboarding | new student orientation | freshman orientation | first-year seminar | FYE ~up | registration ~ctx | enrolment processing | application review | reading applications | recruiting students | recruitment fairs | college fairs | high school visits | campus tours | open days | campus visits | yield events | yield activities | agents management (education) | education agents | study abroad counselling | SOP and LOR guidance | Common Application | college applications | career coaching students | employer engagement | work experience placements | internships coordination | placement coordination | placement officer | campus placements | industry connect | alumni engagement work | tuition fees | student loans | Student Finance England | student records management | registrar functions | Banner ~list | Ellucian | Colleague ~list | Degree Works | Technolutions Slate | Navigate360 | Civitas | Salesforce Education Cloud | Handshake ~list | Symplicity | Maxient | Anthology | CampusNexus | CampusVue | Tribal SITS:Vision | Unit4 Student | Callista | Student One | Curriculog | Acalog | 25Live | CollegeNET | EMS scheduling | Watermark | TaskStream | Respondus | Proctorio | Blackboard Collaborate | student engagement programs | student clubs | RA supervision | disability accommodations | accommodations for students | tutoring center | writing center | supplemental instruction | peer mentoring | TRIO | first-generation students | at-risk students | student development theory | higher education administration | further education sector | tertiary education | tertiary sector | accreditation (education) | NIRF | quality enhancement | REF submissions | TEQSA | validation of programmes | exam boards | board of examiners | external examiners | tutorials | leading tutorials | teaching labs | module leadership | module development | course coordination | unit coordination | course convening | HDR supervision | research supervision | online course design | learning designers | Quality Matters | publishing research | publish research | peer-reviewed journals | journal articles | conference presentations | presenting at conferences | research funding | securing research funding | principal investigator | co-investigator | ethics approval | CITI training | fieldwork | focus groups research | interviews (research) | research data management | knowledge exchange | public engagement (research) | research impact | university service | service on committees | tenure track | faculty recruitment | MARC | shelving | collection management | ILL ~up | Alma | Primo ~list | OverDrive | Libby | EZproxy | conservation of collections | records retention library | story hours | summer reading | exhibition interpretation + student; students; academic; university; college; advising; degree; library; course; research; teaching; faculty; campus; admissions; books; undergraduates; seminar; programs; publications; learning; school; canvas; workshops - customer; employee; staff; car; vehicle; domain; product; blood; patient; water; copper; flag; web; roof; employees
new hire training | induction training | refresher training | OJT ~up | training needs identification | training MIS | training reports | training feedback | Kirkpatrick evaluation | training content development | training decks | facilitation of training | workshop delivery | delivering training sessions | webinars delivery | technical training | customer service training | compliance training delivery | grammar ~ctx | grammar training | voice training | accent neutralization | accent training | communication training | certification of batches | batch handling | batch management | throughput (training) | trainee attrition | agent coaching | coaching sessions | eLearning | e-learning authoring | Synthesia | SAP SuccessFactors Learning | SuccessFactors LMS | Moodle Workplace | Lessonly | course enrolments | training records management | learning paths | learning journeys (corporate) | micro-learning | storyboarding e-learning; storyboards e-learning | subject matter experts | working with SMEs | SMEs ~ctx | SME collaboration | andragogy | trainer certification | learner feedback | learner engagement corporate | learning analytics | L&D strategy | capability building | capability development | onboarding programs training | mentoring programmes + training; trainees; agents; learners; learning; deliver; employees; voice; facilitate; modules; workshops; trainer; storyline; experts; e-learning; spoken; english - gang; business; lending; enterprises; companies
interventions (education); interventions ~ctx | feeding (education); feeding ~ctx | DTT ~up | SLD ~up | MLL ~up + children; pupils; students; school; classroom; support; teacher; class; sen; learning; send; autism; behaviour; special - baby; network; drug; cattle; animals; bottle
lunchtime ~ctx; lunchtimes ~ctx | scouts ~ctx | sleep (education); sleep ~ctx | ratios (education); ratios ~ctx | QIP (education); QIP ~up | RAP ~list | displays (education); displays ~ctx | resources (education); resources ~ctx + children; school; classroom; pupils; families; room; nursery; lessons; learning; toddler; child; supervision; activities; educators; lunch - financial; credit; human; monitor; screens; led
instruction (education); instruction ~ctx | VCE ~up | QCE ~up | EQA ~up | LLN ~up | choir ~ctx | orchestra ~ctx | FFA ~up | HMH ~up | Arbor (education); Arbor ~list | Clever (education); Clever ~list | TASS (education); TASS ~list + students; teaching; teach; school; classroom; curriculum; math; grade; lessons; subject; teacher; reading; pupils; education - oil; company; vendor; bank; court
professional development (education); professional development ~ctx | CPD (education); CPD ~list | SLT ~up | SEF ~up | PTA ~up + school; teachers; participate; professional; teaching; staff; education; meetings - opportunities; budget; benefits; allowance; we; offer; automation; siemens
marking ~ctx | assessments (education); assessments ~ctx | assignments (education); assignments ~ctx + students; pupils; attendance; powerschool; marking; teacher; teaching; classroom; lessons; learners; progress; modules; design; e-learning; grading - risk; needs; steel; concrete; health; tax; lumber; legal; security
advising (education); advising ~ctx | FYE (education); FYE ~up | registration (education); registration ~ctx | enrolment ~ctx; enrollment ~ctx | Banner (education); Banner ~list | Colleague (education); Colleague ~list | Handshake (education); Handshake ~list | HLC ~up | lectures ~ctx | circulation ~ctx | ILL (education); ILL ~up | Primo (education); Primo ~list | preservation ~ctx + student; students; academic; university; college; advising; degree; library; course; research; teaching; faculty; campus; admissions; books; undergraduates; seminar; programs; publications; learning; school; canvas; workshops - customer; employee; staff; car; vehicle; domain; product; blood; patient; water; copper; flag; web; roof; employees
OJT (education); OJT ~up | nesting ~ctx | TNI ~up | grammar (education); grammar ~ctx | SMEs (education); SMEs ~ctx + training; trainees; agents; learners; learning; deliver; employees; voice; facilitate; modules; workshops; trainer; storyline; experts; e-learning; spoken; english - gang; business; lending; enterprises; companies
pacing guides | pacing calendar | math workshop | reading workshop | writing workshop | writer's workshop | reader's workshop | workshop model | small groups | whole group instruction | whole-group | centers (classroom) | learning stations | literacy centers | guided math | number talks | read-alouds | word work | word study | decoding ~ctx | fluency (reading) | comprehension ~ctx | vocabulary ~ctx | sight words | handwriting ~ctx | spelling (in school); spelling ~ctx | early reading | RWI ~up | White Rose | mastery maths | times tables | Everyday Math | Bridges Math | Illustrative Math | Wonders (curriculum) | Renaissance Star | STAR assessments | MAP ~up | SOL ~up | Smarter Balanced | SBAC ~up | PARCC ~up | Regents ~cap | FAST assessment | EOC ~up | end of course exams | data walls | data meetings | academic achievement | student growth | PLCs ~list | grade level meetings | team meetings (school) | planning meetings | parent nights | open house (school) | back to school night | parent communication (school) | home-school communication | recess | bus ~ctx | dismissal | arrival and dismissal | hall duty | playground ~ctx | cafeteria supervision | field trip supervision | extracurricular | pastoral role | advisory ~ctx | behaviour points | BIP ~up | FBA ~up | CHAMPS ~up | restorative justice | social-emotional | RSE ~up + students; pupils; classroom; teaching; school; lessons; learners; curriculum; children; teacher; instruction; parents; academic; reading; grade; year; duty; literacy; math - patient; patients; it; software
gifted ~ctx | higher ability pupils | advanced learners | EL ~list | newcomers ~ctx | dual immersion | differentiates ~ctx | differentiating ~ctx | differentiates instruction | differentiated ~ctx | adaptations ~ctx | accommodations ~ctx | modifications ~ctx | IEP team | ARD meetings | ARD ~up | ASD ~up | autistic students | autistic pupils | speech and language needs | SLCN ~up | sensory needs | AAC ~up | CPI ~up | positive handling | restraint training | toileting ~ctx | medical needs | physical needs | 1:1 ~ctx | one-on-one instruction | self-contained | inclusion ~ctx | transition planning | transition services | vocational skills | extended school year | ESY ~up | related services | support staff ~ctx | case manager (special education) | caseload (special education) | Tier 3 | booster sessions | catch-up | catch-up interventions | literacy ~ctx | maths ~ctx | reading ~ctx | writing (subject) | English (subject) | science (subject) | humanities ~ctx | languages (subject) | art and design | music (subject) | computing (subject) | RE ~up | psychology ~ctx | world languages | calculus (in school); calculus ~ctx | statistics (subject) | AP ~list | Reception class | SATs ~list | post-16 | STEM ~up | coding club | play-based | observe children | observations (in school); observations ~ctx | observe ~ctx | Kinderlime | next steps | nappies | meals (childcare) | gross motor | fine motor | motor skills | crafts ~ctx | songs ~ctx | QRIS ~up | Head Start | Early Head Start | CLASS tool | licensing regulations | licensing standards | state licensing | licensing (child care) | day care | preschool | toddlers ~ctx | infants ~ctx | babies ~ctx | safeguarding (in school); safeguarding ~ctx | MyConcern + students; pupils; classroom; teaching; school; lessons; learners; curriculum; children; teacher; instruction; needs; special; plans; education; child; subject; subjects; teach; autism; preschool; phonics; parents - patient; software; bank
seminars ~ctx | workshops (in school); workshops ~ctx | undergraduate and postgraduate | undergraduate students | postgraduate students | graduate students | module leader | modules ~ctx | programme leader | course leader | course delivery | advisement | student supervision (academic) | supervision ~ctx | placements ~ctx | practice placements | practice education; practice educator; student educator | practice assessing | practice supervisor | external examining | examining ~ctx | research-led teaching | pedagogy | pedagogical | pedagogic research | pedagogical research | higher education teaching | HE ~list | FE ~list | access courses | apprenticeships ~ctx | apprentices ~ctx | degree apprenticeships | EPA ~list | assessor | assessing learners | internal quality assurance | Ofqual | NSS ~up | retention (students) | widening participation | widening access | admission applications | enrollment services | registration (student) | transcripts (student) | credit evaluation | PeopleSoft Campus | Navigate (EAB) | IXL ~up | iPads ~cap | online courses | online learning | remote learning | simulation (in school); simulation ~ctx | simulation lab | clinical skills | clinical instruction | clinical teaching | skills lab | academic integrity | student learning | curricular | syllabus ~ctx | office hours | academic programs | tenure-track teaching | service to the university | committees ~ctx | publications (in school); publications ~ctx | grants ~ctx | external funding | research (in school); research ~ctx | counseling students | mentoring (in school); mentoring ~ctx + students; teaching; academic; university; college; course; curriculum; learners; undergraduate; postgraduate; faculty; learning; student; module; programme; classroom; research; staff; lectures - patient; patients; legal; clients; customers; building; code; site; construction
job aids | learner guides | instructor guides | user guides (training) | quick reference guides | content development (learning) | course authoring | authoring tools | eLearning authoring | rapid authoring | Rise ~cap | Storyline ~cap | Captivate ~cap | Gomo | Articulate Review | Tin Can | LTI ~up | Cornerstone ~cap | SuccessFactors Learning | Saba (in school); Saba ~ctx | EdCast | LinkedIn Learning | Udemy Business | SAM ~list | Bloom's ~ctx | Gagne | Gagne's nine events | action mapping | design thinking (learning) | learner personas | learner analysis | task analysis | gap analysis (training) | LNA ~up | training needs | blended solutions | ILT ~up | virtual instructor-led | webinars (in school); webinars ~ctx | learning assessments | knowledge checks | quizzes | scenario-based learning | branching scenarios | narration (in school); narration ~ctx | video production (learning) | video scripts | scripts (in school); scripts ~ctx | learning evaluation | course maintenance | stakeholder interviews | SME interviews | accessibility ~ctx | alt text | captions ~ctx + learning; training; course; elearning; e-learning; learners; instructional; modules; storyline; design; develop; content; scripts; wcag; section 508; lms - police; film; crew
bullying prevention | ASCA National Model | comprehensive school counseling | SCOIR ~up | career exploration | high school transition | transition (school) ~ctx | community partners | community agencies | home-school liaison | school tours | enrolment reports | re-enrolment | OpenApply | Engage (school) ~list | agents ~ctx | school visas | British curriculum | English National Curriculum | American curriculum | PYP ~up | MYP ~up | offers ~ctx | offer letters (school) | revision ~ctx | exam technique | lessons ~ctx | lesson support | school-led tutoring | National Tutoring Programme | small-group tuition | students ~ctx + students; school; counseling; families; pupils; admissions; academic; lessons; behavior; attendance; curriculum; enrolment; applicants; classroom
licensed child care | out-of-school care | play-based programming | early learning framework
Birth to 5 Matters | Development Matters | pedagogical documentation | developmental screening | ASQ screening | key person approach
weekly planning | activity planning | art activities | sensory bins | loose parts | invitations to play | provocations ~ctx | nature walks + children; child; families; play; toddlers; infants; centre; classroom; pupils; students; learning; educators; curriculum; teaching; room; lessons; nursery; early
diaper changes | family-style meals | sleep checks | drop-off and pick-up; drop-offs | pick-ups | arrivals and departures | sign-in sheets | headcounts ~ctx + children; child; families; play; toddlers; infants; centre; classroom; pupils; students; learning; educators; curriculum; teaching; room; lessons; nursery; early
active supervision | supervision of children | allergy plans | allergy management | anaphylaxis plans | medication forms | incident reports | accident forms | risk assessments for outings | excursions with children | sanitizing toys | toy sanitising | cleaning toys | sanitise ~ctx | hygiene routines + children; child; families; play; toddlers; infants; centre; classroom; pupils; students; learning; educators; curriculum; teaching; room; lessons; nursery; early
daily routines | self-regulation | attachment-based care | speech and language support | sign language with babies + children; child; families; play; toddlers; infants; centre; classroom; pupils; students; learning; educators; curriculum; teaching; room; lessons; nursery; early
family partnerships | Kinderpedia | Kangarootime | Baby's Days | ParentZone | licensing inspections
room leadership
differentiation ~ctx | scaffolding of learning | common assessments | small group work + children; child; families; play; toddlers; infants; centre; classroom; pupils; students; learning; educators; curriculum; teaching; room; lessons; nursery; early
phonics interventions
coursework moderation
report writing in school | positive behaviour support in school | SEN register | SEN support plans
access arrangements
push-in services | pull-out services
peer review | accreditation reports | quality assurance in education | clearing ~ctx | timetabling (in school); timetabling ~ctx + children; child; families; play; toddlers; infants; centre; classroom; pupils; students; learning; educators; curriculum; teaching; room; lessons; nursery; early
Title I | Banner ERP | Colleague ERP | study skills
biology ~ctx | chemistry ~ctx | geography ~ctx | drama ~ctx | history ~ctx | sociology ~ctx | general science; combined science + students; teaching; teach; teacher; teachers; school; classroom; curriculum; maths; math; grade; lessons; subject; pupils; ks3; ks4; key stage; gcse; a level; a-level; alevel; igcse; ib; tutor; tutoring; faculty - oil; company; vendor; bank; court; lab; laboratory; credit; medical; driving; employment; work; patient; team
adult-child ratios
`,
};
