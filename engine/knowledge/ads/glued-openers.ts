/** Words that open an item or a section, which even an abbreviation may be glued to ('SQLExperience'). */
export const GLUED_OPENERS =
  "Ability|Able|About|Apply|Bachelor|Basic|Benefits|Build|Comfortable|Create|Degree|Design|Desirable|Develop|Ensure|Essential|Excellent|Experience|Familiarity|Full|Good|Job|Knowledge|Lead|Maintain|Manage|Minimum|Must|Nice|Our|Preferred|Proficiency|Proficient|Provide|Qualifications|Requirements|Responsibilities|Salary|Skills|Solid|Strong|Support|Understanding|What|Willing|Work|Write|You|Your";
