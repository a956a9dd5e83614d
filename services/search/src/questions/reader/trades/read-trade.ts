import {
  brandLike,
  brandNamed,
  guessTrades,
  isGenericWord,
  isInSaying,
  isNeedAlone,
  isNeedWord,
  isNoName,
  isTradeWord,
  type NeededTrades,
  type Trade,
  type TradeMatch,
  tradesMatching,
  tradesMisspelt,
  tradesNamed,
  tradesNeeded,
  tradesSaid,
  tradeSaidAlone,
  withoutRooms,
  wordsBeside,
} from '@gewerk/trades';
import { isSpot } from '../../../places/spots.js';
import { isOccasion } from '../vocabulary/occasions.js';
import { byPurpose } from './by-purpose.js';
import { byWhole } from './by-whole.js';
import { forAnimals } from './for-animals.js';
import { byLikeness, doubtOf, lessLikely, ranked, SURE_BESIDE } from './likeness.js';
import { putRight } from '../words/put-right.js';
import type { TradeRead } from './trade-read.js';

const MAX_WORDS = 8;
const MAX_PHRASE_WORDS = 5;
const MAX_TRADES = 4;
/** Minimum confidence at which the model alone decides if nothing else is known. */
const SURE_ALONE = 0.6;
const SURE_OF_ONE = 0.8;
/** A single unknown word is a name, unless the model is this sure: 'Putzfee'. */
const SURE_OF_A_WORD = 0.9;
const SHORTEST_GUESSED = 6;
const SHORTEST_TELLING = 4;
const SHORTEST_COMPOUND = 9;

/** Number of remembered readings: a text is read with and without its fillers, mostly with the same result. */
const REMEMBERED = 64;
const remembered = new Map<string, TradeRead | null>();

/**
 * The trades that the words name if they name only trades; otherwise those of a brand, of a need, or of a
 * guess by similar spelling or meaning. Null for other words.
 */
export function readTrade(words: readonly string[]): TradeRead | null {
  const text = words.join(' ');
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const read = words.length === 0 ? null : putRight(words, readNew(words), readNew);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, read);
  return read;
}

function readNew(words: readonly string[]): TradeRead | null {
  const named = wholly(words);
  // 'Schnell essen' means more than 'essen', the word in it that names a restaurant.
  const said = named?.length === 1 && tradesNamed(words.join(' ')).length > 0 ? [] : tradesSaid(words);
  if (said.length > 0) return { kind: 'need', tradeKeys: ranked(words, said), unknown: [], isSaying: true };
  if (named)
    return named.length > 1
      ? readNamed(words, named)
      : { kind: 'trade', tradeKeys: keysOf(named.flat()), unknown: [] };
  const brand = brandNamed(words);
  if (brand) return { kind: 'brand', tradeKeys: [brand.tradeKey], unknown: [], brand: brand.written };
  const alone = words.length === 1 ? tradeSaidAlone(words[0] ?? '') : null;
  if (alone !== null) return { kind: 'need', tradeKeys: [alone], unknown: [] };
  const joined = misspeltTogether(words);
  if (joined.length > 0) return { kind: 'trade', tradeKeys: keysOf(joined), unknown: [] };
  const { needed, telling } = readNeed(words);
  if (needed) {
    const { unknown } = needed;
    const isNamed = words.length === 1 && endsInName(words[0] ?? '', needed.tradeKeys);
    const likely = isNamed ? needed.tradeKeys : byLikeness(telling, needed.tradeKeys);
    const tradeKeys = byPurpose(words, byWhole(words, forAnimals(words, likely)));
    const isNeed = unknown.every(isSpot) || words.length - unknown.length > 1 || isClear(words, unknown);
    // 'Autowerkstat' is a misspelt trade rather than a need, 'Friesur' does not mean fries, and 'dast food
    // restaurant' means fast food rather than any restaurant.
    const misspelt = words.every(isNeedWord) ? [] : misspeltWholly(words);
    if (misspelt.length > 0)
      return { kind: 'guess', tradeKeys: keysOf(misspelt.map(({ trade }) => trade)), unknown: [] };
    const others = lessLikely(telling, needed.tradeKeys, tradeKeys);
    const beside = wordsBeside(words, [...tradeKeys, ...others]);
    const doubt = doubtOf(words, needed.tradeKeys, tradeKeys);
    const kind = isNeed ? 'need' : 'guess';
    return { kind, tradeKeys, unknown, others, beside, ...(doubt ? { doubt } : {}) };
  }
  // 'Bird has broken wing': the animal decides, whatever else is known.
  const ofAnimal = words.length > 1 ? forAnimals(words, []) : [];
  if (ofAnimal.length > 0) return { kind: 'guess', tradeKeys: ofAnimal, unknown: [] };
  const matches = matchesOf(words);
  const covered = new Set(matches.flatMap((match) => match.words));
  if (matches.length > 0 && words.every((word) => covered.has(word)))
    return { kind: 'guess', tradeKeys: keysOf(matches.map(({ trade }) => trade)), unknown: [] };
  const like = matches.length > 0 ? null : brandLike(words);
  if (like) return { kind: 'brand', tradeKeys: [like.tradeKey], unknown: [], brand: like.written };
  const [only = ''] = words;
  const isShort = words.length === 1 && only.length < SHORTEST_GUESSED;
  const tradeKeys =
    isShort || words.every(isVague) ? [] : guessed(words, words.length === 1 ? SURE_OF_A_WORD : SURE_ALONE);
  if (tradeKeys.length === 0) return null;
  const doubt = doubtOf(words, [], tradeKeys) ?? [];
  return { kind: 'guess', tradeKeys, unknown: words.length === 1 ? words : [], doubt };
}

