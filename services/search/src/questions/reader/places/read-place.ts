import { foldLoose } from '@gewerk/text';
import { isInSaying, isNeedAlone, isRoom, tradesNamed, tradesSaid, wordsBeside } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';
import { fillers } from '../vocabulary/fillers.js';
import { isShort, isShortName, SHORTEST } from './short-name.js';
import { isMonth, isSaidAsWord, isWordToo } from '../words/said-as-word.js';
import { foldedOf, joined, type Word } from '../words/words.js';

export interface PlaceRead {
  /** The text that the place resolver reads. */
  location: string;
  /** Words of the place and of its preposition. */
  words: readonly Word[];
}

const MAX_WORDS = 4;
const PREPOSITIONS = new Set(
  'in im bei nahe nah near around um aus at from der raum umgebung nahe von by within stadtteil ortsteil quartier veedel kiez to nach z uf'.split(
    ' ',
  ),
);
/** Prepositions that continue a description: 'Spalt in der Tür', 'Brand im Keller'. */
const OF_A_THING = new Set('in im am an auf unter hinter zwischen'.split(' '));
const TOWARDS = new Set(['to', 'nach', 'from']);
const STRONG = new Set('in im bei nahe near around um raum umgebung at'.split(' '));
const BEHIND = new Set(
  'yakininda yakinindaki yakinlarinda civari civarinda civarindaki cevresi cevresinde umgebung nahe icinde merkez area'.split(
    ' ',
  ),
);
/** Turkish endings as in 'Berlin'de' and 'Köln'deki', folded; also written without the apostrophe. */
const ENDINGS =
  'deki daki teki taki ndeki ndaki den dan ten tan nden ndan de da te ta nde nda nin nun in un'.split(' ');
/** Endings after an apostrophe, which cannot belong to the name: 'Gera'de', 'Köln'e'. */
const APOSTROPHE = new RegExp(
  `^(.{${SHORTEST},})['’‘´\u0060](?:${[...ENDINGS, ...'a e i u ya ye yi yu ki'.split(' ')].join('|')})[,;.?!]*$`,
  'iu',
);

/** A place after a preposition, before 'yakınında', with a Turkish ending, or at the end or the beginning. */
export function readPlaceName(
  words: readonly Word[],
  gazetteer: Gazetteer,
  isTradeWord: (folded: string) => boolean,
): PlaceRead | null {
  return (
    afterPreposition(words, gazetteer, isTradeWord) ??
    withEnding(words, gazetteer, isTradeWord) ??
    atEdge(words, gazetteer, isTradeWord) ??
    behindTrade(words, gazetteer) ??
    beforeFillers(words, gazetteer, isTradeWord)
  );
}

/** The place before fillers, which are not part of its name: 'Handy Reparatur Bochum sofort'. */
function beforeFillers(
  words: readonly Word[],
  gazetteer: Gazetteer,
  isTradeWord: (folded: string) => boolean,
): PlaceRead | null {
  const last = words.findLastIndex(({ folded }) => !fillers.has(folded));
  if (last < 1 || last === words.length - 1) return null;
  const place = atEdge(words.slice(0, last + 1), gazetteer, isTradeWord);
  return place && gazetteer.isWellKnown(place.location) ? place : null;
}

/** The place in 'Gera'de': the apostrophe marks the ending, although the letters form a word ('gerade'). */
export function readWithApostrophe(
  tokens: readonly string[],
  words: readonly Word[],
  { isPlace }: Gazetteer,
): PlaceRead | null {
  for (const [index, { token }] of words.entries()) {
    const stem = APOSTROPHE.exec(foldedDotless(tokens[token] ?? ''))?.[1];
    if (stem === undefined || words[index + 1]?.token === token) continue;
    for (let start = Math.max(0, index + 1 - MAX_WORDS); start <= index; start += 1) {
      const before = words.slice(start, index).filter((word) => word.token !== token);
      const location = [...foldedOf(before), foldLoose(stem)].join(' ');
      if (isPlace(location)) return { location, words: words.slice(start, index + 1) };
    }
  }
  return null;
}

/** The token with 'i' and 'u' instead of 'ı' and 'ü' ('Ağrı'nın'), like the listed endings. */
const foldedDotless = (token: string): string => token.replace(/ı/g, 'i').replace(/ü/g, 'u');

