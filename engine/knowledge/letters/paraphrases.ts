import { readTokens } from "#engine/text/tokens.ts";
import { plainStem } from "./letter-words.ts";

/**
 * What a fair reader takes to say the same: a word of a letter, then the words of a resume by any of which it is true.
 * One way only: 'sparky' may stand for 'electrician', and 'shop' for 'retail', but a mention of the first proves no more.
 */
const LINES = `
roster: rota shift schedule appointment
rollout: implementation implement deployment
speech: oral verbal spoken
prediction: forecast predict predictive
tax: taxation
beat: surpass exceed outperform
layout: plan drawing design
sparky: electrician electrical
postdoc: postdoctoral
eat: feed meal dine food
feed: meal
bathe: bath bathing wash
tech: technician technology
lecture: teach lecturer
lecturer: teach professor
teach: lecture professor
map: gis qgis
turnaround: shutdown outage
nurse: nursing rn icu
nursing: nurse rn
ward: unit hospital icu
hospital: icu ward clinical medical
icu: intensive critical
intensive: icu critical
critical: icu intensive
theatre: surgical operating operation post-operative
bedside: patient nurse care
ventilator: ventilated
drip: infusion iv vasoactive
infusion: drip iv
medication: medicine drug dose
medicine: medication drug
resident: patient care home
family: relative parent
relative: family
house: home domestic residential property
home: house domestic residential
shop: retail store commercial
retail: shop store
store: shop retail warehouse
fridge: refrigeration refrigerator
drive: operate forklift truck reach lorry
wire: wiring electrical cable rewire
socket: power electrical
fit: install
plumber: plumbing
truck: vehicle forklift trailer lorry van haul
lorry: truck trailer vehicle hgv
van: vehicle deliver
trailer: truck lorry
pallet: warehouse stock
shelf: stock store shop
till: cash register checkout
cash: till teller
teller: bank cash
bookkeeping: bookkeeper ledger account
ledger: account bookkeeping
book: account ledger booking
invoice: payable bill billing
bill: invoice cloud
supplier: vendor supply purchasing
vendor: supplier
fee: charge cost
cost: spend expense bill saving fee price
expense: cost spend
spending: spend cost budget
money: cost fund budget cash
school: teacher class pupil student education grade
classroom: class teacher teach
class: classroom teach grade lesson student pupil
lesson: class teach unit
pupil: student
child: children kid grade student
kid: child grade student camp
schooler: school grade student
grader: grade
maths: math mathematics
math: maths mathematics
mathematics: math maths
exam: examination test
code: software program developer engineer
software: developer programmer program engineer
developer: engineer software programmer
programmer: developer software engineer
coder: developer software
bug: defect error
defect: bug fault snag
deploy: release ship deployment
ship: release deliver
release: deploy ship
production: live release
outage: incident downtime
downtime: outage
latency: response speed
slow: latency
lead: manager management supervisor leader head director foreman chief captain
host: run lead
chair: run lead
stop: catch prevent block
catch: detect find prevent
detect: catch find
shift: move
move: migrate shift transfer relocate
migrate: move
migration: migrate move
transfer: move migrate
transition: move migrate transfer
switch: new move change migrate
replace: new change
trim: cut reduce
slash: cut reduce
shave: cut reduce
bring: reduce cut raise take
drop: fall cut reduce
climb: rise grow raise increase
jump: rise grow raise increase
lift: raise increase
rise: raise grow increase
double: increase grow
shrink: cut reduce
start: found launch open
hire: recruit
recruit: hire recruitment
recruitment: hire recruit
candidate: recruit recruitment hire
joiner: induction onboard new
newcomer: new onboard train graduate
rookie: new graduate trainee
trainee: train apprentice graduate
apprentice: trainee
beginner: new first-year
mentor: train coach precept apprentice
coach: train mentor
guide: mentor coach train
preceptor: precept
sick: absence
absence: sick absenteeism attendance
attendance: absence
wage: payroll pay
salary: payroll pay
pay: payroll
workforce: staff employee people
worker: staff people employee operative
handbook: policy manual
policy: procedure
factory: manufacturing plant production
plant: factory manufacturing
manufacturing: plant factory production
machine: machinery equipment
machinery: machine equipment
equipment: machine tool
workshop: shop
newcomer: starter
theatre: surgical surgery post-surgical postoperative
yard: shipyard site
shipyard: yard
vessel: ship boat barge bioreactor
boat: vessel ship barge
boss: manager supervisor
chef: cook kitchen
cook: chef kitchen
kitchen: chef cook restaurant
restaurant: kitchen chef dining
guest: customer hotel diner
dish: menu plate
menu: dish
meal: dish food plate cover
food: meal kitchen dish
cover: guest meal diner
customer: client retail sale guest
client: customer account campaign
account: client customer
buyer: customer purchase
caller: call customer
phone: call telephone
call: phone telephone
telephone: phone call
email: inbox mail
mail: email post
post: mail
diary: calendar schedule appointment
calendar: diary schedule
appointment: diary booking
booking: reservation appointment book
reservation: booking book
front: reception desk
reception: receptionist front
receptionist: reception
desk: reception helpdesk
court: legal litigation trial
lawyer: attorney solicitor legal law
attorney: lawyer legal law
solicitor: lawyer legal law
legal: law
law: legal
contract: agreement
agreement: contract
deal: contract agreement sale
sell: sale
sale: sell
revenue: sale turnover
turnover: revenue sale
quota: target
target: quota goal
goal: target
campaign: marketing advertise
advert: ad
article: content write
content: article write copy
copy: content write
newsletter: email
audience: follower reader subscriber
follower: audience
reader: audience subscriber
subscriber: reader
website: site web
site: web website
web: website site
page: site
traffic: visitor visit
visitor: traffic guest
logo: brand
brand: logo identity
drawing: blueprint plan isometric
blueprint: drawing
plan: drawing blueprint schedule
build: construct construction develop
builder: construction build
construct: build construction
construction: build site builder
crew: team gang man
gang: crew team
team: crew staff people group
dig: excavate
excavate: dig
concrete: cement
brick: bricklayer masonry
paint: painter
roof: roofer
weld: welder
pipework: pipe
fabricate: fabrication fabricator
fabricator: fabrication fabricate
metal: steel
steel: metal
aluminium: aluminum
chart: report graph record
dashboard: report
report: dashboard statement
graph: chart
spreadsheet: excel
statistics: statistical data
data: dataset database analyst analytics
analyse: analysis analyst analytics
analyze: analysis analyst analytics
analysis: analyze analyst simulation fea statistical test research
model: forecast
forecast: predict model
predict: forecast
query: sql
database: sql postgresql mysql data
backend: back-end server software
cloud: aws azure gcp
audit: auditor
auditor: audit
budget: cost spend
tax: vat return
return: tax
refund: return
complaint: dissatisfy
queue: line wait
line: queue
stock: inventory warehouse
inventory: stock
warehouse: stock distribution storage
count: inventory
pick: order select picker
order: pick
delivery: deliver shipment driver
parcel: package shipment delivery
shipment: ship parcel delivery
route: delivery drive
fuel: diesel
mile: driving drive
accident: incident safety
incident: accident
injury: accident
safety: safe
safe: safety
fault: defect failure
failure: fault breakdown
breakdown: failure fault
repair: fix maintenance
maintenance: repair maintain
rule: regulation
regulation: rule compliance
law-abiding: compliance
license: licence
licence: license
university: college degree
college: university degree
degree: bsc ba bachelor master b.tech btech bba be bbs msc ma mba beng meng bed bs
bachelor: bsc ba bba be bbs btech beng bs
major: degree bachelor
apprenticeship: apprentice
graduation: graduate
tradesman: trade electrician plumber carpenter welder
craftsman: trade carpenter joiner
summer: season seasonal
night: shift
day: shift daily
annual: year yearly
annually: year annual yearly
yearly: year annual
weekly: week
monthly: month
daily: day
hourly: hour
overnight: night
evening: night shift
weekend: saturday sunday
morning: breakfast
quarterly: quarter
quarter: quarterly
spotless: clean
hygiene: clean haccp
wash: clean
pet: animal veterinary
animal: veterinary pet kennel
vet: veterinary
dog: kennel animal
cat: animal
elderly: resident aged senior
senior: elderly resident
disability: disabled
volunteer: voluntary
voluntary: volunteer
charity: trust volunteer foundation
sailor: seaman deck
ship-board: ship seaman
deck: ship seaman
sea: seaman ship
soldier: army military sergeant
army: military sergeant
military: army navy force
branch: bank
bank: branch credit union teller
banking: bank credit
lend: loan mortgage
loan: mortgage credit lend
insurer: insurance
insurance: claim insurer
claim: insurance
lab: laboratory
laboratory: lab
research: researcher study
researcher: research
study: research
paper: publish publication article
publish: publication paper
grant: fund funding
speech: present talk
talk: present presentation
present: presentation
presentation: present
picture: photo image
photo: picture photograph
energetic: energy
fridge: reefer refrigerate refrigerated
vehicle: hgv driver
word: wpm
reduction: cut reduce lower
portfolio: design designer
reefer: refrigerate refrigerated
expert: witness
rep: representative sales salesperson
wind: turbine
turbine: wind
visa: permit
natively: native mother
native: mother tongue
kilometer: km
km: kilometer
meter: m million
metre: m million
mile: mi
pound: lb gbp
tonne: ton t
ton: tonne t
liter: l kl
babysit: babysitter
babysitter: babysit
lock: close
price: cost
tender: bid procurement
bid: tender
council: municipality city local
municipality: council city
motorway: highway road
highway: motorway road
road: motorway highway
dissertation: thesis
thesis: dissertation
placement: intern internship
internship: intern placement
intern: internship placement
honour: award honors dean
honors: honours first dean
first: 1st honours
window: merchandising display
quarrel: conflict
argument: conflict
dispute: conflict mediation
conflict: dispute mediation
patience: patient
cafe: coffee barista
barista: coffee
beer: bar pub
pub: bar
bar: pub bartender cocktail
drink: beverage bar cocktail
cocktail: bar drink
wine: sommelier cellar
hotel: hospitality front
garden: landscape gardener
gardener: garden landscape
tree: arborist
hair: hairdresser salon stylist
salon: hair beauty
beauty: salon cosmetic
pharmacy: pharmacist dispense
dispense: pharmacy
prescription: dispense pharmacy medication
tablet: medication
blood: phlebotomy venepuncture
x-ray: radiography radiograph imaging
scan: imaging ultrasound
imaging: scan radiograph mri ct
tooth: dental dentist
patch: territory area region county district route
territory: area region county
pipeline: crm salesforce pipedrive hubspot sale deal
participant: group attendee member people family client
attendee: participant guest delegate
sell: sales representative
dental: dentist tooth
dentist: dental
therapy: therapist rehabilitation
therapist: therapy
rehab: rehabilitation
exercise: therapy fitness
fitness: gym
gym: fitness
police: constable
officer: police
fire: firefighter
server: linux infrastructure data-center
network: cisco router switch
router: network cisco
laptop: computer desktop hardware
pc: computer desktop
computer: pc laptop desktop it hardware
ticket: helpdesk incident request
helpdesk: ticket service-desk support
user: customer employee staff people
colleague: staff user
screen: ui interface page display
interface: ui screen
usability: user ux
prototype: figma wireframe mockup
wireframe: prototype figma
interview: research
survey: questionnaire research
questionnaire: survey
lorry-driver: driver hgv
hgv: lorry truck
freight: cargo shipment logistics haulage
cargo: freight shipment
haulage: freight driver transport
customs: import export
import: customs
export: customs
port: dock ship
crane: lift rigging
scaffold: scaffolding
house-building: residential
flat: apartment residential unit
apartment: flat residential unit
tenant: lease rental letting
lease: tenant rental
rent: lease rental tenant
landlord: property lease
estate: property
property: estate real house
court-house: court
trial: court litigation hearing
hearing: tribunal court trial
tribunal: hearing
case: claim matter file
matter: case
will: probate estate
probate: will estate
conveyancing: property
statement: witness
bundle: disclosure document
file: document record
document: file record paperwork
paperwork: document form record
form: document paperwork
newspaper: press journalist media
press: media newspaper journalist
journalist: press media
media: press
crowd: event
event: exhibition conference wedding party function
conference: event
exhibition: event
function: event
wedding: event
sponsor: fund
donation: fundraise donor
donor: donation fundraise
fundraise: fundraising donation donor
shareholder: investor
investor: shareholder
fund: grant investment money budget
loss: claim
policyholder: insurance
premium: insurance
ticket: certificate card licence certification
lobby: reception front hotel
laundry: housekeep housekeeper housekeeping linen
engagement: audit client project
statistic: r spss statistical stata
statistics: r spss statistical stata
sign: bsl makaton asl
product: retail sale stock goods item
design: draw plan layout devise create develop designer
create: design
develop: design
craft: design
make: design
building: build create develop construct
write: record log note document code program developer script python java fortran
starter: onboard new induction
observation: vital monitor sign
obs: observation vital
medicine: medication drug dose
patience: patient
ventilator: ventilation ventilated
breathe: ventilation respiratory tracheostomy
breathing: ventilation respiratory
lung: respiratory pulmonary
heart: cardiac cardiology
kidney: renal dialysis
cancer: oncology
baby: maternity neonatal infant midwife
birth: maternity midwife labour
wound: dressing
handover: shift ward
eat: feed meal dine food eating
bath: wash washing bathing
dress: dressing
takings: till cash
stockroom: stock
shopper: customer retail
parent: family
mum: family parent
number: figure account
book: account ledger booking bookkeeping reconcile
rec: reconcile reconciliation
recs: reconcile reconciliation
reconciliation: reconcile
balance: reconcile balance
close: month-end close
closing: month-end close
payslip: payroll
bank: branch bank
overpay: duplicate
twice: duplicate double
figure: account number report
van: vehicle deliver delivery
wagon: truck hgv lorry
lorry: truck trailer vehicle hgv class
haul: transport freight deliver
load: cargo freight pallet
road: route drive driving motorway
route: delivery drive road round
round: route
parcel: package shipment delivery
depot: warehouse hub terminal
dock: loading port bay
bay: loading dock
forklift: truck counterbalance reach
keyboard: typing type
typist: type typing secretary
dictate: dictation audio
minute: meeting
meeting: minutes board committee
diary: calendar schedule appointment
inbox: email mail
letter: correspondence mail
correspondence: letter email mail
switchboard: telephone call
greet: welcome reception front
welcome: greet reception
sick: absence ill
absenteeism: absence
leaver: exit
grievance: complaint dispute disciplinary
vacancy: recruit recruitment hire
recruit: hire recruitment vacancy
hire: recruit recruitment
onboard: induction new
induct: induction onboard
induction: onboard
file: record document personnel folder
folder: file
record: file log document
law: legal llb solicitor
employment: labour hr
client: customer account campaign patient service
matter: case file
bundle: hearing disclosure document
judge: court hearing tribunal
claim: case insurance tribunal
brand: packaging logo identity
package: packaging
packaging: package
poster: print
post: social content
social: facebook instagram media
instagram: social
layout: lay page magazine
print: press proof printer
sketch: draw drawing illustration
picture: photo image photograph
shot: photo photograph camera
film: video camera
video: film
clip: video film
code: software program developer engineer development web
website: site web client
app: application software mobile
application: app software
service: api backend server
server: linux infrastructure data-center service
request: traffic query
wait: latency queue waiting
handbook: policy manual guide documentation
guide: handbook manual documentation
manual: handbook guide
documentation: document handbook guide
on-call: incident rota
pupil: student class
learner: student pupil
schoolchild: pupil student
classroom: class teach teacher
class: classroom teach grade lesson student pupil year
subject: teach
reading: literacy phonics
literacy: reading phonics
numeracy: maths
woods: forest
forest: outdoor woodland
outdoor: forest
club: after-school
autistic: autism
welder: weld welding
bead: weld
rod: smaw stick
joint: weld
steel: metal stainless
plate: steel
pipe: pipework piping
blueprint: drawing isometric
helper: assistant labourer mate apprentice
mate: helper assistant apprentice
tradesman: trade electrician plumber carpenter welder
spark: electrician electrical
sparks: electrician electrical
wiring: wire rewire electrical
rewire: wiring
board: panel
panel: board
line: queue production packing conveyor
stoppage: downtime
breakdown: failure fault downtime
motor: three-phase drive
home: house domestic residential property
newbuild: new house home
farm: dairy livestock crop agricultural
cow: dairy cattle herd milk
cattle: cow herd livestock
herd: cow cattle
sheep: flock lamb ewe
flock: sheep ewe
lamb: sheep ewe flock
milk: dairy
milking: milk dairy parlour
crop: harvest field arable
harvest: crop pick combine
orchard: fruit apple
fruit: orchard berry
tractor: machinery
fence: fencing
fencing: fence
field: crop farm acre
acre: hectare
barn: farm
vine: vineyard grape
grape: vine vineyard
soil: compost
plant: garden nursery
gate: entrance
camera: cctv
cctv: camera
patrol: round guard
guard: security patrol
incident: report accident
thief: theft shoplifting
theft: shoplifting loss
shoplifter: theft shoplifting
doorman: door security
sample: test testing
water: sample
glassware: laboratory
media: culture
procedure: sop protocol
sop: procedure
protocol: procedure sop
instrument: equipment hplc icp-ms analyser
grill: station line cook
fish: seafood
meat: butchery lamb beef
butcher: butchery meat
butchery: butcher
sauce: stock
pastry: bake dessert baker
bread: bake baker
bake: pastry bread baker
cake: pastry bake
waste: food
diner: cover guest restaurant
brigade: team kitchen
allergy: allergen
allergen: allergy
dessert: pastry
breakfast: morning
room: hotel bedroom housekeeping
bed: linen room
linen: laundry
laundry: linen
stay: guest hotel
check-in: reception guest
household: family home
case: caseload file
caseload: case family
safeguard: safeguarding child protection
safeguarding: child protection safety
foster: fostering
visit: call home
group: team
volunteer: voluntary
neighbourhood: community
community: local
event: exhibition conference wedding party function
donor: fundraise donation
gift: donation
patch: territory area region county district route
practice: surgery clinic
surgery: practice operation clinic
clinic: practice surgery
dentist: dental
deal: contract agreement sale account
prospect: lead
lead: prospect
quote: quotation price estimate
quotation: quote
order: purchase
handset: phone
complaint: dissatisfy grievance
renewal: contract
stock: inventory
shelf: stock replenish
shelves: stock replenish
checkout: till cash
uniform: clothing
shoe: footwear
cloth: fabric textile
sew: seamstress tailor
garment: clothing
hair: stylist
skin: beauty
nail: manicure
muscle: physiotherapy
injury: rehabilitation accident
gym: fitness
trainer: training
swim: pool
swimmer: pool
mail: email post letter
stamp: post
roof: roofing tile slate
tile: roof floor
wall: brick plaster
plaster: plasterer
timber: wood joinery
wood: timber joinery carpentry
joinery: wood carpentry
carpentry: joinery wood
door: joinery
boiler: heating gas
heating: boiler
heat: heating
pump: water
tank: vessel
leak: plumbing
plumbing: plumber pipe
tenant: lease rental letting housing
housing: tenant property
rent: lease rental tenant
flight: airline cabin aviation
passenger: cabin bus train traveller
traveller: passenger guest tourist
tourist: visitor guest tour
museum: gallery exhibition
gallery: museum exhibition
library: librarian
borrower: library
soldier: army military sergeant infantry
platoon: soldier army
unit: platoon company ward
science: biology chemistry physics scientist
chemistry: chemist chemical
chemist: chemistry
biology: biological
engineering: engineer
accountancy: accounting account
economics: economic
management: manage manager
marketing: market campaign brand
psychology: psychological
history: historical
languages: language
maths: math mathematics
`;

