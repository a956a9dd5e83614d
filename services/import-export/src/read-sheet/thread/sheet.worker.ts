import { GewerkError } from '@gewerk/contracts/sheets';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { SheetBatch } from '../batches/batch-builder.js';
import { RequestedBatches } from './requested-batches.js';
import { headersOf } from '../../rows-to-return/failed-rows.js';
import { findAnyTable, findTable, onlySheet, type Table } from '../find-table.js';
import { openWorkbook } from '../open-workbook.js';
import { mostFrequent } from '../../filing/file-categories.js';
import { readBatches } from '../batches/read-batches.js';
import { describeTable, newRows } from '../read-preview.js';
import type { OpenedFile, ReaderCommand, ReaderMessage } from './reader-messages.js';
import type { Workbook } from '../workbook.js';

const MOST_SHEETS = 50;

/** The thread in which a file is read, command by command. SheetReader is its counterpart and terminates it. */
class OpenSheet {
  private readonly requested = new RequestedBatches();
  private workbook: Workbook | undefined;
  private table: Table | undefined;

  constructor(
    private readonly port: MessagePort,
    private readonly file: OpenedFile,
  ) {
    // An error that is not the file's fault stops the thread and reaches SheetReader as the thread's error.
    port.on('message', (command: ReaderCommand) => void this.execute(command));
  }

  private async execute(command: ReaderCommand): Promise<void> {
    if (command.type === 'more') {
      this.requested.add();
      return;
    }
    try {
      if (command.type === 'inspect') await this.inspect();
      if (command.type === 'headers') {
        this.post({ type: 'headed', headers: await headersOf(await this.opened()) });
      }
      if (command.type === 'read') await this.read(command.done);
      if (command.type === 'preview') await this.preview();
    } catch (error) {
      if (!(error instanceof GewerkError)) throw error;
      this.post({ type: 'refused', code: error.code, detail: error.message, reason: error.reason });
    }
  }

  private async inspect(): Promise<void> {
    const table = await this.opened();
    const { format, headerRow, sheet } = table;
    const rows = (await this.workbook?.countRows(sheet)) ?? null;
    this.post({
      type: 'inspected',
      inspection: {
        format,
        headerRow,
        headers: await headersOf(table),
        sheetName: sheet.name,
        rows: rows === null ? null : Math.max(0, rows - headerRow),
      },
    });
  }

  private async read(done: readonly number[]): Promise<void> {
    const stored = new Set(done);
    for await (const batch of readBatches(await this.opened(), this.file.begin)) {
      if (!stored.has(batch.batch)) await this.handOut(batch);
    }
    this.post({ type: 'end', repeated: 0 });
  }

  private async preview(): Promise<void> {
    const table = await this.opened(findAnyTable);
    const sheets = this.workbook?.sheets.map(({ name }) => name).slice(0, MOST_SHEETS) ?? [];
    this.post({ type: 'previewed', preview: { ...(await describeTable(table)), sheets } });
    const counted = { repeated: 0, categories: new Map<string, number>() };
    for await (const batch of newRows(table, counted)) await this.handOut(batch);
    this.post({ type: 'end', repeated: counted.repeated, categories: mostFrequent(counted.categories) });
  }

  private async opened(find = findTable): Promise<Table> {
    const { kind, bytes, columns, sheet, categories } = this.file;
    this.workbook ??= await openWorkbook(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (this.table) return this.table;
    const table = await find(onlySheet(this.workbook, sheet), columns);
    return (this.table = categories ? { ...table, categories } : table);
  }

  private async handOut(batch: SheetBatch): Promise<void> {
    await this.requested.next();
    this.post({ type: 'batch', batch }, [batch.rows.buffer]);
  }

  private post(message: ReaderMessage, transferred: ArrayBuffer[] = []): void {
    this.port.postMessage(message, transferred);
  }
}

if (!parentPort) throw new Error('sheet.worker must run as a worker thread');
new OpenSheet(parentPort, workerData as OpenedFile);
