import { createHash } from 'node:crypto';
import { foldLoose } from '@gewerk/text';
import { trades } from '../../taxonomy.js';
import { needs } from '../index.js';

/** A saying or a name, in folded words, and the number of its trade in the taxonomy. */
export interface Example {
  trade: number;
  words: readonly string[];
}

/** What the model is trained on: the sayings of all trades and the names of narrow ones. */
export function examples(): Example[] {
  return trades.flatMap(({ key, aliases, general }, trade) => {
    const sayings = Object.values(needs[key] ?? {}).flatMap((list) => list.split(','));
    const texts = new Set([...sayings, ...(general ? [] : aliases)].map((text) => foldLoose(text)));
    return [...texts].map((text) => ({ trade, words: text.split(' ').filter(Boolean) }));
  });
}

/** Changes with the examples, so that a test detects a model trained on others. */
export const examplesVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([trades.map(({ key }) => key), examples()]))
    .digest('hex')
    .slice(0, 16);
