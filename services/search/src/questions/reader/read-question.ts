import { foldLoose } from '@gewerk/text';
import { isInSaying, tradesNamed } from '@gewerk/trades';
import { byPurpose, isDisposal } from './trades/by-purpose.js';
import { readWithUmlauts } from './words/by-umlaut.js';
import { isBeyond } from './places/is-beyond.js';
import { isInPlace } from './places/is-in-place.js';
import { splitJoined } from './words/split-joined.js';
import { putAside } from './words/put-aside.js';
import { type Contact, readContact } from './read-contact.js';
import type { Gazetteer } from '../../places/place.js';
import { spelledOutIn } from '../../places/spell-out.js';
import { placeIn, wholePlace } from './places/place-in.js';
import type { PlaceRead } from './places/read-place.js';
import { townAlone, townLikeTrade } from './places/town-alone.js';
import { readPostalCode } from './places/read-postal-code.js';
import { readWithRadius } from './places/read-radius.js';
import { readTrade } from './trades/read-trade.js';
import type { TradeRead } from './trades/trade-read.js';
import type { Part, Reading } from './reading.js';
import { askedAbout } from './vocabulary/asked-facts.js';
import { tradesOfKeys } from './trades/trades-meant.js';
import { withoutPictures } from './vocabulary/emoji.js';
import { tradesOfState } from './vocabulary/states.js';
import { withoutPhrases } from './words/without-phrases.js';
import { withoutFillers, withoutRoom } from './words/without-fillers.js';
import { foldedOf, joined, quoted, splitWords, type Word, type Words } from './words/words.js';

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Reads a visitor's text: contact data, trade, need or name, with place, time, attributes and wishes. */
export const readQuestion = (asked: string, gazetteer: Gazetteer): Reading =>
  readWithRadius(spelledOutIn(askedAbout(asked)), (text) =>
    readWithUmlauts(text, (each) => readText(each, gazetteer)),
  );

function readText(text: string, gazetteer: Gazetteer): Reading {
  const pictured = withoutPictures(text);
  if (!pictured) return readWords(splitJoined(text, gazetteer) ?? text, gazetteer);
  const read = readWords(pictured.text, gazetteer);
  if (read.whole === '' && pictured.word === null) return wordless(text);
  // 'Bad Nauheim' with an emoji is a place, 'Bad' alone a trade.
  const isSaid = read.whole !== '' && read.intent !== 'everything' && !gazetteer.isPlace(read.whole);
  return isSaid || pictured.word === null ? read : readWords(`${pictured.word} ${pictured.text}`, gazetteer);
}

