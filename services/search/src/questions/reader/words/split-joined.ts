import { foldLoose } from '@gewerk/text';
import { isNeedAlone, tradesMatching, tradesNamed } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';

const SHORTEST = 10;
const SHORTEST_TRADE = 4;
const SHORTEST_PLACE = 4;

const NEAR_ME = /^(\p{L}+?)(?:in(?:der|meiner)n(?:ä|ae)he|nearme|near(?:by)?)$/iu;

/**
 * Adds the space between trade and place in 'zahnarztberlin' and 'berlinzahnarzt', and those in
 * 'zahnarztindernähe'; null for all other texts.
 */
export function splitJoined(text: string, { isPlace, isWellKnown }: Gazetteer): string | null {
  const typed = text.trim();
  if (typed.length < SHORTEST || !/^\p{L}+$/u.test(typed)) return null;
  const isTrade = (part: string) => part.length >= SHORTEST_TRADE && tradesNamed(part).length > 0;
  const isCity = (part: string) => {
    const folded = foldLoose(part);
    return part.length >= SHORTEST_PLACE && isPlace(folded) && isWellKnown(folded);
  };
  if (tradesNamed(typed).length > 0 || isPlace(foldLoose(typed)) || isNeedAlone(foldLoose(typed)))
    return null;
  const near = NEAR_ME.exec(typed)?.[1];
  if (near !== undefined && isTrade(near)) return `${near} in der Nähe`;
  for (let at = typed.length - SHORTEST_PLACE; at >= SHORTEST_PLACE; at -= 1) {
    const [left, right] = [typed.slice(0, at), typed.slice(at)];
    const isBoth = (isTrade(left) && isCity(right)) || (isTrade(right) && isCity(left));
    if (isBoth) return isNearlyTrade(typed) ? null : `${left} ${right}`;
  }
  return null;
}

/** Whether a word is a misspelt or unfinished trade: 'Solarnlage' is not 'Solar' in Lage. */
const isNearlyTrade = (word: string): boolean =>
  tradesMatching(word).some(({ kind }) => kind === 'typo' || kind === 'prefix');