/** Whether a word ends in a trade's name: 'Kinderzahnarzt' is a dentist, whatever the model makes of 'Kinder'. */
const endsInName = (word: string, tradeKeys: readonly string[]): boolean =>
  Array.from({ length: word.length - SHORTEST_TELLING }, (_, start) => word.slice(start)).some((end) =>
    tradesNamed(end).some(({ key }) => tradeKeys.includes(key)),
  );

/** Whether a word has no meaning by itself; several such words have none together: 'geht dir'. */
const isVague = (word: string): boolean => word.length < SHORTEST_TELLING || isGenericWord(word);

/**
 * Reads a need without the room in it ('rats in the basement'), unless a saying includes the room: 'Wasser im
 * Keller'.
 */
function readNeed(words: readonly string[]): { needed: NeededTrades | null; telling: readonly string[] } {
  // The station in 'Italiener am Hauptbahnhof' does not ask for a taxi.
  const spots = words.filter((word) => isSpot(word) && !isInSaying(word, words));
  if (spots.length > 0 && spots.length < words.length) {
    const { needed, telling } = readNeed(words.filter((word) => !spots.includes(word)));
    if (needed) return { needed: { ...needed, unknown: [...needed.unknown, ...spots] }, telling };
  }
  // The occasion does not count if a thing is named: 'Torte für die Hochzeit' asks for a cake, and so for a baker.
  const things = words.filter((word) => !isOccasion(word) || isInSaying(word, words));
  const isThing = (word: string) =>
    (isNeedAlone(word) && !isGenericWord(word)) ||
    isInSaying(word, things) ||
    (word.length >= SHORTEST_COMPOUND && tradesNeeded([word]) !== null);
  if (things.length < words.length && things.some(isThing)) {
    const read = readNeed(things);
    if (read.needed?.unknown.length === 0) return read;
  }
  const telling = withoutRooms(words);
  const isSaid = words.some((word) => !telling.includes(word) && isInSaying(word, words, telling));
  const needed = telling.length === words.length || isSaid ? null : tradesNeeded(telling);
  return needed && needed.unknown.length === 0
    ? { needed, telling }
    : { needed: tradesNeeded(words), telling: words };
}

/**
 * The reading of words that name several trades. 'Kaffee Kuchen' means the trade that both words name. 'Haare
 * färben' names a hairdresser and paint; the trade that the model is sure of is meant. 'Café Bar' asks for
 * both.
 */
