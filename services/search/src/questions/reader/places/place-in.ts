import { tradeOfMake, tradesNamed } from '@gewerk/trades';
import type { Gazetteer } from '../../../places/place.js';
import { readInTheMiddle } from './in-the-middle.js';
import { type PlaceRead, readPlaceName, readWithApostrophe } from './read-place.js';
import { readPostalCode, readShortCode } from './read-postal-code.js';
import { isMisspeltTrade, readTrade } from '../trades/read-trade.js';
import { isThing } from '../words/without-phrases.js';
import { eitherOf } from '../../../places/two-places.js';
import { withOtherPlace } from './two-places.js';
import { withoutFillers } from '../words/without-fillers.js';
import { foldedOf, joined, type Word, type Words } from '../words/words.js';

/** The place whose name consists of all the words. */
export function wholePlace(words: readonly Word[], { isPlace }: Gazetteer): PlaceRead | null {
  const location = joined(words).replace(/^in /, '');
  return location !== '' && isPlace(location) ? { location, words } : null;
}

/** The place in a text: a postal code, a name, or both. */
export function placeIn({ tokens }: Words, rest: readonly Word[], gazetteer: Gazetteer): PlaceRead | null {
  const words = rest.filter(({ folded }) => folded !== 'nahe' || rest.length > 1);
  const postal = readPostalCode(tokens, words) ?? readShortCode(tokens, words, gazetteer);
  if (postal) {
    const others = words.filter((word) => !postal.words.includes(word));
    const bareOthers = foldedOf(withoutFillers(others));
    if (tradesNamed(bareOthers.join(' ')).length > 0) return postal;
    const city = readPlaceName(others, gazetteer, isThing) ?? wholePlace(others, gazetteer);
    if (!city) return postal;
    return { location: `${postal.location} ${city.location}`, words: [...postal.words, ...city.words] };
  }
  const ended = readWithApostrophe(tokens, words, gazetteer);
  if (ended) return withOtherEnded(tokens, words, ended, gazetteer);
  const bare = foldedOf(withoutFillers(words));
  if (tradesNamed(bare.join(' ')).length > 0) return null;
  const place = readPlaceName(words, gazetteer, isThing) ?? readInTheMiddle(words, gazetteer);
  // 'Raaba galerisi' is a misspelt car dealer, not the village of that name. 'Baden Friseur' is not a
  // 'Damenfriseur'.
  const beside = foldedOf(words.filter((word) => !place?.words.includes(word)));
  const isMisspelt = isMisspeltTrade(bare) && tradesNamed(beside.join(' ')).length === 0;
  if (!place || (isMisspelt && !gazetteer.isWellKnown(place.location))) return null;
  // The Jura next to a coffee machine is its make, not the canton.
  const madeFor = tradeOfMake(place.location);
  if (madeFor !== undefined && readTrade(beside)?.tradeKeys.includes(madeFor)) return null;
  return withOtherPlace(words, place, gazetteer);
}

/** 'Bremen'den Hamburg'a' names both towns. */
function withOtherEnded(
  tokens: readonly string[],
  words: readonly Word[],
  place: PlaceRead,
  gazetteer: Gazetteer,
): PlaceRead {
  const others = words.filter((word) => !place.words.includes(word));
  const other = readWithApostrophe(tokens, others, gazetteer);
  if (!other || ![place, other].every(({ location }) => gazetteer.isWellKnown(location))) return place;
  return {
    location: eitherOf(place.location, other.location),
    words: words.filter((word) => place.words.includes(word) || other.words.includes(word)),
  };
}
