import { type ExportFilter, type ExportPosition, scanExportedBusinesses } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { storedInput } from '../../record/index.js';
import { FrozenSelections } from '../../selections/index.js';
import type { ExportPage, SortedPage } from './export-query.js';
import { ExportedRecords, type ExportedRecord } from './exported-records.repository.js';
import { SortedPositions } from './sorted-positions.repository.js';

/** Above 480 KB the bus would compress the response. */
const MAX_PAGE_BYTES = 450_000;

/** A business removed since its position was found has no record. */
interface Found {
  readonly position: ExportPosition;
  readonly record: ExportedRecord | undefined;
}

@UseCase()
export class ScanExportedBusinesses {
  constructor(
    private readonly records: ExportedRecords,
    private readonly sorted: SortedPositions,
    private readonly frozen: FrozenSelections,
  ) {}

  /** The response's JSON, created once: its length decides where the page ends. */
  @Answers(scanExportedBusinesses)
  async scan(input: ExportPage): Promise<Uint8Array> {
    const { found, isLast } = await this.page(input);
    const businesses: string[] = [];
    let bytes = 0;
    let last: ExportPosition | null = null;
    let isWhole = true;
    for (const { position, record } of found) {
      if (record) {
        const business = JSON.stringify(storedInput(record));
        bytes += Buffer.byteLength(business);
        isWhole = businesses.length === 0 || bytes <= MAX_PAGE_BYTES;
        if (!isWhole) break;
        businesses.push(business);
      }
      last = position;
    }
    const next = isLast && isWhole ? null : last;
    return Buffer.from(`{"businesses":[${businesses.join(',')}],"next":${JSON.stringify(next)}}`);
  }

  private page(input: ExportPage): Promise<{ found: Iterable<Found>; isLast: boolean }> {
    const { sortBy, filter } = input;
    if (filter.selection) return this.selectedPage(input, filter.selection);
    return sortBy ? this.sortedPage({ ...input, sortBy }) : this.created(input);
  }

  private async selectedPage({ filter, after, limit }: ExportPage, selection: string) {
    const ids = await this.frozen.idsAfter(selection, after?.id ?? null, limit);
    const positions = ids.map((id) => ({ id: id.toHexString(), value: null }));
    return { found: await this.recordsAt(positions, filter), isLast: ids.length === 0 };
  }

  private async created(input: ExportPage): Promise<{ found: Iterable<Found>; isLast: boolean }> {
    const { count, records } = await this.records.created(input);
    return { found: placed(records), isLast: count < input.limit };
  }

  private async sortedPage(input: SortedPage): Promise<{ found: Iterable<Found>; isLast: boolean }> {
    const { positions, isLast } = await this.sorted.next(input);
    return { found: await this.recordsAt(positions, input.filter), isLast };
  }

  private async recordsAt(positions: readonly ExportPosition[], filter: ExportFilter): Promise<Found[]> {
    const records = await this.records.byIds(
      positions.map(({ id }) => id),
      filter,
    );
    const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
    return positions.map((position) => ({ position, record: byId.get(position.id) }));
  }
}

function* placed(records: Iterable<ExportedRecord>): Generator<Found> {
  for (const record of records) yield { position: { id: record._id.toHexString(), value: null }, record };
}
