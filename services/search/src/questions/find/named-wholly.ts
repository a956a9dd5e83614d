import { foldLoose } from '@gewerk/text';
import { nameKey } from '../../document/name-key.js';
import type { StoredCard } from '../../document/business-document.js';
import type { EngineHit, EngineQuery } from '../../engine/engine-query.js';
import type { Filter } from '../../engine/conditions.js';

const MOST = 5;

/** Names with every word of a text, typos allowed: the caller looks for those without. */
export const namesQuery = (whole: string, filter: Filter): EngineQuery => ({
  q: whole,
  ...(filter.length > 0 ? { filter } : {}),
  limit: MOST,
  offset: 0,
  attributesToRetrieve: ['card', 'opening'],
  attributesToSearchOn: ['name'],
  matchingStrategy: 'all',
});

/** Keys of the names that have every word of a text, the last one perhaps unfinished. */
export function keysOfNamedWholly(whole: string, hits: readonly EngineHit[]): string[] {
  const words = whole.split(' ');
  const keys = hits.flatMap(({ card }) => {
    const { name } = JSON.parse(card) as StoredCard;
    const own = foldLoose(name).split(' ');
    const isNamed = words.every((word, index) =>
      own.some((other) => (index === words.length - 1 ? other.startsWith(word) : other === word)),
    );
    return isNamed ? [nameKey(name)] : [];
  });
  return [...new Set(keys)];
}
