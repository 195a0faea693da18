/** Labels before the name of the employer. */
export const EMPLOYER_LABEL =
  /^(?:company|company name|employer|organi[sz]ation|hiring (?:company|organi[sz]ation)|firm|school|store|hotel|restaurant|institution|agency|practice|name of (?:the )?company)$/i;

/** Capitalised openings of sentences that are no name. */
export const NO_EMPLOYER_OPENING =
  /^(?:about|disability|us|me|we|our|the|this|these|that|it|you|your|who|what|why|how|if|as|at|in|on|for|and|but|or|an?(?![&'’.-])|all|confidential|various|multiple|any|each|every|most|many|some|one|two|candidates?|applicants?|staff|employees|team|teams|people|there|here|he|she|they|reporting|remote|hybrid|role|position|job|company|client|location|salary|please|no|not|hi|hello|now|successful|ideal|preferred|join|welcome|discover|become|ready|introducing|imagine|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred|experience|knowledge|benefits|pay|duties|requirements|responsibilities|qualifications|equal|apply|send|contact|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Nouns that make 'The Finance Team' no name of a house. */
export const NO_HOUSE =
  /\b(?:team|role|position|job|post|candidate|applicant|department|unit|ward|division|programme?|project|platform|opportunity|person|package|benefits|responsibilities|requirements|duties|work|day|week|client|customer|board|government|vacancy|contract|company|location|service|system|product|process|plan|purpose|market|community|ideal|successful)s?\b/i;

/** Adjectives and adverbs that name nobody when they stand alone. */
export const NO_NAME_ALONE =
  /^(?:small|large|leading|growing|friendly|busy|urgent|new|full|part|great|north|south|east|west|city|today|now|home|work)$/i;

/** Words that only firms and institutions bear. */
export const SURE_EMPLOYER =
  /\b(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|BV|B\.V|SARL|Pty|Pvt|Corp|Corporation|Group|Holdings|Trust|Council|University|College|Academy|School|Polytechnic|Institute|Hospital|Hospitals|Surgery|Foundation|Solicitors|Cooperative|Co-operative|Society|Credit Union|(?:Country|Golf|Yacht|Sports|Tennis|Health|Football|Social) Club|Library|Office of|Office for|Department of|Ministry of|Shire of|City of|Borough)\b/;

/** Words of public and common bodies, in capitals too. */
export const INSTITUTION =
  /\b(?:Authority|Commission|Association|Bureau|Board|Agency|Department|Dept|Office|Ministry|Council|University|College|School|Hospitals?|Trust|NHS|Foundation|Institute|Museum|Church|County|Government|Cent(?:re|er)|Federation|Union|Society)\b/i;

/** Words of a trade that firms take into their names; titles hold them too. */
export const LIKELY_EMPLOYER =
  /\b(?:AG|KG|SE|NV|SA|S\.A|SL|AB|Oy|ApS|Co|Company|Clinic|Associates|Partners|Consulting|Consultancy|Studio|Studios|Films|Media|Software|Systems|Technologies|Robotics|Logistics|Transport|Lines|Foods|Bank|Insurance|Mutual|Housing|Homes|Hotel|Hotels|Inn|Resort|Restaurant|Coffee|Brewing|Bakery|Bakeries|Electric|Plastics|Pumps|Chemicals|Health|Healthcare|Medical|Dental|Therapy|Services|Industries|Engineering|Engineers|Construction|Builders|Steelwork|Interiors|Architects|Cosmetics|Candles|District|Shire|County|Department|Ministry|Agency|Exchange|Cloud|Labs|Softlabs|Pharma|Pharmacy|Diagnostics|Power|Energy|Motors|Airlines|Retail|Stores|Brokers|Capital|Telecom|Realty|Holidays|Museum|Theatre|Church|Charity|Supply|Distribution|Digital|Staffing|(?:Care|Nursing|Rest|Residential) Home|Hospice|Lodge|Farm|Farms|Garage|Nursery|Nurseries|Preschool|Daycare|Montessori|Dairy|Haulage|Freight|Couriers|Roofing|Plumbing|Heating|Joinery|Fabrications|Steel|Scaffolding|Landscapes|Landscaping|Salon|Spa|Barbers|Gym|Cinema|Cafe|Café|Bistro|Brewery|Winery|Vineyard|Bakehouse|Butchers|Supermarket|Airways|Ferries|Coaches|Chambers|Accountants|Estates|Lettings|Properties|Veterinary|Vets|Kennels|Opticians|Optical|Physio|Physiotherapy|Orthodontics|Ambulance|Publishing|Books|Gallery|Productions|Printing|Packaging|Textiles|Apparel|Jewellers|Furniture|Flooring|Machinery|Precision|Aerospace|Aviation|Shipyard|Renewables|Solar|Recycling|Biotech|Genomics)\b/;

/** Legal forms that stand in front of a name, with a dot of their own or without: 'PT Merapi', 'CV. Sumber Jaya'. */
export const LEGAL_FRONT = /^(?:PT|CV|UD)\.? \p{Lu}/u;
/** A word with a dot that parts no name: 'St. Anne's School'. */
export const DOTTED_FRONT = /^["'“‘(]*(?:PT|CV|UD|St|Mt|Ste)\.$/u;

/** What a name of a firm may end in. */
export const EMPLOYER_END =
  /\b(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|AG|Pty|Co|Corp|Group|Solicitors|Associates|Partners|Sons)\.?$/;

/** Words of a line that says how or how much is worked, or names a part of the ad. */
export const TERMS_OF_JOB =
  /\b(?:full|part|time|permanent|temporary|contract|shifts?|nights?|days?|evenings?|weekends?|salary|pay|grade|job|summary|description|overview|position|level|remote|hybrid|on-?site|location|region|floor|unit|ward|required|wanted|needed|hiring|urgent|start|immediate|year|month|hours?|bonus|benefits|responsibilities|duties|experience|basic|rate)\b/i;

/** What stands before a place or a number, never before the employer. */
export const OTHER_LABEL =
  /^(?:location|place|city|address|based|area|salary|pay|hours|shift|job type|type|reports to|grade|ref|job id|date)$/i;

/** An agency advertises for somebody it does not name; who has 'our clients' or 'client services' is no agency yet. */
export const FOR_CLIENT =
  /\b(?:(?:our|my) client\b(?!['’]?s\b|-| (?:base|services?|relation|list|facing|needs|focus|teams?|projects?|sites?|work|accounts?|portfolio|network|experience|engagement|success|organi[sz]ations|companies))|an? client of ours|one of our clients|on behalf of (?:an?|our|my|the) (?:\p{L}+ ){0,2}client\b|(?:acts?|acting|operat(?:es?|ing)|is|are) (?:\p{L}+ ){0,2}as an? employment (?:business|agency)|recruiting (?:for|on behalf of) (?:an?|one of our|our) )/iu;

/** Who is spoken of as somebody else: 'an international company is looking for', 'they are seeking'. */
export const OTHERS_EMPLOYER =
  /\b(?:(?:for|with|by|at|within|join) (?:an?|this|one of the|the) (?:[\p{L}-]+,? (?:and )?){0,5}(?:company|organi[sz]ation|firm|business|manufacturer|consultancy|practice|employer|charity|retailer|home|agency|provider|group|school|team)\b|[Tt]hey (?:are|now|currently|require|need|seek)|[Tt]he (?:company|client|successful company) (?:is|are|has|offers|requires|seeks)|client (?:is|are|requires|seeks|based))/u;

/** How an employer speaks of itself. */
export const OWN_VOICE = /\b(?:[Ww]e(?:['’](?:re|ve|ll))?|[Oo]ur|[Jj]oin us|[Uu]s)\b/gu;

/** Words that only those bear who recruit for others: who does is not taken for the employer. */
export const SURE_RECRUITER =
  /\b(?:Recruit(?:ing|ment|ers?)|Staffing|Resourcing|Sourcing|Personn?el|Manpower|Appointments|Head ?hunt(?:ers|ing)|Employment (?:Agency|Services|Solutions)|\p{L}*(?:staffing|staffs|recruit|headhunt|hunter)\p{L}*)\b/iu;

/** Words in the names of agencies that recruit for others. */
export const RECRUITER =
  /\b(?:Recruitment|Recruiting|Recruiters|Resourcing|Resources|Staffing|Search|Selection|Personnel|Appointments|Careers?|Jobs|Talent|People|Consultants|Executive|Manpower|Employment)\b/;
