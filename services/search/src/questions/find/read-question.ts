import type { Place } from '../../places/place.js';
import type { Reading } from '../reader/reading.js';

/** A reading with its places resolved. */
export interface ReadQuestion {
  reading: Reading;
  /** The place that is given separately from the text. */
  location: Place | null;
  /** The place that is named in the text. */
  inText: Place | null;
  /** Keys of the names that are meant by the words next to a trade; these names come first. */
  nameKeys?: readonly string[];
}
