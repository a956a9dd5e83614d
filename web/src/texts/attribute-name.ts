import { knownName } from './known-name.js';

/** Shows attributes by a catalogue's names; those that it does not know as their source does. */
export const attributeName =
  (names: Readonly<Record<string, string>>) =>
  (name: string): string =>
    knownName(
      names,
      name
        .toLowerCase()
        .replace(/[-\s]+/g, ' ')
        .trim(),
      name,
    );
