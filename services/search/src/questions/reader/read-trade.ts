import {
  brandLike,
  brandNamed,
  guessTrades,
  isInSaying,
  isNeedWord,
  isTradeWord,
  type NeededTrades,
  type Trade,
  type TradeMatch,
  tradesMatching,
  tradesMisspelt,
  tradesNamed,
  tradesNeeded,
  withoutRooms,
  wordsBeside,
} from '@gewerk/trades';

export interface TradeRead {
  kind: 'trade' | 'need' | 'brand' | 'guess';
  tradeKeys: readonly string[];
  /** Folded words that say nothing known; none of a trade. */
  unknown: readonly string[];
  /** Less likely trades of a need: asked for where no business has the likely ones. */
  others?: readonly string[];
  /** Folded words of a need that speak for other trades. */
  beside?: readonly string[];
  /** How the branches of the brand are written, folded. */
  brand?: readonly string[];
}

const MAX_WORDS = 8;
const MAX_PHRASE_WORDS = 5;
const MAX_TRADES = 4;
/** Confidence from which the model's trade is added to that of a need, and alone where nothing else is known. */
const SURE_BESIDE = 0.5;
const SURE_ALONE = 0.6;
const SURE_OF_ONE = 0.8;
/** It decides between trades that the words name from this confidence on, if a trade is so much likelier than any other. */
const LIKELY = 0.4;
const TIMES_LIKELIER = 5;
/** Probability of another trade that may help where no business has the likeliest. */
const LIKELY_BESIDE = 0.1;
/** A single unknown word is a name, unless the model is this sure: 'Putzfee'. */
const SURE_OF_A_WORD = 0.9;
const SHORTEST_GUESSED = 6;

/** A question is read with and without its fillers, mostly the same words. */
const REMEMBERED = 64;
const remembered = new Map<string, TradeRead | null>();

/** Words that name trades and nothing else, else a brand, a need, else a guess by similar spelling or likeness; null for other words. */
export function readTrade(words: readonly string[]): TradeRead | null {
  const text = words.join(' ');
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const read = words.length === 0 ? null : readNew(words);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, read);
  return read;
}

function readNew(words: readonly string[]): TradeRead | null {
  const named = wholly(words);
  if (named)
    return named.length > 1
      ? readNamed(words, named)
      : { kind: 'trade', tradeKeys: keysOf(named.flat()), unknown: [] };
  const brand = brandNamed(words);
  if (brand) return { kind: 'brand', tradeKeys: [brand.tradeKey], unknown: [], brand: brand.written };
  const joined = misspeltTogether(words);
  if (joined.length > 0) return { kind: 'trade', tradeKeys: keysOf(joined), unknown: [] };
  const { needed, telling } = readNeed(words);
  if (needed) {
    const { unknown } = needed;
    const tradeKeys = forAnimals(words, byLikeness(telling, needed.tradeKeys));
    const isNeed = unknown.length === 0 || words.length - unknown.length > 1 || isClear(words, unknown);
    // 'Autowerkstat' is a misspelt trade rather than a need, 'Friesur' no fries, and 'dast food restaurant' no restaurant.
    const misspelt = words.every(isNeedWord) ? [] : misspeltWholly(words);
    if (misspelt.length > 0)
      return { kind: 'guess', tradeKeys: keysOf(misspelt.map(({ trade }) => trade)), unknown: [] };
    const others = lessLikely(telling, needed.tradeKeys, tradeKeys);
    const beside = wordsBeside(words, [...tradeKeys, ...others]);
    return { kind: isNeed ? 'need' : 'guess', tradeKeys, unknown, others, beside };
  }
  const matches = tradesMatching(words.join(' '));
  const covered = new Set(matches.flatMap((match) => match.words));
  if (matches.length > 0 && words.every((word) => covered.has(word)))
    return { kind: 'guess', tradeKeys: keysOf(matches.map(({ trade }) => trade)), unknown: [] };
  const like = matches.length > 0 ? null : brandLike(words);
  if (like) return { kind: 'brand', tradeKeys: [like.tradeKey], unknown: [], brand: like.written };
  const [only = ''] = words;
  const isShort = words.length === 1 && only.length < SHORTEST_GUESSED;
  const tradeKeys = isShort ? [] : guessed(words, words.length === 1 ? SURE_OF_A_WORD : SURE_ALONE);
  return tradeKeys.length === 0
    ? null
    : { kind: 'guess', tradeKeys, unknown: words.length === 1 ? words : [] };
}

/** 'Rats in the basement' needs what rats need, unless a whole saying has the room: 'Wasser im Keller'. */
function readNeed(words: readonly string[]): { needed: NeededTrades | null; telling: readonly string[] } {
  const telling = withoutRooms(words);
  const isSaid = words.some((word) => !telling.includes(word) && isInSaying(word, words));
  const needed = telling.length === words.length || isSaid ? null : tradesNeeded(telling);
  return needed && needed.unknown.length === 0
    ? { needed, telling }
    : { needed: tradesNeeded(words), telling: words };
}

/**
 * 'Kaffee Kuchen' is what both words name. 'Haare färben' names a hairdresser and paint: what the model is sure of is meant.
 * 'Café Bar' asks for both.
 */
