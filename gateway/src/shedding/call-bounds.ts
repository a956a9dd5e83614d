/**
 * How many calls to one service a gateway has in progress at a time, how many wait for a slot, and for how long
 * (ms).
 */
export interface CallBounds {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** Operations with at most this time limit (ms), which is the usual one, count as short. */
const LONGEST_SHORT_MS = 5_000;

export type CallLength = 'short' | 'long';

export const lengthOf = ({ timeoutMs }: { readonly timeoutMs: number }): CallLength =>
  timeoutMs > LONGEST_SHORT_MS ? 'long' : 'short';

/**
 * Short calls take about 10 ms, so 128 slots (12,800 calls/s) only fill up when a service hangs. Up to 200
 * pages, rendered at the same time, may each make three calls; waiting visitors get an error within a second.
 * Long calls are the panel's, exports and pictures.
 */
export const CALL_BOUNDS: Readonly<Record<CallLength, CallBounds>> = {
  short: { atOnce: 128, waiting: 512, waitMs: 400 },
  long: { atOnce: 64, waiting: 256, waitMs: 2_000 },
};
