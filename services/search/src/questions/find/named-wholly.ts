import { foldLoose } from '@gewerk/text';
import { nameKey } from '../../document/name-key.js';
import type { StoredCard } from '../../document/business-document.js';
import { isTradeWord } from '@gewerk/trades';
import type { EngineAnswer, EngineHit, EngineQuery } from '../../engine/engine-query.js';
import { type Filter, oneOf } from '../../engine/conditions.js';
import type { Reading } from '../reader/reading.js';
import { insideOf, type Wanted } from './engine-queries.js';
import type { ReadQuestion } from './read-question.js';

const MOST = 5;

/** Names searched in the same request as a trade. */
export interface Naming {
  queries: readonly EngineQuery[];
  /**
   * Reads the responses: returns the keys of names that come before the other businesses of the trade, or NAMES_MEANT
   * if names are meant instead of the trade.
   */
  read: (answers: readonly EngineAnswer[]) => readonly string[] | typeof NAMES_MEANT;
  /** Whether names are meant instead of the trade if some are found, so that they need not be searched again. */
  isInstead: boolean;
}

/** Returned if names are meant instead of a trade. */
export const NAMES_MEANT = 'names meant';

/** Query for names with every word of a text. It allows typos, so the caller selects the names without any. */
export const namesQuery = (whole: string, filter: Filter): EngineQuery => ({
  q: whole,
  ...(filter.length > 0 ? { filter } : {}),
  limit: MOST,
  offset: 0,
  attributesToRetrieve: ['card', 'opening'],
  attributesToSearchOn: ['name'],
  matchingStrategy: 'all',
});

/** Everything inside the place of a search that matches the visitor's filters. */
export const withinPlace = ({ location }: ReadQuestion, { conditions }: Wanted): Filter => [
  ...(location ? insideOf(location) : []),
  ...conditions,
];

/** Query for names inside the place of a search with every word of its text. */
export const namingQuery = (question: ReadQuestion, wanted: Wanted): EngineQuery =>
  namesQuery(question.reading.whole, withinPlace(question, wanted));

/** For a trade, names with every word of the search come first. */
export const namesFirst = (question: ReadQuestion, wanted: Wanted): Naming => ({
  queries: [namingQuery(question, wanted)],
  read: ([answer]) => keysOfNamedWholly(question.reading.whole, answer?.hits ?? []),
  isInstead: false,
});

/**
 * For a text with a condition, a matching name is meant instead: 'Salon Sonntag' is a name, while 'Salon am
 * Sonntag' asks for a day.
 */
export const namesInstead = (question: ReadQuestion, wanted: Wanted): Naming => {
  const { queries, read } = namesFirst(question, wanted);
  const isNamed = (answers: readonly EngineAnswer[]) => read(answers).length > 0;
  return { queries, read: (answers) => (isNamed(answers) ? NAMES_MEANT : []), isInstead: true };
};

/** Keys of the names that contain every word of a text, of which the last may be unfinished. */
export function keysOfNamedWholly(whole: string, hits: readonly EngineHit[]): string[] {
  const words = whole.split(' ');
  const keys = hits.flatMap(({ card }) => {
    const { name } = JSON.parse(card) as StoredCard;
    const own = foldLoose(name).split(' ');
    const isNamed = words.every((word, index) => {
      const isLast = index === words.length - 1;
      const found = own.filter((other) => (isLast ? other.startsWith(word) : other === word));
      // 'Essen essen' is not 'Gebrauchtwagen Essen'.
      return found.length >= words.filter((other) => other === word).length;
    });
    return isNamed ? [nameKey(name)] : [];
  });
  return [...new Set(keys)];
}

const FEW_WORDS = 3;

/** The only word next to a trade that is unrelated to it: the 'Tanne' of 'Gasthaus Tanne'. Null for other needs. */
function wordBesideTrade({ rest, ignored }: Reading): string | null {
  const words = rest.split(' ');
  const [only = '', ...others] = ignored.map((word) => foldLoose(word));
  const isBeside = words.length <= FEW_WORDS && words.includes(only) && others.length === 0;
  return isBeside && words.every((word) => word === only || isTradeWord(word)) ? only : null;
}

/** Query for businesses of the need's trade whose names contain the word next to it; null if there is no such word. */
export function besideTradeQuery(reading: Reading, within: Filter): EngineQuery | null {
  const word = wordBesideTrade(reading);
  return word === null ? null : namesQuery(word, [...within, oneOf('tradeKey', reading.tradeKeys)]);
}

/** The search in which the names from the response to {@link besideTradeQuery} come first. */
export function namedBesideTrade(question: ReadQuestion, hits: readonly EngineHit[]): ReadQuestion {
  const word = wordBesideTrade(question.reading);
  const nameKeys = word === null ? [] : keysOfNamedWholly(word, hits);
  return nameKeys.length === 0
    ? question
    : { ...question, nameKeys, reading: { ...question.reading, ignored: [] } };
}
