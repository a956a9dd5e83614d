import { GewerkError } from '@gewerk/contracts';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { findTable } from './find-table.js';
import { openWorkbook } from './open-workbook.js';
import { readBatches } from './read-batches.js';
import type { Inspection, ReaderMessage, ReaderTask } from './reader-messages.js';
import { Credits } from './credits.js';

/** The thread in which a file is read; see SheetReader for the other end. Ends when the file does. */
async function main(port: MessagePort, { kind, bytes, task, done }: ReaderTask): Promise<void> {
  const post = (message: ReaderMessage) => port.postMessage(message);
  try {
    const workbook = await openWorkbook(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const table = await findTable(workbook);
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
    for await (const batch of readBatches(table)) {
      if (stored.has(batch.batch)) continue;
      await credits.take();
      port.postMessage({ type: 'batch', batch } satisfies ReaderMessage, [batch.rows.buffer]);
    }
    post({ type: 'end' });
  } catch (error) {
    if (!(error instanceof GewerkError)) throw error;
    post({ type: 'refused', code: error.code, detail: error.message });
  } finally {
    port.close();
  }
}

if (!parentPort) throw new Error('sheet.worker runs as a worker thread only');
await main(parentPort, workerData as ReaderTask);
