import { readFileSync } from 'node:fs';

const FOLDER = new URL('../data/', import.meta.url);
const LINE_END = 0x0a;

/** The lines of a data file as separate strings: slices of one large string would keep all of it in memory. */
export function* dataLines(file: string): Generator<string> {
  const bytes = readFileSync(new URL(file, FOLDER));
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_END, start);
    if (end < 0) return;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
