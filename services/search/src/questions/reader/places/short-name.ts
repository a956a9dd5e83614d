import { isNeedWord, tradesNamed, wordsBeside } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';

/** Letters of a place's name, but for a few towns. */
export const SHORTEST = 3;

/** Whether a folded word is the name of a town of two letters: Aue is one without the dots of umlauts. */
export const isShort = (folded: string, { isWellKnown }: Gazetteer): boolean =>
  folded.length === SHORTEST - 1 && isWellKnown(folded);

/** Whether it is meant beside a trade's name: 'Zahnarzt Aue', but not the 'AU' beside the 'TÜV'. */
export function isShortName(folded: string, beside: string, gazetteer: Gazetteer): boolean {
  const keys = isShort(folded, gazetteer) ? tradesNamed(beside).map(({ key }) => key) : [];
  return keys.length > 0 && (!isNeedWord(folded) || wordsBeside([folded], keys).length > 0);
}
