import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SheetReader } from './sheet-reader.js';

const MEGABYTE = 1024 * 1024;
const HEADER = 'Name;Ort;PLZ\n';
/** A file of the largest size is opened or refused within this on a busy machine; usually it takes a second. */
const WITHIN_MS = 10_000;
/** Longest time for which this process, which answers everybody else, may stand still meanwhile. */
const STANDS_STILL_MS = 500;

const hostile: readonly (readonly [what: string, end: string | number, text: () => string])[] = [
  ['ten million rows of one character', 'file-too-many-rows', () => HEADER + 'a\n'.repeat(9.9 * MEGABYTE)],
  ['rows of doubled quotes alone', 'file-too-many-rows', () => HEADER + '""""""\n'.repeat(2 * MEGABYTE)],
  ['quotes around line ends', 'file-too-many-rows', () => HEADER + '"a"\n"'.repeat(3.9 * MEGABYTE) + '"'],
  ['a quote that nobody closes', 1, () => HEADER + '"' + 'a\n'.repeat(9.9 * MEGABYTE)],
  ['one cell of doubled quotes', 1, () => HEADER + '"' + '""'.repeat(9.9 * MEGABYTE) + '"'],
  ['quotes alone', 'file-without-header', () => '"'.repeat(19.9 * MEGABYTE)],
  ['separators alone', 0, () => HEADER + ';'.repeat(19.9 * MEGABYTE)],
  ['line ends alone', 0, () => HEADER + '\r'.repeat(19.9 * MEGABYTE)],
  ['900,000 rows like dates and formulas', 900_000, () => HEADER + '1/2/2020;=1+1;1e999\n'.repeat(900_000)],
  ['4,096 columns and more', 'file-without-header', () => `${';'.repeat(16_000)}\n`.repeat(1_200) + 'a'],
];

describe('a hostile text of separated values', () => {
  it.each(hostile)(
    'of %s ends as %s in seconds, and what else the process does goes on',
    async (_what, end, text) => {
      const bytes = Buffer.from(text());
      expect(bytes.length).toBeLessThanOrEqual(20 * MEGABYTE);
      const delay = monitorEventLoopDelay({ resolution: 10 });
      const reader = new SheetReader('csv', bytes);
      delay.enable();
      const began = performance.now();
      try {
        const ended = await reader.inspect().then(
          ({ rows }) => rows,
          (error: { reason?: { name: string } }) => error.reason?.name,
        );
        expect(ended).toBe(end);
        expect(performance.now() - began).toBeLessThan(WITHIN_MS);
        expect(delay.max / 1e6).toBeLessThan(STANDS_STILL_MS);
      } finally {
        delay.disable();
        await reader.close();
      }
    },
    60_000,
  );
});
