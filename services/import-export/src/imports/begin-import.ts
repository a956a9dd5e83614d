import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { GewerkError, refused, type SheetChoice } from '@gewerk/contracts';
import type { ParsedInputOf, startImport } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportQueue } from '../runs/import-queue.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { fileFaults } from '../read-sheet/file-faults.js';
import { detectKind, type SheetKind } from '../read-sheet/open-workbook.js';
import type { Inspection } from '../read-sheet/thread/reader-messages.js';
import { SheetReader } from '../read-sheet/thread/sheet-reader.js';
import { InspectedSheets } from './inspected-sheets.js';
import { UploadedFiles } from '../runs/uploaded-files.js';

type Start = ParsedInputOf<typeof startImport>;

/**
 * Inspects the files and creates their run if all can be imported. Rejected files are removed; if another import
 * is running they stay, so that the caller can try again.
 */
@Injectable()
export class BeginImport {
  /**
   * Whether an import is being started. In the meantime, the files of another import are not inspected: it
   * could not run anyway, and inspecting files takes memory.
   */
  private starting = false;

  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly queue: ImportQueue,
    private readonly files: UploadedFiles,
    private readonly inspected: InspectedSheets,
  ) {}

  /** @param schedule the schedule that begins the import; absent if a person begins it */
  async begin(input: Start, schedule?: string): Promise<{ runId: string }> {
    if ((await this.runs.findActive()) || this.starting) throw busy();
    this.starting = true;
    try {
      return await this.beginNew(input, schedule);
    } finally {
      this.starting = false;
    }
  }

  private async beginNew(start: Start, schedule: string | undefined): Promise<{ runId: string }> {
    const { object, fileName, mode, edited, columns, sheet, categories, more = [] } = start;
    const [first, ...others] = await this.inspectAll([{ object, fileName }, ...more], start);
    if (!first) throw new Error('An import has at least one file.');
    const all = [first, ...others];
    const total = totalOf(all);
    const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
    const runId = randomUUID();
    const choice = JSON.stringify({ sheet, categories } satisfies SheetChoice);
    const run = {
      _id: runId,
      ...{ object, fileName, bytes, kind: first.kind, total },
      ...(others.length > 0 && { more: others.map(({ file, kind }) => ({ ...file, kind })) }),
      ...(columns && { columns }),
      choice,
      headers: kindOf(first.headers),
      ...(schedule !== undefined && { schedule }),
      mode,
      ...(edited && { edited }),
      state: 'queued',
      createdAt: new Date(),
    } as const;
    if (!(await this.runs.insert(run))) throw busy();
    logger.info({ runId, fileName, files: all.length, bytes, rows: total }, 'import queued');
    await this.queue.add(runId, 1);
    return { runId };
  }

  /** Checks all files before storing anything from them; if there are several, a refusal names the file. */
  private async inspectAll(files: readonly StoredFile[], start: Start): Promise<InspectedFile[]> {
    const inspected: InspectedFile[] = [];
    const limit = AbortSignal.timeout(IMPORT.inspectTimeout);
    try {
      for (const file of files) {
        const next = await this.inspect(file, start, { isFirst: inspected.length === 0, limit });
        const [first] = inspected;
        if (first && !isDeepStrictEqual(first.headers, next.headers)) {
          throw fileFaults.otherColumns(file.fileName, first.file.fileName);
        }
        inspected.push(next);
      }
      return inspected;
    } catch (fault) {
      await this.remove(files);
      const error = fault === limit.reason ? fileFaults.tooLong(IMPORT.inspectTimeout) : fault;
      const at = files[inspected.length];
      throw at && files.length > 1 ? ofFile(error, at.fileName) : error;
    }
  }

  private async inspect(
    file: StoredFile,
    start: Start,
    { isFirst, limit }: { isFirst: boolean; limit: AbortSignal },
  ): Promise<InspectedFile> {
    const { columns, sheet, categories } = start;
    const bytes = await this.files.read(file.object);
    const kind = await detectKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), file.fileName);
    const reader = new SheetReader(kind, bytes, columns, { sheet, categories });
    let isKept = false;
    try {
      const { rows, headers } = await reader.inspect(limit);
      // The run, which begins shortly, reads this file first.
      if (isFirst) this.inspected.keep(file.object, reader);
      isKept = isFirst;
      return { file, kind, bytes: bytes.length, rows, headers };
    } finally {
      if (!isKept) await reader.close();
    }
  }

  private async remove(files: readonly StoredFile[]): Promise<void> {
    for (const { object } of files) {
      await this.files
        .remove(object)
        .catch((fault: unknown) =>
          logger.warn({ err: fault, object }, 'A refused file could not be removed'),
        );
    }
  }
}

type StoredFile = Pick<Start, 'object' | 'fileName'>;

interface InspectedFile extends Pick<Inspection, 'rows' | 'headers'> {
  readonly file: StoredFile;
  readonly kind: SheetKind;
  readonly bytes: number;
}

/** Total number of rows; null if the number of one file is unknown. */
const totalOf = (files: readonly InspectedFile[]): number | null =>
  files.reduce<number | null>((sum, { rows }) => (sum === null || rows === null ? null : sum + rows), 0);

/** Identifies files with these headers. */
export const kindOf = (headers: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headers)).digest('base64url');

/** Adds the name of the file to a refusal. */
function ofFile(error: unknown, file: string): unknown {
  if (!(error instanceof GewerkError) || error.reason?.facts['file'] !== undefined) return error;
  const reason = error.reason && {
    ...error.reason,
    facts: { ...error.reason.facts, file: file.slice(0, 100) },
  };
  return new GewerkError(error.code, `${file}: ${error.message}`, error.errors, reason);
}

const busy = () => refused('import-running');
