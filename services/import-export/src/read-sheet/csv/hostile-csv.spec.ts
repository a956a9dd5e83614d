import { SheetReader } from '../thread/sheet-reader.js';

const MEGABYTE = 1024 * 1024;
const HEADER = 'Name;Ort;PLZ\n';
/** CPU time within which a file of the maximum size must be opened or rejected; usually it takes a second. */
const WITHIN_MS = 10_000;
/** The longest time for which this thread, which also serves all other requests, may be blocked. */
const IN_ONE_GO_MS = 500;

const hostile: readonly (readonly [what: string, end: string | number, text: () => string])[] = [
  ['ten million rows of one character', 'file-too-many-rows', () => HEADER + 'a\n'.repeat(9.9 * MEGABYTE)],
  ['rows of doubled quotes alone', 'file-too-many-rows', () => HEADER + '""""""\n'.repeat(2 * MEGABYTE)],
  ['quotes around line ends', 'file-too-many-rows', () => HEADER + '"a"\n"'.repeat(3.9 * MEGABYTE) + '"'],
  ['a quote that is never closed', 1, () => HEADER + '"' + 'a\n'.repeat(9.9 * MEGABYTE)],
  ['one cell of doubled quotes', 1, () => HEADER + '"' + '""'.repeat(9.9 * MEGABYTE) + '"'],
  ['quotes alone', 'file-without-header', () => '"'.repeat(19.9 * MEGABYTE)],
  ['separators alone', 0, () => HEADER + ';'.repeat(19.9 * MEGABYTE)],
  ['line ends alone', 0, () => HEADER + '\r'.repeat(19.9 * MEGABYTE)],
  ['900,000 rows like dates and formulas', 900_000, () => HEADER + '1/2/2020;=1+1;1e999\n'.repeat(900_000)],
  ['4,096 columns and more', 'file-without-header', () => `${';'.repeat(16_000)}\n`.repeat(1_200) + 'a'],
];

const spentMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/**
 * Measures the longest time for which this thread is blocked, in CPU time, so that other load on the machine
 * does not count.
 */
function watchTurns(): { longestMs: () => number; stop: () => void } {
  let [longest, before] = [0, process.threadCpuUsage()];
  const turn = (): void => {
    longest = Math.max(longest, spentMs(process.threadCpuUsage(before)));
    before = process.threadCpuUsage();
  };
  const turns = setInterval(turn, 5);
  return { longestMs: () => (turn(), longest), stop: () => clearInterval(turns) };
}

describe('a hostile CSV file', () => {
  it.each(hostile)(
    'of %s results in %s within seconds, without blocking other work',
    async (_what, end, text) => {
      const bytes = Buffer.from(text());
      expect(bytes.length).toBeLessThanOrEqual(20 * MEGABYTE);
      const reader = new SheetReader('csv', bytes);
      const turns = watchTurns();
      const began = process.cpuUsage();
      try {
        const ended = await reader.inspect().then(
          ({ rows }) => rows,
          (error: { reason?: { name: string } }) => error.reason?.name,
        );
        expect(ended).toBe(end);
        expect(spentMs(process.cpuUsage(began))).toBeLessThan(WITHIN_MS);
        expect(turns.longestMs()).toBeLessThan(IN_ONE_GO_MS);
      } finally {
        turns.stop();
        await reader.close();
      }
    },
  );
});
