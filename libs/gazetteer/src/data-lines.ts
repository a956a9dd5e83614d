import { readFileSync } from 'node:fs';

const FOLDER = new URL('../data/', import.meta.url);
const LINE_END = 0x0a;

/**
 * The lines of a data file. Each is a text of its own: parts of one large text would keep all of it in memory, as an
 * imported constant would.
 */
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
