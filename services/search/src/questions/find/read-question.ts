import type { Place } from '../../places/place.js';
import type { Reading } from '../reader/reading.js';

/** A reading with its places resolved. */
export interface ReadQuestion {
  reading: Reading;
  /** Given separately from the text. */
  location: Place | null;
  /** Named in the text. */
  inText: Place | null;
  /** Keys of the names that its words mean next to a trade: they come first. */
  nameKeys?: readonly string[];
}