/** Words of which each may stand for each other in what somebody did. */
const SENSES = `
win secure land clinch gain obtain
cut reduce lower trim slash shave shrink drop fall decrease down
write draft author compose draw prepare produce pen
build create develop establish construct make assemble craft devise
handle process manage field answer treat tackle attend
train teach coach mentor show instruct guide induct
organize arrange plan coordinate schedule
check inspect test review examine verify audit assess evaluate
fix repair mend troubleshoot resolve solve rectify sort
move shift transfer migrate transport carry relocate switch
help assist support aid
clean wash scrub tidy sanitize
lead run head manage direct oversee supervise chair operate
hire recruit
monitor watch track observe
record log note document chart register
collect gather compile
speak talk present communicate explain discuss brief
open launch start found
install fit mount put
unload empty offload discharge load
pick select choose
forecast predict project estimate
simulate model
liaise coordinate communicate cooperate collaborate work
deliver complete finish hand implement execute
keep maintain retain hold preserve
raise lift increase grow boost improve push rise
use apply employ operate utilize
study read graduate major
buy purchase order source procure acquire
calculate compute work
analyze study examine investigate
sell market trade
advise counsel consult guide
visit tour travel
answer reply respond
feed serve
set put lay place
close shut
find discover spot detect identify uncover notice
close solve resolve clear finish
change alter modify adjust adapt revise
join combine merge
show demonstrate present
lower reduce
measure weigh gauge
wire cable rewire
weld join
paint decorate
cook prepare
dispatch send ship
host chair run
conduct perform undertake execute carry deliver run hold complete
facilitate host run lead chair moderate
administer give dispense provide
supply provide deliver give
arrange book schedule set
greet welcome receive meet
escort accompany take
guard protect secure patrol watch
lay install fit put
erect build install assemble put
dismantle strip remove
sort organize file arrange categorize
archive store file keep organize
type write key transcribe draft
translate interpret
edit proofread revise correct
film shoot record
photograph shoot
cultivate plant raise grow
harvest pick gather collect
bake make cook prepare
mix blend prepare make
trim prune cut chop slice
sew stitch
pack package wrap box
stack shelve stock replenish restock fill
sweep mop clean vacuum hoover polish
iron press
calibrate adjust check
sample test collect
code program develop write build
automate script
debug fix
deploy release ship launch roll
refactor rewrite rework restructure
rewrite revise update redo
redesign rework rebuild
upgrade update modernize replace
introduce launch start implement roll establish bring set adopt
reconcile balance match check
bill invoice charge
pay settle
collect recover chase
diagnose identify find
lift move carry hoist
investigate look examine
file lodge submit
research investigate study
publish print release
double increase grow
combine merge consolidate unify
split divide separate
shadow observe watch
phone ring call telephone
update refresh maintain revise
price quote cost estimate
keep run
cover cross travel drive
arrange organize plan
explain show teach
brief explain instruct
produce make create
look examine inspect
staff crew man
recover reclaim retrieve
swap change switch replace
convert change turn
sign approve authorize
spot find notice
pair match
negotiate agree
promote advertise market
reach contact
supervise oversee
`;

const licences = new Map<string, readonly string[]>();
for (const line of LINES.trim().split("\n")) {
  const [word = "", words = ""] = line.split(": ");
  license(word, words.split(" "));
}

for (const line of SENSES.trim().split("\n")) {
  const words = line.trim().split(/\s+/);
  for (const word of words) license(word, words);
}

/** Words are read as those of letters are: 'theatre' and 'theater' are one. */
function license(word: string, words: readonly string[]): void {
  const said = words.flatMap(formsOf);
  for (const key of new Set(formsOf(word))) licences.set(key, [...(licences.get(key) ?? []), ...said]);
}

function formsOf(word: string): string[] {
  const lemmas = readTokens(word).map(({ stem }) => stem);
  return [...new Set([word, plainStem(word), ...lemmas, ...lemmas.map(plainStem)])];
}

/** Words of a resume, as lemmas, any of which makes it fair to write `stem`; none for most. */
export function entailmentsOf(stem: string): readonly string[] {
  return licences.get(stem) ?? [];
}