function readWords(text: string, gazetteer: Gazetteer): Reading {
  const contact = readContact(text);
  if (contact && !isInPlace(contact, text, gazetteer)) return contactReading(text, contact, gazetteer);
  const split = splitWords(text);
  const whole = joined(split.words);
  // '&' and '|' alone do not count as words, although they are folded to 'und' and 'oder'.
  if (whole === '' || !HAS_WORD.test(text)) return wordless(text);
  const base = { whole, contactKeys: [], otherKeys: [], place: null, ignored: [], unknown: [] };
  const named = tradesNamed(whole);
  const { rest, parts: said } = withoutPhrases(split, gazetteer);
  const ofWhole = named.length > 0 ? null : readTrade(foldedOf(split.words));
  // 'Auto im Graben' is a saying as a whole, although Graben is a town.
  if (ofWhole?.isSaying && said.every(isAttribute)) return readingOf(split, base, wholly(split, ofWhole));
  const town = townLikeTrade(rest, gazetteer) ?? (said.length > 0 ? townAlone(rest, gazetteer) : null);
  const place = town ?? placeIn(split, rest, gazetteer);
  const saidAtPlace = place ? saidBeside(split, said, place) : null;
  if (saidAtPlace) return readingOf(split, base, saidAtPlace);
  const typed = place ? rest.filter((word) => !place.words.includes(word)) : rest;
  const [left, aside] = putAside(typed);
  const bare = withoutFillers(left);
  const leftWords = foldedOf(left);
  const trade = readTrade(leftWords) ?? null;
  // 'Mir ist langweilig' does not mean the same as other sayings with 'mir ist', and 'was hat' does not ask
  // for a hat.
  const isSaid =
    bare.length === 0
      ? left.length === 1 || trade?.kind === 'trade' || trade?.isSaying
      : bare.some(({ folded }) => isInSaying(folded, leftWords));
  const telling = foldedOf(withoutFillers(withoutRoom(left)));
  const ofTelling = telling.length < bare.length ? readTrade(telling) : null;
  const isTold = ofTelling?.kind === 'need' && ofTelling.unknown.length === 0;
  const ofBare =
    (isTold ? ofTelling : readTrade(foldedOf(bare))) ??
    (isSaid || trade?.kind === 'brand' || trade?.meant !== undefined ? trade : null);
  // 'Hang a door' is a saying as a whole; without its filler it only resembles one.
  const isSaidWholly =
    trade?.kind === 'need' && trade.unknown.length === 0 && (ofBare?.kind === 'guess' || trade.isSaying);
  const told = trade?.kind === 'trade' || isSaidWholly ? trade : ofBare;
  const read = told && told.kind !== 'brand' ? withPurpose(told, leftWords) : told;
  const isWholeTrade = named.length > 0 && (bare.length === 0 || read?.kind !== 'trade');
  if (isWholeTrade) {
    const ofAll = readTrade(foldedOf(split.words));
    return readingOf(split, base, wholly(split, ofAll));
  }
  const beside = { parts: said, hasPlace: place !== null };
  const asked = joined(typed);
  const subject = { whole, asked, words: foldedOf(split.words), bare: foldedOf(bare), ...beside };
  const isNoBusiness = isBeyond(subject, gazetteer);
  const abroad = foldedOf(bare).filter((word) => gazetteer.isElsewhere?.(word));
  const isElsewhere = read !== null && read.kind !== 'trade' && abroad.length > 0;
  const heard = isElsewhere ? { ...read, unknown: [...new Set([...read.unknown, ...abroad])] } : read;
  const reading: Reading = {
    ...readingOf(split, base, {
      parts: said,
      place,
      left,
      bare,
      read: isNoBusiness ? null : heard,
      aside,
    }),
    ...(isElsewhere ? { isElsewhere } : {}),
  };
  const mayMean = tradesOfState(subject.bare) ?? tradesOfState(subject.words) ?? tradesOfState(telling);
  if (mayMean) return { ...reading, intent: 'name', reason: 'only names a state', isBeyond: true, mayMean };
  return isNoBusiness ? { ...reading, intent: 'name', reason: NO_BUSINESS, isBeyond: true } : reading;
}

/** Considers a purpose that fillers express ('Alter Fernseher wohin damit'), unless a trade is named. */
function withPurpose(read: TradeRead, words: readonly string[]): TradeRead {
  if (read.kind === 'trade' && !isDisposal(words)) return read;
  const tradeKeys = byPurpose(words, read.tradeKeys);
  return tradeKeys.join() === read.tradeKeys.join() ? read : { ...read, kind: 'need', tradeKeys };
}

const NO_BUSINESS = 'no business can answer this';

/** A text without words: an empty one asks for everything, symbols and unknown emoji for nothing. */
function wordless(text: string): Reading {
  const signs = text.trim();
  const base = { whole: '', rest: '', tradeKeys: [], otherKeys: [], contactKeys: [], place: null };
  const none = { ...base, unknown: [], parts: [] };
  return signs === ''
    ? { ...none, intent: 'everything', reason: 'no text', ignored: [] }
    : { ...none, intent: 'name', reason: 'symbols without a word', ignored: [signs] };
}

interface Pieces {
  parts: readonly Part[];
  place: PlaceRead | null;
  left: readonly Word[];
  bare: readonly Word[];
  read: TradeRead | null;
  /** Words next to a trade for something that is not wanted, or about which listings say nothing. */
  aside?: readonly Word[];
}

const isAttribute = ({ kind }: Part): boolean => kind === 'attribute';

