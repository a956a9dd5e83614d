/** How many calls of one service a gateway has under way at a time, and how many wait for a place, how long (ms). */
export interface CallBounds {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** Operations with this time limit (ms), which is the usual one, or less are short. */
const LONGEST_SHORT_MS = 5_000;

export type CallLength = 'short' | 'long';

export const lengthOf = ({ timeoutMs }: { readonly timeoutMs: number }): CallLength =>
  timeoutMs > LONGEST_SHORT_MS ? 'long' : 'short';

/**
 * Short calls take some 10 ms, so 128 at a time are 12,800 a second: no service comes near that on a machine, and only
 * one that hangs fills its places. As many pages as are rendered at a time (200) may ask for three things at once. With
 * the 600 ms after which a service gives up an engine that is away, a visitor who waited hears of it within a second.
 *
 * Long calls are the panel's, exports, and pictures, which a page asks for by the dozen and which may have to be fetched
 * from elsewhere. Who asks for something long has the patience to wait for a place.
 */
export const CALL_BOUNDS: Readonly<Record<CallLength, CallBounds>> = {
  short: { atOnce: 128, waiting: 512, waitMs: 400 },
  long: { atOnce: 64, waiting: 256, waitMs: 2_000 },
};
