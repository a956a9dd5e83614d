import { readFileSync } from 'node:fs';
import { SLOTS, slotsOf } from './features.js';

/** The trade that a text most probably needs. */
export interface GuessedTrade {
  tradeKey: string;
  /** From 0 to 1; the sum over all trades is 1. */
  probability: number;
}

interface Model {
  /** Version of the examples that it was trained on. */
  version: string;
  tradeKeys: readonly string[];
  /** The stored value of a weight of 1. */
  scale: number;
  bias: readonly number[];
  /** By slot, then by trade. */
  weights: Int8Array;
}

const FILE = new URL('../../../data/needs-model.bin', import.meta.url);
const LINE_END = 0x0a;

let model: Model | undefined;

/** A line of JSON, then one byte for each slot and trade. */
function read(): Model {
  const bytes = readFileSync(FILE);
  const end = bytes.indexOf(LINE_END);
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<Model, 'weights'>;
  const body = bytes.subarray(end + 1);
  if (body.length !== SLOTS * head.tradeKeys.length)
    throw new Error('data/needs-model.bin does not match its header; rebuild it with `npm run build:data`.');
  return { ...head, weights: new Int8Array(body.buffer, body.byteOffset, body.length) };
}

/** Version of the examples that the shipped model was trained on. */
export const modelVersion = (): string => (model ??= read()).version;

/** Guesses are requested several times while a question is read. */
const REMEMBERED = 64;
const remembered = new Map<string, readonly GuessedTrade[]>();

/**
 * The likeliest trades for a need in folded words, best first, at most `count`, by similarity to the sayings of the
 * taxonomy (`scripts/train-needs.ts`). Empty only for words without meaning; otherwise the probability shows how
 * reliable a guess is.
 */
export function guessTrades(words: readonly string[], count = 3): GuessedTrade[] {
  const text = words.join(' ');
  let all = remembered.get(text);
  if (!all) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(text, (all = ranked(words)));
  }
  return all.slice(0, count);
}

function ranked(words: readonly string[]): GuessedTrade[] {
  model ??= read();
  const { tradeKeys, scale, bias, weights } = model;
  const slots = slotsOf(words);
  if (slots.length === 0) return [];
  const count = tradeKeys.length;
  const sums = new Int32Array(count);
  for (const slot of slots) {
    const row = slot * count;
    for (let trade = 0; trade < count; trade += 1)
      sums[trade] = (sums[trade] ?? 0) + (weights[row + trade] ?? 0);
  }
  const length = Math.sqrt(slots.length);
  const powers = new Float64Array(count);
  let highest = -Infinity;
  for (let trade = 0; trade < count; trade += 1) {
    const score = ((sums[trade] ?? 0) * scale) / length + (bias[trade] ?? 0);
    powers[trade] = score;
    if (score > highest) highest = score;
  }
  let total = 0;
  for (let trade = 0; trade < count; trade += 1)
    total += powers[trade] = Math.exp((powers[trade] ?? 0) - highest);
  return tradeKeys
    .map((tradeKey, trade) => ({ tradeKey, probability: (powers[trade] ?? 0) / total }))
    .sort((one, other) => other.probability - one.probability);
}
