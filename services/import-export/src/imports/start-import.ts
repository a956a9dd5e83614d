import { randomUUID } from 'node:crypto';
import { GewerkError, type SheetChoice } from '@gewerk/contracts';
import { type ParsedInputOf, startImport } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { ImportQueue } from '../runs/import-queue.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { detectKind } from '../read-sheet/open-workbook.js';
import { SheetReader } from '../read-sheet/sheet-reader.js';
import { InspectedSheets } from './inspected-sheets.js';
import { UploadedFiles } from '../runs/uploaded-files.js';

type Start = ParsedInputOf<typeof startImport>;

/**
 * Inspects a file and, where it can be imported, creates its run. A refused file is removed; where another import is
 * running the file stays, so that the caller can try again.
 */
@UseCase()
export class StartImport {
  /** A second file is not inspected meanwhile: it could not run anyway, and inspecting costs memory. */
  private starting = false;

  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly queue: ImportQueue,
    private readonly files: UploadedFiles,
    private readonly inspected: InspectedSheets,
  ) {}

  @Answers(startImport)
  async start(input: Start): Promise<{ runId: string }> {
    const active = await this.runs.findActive();
    if (active?.object === input.object) return { runId: active._id };
    if (active || this.starting) throw busy();
    this.starting = true;
    try {
      return await this.startNew(input);
    } finally {
      this.starting = false;
    }
  }

  private async startNew(start: Start): Promise<{ runId: string }> {
    const { object, fileName, mode, edited, columns, sheet, categories } = start;
    const { kind, bytes, rows } = await this.inspect(start);
    const runId = randomUUID();
    const choice = JSON.stringify({ sheet, categories } satisfies SheetChoice);
    const file = { object, fileName, bytes, kind, total: rows, ...(columns && { columns }), choice };
    const run = {
      _id: runId,
      ...file,
      mode,
      ...(edited && { edited }),
      state: 'queued',
      createdAt: new Date(),
    } as const;
    if (!(await this.runs.insert(run))) throw busy();
    logger.info({ runId, fileName, bytes, rows }, 'import queued');
    await this.queue.add(runId, 1);
    return { runId };
  }

  private async inspect({ object, fileName, columns, sheet, categories }: Start) {
    try {
      const bytes = await this.files.read(object);
      const kind = await detectKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
      const rows = await this.countRows(object, new SheetReader(kind, bytes, columns, { sheet, categories }));
      return { kind, rows, bytes: bytes.length };
    } catch (error) {
      await this.files
        .remove(object)
        .catch((fault: unknown) =>
          logger.warn({ err: fault, object }, 'A refused file could not be removed'),
        );
      throw error;
    }
  }

  private async countRows(object: string, reader: SheetReader): Promise<number | null> {
    try {
      const { rows } = await reader.inspect();
      this.inspected.keep(object, reader);
      return rows;
    } catch (error) {
      await reader.close();
      throw error;
    }
  }
}

const busy = () =>
  new GewerkError('conflict', 'Another import or undo is running. Start this one when it has ended.');
