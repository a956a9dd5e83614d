import {
  forecastImport,
  type DuplicateMode,
  IMPORT,
  type ImportForecast,
  type ImportPreview,
  type ParsedInputOf,
  type previewImport,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { SheetBatch } from '../read-sheet/batch-builder.js';
import { detectKind } from '../read-sheet/open-workbook.js';
import { SheetReader } from '../read-sheet/sheet-reader.js';
import { UploadedFiles } from '../start-import/uploaded-files.js';
import { PreviewTurns } from './preview-turns.js';

type Ask = ParsedInputOf<typeof previewImport>;

const NO_ROWS: ImportForecast = {
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  duplicates: 0,
  errors: 0,
};

/** Reads a file as an import would, and has the directory tell batch by batch what storing it would come to. */
@Injectable()
export class PreviewImportService {
  constructor(
    private readonly bus: MessageBus,
    private readonly files: UploadedFiles,
    private readonly turns: PreviewTurns,
  ) {}

  async preview(ask: Ask): Promise<ImportPreview> {
    try {
      const turn = await this.turns.take(ask.object);
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

  private async read({ object, mode, columns }: Ask, signal: AbortSignal): Promise<ImportPreview> {
    const endsAt = Date.now() + IMPORT.previewTimeout;
    const bytes = await this.files.read(object);
    const kind = await detectKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    let sheet: Omit<ImportPreview, 'forecast' | 'isComplete'> | undefined;
    let isReadable = false;
    let isComplete = false;
    const sum = { ...NO_ROWS };
    const ended = endOf(signal);
    const reader = new SheetReader(kind, bytes, columns);
    try {
      for await (const message of reader.preview()) {
        signal.throwIfAborted();
        if (message.type === 'previewed') ({ isReadable, ...sheet } = message.preview);
        if (message.type === 'batch')
          add(sum, await Promise.race([this.forecast(mode, message.batch), ended]));
        if (message.type === 'end') {
          add(sum, { rows: message.repeated, duplicates: message.repeated });
          isComplete = true;
        }
        if (Date.now() > endsAt) break;
      }
    } finally {
      await reader.close();
    }
    signal.throwIfAborted();
    if (!sheet) throw new Error('The reading thread told nothing of the file.');
    return { ...sheet, forecast: isReadable ? sum : null, isComplete };
  }

  private async forecast(mode: DuplicateMode, batch: SheetBatch): Promise<Partial<ImportForecast>> {
    const told = { rows: batch.rowCount, errors: batch.errors.length };
    if (batch.rows.length === 0) return told;
    const input = Buffer.concat([Buffer.from(`{"mode":"${mode}","rows":[`), batch.rows, Buffer.from(']}')]);
    const { errors, ...counts } = await this.bus.requestEncoded(forecastImport, input);
    return { ...counts, rows: told.rows, errors: told.errors + errors };
  }
}

/** Rejects once the preview is to end, whoever waits for it or not. */
function endOf(signal: AbortSignal): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  end.catch(() => undefined);
  return end;
}

function add(sum: ImportForecast, more: Partial<ImportForecast>): void {
  for (const [name, count] of Object.entries(more)) sum[name as keyof ImportForecast] += count;
}
