/** Leaves and breaks, which stand where a job would. */
export const CAREER_BREAK =
  /^(?:(?:planned |extended )?(?:career (?:break|gap|pause)|sabbatical(?: (?:year|leave))?|gap year|(?:maternity|parental|paternity|family|medical|carer'?s) (?:leave|break)|time (?:off|out)|elternzeit|mutterschutz|congé (?:parental|maternité)|année sabbatique|año sabático|ouderschapsverlof|urlop (?:macierzyński|wychowawczy))\b|travel(?:l?ing)?(?: (?:in|through|around|across|the)\b.*)?$)/i;
