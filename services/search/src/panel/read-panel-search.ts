import { foldLoose } from '@gewerk/text';
import { readContact } from '../questions/reader/read-contact.js';
import { oneOf } from '../engine/conditions.js';

/** One way to understand the search text of the panel's list. */
export interface PanelReading {
  /** Searched as words. */
  words: string;
  /** Further conditions. */
  conditions: string[];
}

const MARK = '*';
/** Maximum number of parts of a name that are searched at once; each makes the engine scan all names. */
const MOST_PARTS = 4;

/**
 * The possible readings of a search text, tried in order until one has results: a phone number, an email
 * address or a website; words of a name, trade and place; parts of a name. A text with '*', such as '*werk', is only
 * read as parts of a name.
 */
export function readPanelSearch(text: string): PanelReading[] {
  const words = { words: foldLoose(text), conditions: [] };
  if (words.words === '') return [words];
  const parts = { words: '', conditions: partsOfNames(text) };
  if (text.includes(MARK)) return [parts];
  return [...contacts(text), words, parts];
}

function contacts(text: string): PanelReading[] {
  const contact = readContact(text);
  if (contact === null || contact.rest !== '' || contact.kind === 'street') return [];
  // For an email address, only the address itself is searched, not its host.
  const keys = contact.kind === 'email' ? contact.keys.slice(0, 1) : contact.keys;
  return [{ words: '', conditions: [oneOf('contactKeys', keys)] }];
}

const partsOfNames = (text: string): string[] =>
  foldLoose(text.replaceAll(MARK, ' '))
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_PARTS)
    .map((word) => `nameKey CONTAINS ${JSON.stringify(word)}`);
