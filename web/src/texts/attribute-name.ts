import { knownName } from './known-name.js';

/**
 * Returns a function that names attributes as in a catalogue; unknown attributes keep the name that their source
 * gives them.
 */
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