function afterPreposition(
  words: readonly Word[],
  gazetteer: Gazetteer,
  isTradeWord: (folded: string) => boolean,
): PlaceRead | null {
  for (let start = 1; start < words.length; start += 1) {
    const before = words[start - 1];
    if (!before || !PREPOSITIONS.has(before.folded)) continue;
    for (let count = Math.min(MAX_WORDS, words.length - start); count > 0; count -= 1) {
      const name = words.slice(start, start + count);
      const folded = joined(name);
      const isTooShort = folded.length < SHORTEST && !isShort(folded, gazetteer);
      if (isTooShort || PREPOSITIONS.has(folded)) continue;
      const isEnd = start + count === words.length;
      // The 'Lack' in 'Kratzer im Lack' is not the beginning of Lackenbach, and 'in the car' is not in Themar.
      const isThing = name.some((word) => isTradeWord(word.folded) || fillers.has(word.folded));
      const isMisspelt = isEnd && !isThing && STRONG.has(before.folded) && gazetteer.resemblesPlace(folded);
      // 'Ameisen im Haus' does not mean the village of that name.
      if ((isRoom(folded) || isMonth(folded)) && !gazetteer.isWellKnown(folded)) continue;
      if (isSaidWith(before.folded, folded, words)) continue;
      // 'Moved to Graz' names the place, but 'a place to rent' is not in Rent, nor photos 'from a hard drive' in Hard.
      if (TOWARDS.has(before.folded) && !gazetteer.isWellKnown(folded)) continue;
      if (gazetteer.isPlace(folded) || isMisspelt)
        return placeOf(words, withBeginning(words, start, count, gazetteer));
    }
  }
  return null;
}

/** Whether a place with its preposition is part of a saying: 'im Graben' in 'Auto steht im Graben'. */
function isSaidWith(preposition: string, folded: string, words: readonly Word[]): boolean {
  const all = words.map((word) => word.folded);
  return isWordToo(folded) && isInSaying(folded, all) && isInSaying(preposition, all);
}

/** The longest name with the same end, which may include the preposition: 'Freiburg im Breisgau'. */
function withBeginning(
  words: readonly Word[],
  start: number,
  count: number,
  gazetteer: Gazetteer,
): readonly Word[] {
  const end = start + count;
  for (let from = Math.max(0, end - MAX_WORDS); from < start - 1; from += 1) {
    const name = words.slice(from, end);
    if (!PREPOSITIONS.has(name[0]?.folded ?? '') && gazetteer.isPlace(joined(name))) return name;
  }
  return words.slice(start, end);
}

function withEnding(
  words: readonly Word[],
  gazetteer: Gazetteer,
  isTradeWord: (folded: string) => boolean,
): PlaceRead | null {
  for (let end = words.length; end > 0; end -= 1) {
    const next = words[end];
    for (let start = Math.max(0, end - MAX_WORDS); start < end; start += 1) {
      const own = words.slice(start, end);
      const name = joined(own);
      const stems = ENDINGS.filter((ending) => name.endsWith(ending)).map((ending) =>
        name.slice(0, -ending.length),
      );
      if (next && BEHIND.has(next.folded)) {
        const form = [name, ...stems].find((stem) => gazetteer.isPlace(stem));
        if (form !== undefined) return { location: form, words: [...own, next] };
      }
      // The 'te' of 'Geräte' is not an ending of Gera.
      if (gazetteer.isPlace(name) || isTradeWord(name)) continue;
      const stem = stems.find((form) => form.length >= SHORTEST && gazetteer.isWellKnown(form));
      if (stem !== undefined) return { location: stem, words: own };
    }
  }
  return null;
}