function readNamed(words: readonly string[], named: readonly (readonly Trade[])[]): TradeRead {
  const ofAll = named.flat().filter((trade) => named.every((trades) => trades.includes(trade)));
  if (ofAll.length > 0) return { kind: 'trade', tradeKeys: keysOf(ofAll), unknown: [] };
  // 'Pasta yemek' (to eat cake) is a saying as a whole, although the words name an Italian and a restaurant.
  const said = words.every((word) => isInSaying(word, words)) ? tradesNeeded(words) : null;
  if (said?.unknown.length === 0) return { kind: 'need', tradeKeys: said.tradeKeys, unknown: [] };
  // 'Tiler contractor' differs by one letter from a name of one of the two trades.
  const misspelt = tradesMisspelt(words).filter((trade) => named.flat().includes(trade));
  if (misspelt.length > 0) return { kind: 'trade', tradeKeys: keysOf(misspelt), unknown: [] };
  const tradeKeys = keysOf(servingOf(named));
  const [first] = guessTrades(words, 1);
  const isSure = first !== undefined && first.probability >= SURE_BESIDE;
  return isSure
    ? { kind: 'need', tradeKeys: byLikeness(words, tradeKeys), unknown: [] }
    : { kind: 'trade', tradeKeys, unknown: [] };
}

/** Trades that sell things, which another trade next to them works on. */
const SELLING = new Set(
  'autoteile baumarkt blumen buecher-schreibwaren einzelhandel mode moebel schuhe sport-freizeit'.split(' '),
);

/**
 * The named trades without those of the thing that another works on: 'dry cleaner wedding dress' does not ask for a
 * shop.
 */
function servingOf(named: readonly (readonly Trade[])[]): Trade[] {
  const isSold = (trades: readonly Trade[]): boolean => trades.every(({ key }) => SELLING.has(key));
  const serving = named.filter((trades) => !isSold(trades));
  return (serving.length > 0 ? serving : named).flat();
}

/** The likeliest trade if the model is at least this sure of it. */
function guessed(words: readonly string[], sure: number): string[] {
  const [likeliest] = guessTrades(words, 1);
  return likeliest && likeliest.probability >= sure ? [likeliest.tradeKey] : [];
}

/**
 * Whether a single known word expresses the need: it is not in a trade's name and the model is sure of its
 * trade, as in 'Fensterscheibe zerbrochen'.
 */
function isClear(words: readonly string[], unknown: readonly string[]): boolean {
  const known = words.filter((word) => !unknown.includes(word));
  return !known.some(isTradeWord) && guessed(words, SURE_OF_ONE).length > 0;
}

/** Whether several words together are nearly a trade's name, or begin one: 'hukuk bür'. */
export const isMisspeltTrade = (words: readonly string[]): boolean =>
  words.length > 1 && misspeltWholly(words).length > 0;

/** Trades that match the words, but not by a beginning that is a separate word: 'Woche' in 'Wochenmarkt'. */
const matchesOf = (words: readonly string[]): TradeMatch[] =>
  tradesMatching(words.join(' ')).filter(
    ({ kind, words: [first = '', ...others] }) => kind !== 'prefix' || others.length > 0 || !isNoName(first),
  );

/** The trades whose name all words together misspell or begin. */
function misspeltWholly(words: readonly string[]): TradeMatch[] {
  const matches = matchesOf(words).filter(({ kind }) => kind === 'prefix' || kind === 'typo');
  return matches.filter((match) => match.words.length === words.length);
}

/** Trades whose name a word of a trade and an unknown word together misspell: 'kfz wekstatt'. */
function misspeltTogether(words: readonly string[]): readonly Trade[] {
  const isPartly = words.some(isTradeWord) && words.some((word) => !isTradeWord(word) && !isNeedWord(word));
  return isPartly ? tradesMisspelt(words) : [];
}

/** The trades that all words name, together or as a sequence of phrases. */
function wholly(words: readonly string[]): (readonly Trade[])[] | null {
  if (words.length > MAX_WORDS) return null;
  const found: (readonly Trade[])[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - start);
    let named: readonly Trade[] = [];
    for (; length > 0; length -= 1) {
      named = tradesNamed(words.slice(start, start + length).join(' '));
      if (named.length > 0) break;
    }
    if (named.length === 0) return null;
    found.push(named);
    start += length;
  }
  return found;
}

/** The keys of the narrow trades if there are any, otherwise of all. */
function keysOf(trades: readonly Trade[]): string[] {
  const narrow = trades.filter(({ general }) => !general);
  return [...new Set((narrow.length > 0 ? narrow : trades).map(({ key }) => key))].slice(0, MAX_TRADES);
}
