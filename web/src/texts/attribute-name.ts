import { knownName } from './known-name.js';

/** Names attributes as in a catalogue; unknown ones as in their source. */
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