/** The reading of a text that is a saying apart from its place: 'Terrasse anlegen' with a city. */
function saidBeside(split: Words, said: readonly Part[], place: PlaceRead): Pieces | null {
  const words = split.words.filter((word) => !place.words.includes(word));
  const read = said.every(isAttribute) ? readTrade(foldedOf(words)) : null;
  return read?.isSaying ? { ...wholly({ ...split, words }, read), place } : null;
}

const wholly = ({ words }: Words, read: TradeRead | null): Pieces => ({
  parts: [],
  place: null,
  left: words,
  bare: words,
  read,
});

function readingOf(
  { tokens }: Words,
  base: Pick<Reading, 'whole' | 'contactKeys'>,
  { parts, place, left, bare, read, aside = [] }: Pieces,
): Reading {
  const notWanted = aside.length > 0 ? [quoted(tokens, aside).text] : [];
  const all = [...parts];
  if (place) all.push({ kind: 'place', ...quoted(tokens, place.words), value: place.location });
  const intent = intentOf(read, bare);
  if (read && intent !== 'everything' && intent !== 'name') {
    const unknown = new Set(read.unknown);
    const own = (bare.length > 0 ? bare : left).filter(({ folded }) => !unknown.has(folded));
    all.push({ kind: intent, ...quoted(tokens, own), value: read.tradeKeys[0] ?? '' });
  }
  const unknown = asTyped(tokens, bare, read?.unknown ?? []);
  const beside = intent === 'need' ? asTyped(tokens, bare, read?.beside ?? []) : [];
  return {
    ...base,
    intent,
    reason: reasonOf(read, intent),
    rest: joined(bare.length > 0 ? bare : left),
    tradeKeys: read?.tradeKeys ?? [],
    otherKeys: read?.others ?? [],
    place: place?.location ?? null,
    ...(read?.brand ? { brand: read.brand } : {}),
    ...(read?.isSaying ? { isSaying: true } : {}),
    ...(read?.meant === undefined ? {} : { meant: read.meant }),
    ...(read?.doubt ? { doubt: tradesOfKeys(read.doubt) } : {}),
    ignored: read?.brand
      ? asTyped(tokens, bare, foldedOf(bare))
      : intent === 'need'
        ? [...new Set([...unknown, ...beside, ...notWanted])]
        : notWanted,
    beside,
    unknown: intent === 'need' ? [] : unknown,
    parts: all,
  };
}

function intentOf(read: TradeRead | null, bare: readonly Word[]): 'trade' | 'need' | 'name' | 'everything' {
  if (read === null) return bare.length === 0 ? 'everything' : 'name';
  if (read.kind === 'guess') return 'name';
  return read.kind === 'brand' ? 'need' : read.kind;
}

function reasonOf(read: TradeRead | null, intent: string): string {
  if (read === null) return intent === 'everything' ? 'only conditions' : 'no trade and no need';
  if (read.kind === 'trade') return 'every word names a trade';
  if (read.kind === 'brand') return 'the words name a brand';
  return read.kind === 'need' ? 'the words describe a need' : 'the words resemble a trade';
}

function contactReading(
  text: string,
  { kind, text: typed, keys, rest }: Contact,
  gazetteer: Gazetteer,
): Reading {
  const split = splitWords(rest);
  const beside = kind === 'street' && !/\d/.test(typed) && rest !== '' ? readWords(rest, gazetteer) : null;
  const isTrade = beside?.intent === 'trade' || beside?.intent === 'need';
  const place = readPostalCode(split.tokens, split.words) ?? wholePlace(split.words, gazetteer);
  return {
    intent: kind,
    reason: `a ${kind} in the text`,
    whole: foldLoose(text),
    rest: '',
    tradeKeys: [],
    otherKeys: [],
    place: place?.location ?? (isTrade ? beside.place : null),
    ...(isTrade ? { besideStreet: beside } : {}),
    contactKeys: keys,
    ignored: [],
    unknown: [],
    parts: [{ kind, text: typed, value: typed, without: rest }],
  };
}

function asTyped(tokens: readonly string[], words: readonly Word[], folded: readonly string[]): string[] {
  const wanted = new Set(folded);
  const at = new Set(words.filter((word) => wanted.has(word.folded)).map(({ token }) => token));
  return [...at].map((index) => tokens[index] ?? '');
}
