import { isGenericWord, isInSaying, isNeedAlone, isRoom, tradesNamed, tradesSaid } from '@gewerk/trades';
import { foldedOf, type Word } from './words.js';
import { withoutFillers } from './without-fillers.js';

const WITHOUT = new Set(['ohne', 'without']);
const AND = new Set(['und', 'oder', 'and', 'or']);

/**
 * 'Fitness ohne Vertrag' asks for a trade; what follows 'ohne' is excluded and has no influence. Splits the
 * words at 'ohne' if those before it name a trade. If they name a thing ('Kuchen ohne Gluten bestellen'),
 * only what directly follows 'ohne' is put aside. The words stay together if there is no trade or thing
 * before 'ohne' ('ohne Schlüssel vor der Tür'), if 'ohne' is part of a saying, and if they name a room
 * ('Küche ohne Strom').
 */
export function splitAtWithout(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const at = words.findIndex(({ folded }) => WITHOUT.has(folded));
  if (at < 1) return [words, []];
  const before = words.slice(0, at);
  const end = endOfAside(words, at);
  const left = [...before, ...words.slice(end)];
  const isSaid = end < words.length && tradesSaid(foldedOf(left)).length > 0;
  if (!isSaid && tradesNamed(foldedOf(before).join(' ')).length > 0) return [before, words.slice(at)];
  if (isInSaying(words[at]?.folded ?? '', foldedOf(words)) || !isThing(before)) return [words, []];
  return [left, words.slice(at, end)];
}

/** Whether the last of the words expresses a need by itself. */
function isThing(words: readonly Word[]): boolean {
  const last = withoutFillers(words).at(-1)?.folded ?? '';
  return isNeedAlone(last) && !isGenericWord(last) && !isRoom(last);
}

/** The end of the excluded part: 'ohne Hefe und Nüsse', 'without any sugar'. */
function endOfAside(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (end < words.length - 1 && withoutFillers(words.slice(end, end + 1)).length === 0) end += 1;
  end += 1;
  while (AND.has(words[end]?.folded ?? '') && end + 1 < words.length) end += 2;
  return Math.min(end, words.length);
}
