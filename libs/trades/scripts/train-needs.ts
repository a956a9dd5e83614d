import { writeFileSync } from 'node:fs';
import { examples, examplesVersion } from '../src/needs/model/examples.js';
import { SLOTS, slotsOf } from '../src/needs/model/features.js';
import { trades } from '../src/taxonomy.js';

/*
 * Trains the model that guesses a trade from a text on the sayings and names of the taxonomy: a multinomial
 * regression over hashed parts of words. Deterministic: the same data gives the same bytes.
 */
interface Example {
  trade: number;
  slots: readonly number[];
}

const ROUNDS = 40;
const RATE = 3;
const DECAY = 2e-6;
const RATE_FALL = 4;
const BIAS_SHARE = 0.01;
const LEAST_ERROR = 1e-4;
const LARGEST_BYTE = 127;
const tradeKeys = trades.map(({ key }) => key);

/** Numbers from 0 to 1 in a fixed order. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function train(given: readonly Example[]): { weights: Float64Array; bias: Float64Array } {
  const count = tradeKeys.length;
  const weights = new Float64Array(SLOTS * count);
  const bias = new Float64Array(count);
  const random = numbers(1);
  const order = given.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const rate = RATE / (1 + round / RATE_FALL);
    for (const at of order) {
      const example = given[at];
      if (example) learn(example, rate, weights, bias);
    }
  }
  return { weights, bias };
}

function learn({ trade, slots }: Example, rate: number, weights: Float64Array, bias: Float64Array): void {
  const count = bias.length;
  const length = Math.sqrt(slots.length);
  const scores = Array.from(bias);
  for (const slot of slots)
    for (let each = 0; each < count; each += 1)
      scores[each] = (scores[each] ?? 0) + (weights[slot * count + each] ?? 0) / length;
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (let each = 0; each < count; each += 1) {
    const error = (each === trade ? 1 : 0) - (powers[each] ?? 0) / total;
    if (Math.abs(error) < LEAST_ERROR) continue;
    bias[each] = (bias[each] ?? 0) + rate * BIAS_SHARE * error;
    for (const slot of slots) {
      const at = slot * count + each;
      weights[at] = (weights[at] ?? 0) * (1 - DECAY) + (rate * error) / length;
    }
  }
}

const read = examples().map(({ trade, words }) => ({ trade, slots: slotsOf(words) }));
const { weights, bias } = train(read.filter(({ slots }) => slots.length > 0));
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST_BYTE;
const head = {
  version: examplesVersion(),
  tradeKeys,
  scale: Number(scale.toPrecision(6)),
  bias: Array.from(bias, (each) => Number(each.toFixed(4))),
};
const body = Int8Array.from(weights, (weight) => Math.round(weight / scale));
writeFileSync(
  process.argv[2] ?? new URL('../../../data/needs-model.bin', import.meta.url),
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(body.buffer)]),
);
