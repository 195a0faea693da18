/** Parts after which an English compound keeps its hyphen. */
export const HYPHEN_AFTER =
  /^(?:cross|self|full|part|long|short|well|high|low|non|co|on|off|in|end|e|real|fast|hands|decision|problem|team|time|cost|client|customer|data|user|third|front|back|follow|award|detail|post|pre|multi|state|up|out|re|ex|one|two|three|four|five|six|first|second|half|all|inter|mid|anti|semi|day|year|face|work|project|results|goal|test|value|community|evidence|family|patient|person|student|people)$/i;

/** Parts before which it does. */
export const HYPHEN_BEFORE =
  /^(?:based|driven|oriented|time|level|functional|site|term|party|end|facing|centred|centered|focused|related|wide|specific|ready|on|up|to|side|house|effective|free|winning|solving|making|performing|quality|impact|risk|scale|stack|person|year|old)\b/i;
