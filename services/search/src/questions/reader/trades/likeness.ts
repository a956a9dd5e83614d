import { guessTrades, isHintedAt, isInSaying, isNeedAlone, tradesInSayings } from '@gewerk/trades';
import { forAnimals } from './for-animals.js';

/** Minimum confidence at which the model's trade is added to those of a need. */
export const SURE_BESIDE = 0.5;
/** Minimum confidence at which the model leaves out other trades, and how many times less likely these must be. */
const LIKELY = 0.4;
const TIMES_LIKELIER = 5;
/** Minimum probability of a trade that is searched if no business has the likeliest, or offered in case of doubt. */
const LIKELY_BESIDE = 0.1;
const MOST_TRADES = 4;
/** At a lower confidence, anything but a whole saying is doubtful. */
const SURE = 0.7;
const MOST_MEANT = 3;

/** The trades in order of their probability according to the model. */
export function ranked(words: readonly string[], keys: readonly string[]): string[] {
  const shareOf = sharesIn(words);
  return [...keys].sort((one, other) => shareOf(other) - shareOf(one));
}

/** A function that returns the probability of each trade according to the model. */
function sharesIn(words: readonly string[]): (tradeKey: string) => number {
  const shares = new Map(guessTrades(words, Infinity).map((each) => [each.tradeKey, each.probability]));
  return (tradeKey) => shares.get(tradeKey) ?? 0;
}

/**
 * The trades of a need and the trade that the model is sure of, most likely first, without much less likely
 * ones. A whole saying among the words takes precedence over another trade that the model is less sure of:
 * 'Make up für die Hochzeit' does not mean printed cards.
 */
export function byLikeness(words: readonly string[], needed: readonly string[]): string[] {
  const [first] = guessTrades(words, 1);
  const inSayings = tradesInSayings(words);
  const said = needed.filter((key) => inSayings.has(key));
  if (first && said.length > 0 && first.probability < SURE && !inSayings.has(first.tradeKey))
    return ranked(words, said);
  // Nothing in 'Steckdose ist schwarz und riecht verschmort' hints at the doctor that the model is sure of.
  const isSure = first !== undefined && first.probability >= SURE_BESIDE && isHintedAt(first.tradeKey, words);
  const shareOf = sharesIn(words);
  const keys = ranked(words, [...new Set([...needed, ...(isSure ? [first.tradeKey] : [])])]);
  const best = shareOf(keys[0] ?? '');
  return best < LIKELY ? keys : keys.filter((key) => shareOf(key) * TIMES_LIKELIER >= best);
}

export const lessLikely = (
  words: readonly string[],
  needed: readonly string[],
  taken: readonly string[],
): string[] => {
  const guessed = guessTrades(words, MOST_TRADES).filter(({ probability }) => probability >= LIKELY_BESIDE);
  const keys = [
    ...needed,
    ...forAnimals(
      words,
      guessed.map(({ tradeKey }) => tradeKey),
    ),
  ];
  return [...new Set(keys)].filter((key) => !taken.includes(key));
};

/**
 * Other possible trades if a need consists of single words and the model does not agree; null if there is no
 * doubt. 'Kies liefern' is not a whole saying, and a delivery of gravel is as likely as one of food.
 */
export function doubtOf(
  words: readonly string[],
  needed: readonly string[],
  [first = '']: readonly string[],
): string[] | null {
  const [only = ''] = words;
  const isSaid = words.length === 1 ? isNeedAlone(only) : words.some((word) => isInSaying(word, words));
  const likely = guessTrades(words, Infinity);
  const share = likely.find(({ tradeKey }) => tradeKey === first)?.probability ?? 0;
  if (isSaid || (share >= SURE && needed.includes(first))) return null;
  const beside = likely
    .filter(({ tradeKey, probability }) => probability >= LIKELY_BESIDE && isHintedAt(tradeKey, words))
    .slice(0, MOST_MEANT);
  const keys = [...new Set([...beside.map(({ tradeKey }) => tradeKey), ...needed])];
  return keys.length > 1 ? keys.filter((key) => key !== first).slice(0, MOST_MEANT) : keys;
}
