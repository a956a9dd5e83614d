import { GewerkError } from '@gewerk/contracts/sheets';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findAnyTable, findTable } from './find-table.js';
import { openWorkbook } from './open-workbook.js';
import { readBatches } from './read-batches.js';
import { describeTable, newRows } from './read-preview.js';
import type { Inspection, ReaderMessage, ReaderTask } from './reader-messages.js';
import { Credits } from './credits.js';

/** The thread in which a file is read; see SheetReader for the other end. Ends when the file does. */
async function main(port: MessagePort, { kind, bytes, task, done, columns }: ReaderTask): Promise<void> {
  const post = (message: ReaderMessage) => port.postMessage(message);
  try {
    const workbook = await openWorkbook(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const table = await (task === 'preview' ? findAnyTable : findTable)(workbook, columns);
    if (task === 'inspect') {
      const rows = await workbook.countRows(table.sheet);
      const { format, headerRow, sheet } = table;
      const inspection: Inspection = {
        format,
        headerRow,
        sheetName: sheet.name,
        rows: rows === null ? null : Math.max(0, rows - headerRow),
      };
      post({ type: 'inspected', inspection });
      return;
    }
    const credits = new Credits();
    port.on('message', () => credits.add());
    const stored = new Set(done);
    const counted = { repeated: 0 };
    if (task === 'preview') post({ type: 'previewed', preview: await describeTable(table) });
    for await (const batch of task === 'preview' ? newRows(table, counted) : readBatches(table)) {
      if (stored.has(batch.batch)) continue;
      await credits.take();
      port.postMessage({ type: 'batch', batch } satisfies ReaderMessage, [batch.rows.buffer]);
    }
    post({ type: 'end', repeated: counted.repeated });
  } catch (error) {
    if (!(error instanceof GewerkError)) throw error;
    post({ type: 'refused', code: error.code, detail: error.message });
  } finally {
    port.close();
  }
}

if (!parentPort) throw new Error('sheet.worker runs as a worker thread only');
await main(parentPort, workerData as ReaderTask);
