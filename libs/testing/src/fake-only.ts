/** The clocks of Node that jest can fake; those of a window are not included. */
const CLOCKS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

type Clock = (typeof CLOCKS)[number];

/** Options of `jest.useFakeTimers` that fake only these clocks: connections to servers continue. */
export const fakeOnly = (...faked: Clock[]): { doNotFake: Clock[] } => ({
  doNotFake: CLOCKS.filter((clock) => !faked.includes(clock)),
});
