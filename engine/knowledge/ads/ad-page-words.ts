/**
 * Words of the pages on which ads stand, around the ads: labels of details, headings of what is no ad, buttons, notes.
 * Compared in small letters. English first, then German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech,
 * Swedish, Danish, Norwegian, Turkish, Arabic.
 */
const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(";")
      .map((word) => word.replace(/\s+/g, " ").trim())
      .filter((word) => word !== ""),
  );

/** Labels before single details of the job. */
export const DETAIL_LABELS = {
  title:
    words(`job title; title; position; position title; role; vacancy; vacancy title; post; post title; job; job name; working title; classification title;
    stelle; position (m/w/d); stellenbezeichnung; stellentitel; jobtitel; berufsbezeichnung; beruf; tätigkeit; poste; intitulé du poste; intitulé; intitulé de l'offre; métier;
    titre du poste; puesto; título del puesto; cargo; vacante; puesto de trabajo; denominación del puesto; posizione; titolo; ruolo; qualifica; vaga; função; functie; vacature; functietitel;
    stanowisko; nazwa stanowiska; pozice; název pozice; tjänst; befattning; yrkesroll; stilling; stillingstittel; stillingstitel; pozisyon; المسمى الوظيفي; الوظيفة; اسم الوظيفة; المنصب`),
  company:
    words(`company; company name; employer; employer name; organisation; organization; organisation name; hiring organisation; hiring organization; hiring company; agency; institution;
    school; trust; firm; business name; advertiser; posted by; department/agency; client; recruiter; business; employing authority; name of employer;
    arbeitgeber; unternehmen; firma; träger; betrieb; einrichtung; arbeitgeberin; dienststelle; behörde; unternehmensname; entreprise; employeur; société; établissement; recruteur; raison sociale;
    nom de l'entreprise; organisme; empresa; empleador; compañía; entidad; organización; organismo; azienda; datore di lavoro; ente; società; empregador; bedrijf; werkgever; bedrijfsnaam; organisatie;
    pracodawca; zatrudniający; nazwa firmy; zaměstnavatel; společnost; arbetsgivare; företag; arbejdsgiver; virksomhed; arbeidsgiver; bedrift; işveren; şirket; الشركة; اسم الشركة; جهة العمل; صاحب العمل; المؤسسة; المنشأة; الجهة`),
  place:
    words(`location; locations; job location; job locations; work location; workplace; place of work; location of work; place; city; town; office; offices; site; base; based in; where; area; duty station; location(s);
    primary location; city/town; work site; worksite; duty location; duty locations; region; address; location name; job site; working location; city, state; city / state;
    arbeitsort; standort; ort; einsatzort; dienstort; arbeitsplatz; einsatzorte; standorte; lieu; lieu de travail; localisation; ville; lieu du poste; lieu de mission; localité; lieu d'exercice; secteur géographique;
    ubicación; lugar; lugar de trabajo; localidad; ciudad; centro de trabajo; población; provincia; localización; sede; luogo; luogo di lavoro; sede di lavoro; località; città; local; local de trabalho; localização; cidade;
    locatie; standplaats; plaats; werkplek; werklocatie; lokalizacja; miejsce pracy; miasto; miejscowość; adres; lokalita; místo výkonu práce; místo výkonu; místo; ort; placering; arbetsort; plats; arbejdssted; sted; arbeidssted; lokasjon; konum; çalışma yeri; şehir;
    الموقع; المكان; مكان العمل; المدينة; موقع العمل; مقر العمل; الدولة / المدينة`),
  salary:
    words(`salary; pay; salary range; pay range; compensation; wage; remuneration; rate of pay; pay rate; hourly rate; annual salary; base salary; base pay; stipend; rate; salary per annum; starting salary; salary/rate; pay scale; pay scale & grade; salary scale; wages; hiring range; pay band;
    gehalt; vergütung; lohn; bezahlung; entgelt; entlohnung; verdienst; gehaltsspanne; jahresgehalt; eingruppierung; salaire; rémunération; salaire brut; salario; sueldo; retribución; remuneración; banda salarial; salario bruto anual; retribuzione; stipendio; ral; salário; remuneração; vencimento; salaris;
    wynagrodzenie; płaca; zarobki; stawka; mzda; plat; lön; løn; lønn; maaş; ücret; الراتب; الأجر; الراتب الشهري; الراتب المتوقع`),
} as const;

