/** Activities that ads name in another sense too: 'driving growth', 'acting as a contact', 'drawing on experience'. */
export const FIGURATIVE_ACTIVITY =
  /^(?:driving|acting|drawing|running|hosting|climbing|steering|navigating|cooking|fishing|crafting|staging|juggling|painting|sewing|weaving|forging|shaping|cutting|moulding|molding|casting|tailoring|conducting|composing)$/i;

/** What may stand behind one of them that is meant as it is: the end of its item, a joining word, or what goes with it. */
export const MEANT_AS_IT_IS =
  /^(?:\s*(?:$|[.,;:)/•|\n])|\s+(?:and|or|skills?|experience|licen[sc]es?|records?|tests?|courses?|duties|abilit(?:y|ies)|lessons?|(?:a |the |our |company |heavy |light |commercial )*(?:vans?|trucks?|lorr(?:y|ies)|cars?|bus(?:es)?|forklifts?|vehicles?|tractors?))\b)/i;
