import { isTradeWord } from '@gewerk/trades';
import type { LikeWord, NameWords } from './name-words.js';

const MOST_TEXTS = 8;
/**
 * Maximum number of texts that are kept while texts are composed, and of words that are considered for each word of
 * the text.
 */
const MOST_BEGUN = 60;
const EACH_LOOKED_AT = 40;
const EACH_UNKNOWN = 12;
/** A word that occurs in names may still stand for another one that sounds the same: 'Maier' for 'Meyer'. */
const EACH_KNOWN = 2;
const LEAST_LIKE_KNOWN = 2;
/**
 * Shorter words resemble too many others: they are only replaced by words that occur in a name together with
 * another word of the text.
 */
const SHORTEST_ALONE = 4;
/** Penalty, equal to one wrong letter, for a word that occurs in no name together with another word of the text. */
const STRANGER = 1;
const FAR = 2;

interface Corrected {
  words: readonly string[];
  cost: number;
}

/**
 * Other texts that a folded text may mean, composed of words that occur in names, most likely first. A trade's
 * word is only replaced by a word that occurs in a name together with another word of the text.
 * @param isStrict only texts of several words, each of which occurs in a name together with another of them
 */
export function correctedTexts(text: string, names: NameWords, isStrict = false): string[] {
  const words = text.split(' ');
  let begun: Corrected[] = [{ words: [], cost: 0 }];
  for (const [at, word] of words.entries()) {
    const others = words.filter((_, index) => index !== at);
    const options = optionsOf(word, others, names);
    begun = begun
      .flatMap((each) =>
        options.map((option) => ({ words: [...each.words, option.word], cost: each.cost + option.cost })),
      )
      .sort(byCost)
      .slice(0, MOST_BEGUN);
  }
  const texts = begun
    .map((each) => ({
      text: each.words.join(' '),
      cost: each.cost,
      strangers: strangersIn(each.words, names),
    }))
    .filter((each) => each.text !== text && (!isStrict || (each.strangers === 0 && words.length > 1)));
  // If there are texts whose words occur together in names, one of them is likely meant; all other texts are left
  // out, since each would cost the engine a query.
  const together = texts.filter(({ strangers }) => strangers === 0);
  return (together.length > 0 ? together : texts)
    .map((each) => ({ ...each, cost: each.cost + each.strangers * STRANGER }))
    .sort(byCost)
    .map((each) => each.text)
    .slice(0, MOST_TEXTS);
}

const byCost = (one: { cost: number }, other: { cost: number }): number => one.cost - other.cost;

const isStranger = (word: string, others: readonly string[], names: NameWords): boolean =>
  others.length > 0 && !others.some((other) => names.areTogether(word, other));

const strangersIn = (words: readonly string[], names: NameWords): number =>
  words.filter((word, at) =>
    isStranger(
      word,
      words.filter((_, index) => index !== at),
      names,
    ),
  ).length;

/**
 * Words that differ by one letter from a word of a trade and occur in a name together with another word of
 * the text: 'Räder Wolff' may be 'Bäder Wolff'.
 */
const togetherLike = (word: string, others: readonly string[], names: NameWords): LikeWord[] =>
  names
    .like(word, EACH_LOOKED_AT)
    .filter((like) => like.cost <= 1 && !isStranger(like.word, others, names))
    .map((like) => ({ word: like.word, cost: like.cost + STRANGER }))
    .slice(0, EACH_KNOWN);

/** The word itself if it may be correct, then its possible corrections. */
function optionsOf(word: string, others: readonly string[], names: NameWords): LikeWord[] {
  const own = { word, cost: 0 };
  if (isTradeWord(word))
    return [own, ...(isStranger(word, others, names) ? togetherLike(word, others, names) : [])];
  if (names.has(word) && !isStranger(word, others, names)) {
    const alike = names.like(word, EACH_KNOWN).filter(({ cost }) => !Number.isInteger(cost));
    return [own, ...alike.map((other) => ({ ...other, cost: other.cost + LEAST_LIKE_KNOWN }))];
  }
  const isShort = (other: string) => Math.min(word.length, other.length) < SHORTEST_ALONE;
  const like = names
    .like(word, EACH_LOOKED_AT)
    .map((other) => ({ ...other, isStranger: isStranger(other.word, others, names) }))
    .filter((other) => !isShort(other.word) || (others.length > 0 && !other.isStranger))
    // 'Drohne' alone is not a misspelt 'Söhne': nobody searches for all names with that word.
    .filter((other) => others.length > 0 || other.cost < FAR || !names.isCommon(other.word))
    .map((other) => ({ word: other.word, cost: other.cost + (other.isStranger ? STRANGER : 0) }))
    .sort(byCost)
    .slice(0, EACH_UNKNOWN);
  if (like.length === 0) return [own];
  return names.has(word) ? [{ ...own, cost: STRANGER }, ...like] : like;
}
