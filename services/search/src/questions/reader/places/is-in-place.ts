import { foldLoose } from '@gewerk/text';
import type { Gazetteer } from '../../../places/place.js';
import type { Contact } from '../read-contact.js';

const LONGEST_PLACE = 5;

/** Whether a street is part of a place's name, as in 'Neustadt an der Weinstraße'. */
export function isInPlace({ kind, text: street }: Contact, text: string, { isPlace }: Gazetteer): boolean {
  if (kind !== 'street' || /\d/.test(street)) return false;
  const words = foldLoose(text).split(' ');
  const end =
    words.findIndex((_, at) =>
      words
        .slice(0, at + 1)
        .join(' ')
        .endsWith(street),
    ) + 1;
  for (let start = Math.max(0, end - LONGEST_PLACE); start < end - 1; start += 1)
    if (isPlace(words.slice(start, end).join(' '))) return true;
  return false;
}
