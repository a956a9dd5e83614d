import type { ExportPosition } from '@gewerk/contracts';
import { withText } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { storedInput } from '../normalise/stored-input.js';
import { CsvText } from './csv-text.js';
import { exportCells, exportHeaders } from './export-columns.js';
import type { ExportPage, SortedPage } from './export-query.js';
import { ExportedRecords, type ExportedRecord } from './exported-records.js';
import { SortedPositions } from './sorted-positions.js';

/** A page stays below what the bus compresses: what does not fit comes with the next. In UTF-16 units. */
const MAX_PAGE_LENGTH = 450_000;

/** Where each business of a page stands; what has gone since its position was told has no record. */
interface Found {
  readonly position: ExportPosition;
  readonly record: ExportedRecord | undefined;
}

/**
 * Writes businesses for an export: whole, as a source would describe them, so that an import restores them. They leave
 * as text, since as objects a page would cost as much on its way as all other work for it.
 */
@Injectable()
export class PageExportedBusinessesService {
  constructor(
    private readonly records: ExportedRecords,
    private readonly sorted: SortedPositions,
  ) {}

  /** The encoded answer with its text. */
  async page(input: ExportPage): Promise<Uint8Array> {
    const { sortBy } = input;
    const { found, isLast } = sortBy
      ? await this.sortedPage({ ...input, sortBy })
      : await this.created(input);
    const text = new CsvText();
    if (input.withHeader) text.add(exportHeaders);
    let rows = 0;
    let length = 0;
    let last: ExportPosition | null = null;
    let isWhole = true;
    for (const { position, record } of found) {
      if (record) {
        const cells = exportCells(storedInput(record));
        for (const cell of cells) length += cell.length;
        isWhole = rows === 0 || length <= MAX_PAGE_LENGTH;
        if (!isWhole) break;
        text.add(cells);
        rows += 1;
      }
      last = position;
    }
    const next = isLast && isWhole ? null : last;
    return withText({ rows, next }, await text.end());
  }

  private async created(input: ExportPage): Promise<{ found: Iterable<Found>; isLast: boolean }> {
    const { count, records } = await this.records.created(input);
    return { found: placed(records), isLast: count < input.limit };
  }

  private async sortedPage(input: SortedPage): Promise<{ found: Iterable<Found>; isLast: boolean }> {
    const { positions, isLast } = await this.sorted.next(input);
    const records = await this.records.byIds(positions.map(({ id }) => id));
    const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
    return { found: positions.map((position) => ({ position, record: byId.get(position.id) })), isLast };
  }
}

function* placed(records: Iterable<ExportedRecord>): Generator<Found> {
  for (const record of records) yield { position: { id: record._id.toHexString(), value: null }, record };
}
