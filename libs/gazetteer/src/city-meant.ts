import { distance } from 'fastest-levenshtein';
import { isMisspelling } from './close-names.js';
import { placeKey, placeNamed } from './place-index.js';
import { germanPostalCode } from './postal-code-table.js';

const MOST_EDITS = 2;

/**
 * The city that an unknown name misspells, by its German postal code: 'Bayreut' at 95444 is 'Bayreuth'.
 * Undefined if the name is known, or differs from that of the code's city in more than two letters: a
 * separate village keeps its name.
 */
export function cityMeant(name: string, postalCode: string): string | undefined {
  const city = germanPostalCode(postalCode)?.place?.name;
  if (city === undefined || placeNamed(name)) return undefined;
  const typed = placeKey(name);
  const key = placeKey(city);
  if (typed.charAt(0) !== key.charAt(0)) return undefined;
  const edits = distance(typed, key);
  return edits <= MOST_EDITS && isMisspelling(typed, key, edits) ? city : undefined;
}
