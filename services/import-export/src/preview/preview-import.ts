import {
  cancelImportPreview,
  forecastImport,
  type ImportForecast,
  type ImportPreview,
  type LeftOutField,
  type ParsedInputOf,
  previewImport,
  type RowOutcome,
} from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { leftOutRows, notesOf } from '../report/row-notes.js';
import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';
import { fileFaults } from '../read-sheet/file-faults.js';
import { detectKind } from '../read-sheet/open-workbook.js';
import { SheetReader } from '../read-sheet/thread/sheet-reader.js';
import { UploadedFiles } from '../runs/uploaded-files.js';
import { FurtherProblems } from './further-problems.js';
import { PreviewTurns } from './preview-turns.repository.js';

type Ask = ParsedInputOf<typeof previewImport>;

/** Maximum number of notes shown for one row. */
const MOST_NOTES = 15;

const NO_ROWS = {
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  duplicates: 0,
  errors: 0,
  leftOut: 0,
  noted: 0,
};

/** Reads a file as an import would. The directory forecasts batch by batch what would happen if it were stored. */
@UseCase()
export class PreviewImport {
  constructor(
    private readonly bus: MessageBus,
    private readonly files: UploadedFiles,
    private readonly turns: PreviewTurns,
  ) {}

  @Answers(previewImport)
  async preview(ask: Ask): Promise<ImportPreview> {
    try {
      const turn = await this.turns.begin(ask.object);
      try {
        return await this.read(ask, turn.signal);
      } finally {
        await turn.release();
      }
    } finally {
      await this.files
        .remove(ask.object)
        .catch((error: unknown) =>
          logger.warn({ err: error, object: ask.object }, 'A previewed file could not be removed'),
        );
    }
  }

  /** Stops the preview of a file, whichever process reads it. */
  @Answers(cancelImportPreview)
  async cancel({ object }: ParsedInputOf<typeof cancelImportPreview>): Promise<Record<string, never>> {
    await this.turns.end(object);
    return {};
  }

  private async read(
    { object, fileName, mode, edited, columns, sheet: chosen, categories }: Ask,
    signal: AbortSignal,
  ): Promise<ImportPreview> {
    const limit = AbortSignal.timeout(IMPORT.previewTimeout);
    const bytes = await this.files.read(object);
    const kind = await detectKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
    let sheet: Omit<ImportPreview, 'forecast' | 'isComplete'> | undefined;
    let isReadable = false;
    let isComplete = false;
    const sum = { ...NO_ROWS };
    const problems = new FurtherProblems();
    const ended = endOf(signal);
    const reader = new SheetReader(kind, bytes, columns, { sheet: chosen, categories });
    try {
      for await (const message of reader.preview(AbortSignal.any([signal, limit]))) {
        signal.throwIfAborted();
        if (message.type === 'previewed') ({ isReadable, ...sheet } = message.preview);
        if (message.type === 'batch')
          add(
            sum,
            await Promise.race([
              this.forecast({ mode, edited }, message.batch, { rows: sheet?.rows ?? [], problems }),
              ended,
            ]),
          );
        if (message.type === 'end') {
          add(sum, { rows: message.repeated, duplicates: message.repeated });
          isComplete = true;
          if (sheet && message.categories) sheet.categories = message.categories;
          markRepeated(sheet?.rows ?? []);
        }
      }
    } catch (error) {
      // At the time limit, the preview shows what has been read so far.
      if (error !== limit.reason) throw error;
      if (!sheet) throw fileFaults.tooLong(IMPORT.previewTimeout);
    } finally {
      await reader.close();
    }
    signal.throwIfAborted();
    if (!sheet) throw new Error('The reading thread reported nothing about the file.');
    const further = problems.rows.length > 0 && { problems: problems.rows };
    return { ...sheet, ...further, forecast: isReadable ? sum : null, isComplete };
  }

  private async forecast(
    choice: Pick<Ask, 'mode' | 'edited'>,
    batch: SheetBatch,
    { rows: shown, problems }: { rows: ImportPreview['rows']; problems: FurtherProblems },
  ): Promise<Partial<ImportForecast>> {
    const { errors: rejected } = batch;
    const read = { rows: batch.rowCount, errors: rejected.length, leftOut: leftOutRows(rejected) };
    for (const { row_number } of rejected) mark(shown, row_number, 'error');
    if (batch.rows.length === 0) {
      problems.add(batch, [], shown);
      return read;
    }
    const input = Buffer.concat([
      Buffer.from(`${JSON.stringify(choice).slice(0, -1)},"rows":[`),
      batch.rows,
      Buffer.from(']}'),
    ]);
    const answer = await this.bus.requestEncoded(forecastImport, input);
    const { errors, leftOut = [], outcomes = [], ...counts } = answer;
    for (const { row_number, outcome } of outcomes) mark(shown, row_number, outcome);
    for (const field of leftOut) showLeftOut(shown, field);
    const untaken = outcomes.filter(({ outcome }) => outcome === 'duplicate' || outcome === 'error');
    const notes = notesOf(batch, { duplicates: untaken, errors: [], leftOut });
    problems.add(batch, notes, shown);
    const noted = new Set(notes.map(({ row_number }) => row_number)).size;
    return { ...counts, ...read, errors: read.errors + errors, noted };
  }
}

function mark(shown: ImportPreview['rows'], row_number: number, outcome: RowOutcome): void {
  const row = shown.find((each) => each.row_number === row_number);
  if (row) setOutcome(row, outcome);
}

/** Sets the outcome of a row, and removes its notes if it is not imported. */
function setOutcome(row: ImportPreview['rows'][number], outcome: RowOutcome): void {
  row.outcome = outcome;
  if (outcome === 'duplicate' || outcome === 'error') delete row.notes;
}

/**
 * Marks rows without an outcome as duplicates: they repeat a place id. A directory of version 0.1 returns no
 * outcomes.
 */
function markRepeated(shown: ImportPreview['rows']): void {
  if (!shown.some(({ outcome = 'error' }) => outcome !== 'error')) return;
  for (const row of shown) if (row.outcome === undefined) setOutcome(row, 'duplicate');
}

/** Removes a field that the directory would leave out from the values shown, and adds a note. */
function showLeftOut(shown: ImportPreview['rows'], { row_number, ...leftOut }: LeftOutField): void {
  const { field, code, value, result } = leftOut;
  const row = shown.find((each) => each.row_number === row_number);
  if (!row) return;
  if (field !== 'photos' && code !== 'misspelt')
    row.values = Object.fromEntries(Object.entries(row.values).filter(([name]) => name !== field));
  row.notes = [...(row.notes ?? []), { code, field, value, result: result ?? null }].slice(0, MOST_NOTES);
}

/** Rejects once the preview must stop. Its rejection is handled here even if nobody awaits it. */
function endOf(signal: AbortSignal): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  end.catch(() => undefined);
  return end;
}

function add(sum: Required<ImportForecast>, more: Partial<ImportForecast>): void {
  for (const [name, count] of Object.entries(more)) sum[name as keyof ImportForecast] += count ?? 0;
}
