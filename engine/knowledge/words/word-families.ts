/**
 * Words of work that say one thing as deed, doer, result and quality: 'teach', 'teacher', 'taught'. One family a line, as
 * lemmas; a regular ending of the first word needs no entry. Words that only look alike are none ('office', 'officer').
 */
const LINES = `
administer administration administrator administrative
advertise advertisement advertising
advise adviser advisor advisory
analyze analysis analyst analytical analytic analytics
assist assistant assistance
audit auditor
budget budgeting budgetary
build builder building
care carer caregiver caring
clean cleaner cleaning cleanliness
coach coaching
code coder coding
collaborate collaboration collaborative collaboratively collaborator
communicate communication communicator communicative
compete competitor competition competitive
compile compilation
compute computer computing computational
consult consultant consultancy consultation
construct construction constructor
cook cooking cookery
coordinate coordination coordinator
create creative creativity creation creator creatively
deal dealer dealing
decide decision decisive
deliver delivery
design designer
develop development developer
diagnose diagnosis diagnostic diagnostics
direct direction director
distribute distribution distributor
document documentation
draft drafting
drive driver driving
edit editor editing editorial
educate education educator educational
electric electrical electrician electricity
employ employment employer
engineer engineering
enhance enhancement
enter entry
evaluate evaluation evaluator
examine examination examiner
execute execution executor
experiment experimental experimentation
explore exploration exploratory
facilitate facilitation facilitator
finance financial financing
flexible flexibility
forecast forecasting
found founder
fundraise fundraiser fundraising
illustrate illustration illustrator
improve improvement
independent independently independence
initiate initiative
innovate innovation innovative innovator
inspect inspection inspector
install installation installer
instruct instruction instructor instructional
integrate integration
interpret interpretation interpreter
interview interviewer interviewing
invent inventor invention
investigate investigation investigator investigative
invoice invoicing
lead leader leadership
lecture lecturer
liaise liaison
maintain maintenance
manage management manager managerial
manufacture manufacturer manufacturing
market marketing marketer
measure measurement
mediate mediation mediator
mentor mentoring mentorship
model modeling modelling
moderate moderation moderator
monitor monitoring
motivate motivation motivational motivator
negotiate negotiation negotiator
nurse nursing
observe observation observer
operate operation operator operational
optimize optimization
organize organization organizational organizer
paint painter painting
patient patience
perform performance performer
photograph photographer photography photo photographic
plan planner planning
prepare preparation
present presentation presenter
procure procurement
produce production producer
program programmer programming
promote promotion promotional promoter
proofread proofreader proofreading
publish publisher publication publishing
purchase purchaser purchasing
receive receipt receiver
reconcile reconciliation
record recorder recording
recruit recruitment recruiter
rehabilitate rehabilitation
repair repairer
report reporter reporting
research researcher
resolve resolution
retain retention
review reviewer
schedule scheduler scheduling
sell seller sale selling
serve service server
simulate simulation
speak speaker speaking
statistic statistics statistical statistician
strategy strategic strategist strategically strategize
supervise supervision supervisor supervisory
support supporter supportive
survey surveyor
teach teacher teaching
technical technician technology technological
test tester testing
train trainer training trainee
translate translation translator
treat treatment
troubleshoot troubleshooter troubleshooting
validate validation
verify verification
weld welder welding
write writer writing written
`;

const families = new Map<string, string>();
for (const line of LINES.trim().split("\n")) {
  const words = line.split(" ");
  for (const word of words) families.set(word, words[0]!);
}

/** The first word of a word's family; undefined where it has none of its own. */
export const familyOf = (lemma: string): string | undefined => families.get(lemma);

/** Words around what an ad asks for that no resume need say. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `ability able abilities skill experience knowledge understand familiarity proficiency proficient expertise expert strong excellent
  good great solid proven outstanding effective effectively efficient efficiently successful successfully relevant
  appropriate related similar general basic advanced various multiple all any other key need duty task activity responsibility
  responsible work job role position process level high quality use make do take provide ensure maintain degree etc new best well
  part deep full wide day time year environment people person thing way term type area field issue matter aspect`.split(
    /\s+/,
  ),
);
