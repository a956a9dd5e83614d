import { isInSaying, isNeedAlone, isNeedWord, isTradeWord, tradesNamed } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';
import type { PhraseTable } from './phrase-table.js';
import type { Part, PartKind } from '../reading.js';
import { attributes, wishes } from '../vocabulary/attributes.js';
import { timesAndClock } from '../vocabulary/clock.js';
import { fillers, nearMe } from '../vocabulary/fillers.js';
import { correctedTime } from '../vocabulary/misspelt.js';
import { foldedOf, quoted, type Word, type Words } from './words.js';

/** The tables in order of precedence: an earlier match claims its words. */
const TABLES: readonly (readonly [PartKind, Pick<PhraseTable<string>, 'at'>])[] = [
  ['near-me', nearMe],
  ['time', timesAndClock],
  ['wish', wishes],
  ['attribute', attributes],
];

const LONGEST_NAME = 4;
/** Attributes that also narrow a search whose whole text is a trade's name ('vegan restaurant'). */
const KEPT = /^(?:veg|vejet|rollstuhl|barriere|wheelchair|wlan|wifi)/;

/** Words that join 'Nähe' with a name. */
const OF = new Set(['von', 'of', 'to', 'bei']);

/** Whether a word belongs to a trade or a need: 'brake' and 'rohr' are also places, but these are hardly ever meant. */
export const isThing = (folded: string): boolean => isTradeWord(folded) || isNeedWord(folded);

/** Extracts the phrases of the tables. */
export function withoutPhrases(
  { tokens, words }: Words,
  gazetteer: Gazetteer,
): { rest: Word[]; parts: Part[] } {
  let rest = [...words];
  const parts: Part[] = [];
  for (const [kind, table] of TABLES) {
    const read = ({ folded }: Word) => (kind === 'time' ? timeMeant(folded, gazetteer) : folded);
    for (let at = 0; at < rest.length;) {
      const found = table.at(rest.map(read), at);
      const isNo =
        !found ||
        (kind === 'near-me' && isBeforeName(rest, at, found.length, gazetteer)) ||
        (kind === 'attribute' && isTradeItself(rest, at, found)) ||
        isSaid(found.meaning, rest, at, found.length) ||
        (kind === 'time' && isWithinTrade(rest, at, found.length));
      if (isNo) {
        at += 1;
        continue;
      }
      const own = rest.slice(at, at + found.length);
      parts.push({ kind, ...quoted(tokens, own), value: found.meaning });
      rest = [...rest.slice(0, at), ...rest.slice(at + found.length)];
    }
  }
  return { rest, parts };
}

/** The correction of a misspelt word for a time, unless the word means something else. */
function timeMeant(folded: string, { isPlace }: Gazetteer): string {
  const meant = correctedTime(folded);
  return meant === folded || isThing(folded) || fillers.has(folded) || isPlace(folded) ? folded : meant;
}

/**
 * Whether the phrase is itself the trade: 'Biergarten' is one, but 'Restaurant mit Biergarten' names another trade,
 * as does the 'Sushi' in 'Sushi Lieferung'.
 */
function isTradeItself(
  words: readonly Word[],
  at: number,
  { length, meaning }: { length: number; meaning: string },
): boolean {
  const folded = words.map((word) => word.folded);
  const isOther = (word: string) =>
    tradesNamed(word).length > 0 || (meaning === 'delivery' && isNeedAlone(word));
  for (let start = 0; start <= at; start += 1) {
    for (let end = at + length; end <= Math.min(folded.length, start + LONGEST_NAME); end += 1) {
      if (tradesNamed(folded.slice(start, end).join(' ')).length === 0) continue;
      if ([...folded.slice(0, start), ...folded.slice(end)].some(isOther)) continue;
      const isWhole = start === 0 && end === folded.length;
      if (length === end - start || !isWhole || !KEPT.test(folded.slice(at, at + length).join(' ')))
        return true;
    }
  }
  return false;
}

/** Whether the words are within a trade's name: the night of 'gece kulübü' is not a time. */
function isWithinTrade(words: readonly Word[], at: number, length: number): boolean {
  const folded = words.map((word) => word.folded);
  for (let start = Math.max(0, at + length - LONGEST_NAME); start <= at; start += 1) {
    const longest = Math.min(folded.length, start + LONGEST_NAME);
    for (let end = Math.max(at + length, start + length + 1); end <= longest; end += 1)
      if (tradesNamed(folded.slice(start, end).join(' ')).length > 0) return true;
  }
  return false;
}

/** Whether a place's name follows, as in 'in der Nähe von Köln'; 'in der Nähe' means the visitor's own place. */
function isBeforeName(words: readonly Word[], at: number, length: number, gazetteer: Gazetteer): boolean {
  const next = words[at + length]?.folded;
  if (next === undefined) return false;
  if (OF.has(next)) return words[at + length + 1] !== undefined;
  return words[at + length - 1]?.folded === 'nahe' && gazetteer.isPlace(next);
}

/** Meanings whose words may also be the subject: 'open an account', 'WLAN funktioniert nicht', 'book a holiday'. */
const ALSO_SAID = new Set(['now', 'day-6', 'wifi', 'wheelchair', 'cards']);

function isSaid(meaning: string, words: readonly Word[], at: number, length: number): boolean {
  if (length > 1 || !ALSO_SAID.has(meaning)) return false;
  return isInSaying(words[at]?.folded ?? '', foldedOf(words));
}
