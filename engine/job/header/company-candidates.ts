import { DOTTED_FRONT, NO_EMPLOYER_OPENING } from "#engine/knowledge/ads/employer-cues.ts";
import { isCapital, isParted, type Mention, mentionOf, type Word, type Worded } from "./name-candidate.ts";
import { isHead } from "./title-candidates.ts";

const LONGEST_NAME = 9;
const LINKS = /^(?:of|the|and|&|de|for|du|der|und|y|et|-|–|\+)$/u;
const LEGAL = /^(?:Inc|Ltd|Limited|LLC|LLP|PLC|plc|GmbH|Co|Corp|Pvt|Pty|SA|AG|BV)$/;

/** Every run of capitalised words that may name the employer, and those that begin within one behind a title or an opening. */
export function findCompanyMentions(worded: readonly Worded[]): Mention[] {
  return worded.flatMap((one, at) => {
    const mentions: Mention[] = [];
    let from = 0;
    while (from < one.words.length) {
      if (!isName(one.words[from]!)) {
        from += 1;
        continue;
      }
      const to = endOfRun(one.words, from);
      for (const start of startsIn(one.words, from, to)) mentions.push(mentionOf(one, at, start, to));
      const longer = behindOwner(one.words, to);
      if (longer > to) mentions.push(mentionOf(one, at, from, longer));
      from = to;
    }
    return mentions.filter(({ quote }) => !POSTCODE.test(quote));
  });
}

const isName = (word: Word) => isCapital(word) && word.bare.length > 1;

/** 'CA 92111', 'Lincoln 5': a place or a number, no name. */
const POSTCODE = /^\p{Lu}{2} \d{5}/u;

function endOfRun(words: readonly Word[], from: number): number {
  let to = from + 1;
  while (to < words.length && to < from + LONGEST_NAME) {
    const isLegal = LEGAL.test(words[to]!.bare);
    if (endsName(words[to - 1]!, words[to]!) && !isLegal) break;
    if (isCapital(words[to]) || /^\p{N}/u.test(words[to]!.bare)) to += 1;
    else if (LINKS.test(words[to]!.bare) && isCapital(words[to + 1]) && !isParted(words[to], words[to + 1]))
      to += 2;
    else break;
  }
  return to;
}

/** A name ends where something parts the words, and with the owner's 's. */
const endsName = (before: Word, after: Word) =>
  (isParted(before, after) && !DOTTED_FRONT.test(before.text)) || /['’]s?$/u.test(before.text);

/** 'Lee's Sandwiches': where the name goes on behind the owner's 's. */
function behindOwner(words: readonly Word[], to: number): number {
  const isOwner = /['’]s$/u.test(words[to - 1]!.text) && words[to] !== undefined && isName(words[to]!);
  return isOwner ? endOfRun(words, to) : to;
}

/** The run's own first word, the one behind a sentence's opening word, and each behind a title's head. */
function startsIn(words: readonly Word[], from: number, to: number): number[] {
  const starts = [from];
  for (let at = from; at + 1 < to; at += 1) {
    const opens = at === from && NO_EMPLOYER_OPENING.test(words[at]!.bare);
    if ((opens || isHead(words[at]!)) && isCapital(words[at + 1])) starts.push(at + 1);
  }
  return starts;
}
