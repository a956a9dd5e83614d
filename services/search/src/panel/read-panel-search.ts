import { foldLoose } from '@gewerk/text';
import { readContact } from '../questions/reader/read-contact.js';
import { oneOf } from '../engine/conditions.js';

/** One way to understand the search text of the panel's list. */
export interface PanelReading {
  /** Asked for as words. */
  words: string;
  /** What must also hold. */
  conditions: string[];
}

const MARK = '*';
/** Parts of a name that are looked for at once; each costs the engine a walk over all names. */
const MOST_PARTS = 4;

/**
 * The ways to understand a search text, the first that finds something counts: a phone number or an email address, words of name, trade
 * and place, parts of a name. '*werk' asks for a part of a name at once.
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
  // Of a mail address only itself, not its host.
  const keys = contact.kind === 'email' ? contact.keys.slice(0, 1) : contact.keys;
  return [{ words: '', conditions: [oneOf('contactKeys', keys)] }];
}

const partsOfNames = (text: string): string[] =>
  foldLoose(text.replaceAll(MARK, ' '))
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_PARTS)
    .map((word) => `nameKey CONTAINS ${JSON.stringify(word)}`);
