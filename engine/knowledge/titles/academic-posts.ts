/** Posts at a school, which stand among studies where one heading is for both; none of them is a degree. */
export const ACADEMIC_POST =
  /^(?:post-?doc\p{L}*|(?:(?:assistant|associate|visiting|adjunct|full|senior|junior) )*(?:professor|lecturer|instructor|research (?:scientist|fellow|associate|assistant))|lab(?:oratory)? manager|teaching (?:assistant|fellow|associate))(?![\p{L}])/iu;
