import { isNeedWord, tradesNamed, wordsBeside } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';

/** Minimum number of letters of a place's name, except for a few towns. */
export const SHORTEST = 3;

/** Whether a folded word is a town of two letters, such as Aue, whose 'ue' is folded like an umlaut. */
export const isShort = (folded: string, { isWellKnown }: Gazetteer): boolean =>
  folded.length === SHORTEST - 1 && isWellKnown(folded);

/** Whether a name of two letters is meant next to a trade's name: 'Zahnarzt Aue', but not the 'AU' next to 'TÜV'. */
export function isShortName(folded: string, beside: string, gazetteer: Gazetteer): boolean {
  const keys = isShort(folded, gazetteer) ? tradesNamed(beside).map(({ key }) => key) : [];
  return keys.length > 0 && (!isNeedWord(folded) || wordsBeside([folded], keys).length > 0);
}
