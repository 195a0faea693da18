/** Headings that announce a summary in one resume and a list of jobs in the next. */
export const DOUBTFUL_HEADING =
  /^(?:career summary|professional summary|experience summary|summary of experience|professional background|background|professional highlights|career highlights|overview|professional overview|career overview|professional profile|career profile|profile|highlights|qualifications|professional qualifications|key qualifications|professional qualification|training|trainings|professional training|courses|activities|leadership|service|positions of responsibility|parcours|trayectoria|werdegang|lebenslauf|curriculum vitae)$/;

/** 'Selected jobs' of a welder are works done, or jobs held where they are dated and titled. */
export const WORKS_HEADING =
  /^(?:selected|recent|notable|sample|key|representative|past|featured|favou?rite|typical) (?:jobs|work|works|assignments|engagements|commissions|contracts|sites|builds|installations)$/;

/** Courses named under 'Teaching' are no jobs; posts with their years are. */
export const TAUGHT_HEADING = /^(?:teaching|lectures|lecturing|courses|teaching and mentoring|mentoring)$/;

/** What people have with a product or a firm, which are fields of work: 'Customer Experience' under a title. */
export const EXPERIENCE_OF_OTHERS =
  /^(?:user|customer|client|guest|visitor|member|patient|student|fan|brand|digital|employee|candidate|passenger|shopper|buyer|developer|product) /i;

/** What somebody belongs to, for years and in posts, and is no work. */
export const MEMBERSHIP_HEADING = /\b(?:memberships?|affiliations?|associations?|societies)\b/;

/** What was done in a job, under its header: no section beside that of the jobs. */
export const DUTIES_HEADING =
  /^(?:my |key )?(?:roles?|duties|tasks) and (?:key )?(?:responsibilit(?:y|ies)|duties|tasks)$/;

/** What stands above the list of a job, right below its dates, and may head a section of its own elsewhere. */
export const LIST_OF_JOB_HEADING =
  /^(?:my |key |main |major |core |selected |notable |primary )?(?:responsibilit(?:y|ies)|duties|tasks|achievements|accomplishments|highlights|contributions|deliverables)$/;