/** Headings of an ad's parts beyond English, German, French and Spanish, and what those lists lack. */
export const MORE_AD_HEADINGS =
  words(`ihr aufgabengebiet; dein aufgabengebiet; ihr profil; dein profil; das bringen sie mit; das bringst du mit; das erwartet sie; das erwartet dich; das bieten wir; wir bieten ihnen; was sie erwartet; was dich erwartet; was sie mitbringen;
    was du mitbringst; was wir bieten; unser angebot; angebot; anforderungen; anforderungsprofil; voraussetzungen; ihre qualifikation; ihre qualifikationen; qualifikation; wir erwarten; wir wünschen uns; ihre vorteile; benefits; ihre bewerbung; dein job; ihr job; wir suchen; jobbeschreibung; über die stelle; kontakt; das machen sie; so überzeugen sie; was uns auszeichnet; profil; darauf kannst du dich freuen; darauf können sie sich freuen; deine mission;
    vos missions; votre mission; missions; mission; vos responsabilités; le poste; description du poste; descriptif du poste; profil recherché; profil; votre profil; nous offrons; nous vous offrons; ce que nous offrons; avantages; conditions; vos avantages; pourquoi nous rejoindre; processus de recrutement; pour postuler; compétences; compétences requises; qualités requises; activités principales; missions principales; formation; expérience; le profil; descriptif; l'offre; conditions d'exercice; comment candidater;
    funciones; tus funciones; tareas; tus tareas; qué harás; tus responsabilidades; responsabilidades; requisitos; requisitos mínimos; requisitos deseados; qué pedimos; qué buscamos; qué ofrecemos; ofrecemos; se ofrece; te ofrecemos; perfil; perfil buscado; tu perfil; beneficios; condiciones; descripción; descripción del puesto; descripción de la oferta; experiencia; formación; tu misión; cómo solicitar; inscripción; valorable; se valorará; buscamos; qué necesitamos;
    mansioni; responsabilità; attività; attività principali; requisiti; requisiti richiesti; cosa offriamo; offriamo; si offre; cosa farai; chi cerchiamo; profilo ricercato; il profilo; competenze; descrizione; come candidarsi; la risorsa si occuperà di; benefit;
    responsabilidades; requisitos; o que oferecemos; oferecemos; perfil; funções; principais funções; o que procuramos; benefícios; descrição da função; atividades; qualificações; como se candidatar; atribuições;
    wat ga je doen; taken; functieomschrijving; jouw profiel; functie-eisen; wat vragen wij; wat bieden wij; wij bieden; wij vragen; dit bieden wij; dit ga je doen; wie ben jij; dit breng je mee; arbeidsvoorwaarden; solliciteren; over de functie; wat je gaat doen; wat wij bieden; wat breng je mee; jouw werkzaamheden; dit vragen wij;
    zakres obowiązków; twój zakres obowiązków; obowiązki; główne obowiązki; opis stanowiska; wymagania; nasze wymagania; wymagamy; oczekujemy; nasze oczekiwania; oferujemy; to oferujemy; co oferujemy; nasza oferta; mile widziane; zadania; twoje zadania; o nas; kogo szukamy; benefity; czym będziesz się zajmować; jak aplikować; czego oczekujemy; opis oferty;
    náplň práce; požadujeme; nabízíme; požadavky; co nabízíme; co vás čeká; koho hledáme; arbetsuppgifter; kvalifikationer; vi erbjuder; om tjänsten; om rollen; dina arbetsuppgifter; din profil; vi söker dig som; om dig; ansökan; meriterande; arbejdsopgaver; dine opgaver; vi tilbyder; din profil; kvalifikationer; dine kvalifikationer; om stillingen; arbeidsoppgaver; kvalifikasjoner; vi tilbyr; personlige egenskaper;
    görev tanımı; iş tanımı; aranan nitelikler; genel nitelikler; sorumluluklar; sunduklarımız;
    المهام; المهام والمسؤوليات; المسؤوليات; الوصف الوظيفي; وصف الوظيفة; المؤهلات; المؤهلات المطلوبة; المتطلبات; متطلبات الوظيفة; الشروط; شروط التقديم; المزايا; ما نقدمه; المميزات; الخبرات; المهارات; المهارات المطلوبة; الخبرة المطلوبة; طريقة التقديم; مهام الوظيفة; الواجبات; الشروط والمؤهلات; مميزات العمل; نبذة عن الوظيفة`);

