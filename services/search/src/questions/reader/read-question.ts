import { foldLoose } from '@gewerk/text';
import { isNeedWord, isTradeWord, tradesNamed } from '@gewerk/trades';
import type { PhraseTable } from './phrase-table.js';
import { readContact } from './read-contact.js';
import type { Gazetteer } from '../../places/place.js';
import { type PlaceRead, readPlaceName, readPostalCode } from './read-place.js';
import { readTrade, type TradeRead } from './read-trade.js';
import type { Part, PartKind, Reading } from './reading.js';
import { attributes, wishes } from './vocabulary/attributes.js';
import { fillers, nearMe } from './vocabulary/fillers.js';
import { correctedTime } from './vocabulary/misspelt.js';
import { times } from './vocabulary/times.js';
import { quoted, splitWords, type Word, type Words } from './words.js';

/** In this order: what is found first takes its words. */
const TABLES: readonly (readonly [PartKind, PhraseTable<string>])[] = [
  ['near-me', nearMe],
  ['time', times],
  ['wish', wishes],
  ['attribute', attributes],
];

const LONGEST_NAME = 4;
/** Attributes that narrow also where the whole is a trade's name ('vegan restaurant'). */
const KEPT = /^(?:veg|vejet|rollstuhl|barriere|wheelchair|wlan|wifi)/;

/** Words that join 'Nähe' with a name. */
const OF = new Set(['von', 'of', 'to', 'bei']);

/** 'brake' and 'rohr' are places too, but hardly meant. */
const isThing = (folded: string): boolean => isTradeWord(folded) || isNeedWord(folded);

/** What a visitor's text asks for: contact data, trade, need or name; place, time, attributes and wishes beside it. */
export function readQuestion(text: string, gazetteer: Gazetteer): Reading {
  const contact = readContact(text);
  if (contact) return contactReading(text, contact, gazetteer);
  const split = splitWords(text);
  const whole = split.words.map(({ folded }) => folded).join(' ');
  const base = { whole, contactKeys: [], place: null, ignored: [], unknown: [] };
  if (whole === '') {
    return { ...base, intent: 'everything', reason: 'no words', rest: '', tradeKeys: [], parts: [] };
  }
  const named = tradesNamed(whole);
  const { rest, parts: said } = withoutPhrases(split, gazetteer);
  const place = placeIn(split, rest, gazetteer);
  const left = place ? rest.filter((word) => !place.words.includes(word)) : rest;
  const bare = withoutFillers(left);
  const trade = readTrade(left.map(({ folded }) => folded)) ?? null;
  const read = trade?.kind === 'trade' ? trade : (readTrade(bare.map(({ folded }) => folded)) ?? trade);
  const isWholeTrade = named.length > 0 && (bare.length === 0 || read?.kind !== 'trade');
  if (isWholeTrade) {
    const whollyRead = readTrade(split.words.map(({ folded }) => folded));
    return readingOf(split, base, {
      parts: [],
      place: null,
      left: split.words,
      bare: split.words,
      read: whollyRead,
    });
  }
  return readingOf(split, base, { parts: said, place, left, bare, read });
}

interface Pieces {
  parts: readonly Part[];
  place: PlaceRead | null;
  left: readonly Word[];
  bare: readonly Word[];
  read: TradeRead | null;
}

function readingOf(
  { tokens }: Words,
  base: Pick<Reading, 'whole' | 'contactKeys'>,
  { parts, place, left, bare, read }: Pieces,
): Reading {
  const all = [...parts];
  if (place) all.push({ kind: 'place', ...quoted(tokens, place.words), value: place.location });
  const intent =
    read === null ? (bare.length === 0 ? 'everything' : 'name') : read.kind === 'guess' ? 'name' : read.kind;
  if (read && read.kind !== 'guess') {
    const unknown = new Set(read.unknown);
    const own = bare.filter(({ folded }) => !unknown.has(folded));
    all.push({ kind: read.kind, ...quoted(tokens, own), value: read.tradeKeys[0] ?? '' });
  }
  const unknown = asTyped(tokens, bare, read?.unknown ?? []);
  return {
    ...base,
    intent,
    reason: reasonOf(read, intent),
    rest: (bare.length > 0 ? bare : left).map(({ folded }) => folded).join(' '),
    tradeKeys: read?.tradeKeys ?? [],
    place: place?.location ?? null,
    ignored: intent === 'need' ? unknown : [],
    unknown: intent === 'need' ? [] : unknown,
    parts: all,
  };
}

function reasonOf(read: TradeRead | null, intent: string): string {
  if (read === null) return intent === 'everything' ? 'no words but conditions' : 'no trade and no need';
  if (read.kind === 'trade') return 'every word names a trade';
  return read.kind === 'need' ? 'the words say a need' : 'the words resemble a trade';
}

function contactReading(
  text: string,
  { kind, text: typed, keys, rest }: NonNullable<ReturnType<typeof readContact>>,
  gazetteer: Gazetteer,
): Reading {
  const split = splitWords(rest);
  const place = readPostalCode(split.tokens, split.words) ?? wholePlace(split.words, gazetteer);
  return {
    intent: kind,
    reason: `a ${kind} in the text`,
    whole: foldLoose(text),
    rest: '',
    tradeKeys: [],
    place: place?.location ?? null,
    contactKeys: keys,
    ignored: [],
    unknown: [],
    parts: [{ kind, text: typed, value: typed, without: rest }],
  };
}

