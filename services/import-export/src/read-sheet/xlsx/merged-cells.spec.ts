import type { SheetRow } from '../cell.js';
import { type MergedCells, withMerged } from './merged-cells.js';

async function cellsOf(rows: readonly SheetRow[], ranges: readonly MergedCells[]): Promise<unknown[]> {
  async function* given(): AsyncGenerator<SheetRow> {
    yield* rows;
  }
  const read: unknown[] = [];
  for await (const { cells } of withMerged(given(), ranges)) read.push(cells);
  return read;
}

const row = (number: number, ...cells: SheetRow['cells']): SheetRow => ({ number, cells });

describe('merged cells', () => {
  it('apply to each of their rows, and not below', async () => {
    const rows = [row(1, 'a', 'Ulm'), row(2, 'b', null), row(3, 'c'), row(4, 'd')];
    expect(await cellsOf(rows, [{ column: 1, from: 1, to: 3 }])).toEqual([
      ['a', 'Ulm'],
      ['b', 'Ulm'],
      ['c', 'Ulm'],
      ['d'],
    ]);
  });

  it('that overlap have the value of the last range in the column, however many there are', async () => {
    const rows = [row(1, 'a', 'Ulm'), row(2, 'b', 'Hof'), row(3, 'c')];
    const ranges = Array.from({ length: 1_000 }, () => ({ column: 1, from: 1, to: 9 }));
    expect(await cellsOf(rows, [...ranges, { column: 1, from: 2, to: 3 }])).toEqual([
      ['a', 'Ulm'],
      ['b', 'Hof'],
      ['c', 'Hof'],
    ]);
  });
});
