import type { ImportPreview, RowNote } from '@gewerk/contracts/bus';
import { LIST_LENGTH } from '@gewerk/contracts/limits';
import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';
import { previewNotes } from '../read-sheet/read-preview.js';
import { rowErrorText } from '../report/row-error-text.js';

type Row = ImportPreview['rows'][number];

/** The first rows with problems after those that a preview shows anyway, except rows that the operator left out. */
export class FurtherProblems {
  readonly rows: Row[] = [];

  /** @param notes on the rows of the batch that are to be imported */
  add(batch: SheetBatch, notes: readonly RowNote[], shown: ImportPreview['rows']): void {
    const last = shown.at(-1)?.row_number ?? 0;
    const noted = new Map<number, RowNote[]>();
    for (const note of notes) {
      if (note.row_number > last) noted.set(note.row_number, [...(noted.get(note.row_number) ?? []), note]);
    }
    const faulty = batch.errors.filter(({ row_number, code }) => row_number > last && code !== 'left-out');
    const room = LIST_LENGTH.importProblems - this.rows.length;
    if (room <= 0 || noted.size + faulty.length === 0) return;
    const names = noted.size > 0 ? namesIn(batch) : new Map<number, string>();
    const rows: Row[] = [
      ...faulty.map(({ row_number, ...problem }): Row => ({
        ...{ row_number, values: {}, problem, outcome: 'error' },
        error: rowErrorText({ row_number, ...problem }),
      })),
      ...[...noted].map(([row_number, all]): Row => {
        const name = names.get(row_number);
        const values: Row['values'] = name === undefined ? {} : { name };
        return { row_number, values, error: null, notes: previewNotes(all) };
      }),
    ];
    this.rows.push(...rows.sort((one, other) => one.row_number - other.row_number).slice(0, room));
  }
}

function namesIn({ rows }: SheetBatch): Map<number, string> {
  const read = JSON.parse(`[${Buffer.from(rows).toString()}]`) as {
    row: number;
    business: { name: string };
  }[];
  return new Map(read.map(({ row, business }) => [row, business.name.slice(0, 100)]));
}