function wholePlace(words: readonly Word[], { isPlace }: Gazetteer): PlaceRead | null {
  const location = words
    .map(({ folded }) => folded)
    .join(' ')
    .replace(/^in /, '');
  return location !== '' && isPlace(location) ? { location, words } : null;
}

/** Takes out what the tables say. */
function withoutPhrases({ tokens, words }: Words, gazetteer: Gazetteer): { rest: Word[]; parts: Part[] } {
  let rest = [...words];
  const parts: Part[] = [];
  for (const [kind, table] of TABLES) {
    const read = ({ folded }: Word) => (kind === 'time' ? timeMeant(folded, gazetteer) : folded);
    for (let at = 0; at < rest.length;) {
      const found = table.at(rest.map(read), at);
      const isNo =
        !found ||
        (kind === 'near-me' && isBeforeName(rest, at, found.length, gazetteer)) ||
        (kind === 'attribute' && isTradeItself(rest, at, found.length)) ||
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

/** A misspelt word of time, unless it is a word of something else. */
function timeMeant(folded: string, { isPlace }: Gazetteer): string {
  const meant = correctedTime(folded);
  return meant === folded || isThing(folded) || fillers.has(folded) || isPlace(folded) ? folded : meant;
}

/** 'Biergarten' is a trade, 'Restaurant mit Biergarten' names another. */
function isTradeItself(words: readonly Word[], at: number, length: number): boolean {
  const folded = words.map((word) => word.folded);
  for (let start = 0; start <= at; start += 1) {
    for (let end = at + length; end <= Math.min(folded.length, start + LONGEST_NAME); end += 1) {
      if (tradesNamed(folded.slice(start, end).join(' ')).length === 0) continue;
      if ([...folded.slice(0, start), ...folded.slice(end)].some((word) => tradesNamed(word).length > 0))
        continue;
      const isWhole = start === 0 && end === folded.length;
      if (length === end - start || !isWhole || !KEPT.test(folded.slice(at, at + length).join(' ')))
        return true;
    }
  }
  return false;
}

/** The night of 'gece kulübü' is no time. */
function isWithinTrade(words: readonly Word[], at: number, length: number): boolean {
  const folded = words.map((word) => word.folded);
  for (let start = Math.max(0, at + length - LONGEST_NAME); start <= at; start += 1) {
    const longest = Math.min(folded.length, start + LONGEST_NAME);
    for (let end = Math.max(at + length, start + length + 1); end <= longest; end += 1)
      if (tradesNamed(folded.slice(start, end).join(' ')).length > 0) return true;
  }
  return false;
}

/** 'in der Nähe von Köln' names a place, 'in der Nähe' the visitor's own. */
function isBeforeName(words: readonly Word[], at: number, length: number, gazetteer: Gazetteer): boolean {
  const next = words[at + length]?.folded;
  if (next === undefined) return false;
  if (OF.has(next)) return words[at + length + 1] !== undefined;
  return words[at + length - 1]?.folded === 'nahe' && gazetteer.isPlace(next);
}

function placeIn({ tokens }: Words, rest: readonly Word[], gazetteer: Gazetteer): PlaceRead | null {
  const words = rest.filter(({ folded }) => folded !== 'nahe' || rest.length > 1);
  const postal = readPostalCode(tokens, words);
  if (postal) {
    const others = words.filter((word) => !postal.words.includes(word));
    const bareOthers = withoutFillers(others).map(({ folded }) => folded);
    if (tradesNamed(bareOthers.join(' ')).length > 0) return postal;
    const city = readPlaceName(others, gazetteer, isThing) ?? wholePlace(others, gazetteer);
    if (!city) return postal;
    return { location: `${postal.location} ${city.location}`, words: [...postal.words, ...city.words] };
  }
  const bare = withoutFillers(words).map(({ folded }) => folded);
  if (tradesNamed(bare.join(' ')).length > 0) return null;
  return readPlaceName(words, gazetteer, isThing);
}

function withoutFillers(words: readonly Word[]): Word[] {
  const left: Word[] = [];
  const folded = words.map((word) => word.folded);
  for (let at = 0; at < words.length;) {
    const name = lengthOfName(folded, at);
    const length = fillers.at(folded, at)?.length ?? 0;
    if (name > 1 || length === 0) left.push(...words.slice(at, at + name));
    at += name > 1 || length === 0 ? name : length;
  }
  return left;
}

/** Words of a trade's name that begins here, at least 1: 'fast' is a filler, 'fast food' is not. */
function lengthOfName(folded: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_NAME, folded.length - at); length > 1; length -= 1) {
    if (tradesNamed(folded.slice(at, at + length).join(' ')).length > 0) return length;
  }
  return 1;
}

function asTyped(tokens: readonly string[], words: readonly Word[], folded: readonly string[]): string[] {
  const wanted = new Set(folded);
  const at = new Set(words.filter((word) => wanted.has(word.folded)).map(({ token }) => token));
  return [...at].map((index) => tokens[index] ?? '');
}