function atEdge(
  words: readonly Word[],
  gazetteer: Gazetteer,
  isTradeWord: (folded: string) => boolean,
): PlaceRead | null {
  const most = Math.min(MAX_WORDS, words.length - 1);
  for (const atEnd of [true, false]) {
    for (let count = most; count > 0; count -= 1) {
      const name = atEnd ? words.slice(-count) : words.slice(0, count);
      const folded = joined(name);
      const beside = atEnd ? words.slice(0, -count) : words.slice(count);
      if (folded.length < SHORTEST && !isShortName(folded, joined(beside), gazetteer)) continue;
      if (!gazetteer.isPlace(folded)) continue;
      // The 'an der' in 'Krems an der Donau' does not belong to a trade.
      const telling = name.filter(({ folded: word }) => count === 1 || word.length > SHORTEST);
      // The 'Essen' in 'Essen Rüttenscheid' is not a meal, since a district of Essen follows.
      const isPaired =
        count > 1 && name.some(({ folded: word }) => !isTradeWord(word) && gazetteer.isPlace(word));
      const isAmbiguous = !isPaired && telling.some(({ folded: word }) => isTradeWord(word));
      const isUnlikely = isAmbiguous && (!gazetteer.isWellKnown(folded) || isSaid(folded, words));
      if (isUnlikely && !isNameBeside(name, words, gazetteer)) continue;
      const [only] = name;
      if (count === 1 && only && (isIdle(only, gazetteer) || isSaidAsWord(only, words))) continue;
      const isTold = !atEnd && OF_A_THING.has(words[count]?.folded ?? '') && !gazetteer.isWellKnown(folded);
      if (isTold) continue;
      return placeOf(words, name);
    }
  }
  return null;
}

/** Whether a word is only a filler: 'Sodbrennen was tun' does not mean the little-known Tun. */
const isIdle = ({ folded }: Word, { isWellKnown }: Gazetteer): boolean =>
  fillers.has(folded) && !isWellKnown(folded);

/** The place directly after a trade or a word for a need: 'Café Hamburg Schanze', 'Sushi Hamburg Lieferung'. */
function behindTrade(words: readonly Word[], gazetteer: Gazetteer): PlaceRead | null {
  for (let start = 1; start < words.length - 1; start += 1) {
    const before = joined(words.slice(0, start));
    if (tradesNamed(before).length === 0 && !isNeedAlone(before)) continue;
    for (let count = Math.min(MAX_WORDS, words.length - 1 - start); count > 0; count -= 1) {
      const name = words.slice(start, start + count);
      const folded = joined(name);
      const isThing = tradesNamed(folded).length > 0 || tradesNamed(joined(words.slice(start))).length > 0;
      if (folded.length > SHORTEST && !isThing && gazetteer.isPlace(folded) && gazetteer.isWellKnown(folded))
        return placeOf(words, name);
    }
  }
  return null;
}

/** Whether a district or an ordinary word is unrelated to the trade next to it: 'Fahrschule Wedding'. */
function isNameBeside(name: readonly Word[], words: readonly Word[], { isDistrict }: Gazetteer): boolean {
  const others = words.filter((word) => !name.includes(word));
  const keys = tradesNamed(joined(others)).map(({ key }) => key);
  const own = foldedOf(name);
  const mayBe = isDistrict(joined(name)) || isWordToo(joined(name));
  return keys.length > 0 && mayBe && wordsBeside(own, keys).length === own.length;
}

/**
 * Whether a name is part of a saying: 'leer' in 'Batterie leer', but not 'Essen' next to a trade ('Pizza
 * Essen').
 */
function isSaid(folded: string, words: readonly Word[]): boolean {
  const all = words.map((word) => word.folded);
  const others = all.filter((word) => word !== folded);
  // 'Indisch essen Essen' has both the verb and the town.
  if (others.length < all.length - 1) return false;
  // 'Pizza bestellen' already has a verb, so Essen is the town.
  if (isWordToo(folded) && tradesSaid(others).length > 0) return false;
  return tradesNamed(others.join(' ')).length === 0 && isInSaying(folded, all);
}

const placeOf = (words: readonly Word[], name: readonly Word[]): PlaceRead => ({
  location: joined(name),
  words: withPreposition(words, name),
});

/** The name with the prepositions before it: 'in', 'nahe bei', 'in der Nähe von'. */
export function withPreposition(words: readonly Word[], name: readonly Word[]): Word[] {
  const first = name[0];
  let start = first ? words.indexOf(first) : 0;
  while (start > 0 && PREPOSITIONS.has(words[start - 1]?.folded ?? '')) start -= 1;
  const last = name.at(-1);
  return words.slice(start, last ? words.indexOf(last) + 1 : start);
}
