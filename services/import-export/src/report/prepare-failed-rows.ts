import { GewerkError, type MailLanguage } from '@gewerk/contracts';
import { type OutputOf, type ParsedInputOf, prepareFailedRows } from '@gewerk/contracts/bus';
import { disarmFormula } from '@gewerk/csv';
import { xlsxStream } from '@gewerk/csv/xlsx';
import { Answers, UseCase } from '@gewerk/messaging';
import type { CellValue } from '../read-sheet/cell.js';
import type { ImportBatchRecord } from '../runs/import-batch.schema.js';
import { ImportBatchesRepository } from '../runs/import-batches.repository.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { runNotFound } from '../runs/run-not-found.js';
import { PreparedSheets } from './prepared-sheets.js';
import { rowErrorText } from './row-error-text.js';

/** The column that states what must be corrected; no field of a business has this name. */
const ERROR_COLUMN = 'import_error';

/** Returns the rows that an import rejected, in the columns of its file. */
@UseCase()
export class PrepareFailedRows {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly batches: ImportBatchesRepository,
    private readonly prepared: PreparedSheets,
  ) {}

  @Answers(prepareFailedRows)
  async prepare({
    runId,
    language,
  }: ParsedInputOf<typeof prepareFailedRows>): Promise<OutputOf<typeof prepareFailedRows>> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    if (run.finishedAt === null) throw new GewerkError('conflict', 'The import has not ended yet.');
    const headers = await this.headers(runId);
    const rows = this.rows(runId, headers, language);
    const object = await this.prepared.put(runId, xlsxStream({ name: 'failed rows', headers, rows }));
    return { object, fileName: `${run.fileName.replace(/[^\w.-]+|\.[^.]*$/g, '_')}errors.xlsx` };
  }

  /** The file's own headers; an earlier `import_error` column is replaced. */
  private async headers(runId: string): Promise<readonly string[]> {
    for await (const { headers = [] } of this.batches.failed(runId))
      return headers.includes(ERROR_COLUMN) ? headers : [...headers, ERROR_COLUMN];
    throw new GewerkError('file-not-found', 'This import has no rows to correct.');
  }

  private async *rows(
    runId: string,
    headers: readonly string[],
    language: MailLanguage,
  ): AsyncGenerator<CellValue[]> {
    const errorAt = headers.indexOf(ERROR_COLUMN);
    for await (const batch of this.batches.failed(runId)) {
      const errors = errorsOf(batch, language);
      for (const { row_number, cells = [] } of batch.failed ?? []) {
        const row = headers.map((_, column) => disarmed(cells[column] ?? null));
        row[errorAt] = errors.get(row_number) ?? null;
        yield row;
      }
    }
  }
}

const disarmed = (cell: CellValue): CellValue => (typeof cell === 'string' ? disarmFormula(cell) : cell);

const errorsOf = (
  { rejected }: Pick<ImportBatchRecord, 'rejected'>,
  language: MailLanguage,
): ReadonlyMap<number, string> =>
  new Map(rejected.map((error) => [error.row_number, rowErrorText(error, language)]));
