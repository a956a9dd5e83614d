import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import exceljs from 'exceljs';

/** Number of rows written before waiting for the reader. */
const ROWS_AT_ONCE = 500;
const MOST_WAITING_BYTES = 1024 * 1024;
const WIDTH = 20;

export interface XlsxSheet {
  readonly name: string;
  readonly headers: readonly string[];
  /** Widths in characters of the first columns; the others are 20 wide. */
  readonly widths?: readonly number[];
  readonly rows: AsyncIterable<readonly (string | number | boolean | null | undefined)[]>;
}

/** A workbook of one sheet, row by row. Texts stay texts: none is a formula. A failure destroys the stream. */
export function xlsxStream(sheet: XlsxSheet): Readable {
  const out = new PassThrough();
  write(sheet, out).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function write({ name, headers, widths = [], rows }: XlsxSheet, out: PassThrough): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = headers.map((header, index) => ({ header, width: widths[index] ?? WIDTH }));
  sheet.getRow(1).font = { bold: true };
  let written = 0;
  for await (const row of rows) {
    sheet.addRow([...row]).commit();
    written += 1;
    if (written % ROWS_AT_ONCE > 0) continue;
    await nextTurn();
    while (out.readableLength > MOST_WAITING_BYTES && !out.destroyed) await nextTurn();
  }
  sheet.commit();
  await workbook.commit();
}
