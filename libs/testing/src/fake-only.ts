/** All that jest can fake. */
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

/** What `jest.useFakeTimers` takes so that it fakes these clocks alone: connections to servers go on. */
export const fakeOnly = (...faked: Clock[]): { doNotFake: Clock[] } => ({
  doNotFake: CLOCKS.filter((clock) => !faked.includes(clock)),
});