function readNamed(words: readonly string[], named: readonly (readonly Trade[])[]): TradeRead {
  const ofAll = named.flat().filter((trade) => named.every((trades) => trades.includes(trade)));
  if (ofAll.length > 0) return { kind: 'trade', tradeKeys: keysOf(ofAll), unknown: [] };
  // 'Pasta yemek' (to eat cake) is said as a whole, though it names an Italian and a restaurant.
  const said = words.every((word) => isInSaying(word, words)) ? tradesNeeded(words) : null;
  if (said?.unknown.length === 0) return { kind: 'need', tradeKeys: said.tradeKeys, unknown: [] };
  // 'Tiler contractor' is one letter from a name of one of the two.
  const misspelt = tradesMisspelt(words).filter((trade) => named.flat().includes(trade));
  if (misspelt.length > 0) return { kind: 'trade', tradeKeys: keysOf(misspelt), unknown: [] };
  const tradeKeys = keysOf(named.flat());
  const [first] = guessTrades(words, 1);
  const isSure = first !== undefined && first.probability >= SURE_BESIDE;
  return isSure
    ? { kind: 'need', tradeKeys: byLikeness(words, tradeKeys), unknown: [] }
    : { kind: 'trade', tradeKeys, unknown: [] };
}

const ANIMAL =
  /^(?:hund(?:e|en|es|s)?|katzen?|katers?|welpen?|kaninchens?|hamsters?|meerschweinchen|wellensittich|papagei|pferde?|dogs?|cats?|puppy|puppies|kittens?|rabbits?|parrots?|horses?|pets?|kop(?:ek|eg)(?:im|imi|imiz|in|i|e)?|kedi(?:m|mi|miz|min|n|yi|ye)?|tavsan(?:im)?)$/;
/** What a human would need. */
const OF_HUMANS = new Set(['arzt', 'krankenhaus', 'therapie', 'apotheke']);

/** What a child or an old human would need. */
const CARE = new Set(['kindergarten', 'pflege']);
const EATEN = /^(?:ate|eaten|swallowed|gefressen|verschluckt|verschlungen|yedi|yuttu)$/;

const SITTING = /\b(?:aufpass(?:en|t)|betreuen|betreut|hute[nt]|look after|walk|bakacak|baksin)\b/;

/** An animal that is ill or has eaten what it should not needs a vet, one that somebody shall look after a sitter. */
function forAnimals(words: readonly string[], tradeKeys: readonly string[]): string[] {
  if (!words.some((word) => ANIMAL.test(word))) return [...tradeKeys];
  if (words.some((word) => EATEN.test(word))) return ['tierarzt'];
  if (SITTING.test(words.join(' '))) return ['tierbedarf', ...tradeKeys.filter((key) => !CARE.has(key))];
  const meant = (key: string) => (OF_HUMANS.has(key) ? 'tierarzt' : CARE.has(key) ? 'tierbedarf' : key);
  return [...new Set(tradeKeys.map(meant))];
}

/** The trades of a need and the one that the model is sure of, the likeliest first, without much less likely ones. */
function byLikeness(words: readonly string[], needed: readonly string[]): string[] {
  const likely = guessTrades(words, Infinity);
  const [first] = likely;
  const isSure = first !== undefined && first.probability >= SURE_BESIDE;
  const share = new Map(likely.map(({ tradeKey, probability }) => [tradeKey, probability]));
  const shareOf = (key: string): number => share.get(key) ?? 0;
  const keys = [...new Set([...needed, ...(isSure ? [first.tradeKey] : [])])];
  keys.sort((one, other) => shareOf(other) - shareOf(one));
  const best = shareOf(keys[0] ?? '');
  return best < LIKELY ? keys : keys.filter((key) => shareOf(key) * TIMES_LIKELIER >= best);
}

const lessLikely = (
  words: readonly string[],
  needed: readonly string[],
  taken: readonly string[],
): string[] => {
  const guessed = guessTrades(words, MAX_TRADES).filter(({ probability }) => probability >= LIKELY_BESIDE);
  const keys = [
    ...needed,
    ...forAnimals(
      words,
      guessed.map(({ tradeKey }) => tradeKey),
    ),
  ];
  return [...new Set(keys)].filter((key) => !taken.includes(key));
};

/** The trade that the model is so sure of, if any. */
function guessed(words: readonly string[], sure: number): string[] {
  const [likeliest] = guessTrades(words, 1);
  return likeliest && likeliest.probability >= sure ? [likeliest.tradeKey] : [];
}

/** One word that is of no trade's name may say the need alone, where the model knows it: 'Fensterscheibe zerbrochen'. */
function isClear(words: readonly string[], unknown: readonly string[]): boolean {
  const known = words.filter((word) => !unknown.includes(word));
  return !known.some(isTradeWord) && guessed(words, SURE_OF_ONE).length > 0;
}

/** Whether several words together are nearly a trade's name. */
export const isMisspeltTrade = (words: readonly string[]): boolean =>
  words.length > 1 && misspeltWholly(words).some(({ kind }) => kind === 'typo');

/** The trades whose name all words together misspell or begin. */
function misspeltWholly(words: readonly string[]): TradeMatch[] {
  const matches = tradesMatching(words.join(' ')).filter(({ kind }) => kind === 'prefix' || kind === 'typo');
  return matches.filter((match) => match.words.length === words.length);
}

/** 'kfz wekstatt': a word of a trade beside one that is nothing known, together nearly a trade's name. */
function misspeltTogether(words: readonly string[]): readonly Trade[] {
  const isPartly = words.some(isTradeWord) && words.some((word) => !isTradeWord(word) && !isNeedWord(word));
  return isPartly ? tradesMisspelt(words) : [];
}

/** The trades named by all words together or by each of the phrases that follow each other. */
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

/** Narrow trades only, where there are some. */
function keysOf(trades: readonly Trade[]): string[] {
  const narrow = trades.filter(({ general }) => !general);
  return [...new Set((narrow.length > 0 ? narrow : trades).map(({ key }) => key))].slice(0, MAX_TRADES);
}
