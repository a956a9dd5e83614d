import type { ImportResult } from '@gewerk/contracts/bus';
import type { Mark } from './chaos-sheet.js';
import type { IndexedBusinesses } from './indexed-businesses.js';
import type { StoredBusinesses } from './stored-businesses.js';

/** The outcome of an import, as texts that are equal for all sheets. */
export interface ImportOutcome {
  result: string;
  stored: string[];
  indexed: string[];
}

/** The result and the content of the directory; `indexed` is read separately, since the index follows later. */
export async function readOutcome(
  result: ImportResult,
  mark: Mark,
  stored: StoredBusinesses,
  index: IndexedBusinesses,
): Promise<ImportOutcome> {
  return {
    result: JSON.stringify(result).replaceAll(mark, ''),
    stored: await stored.contents(mark),
    indexed: await index.contents(await stored.listedIds(mark), mark),
  };
}

/** The differences from the undisturbed import, one sentence each; empty if they are equal. */
export function differences(calm: ImportOutcome, disturbed: ImportOutcome): string[] {
  const faults: string[] = [];
  if (calm.result !== disturbed.result) {
    faults.push(`the report differs: ${firstDifference(calm.result, disturbed.result)}`);
  }
  for (const part of ['stored', 'indexed'] as const) {
    const [expected, found] = [calm[part], disturbed[part]];
    if (expected.length !== found.length) {
      faults.push(`${found.length} businesses are ${part}, not ${expected.length}`);
    }
    const at = expected.findIndex((text, index) => text !== found[index]);
    if (at >= 0) {
      faults.push(`what is ${part} differs: ${firstDifference(expected[at] ?? '', found[at] ?? '')}`);
    }
  }
  return faults;
}

const SHOWN = 80;

function firstDifference(expected: string, found: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at += 1;
  const from = Math.max(0, at - 20);
  return `'${found.slice(from, from + SHOWN)}' where '${expected.slice(from, from + SHOWN)}' is right`;
}