/** Headings over what is beside the ad. */
export const BESIDE_HEADINGS =
  /^(?:(?:view |see |find |browse |explore )?(?:\d+ )?(?:(?:more |other |similar |related |recommended |latest |recent |featured |new |open |current |nearby )+(?:open )?(?:jobs?|positions?|vacancies|openings?|roles?|opportunities|ads|listings|searches|articles|posts|offers)|jobs (?:you (?:may|might)|like this|near|by|in similar)|people (?:also|who)|you (?:may|might) (?:also )?(?:like|be interested)|recommended (?:for you|jobs)|similar (?:to this|searches)|searches related|related (?:content|searches|links)|get (?:job alerts|notified|similar jobs)|(?:create|set up) (?:a )?job alert|job alerts?|email me (?:jobs|similar)|share (?:this|via|on)|share$|comments?(?: \(\d+\))?$|leave a (?:reply|comment)|\d+ comments|newsletter|subscribe|sign up|follow us|tags?$|browse by|popular (?:searches|jobs)|salary (?:estimate|insights)|company reviews|reviews|career advice|interview tips|we value your privacy|cookie)|(?:ähnliche|weitere|andere|passende|aktuelle|neueste) (?:stellen|jobs|anzeigen|stellenangebote|stellenanzeigen|angebote)|das könnte|(?:jobs|stellen) per e-?mail|teilen$|offres? (?:similaires|d'emploi similaires|qui pourraient)|autres offres|ces offres|(?:les )?dernières offres|vous (?:pourriez|aimerez)|partager|alerte emploi|ofertas (?:similares|relacionadas|parecidas)|otras ofertas|más ofertas|también te|compartir|empleos (?:similares|relacionados)|offerte simili|altre offerte|annunci simili|vagas (?:semelhantes|relacionadas)|outras (?:vagas|ofertas)|vergelijkbare|andere vacatures|gerelateerde|(?:podobne|inne|polecane|zobacz też|zobacz także) ?(?:oferty|ogłoszenia|stanowiska)?|udostępnij|podobné|další nabídky|liknande|fler jobb|lignende|relaterede|benzer ilanlar|وظائف (?:مشابهة|أخرى|ذات صلة|مماثلة)|شارك)/iu;

/** A page says that nobody can apply any more. */
export const CLOSED_NOTE =
  /(?:no longer (?:available|accepting|open|active|taking|posted|advertised)|not (?:currently )?accepting applications|(?:job|position|vacancy|role|posting|ad|advert|opening|listing|applications?)(?: for this \S+)? (?:has|have|is|are|was|were) (?:now |already |since |been )*(?:filled|closed|expired|removed|taken down|withdrawn|inactive)|applications (?:have |are )?(?:now )?closed|expired (?:job|vacancy|listing)|nicht mehr (?:verfügbar|aktiv|online|ausgeschrieben|aktuell)|(?:stelle|anzeige|position) (?:ist|wurde) (?:leider )?(?:bereits )?(?:besetzt|deaktiviert|abgelaufen|gelöscht)|n['’]est plus (?:disponible|en ligne|à pourvoir|active)|(?:offre|poste) (?:est |a été )?(?:expirée?|pourvue?|clôturée?|archivée?)|ya no (?:está|esta|se encuentra) (?:disponible|activa|vigente)|oferta (?:ha )?(?:caducad[ao]|cerrada|finalizada|expirada)|non è più disponibile|(?:annuncio|offerta) (?:è )?scadut[oa]|já não está disponível|vaga (?:foi )?encerrada|niet meer (?:beschikbaar|actief)|vacature is (?:gesloten|vervuld)|(?:oferta|ogłoszenie) (?:pracy )?(?:jest |już )*(?:nieaktualn[ae]|nieaktywn[ae]|wygasł[ao]|zakończon[ae]|archiwaln[ae])|inte längre tillgänglig|er ikke længere|ikke lenger tilgjengelig|لم تعد (?:هذه )?(?:الوظيفة )?متاحة|(?:انتهت|أغلقت|انتهى) (?:صلاحية |فترة |باب )?(?:هذه )?(?:الوظيفة|الإعلان|التقديم))/iu;

/** What buttons and links to apply say. */
export const APPLY_WORDS =
  /^(?:easy |quick |online )?(?:apply(?: (?:now|online|here|today|for this (?:job|position|role|vacancy)|for (?:the )?(?:job|role|position)|on company (?:web)?site|on employer site|with .{2,20}|by email|to (?:this )?(?:job|position)))?|submit (?:your )?(?:application|cv|resume)|i['’]m interested|start (?:your )?application|send (?:your )?(?:cv|application)|(?:jetzt |hier |online |direkt |sofort )*bewerben|(?:zur )?(?:online-)?bewerbung|bewirb dich(?: jetzt)?|je postule|postuler(?: .{1,30})?|candidater|répondre à l['’]offre|(?:solicitar|inscribirme|inscribirse|aplicar|postular(?:me|se)?|enviar (?:cv|candidatura))(?: .{1,25})?|candidati(?: ora)?|invia (?:la )?candidatura|candidatar-?(?:me|se)|(?:nu |direct |meteen )?solliciteren|solliciteer(?: .{1,20})?|aplikuj(?: .{1,20})?|(?:wyślij|złóż) (?:cv|aplikację)|odpovědět|reagovat|ansök(?: .{1,20})?|sök (?:jobbet|tjänsten)|søg (?:jobbet|stillingen)|ansøg|søk (?:på )?stillingen|başvur|hemen başvur|(?:قدّم|قدم|تقدم|التقديم)(?: .{1,20})?)[\s!»›→>]*$/iu;

/** Lines of a page's own controls, no words of an ad. */
export const CONTROL_WORDS =
  /^(?:save(?:d)?(?: (?:job|this job|ad|for later))?|share(?: (?:job|this job|this|on .{2,20}))?|print(?: (?:job|this page|version))?|report(?: (?:this )?(?:job|ad))?|back(?: to .{1,40})?|view (?:all|more|profile|company)(?: .{0,25})?|show (?:more|less)|read (?:more|less)|see (?:more|less|all)(?: .{0,25})?|sign in.{0,40}|log ?in.{0,30}|follow|copy link|next|previous|close|×|✕|more|less|edit|upload .{0,30}|send to (?:a )?friend|email (?:this )?(?:job|to a friend)|tweet|facebook|linkedin|x|whatsapp|twitter|e-?mail|merken|speichern|drucken|teilen|zurück(?: .{0,30})?|mehr anzeigen|weniger anzeigen|imprimer|partager|sauvegarder|enregistrer|retour(?: .{0,30})?|voir plus|guardar|compartir|imprimir|volver(?: .{0,30})?|ver más|zapisz|udostępnij|drukuj|wróć|حفظ|مشاركة|طباعة|رجوع)[\s»›→>]*$/iu;

/** Words of sites and sections, not of a job or a house: parts of a page's title made of them name neither. */
export const SITE_WORDS =
  /^(?:(?:the |all |our |open |current |latest |new |online )?(?:jobs?|careers?|vacanc(?:y|ies)|positions?|openings?|opportunities|employment|recruitment|recruiting|hiring|job (?:board|details?|search|description|posting|ad|advert|opening|application|listing|offer|vacancy|summary|information|view|openings|portal|opportunities)|vacancy details?|position details?|career (?:opportunities|site|portal|centre|center|page)|work (?:with|for) us|join (?:us|our team|the team)|apply(?: now| online| here)?|home|homepage|welcome|search(?: results)?|app|application|untitled|details?|start|news|about(?: us)?|contact|login|external|official (?:site|website)|careers (?:site|page|portal)|jobs? (?:at|in|for)|job application(?: for)?|vacancies at|we(?:['’]re| are) hiring|hiring|urgent|full[- ]time|part[- ]time|remote|hybrid)|stellenangebote?|stellenanzeigen?|stellenausschreibung(?:en)?|offene stellen|stellen|jobbörse|jobs? & karriere|karriere|aktuelle stellen(?:angebote)?|ausschreibung|job-?details|willkommen|startseite|bewerbung|offres?(?: d['’]emplois?)?|emplois?|recrutement|carrières?|nous rejoindre|recherche d['’]emploi|accueil|détail de l['’]offre|offre d['’]emploi|annonce|ofertas?(?: de (?:empleo|trabajo))?|empleos?|trabajo|trabaja con nosotros|bolsa de (?:empleo|trabajo)|inicio|vacantes?|oferta|detalle de (?:la )?oferta|lavoro|offerte? di lavoro|annunci(?:o)?(?: di lavoro)?|lavora con noi|vagas?|emprego|oferta de emprego|vacatures?|werken bij|vacature|oferty?(?: pracy)?|praca|kariera|ogłoszenie|ogłoszenia|nabídka práce|volná místa|kariéra|jobb|lediga jobb|karriär|ledige stillinger|stillinger|job|iş ilanı|iş ilanları|kariyer|وظائف|وظيفة|وظائف شاغرة|التوظيف|الوظائف|فرص عمل|الرئيسية|إعلان وظيفة)$/iu;

/** Words that stand before the title of a job in headings and in the title of a page. */
export const TITLE_OPENERS =
  /^(?:job application for|apply for|application for|job(?: opening| offer| posting| title| vacancy)?|vacancy|position|now hiring|we(?:['’]re| are) (?:hiring|looking for)(?: an?)?|hiring|wanted|career opportunity|stellenangebot|stellenanzeige|stellenausschreibung|wir suchen(?: eine?n?)?|offre d['’]emploi|emploi|poste|recrute|oferta de (?:empleo|trabajo)|oferta|empleo(?: de)?|trabajo de|se busca|offerta di lavoro|lavoro|annuncio|cercasi|vaga(?: de| para)?|vacature|oferta pracy|praca|ogłoszenie|nabídka práce|وظيفة|مطلوب|إعلان وظيفة)\s*[:–—-]?\s+(?=\S)/iu;

/** What sites set behind the title of a job: 'Nurse - job post'. */
export const TITLE_ENDS =
  /\s+[-–—|·]\s+(?:job post(?:ing)?|jobs?|vacancy|job (?:vacancy|offer|opening|details)|careers?|apply now|stellenangebot|stellenanzeige|offre d['’]emploi|oferta de (?:empleo|trabajo)|offerta di lavoro|oferta pracy|vacature|وظيفة)$/iu;

/** Words between a job and its house, its house and its place, in headings and titles of pages. */
export const AT_WORDS = /\s+(?:at|with|@|bei|chez|presso|bij|hos|en la empresa|في شركة|لدى)\s+/iu;
export const IN_WORDS = /\s+(?:in|à|a|en|w|we|em|te|i|near|based in|für|v|ve|في)\s+(?=\p{Lu}|\p{Lo})/iu;

/** How and how long is worked: no place, no house. */
export const TERMS_OF_WORK =
  /\b(?:full[- ]?time|part[- ]?time|permanent|temporary|contract(?:or)?|fixed[- ]term|internship|apprenticeship|freelance|casual|seasonal|per diem|shifts?|nights?|weekends?|hours?|days?|weeks?|months?|years?|posted|ago|today|yesterday|updated|closing|deadline|closes|apply|applicants?|views?|entry level|mid level|senior level|associate|experience|salary|department|ref(?:erence)?|job id|requisition|req|id|new|urgent|featured|sponsored|verified|vollzeit|teilzeit|unbefristet|befristet|festanstellung|veröffentlicht|vor \d+|ab sofort|temps plein|temps partiel|cdi|cdd|intérim|stage|alternance|publiée?|jornada|tiempo completo|indefinido|temporal|publicad[ao]|hace|umowa|pełny etat|etat|zmian|dodan[ao]|opublikowan[ao]|stálý|heltid|deltid|fast stilling|tempo pieno|tempo indeterminato|voltijd|deeltijd|fulltime|parttime|uur|دوام|عقد|منذ|ساعات)\b/iu;

/** A place that is none in particular. */
export const REMOTE_WORDS =
  /\b(?:remote|work(?:ing)? from home|home[- ]?based|telecommute|telework|anywhere|home ?office|mobiles arbeiten|télétravail|à distance|teletrabajo|remoto|remota|en remoto|da remoto|smart working|thuiswerken|praca zdalna|zdalnie|zdalna|distans|عن بعد|عن بُعد)\b|عن بعد|عن بُعد/iu;

/** Kinds of sentences that ads are made of; how many of the kinds a text holds tells whether it is one. */
export const AD_SIGNS: readonly RegExp[] = [
  /\b(?:we(?: are|['’]re)? (?:now |currently )?(?:looking for|seeking|hiring|recruiting)|is (?:looking for|seeking|hiring|recruiting)|we need an?|join (?:our|the|us)|seeks? an?|you(?: will|['’]ll| would) (?:be|own|lead|work|join|need|help)|(?:suchen|sucht) (?:wir|eine|zum|ab|verstärkung|dich|sie|unterstützung)|wir suchen|nous (?:recrutons|recherchons)|recherche un|recrute|vous (?:rejoignez|serez|êtes|aurez)|buscamos|busca (?:un|incorporar)|precisa|se (?:busca|necesita)|cerchiamo|ricerca un|procuramos|zoeken wij|wij zoeken|szukamy|poszukujemy|poszukuje|hledáme|vi söker|vi søger|vi søker|arıyoruz)|نبحث عن|يعلن|تعلن|مطلوب|حاجته|حاجتها/iu,
  /\b(?:years?(?:['’])? (?:of )?(?:\S+ ){0,3}experience|experience (?:with|of|in|as|is|on|working)|(?:no|prior|previous|proven|relevant) experience|jahre (?:berufs)?erfahrung|berufserfahrung|erfahrung (?:in|im|mit)|expérience|experiencia|esperienza|experiência|ervaring|doświadczeni[ea]|praxe|erfarenhet|erfaring|deneyim)\b|خبرة/iu,
  /\b(?:full[- ]time|part[- ]time|permanent|fixed[- ]term|temporary|contract position|vollzeit|teilzeit|unbefristet|festanstellung|cdi|cdd|temps plein|temps partiel|jornada completa|media jornada|contrato indefinido|tempo pieno|tempo indeterminato|voltijd|fulltime|umow[aęy] o pracę|pełny etat|hlavní pracovní poměr|heltid|fast stilling|tam zamanlı)\b|دوام كامل|دوام جزئي|مناوبات/iu,
  /\b(?:per (?:hour|annum|year|month)|an hour|a year|annually|salary|pension|benefits|paid (?:leave|time off|vacation)|days (?:of )?(?:leave|holiday|vacation)|bonus|gehalt|vergütung|urlaub(?:stage)?|brutto|salaire|rémunération|primes?|tickets restaurant|salario|sueldo|brutos|retribuzione|salário|salaris|vakantiedagen|wynagrodzeni[ea]|mzda|dovolen[áé]|lön|løn|maaş)\b|راتب|تأمين صحي|إجازة/iu,
  /\b(?:to apply|apply (?:by|with|online|now|via|here|through|for this)|send (?:us )?(?:your|a) (?:cv|resume|portfolio|letter|application)|your (?:cv|resume|application)|cover letter|bewerben sie sich|bewirb dich|ihre bewerbung|deine bewerbung|bewerbungsunterlagen|votre candidature|cv et lettre|lettre de motivation|envía(?:nos)? tu (?:cv|currículum)|inscríbete|invia (?:il tuo )?cv|inviare|envie (?:o seu )?cv|solliciteer|stuur je|prosimy o (?:przesłanie|dopisanie|przesyłanie)|wyślij cv|životopis|skicka din ansökan|send din ansøgning|søknad)\b|السيرة الذاتية|للتقديم|التقديم/iu,
  /\b(?:closing date|application deadline|applications close|equal opportunit(?:y|ies)|right to work|start date|shifts?|probation|reporting to|reports to|position is open|interviews? (?:will|take)|background check|dbs check|eintrittstermin|ab sofort|zum nächstmöglichen|bewerbungsfrist|poste à pourvoir|date limite|incorporación|fecha límite|entro il|data de início|sluitingsdatum|termin składania|rodo|klauzul[ia]|danych osobowych|nástup|sista ansökningsdag|ansøgningsfrist|søknadsfrist)\b|\((?:m|w|f|d|x|h)\s?[/|]\s?(?:m|w|f|d|x|h)(?:\s?[/|]\s?(?:m|w|f|d|x|gn))?\)|آخر موعد/iu,
  /\b(?:degree in|bachelor|master['’]?s degree|diploma|licen[cs]e|certificat(?:e|ion)|qualification|registration|required|must have|ability to|knowledge of|skills|abgeschlossene|ausbildung als|studium|kenntnisse|diplôme|bac ?\+ ?\d|maîtrise|titulación|título de|formación profesional|conocimientos|laurea|diploma di|licenciatura|diploma|wykształcenie|znajomość|uprawnienia|vzdělání|utbildning|uddannelse|utdanning)\b|بكالوريوس|شهادة|إجادة|مؤهل/iu,
];

/** Titles of articles and guides, which speak of jobs and are none. */
export const GUIDE_TITLE =
  /^(?:how (?:to|much|do)|what (?:does|do|is|are)|why |who |when |\d+ (?:ways|tips|reasons|things|questions|examples)|(?:the )?(?:ultimate|complete|best) |guide to|tips for|was (?:macht|verdient|ist)|wie (?:wird|werde|viel)|comment |combien |qu['’]est|cómo |qué (?:es|hace)|cuánto|jak |co to|ile )|\?\s*(?:[|–—-]|$)|\b(?:job description (?:template|examples?|sample)|career guide|interview questions|salary guide|resume (?:examples?|template)|cover letter (?:examples?|template)|resume|curriculum vitae|lebenslauf|portfolio of)\b/iu;

/** A house that does not want to be named. */
export const UNNAMED_HOUSE =
  /\b(?:confidential(?: company| employer)?|(?:company|employer) confidential|name withheld|private advertiser|vertraulich|firma anonym|entreprise confidentielle|confidentiel|confidencial|azienda riservata|riservato|poufne|firma (?:ukryta|anonimowa)|anoniem)\b|سري|غير معلن/iu;

/** Addresses of pages about jobs. */
export const JOB_ADDRESS =
  /(?:job|career|vacanc|position|posting|opening|recruit|employment|hiring|stelle|karriere|emploi|offre|recrut|carriere|empleo|oferta|trabajo|vacante|lavoro|annunc|vaga|emprego|vacature|werken|praca|oferty|kariera|prace|jobb|stilling|kariyer|ilan|wazaif|wazifa|greenhouse|lever\.co|workday|ashby|apply)/i;

/** Headings of lists of jobs: '48 nurse jobs in Kendal'. */
export const LIST_HEADING =
  /(?:^\d[\d.,\s]*\+? .{0,50}(?:jobs?|vacancies|results|openings|positions|stellen|offres|ofertas|empleos|ofert|wyników|offerte|vacatures|jobb)|\b(?:jobs|vacancies|openings) (?:in|near|found|for you|for|at)\b|^(?:job|search) (?:search )?results|^(?:all |our |current |open |latest )?(?:jobs|vacancies|open positions|openings|job openings|opportunities|careers|stellenangebote|offene stellen|nos offres|offres d['’]emploi|ofertas de (?:empleo|trabajo)|oferty pracy|vacatures|vagas|offerte di lavoro|وظائف)(?:\s*\(?\d*\)?)$|\b(?:stellenangebote|jobs|offres d['’]emploi|emplois|empleos|ofertas) (?:in|à|en|für)\b)/iu;
