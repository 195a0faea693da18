/** Wards and departments, which belong to a title: 'Registered Nurse, Emergency Department'. */
export const UNIT_NAME =
  /^(?:(?:medical|surgical|cardiac|neuro|trauma|burn|pediatric|neonatal|adult|intensive|critical|emergency|progressive|labor|mother|baby|step-?down|post|acute|mental|behavioral|front|back)[\s/&-]*(?:and )?)*(?:department|dept\.?|ward|unit|floor|icu|micu|sicu|cvicu|nicu|picu|ccu|er|ed|or|pacu|med[-/ ]?surg|surgical|telemetry|oncology|p(?:a)?ediatrics|delivery|radiology|cardiology|icu\/ccu|care unit|office|of house|intensive care(?: unit)?|critical care)$/i;
