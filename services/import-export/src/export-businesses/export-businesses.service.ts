import {
  type exportBusinesses,
  type ExportChoice,
  type ExportFilter,
  type OutputOf,
  pageExportedBusinesses,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { writeToString } from 'fast-csv';
import { encodeCursor, firstCursor, readCursor } from './export-cursor.js';
import { exportCells, exportHeaders } from './export-columns.js';

const PAGE = 500;
/** So that Excel reads the umlauts. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes an export page by page; between two pages nothing is kept, so any replica may write the next. */
@Injectable()
export class ExportBusinessesService {
  constructor(private readonly bus: MessageBus) {}

  async page({
    choice,
    cursor: given,
  }: ParsedInputOf<typeof exportBusinesses>): Promise<OutputOf<typeof exportBusinesses>> {
    const cursor = given === null ? firstCursor(choice) : readCursor(given);
    const { items, next } = await this.bus.request(pageExportedBusinesses, {
      filter: filterOf(choice),
      sortBy: choice.sortBy,
      sortOrder: choice.sortOrder,
      after: cursor.after,
      skip: cursor.skip,
      limit: Math.min(PAGE, cursor.left ?? PAGE),
    });
    const rows = items.map(exportCells);
    const isFirst = given === null;
    const csv = await writeToString(isFirst ? [exportHeaders, ...rows] : rows, {
      rowDelimiter: '\r\n',
      includeEndRowDelimiter: true,
    });
    const left = cursor.left === null ? null : cursor.left - items.length;
    const isEnd = next === null || left === 0;
    return {
      csv: isFirst ? BYTE_ORDER_MARK + csv : csv,
      next: isEnd ? null : encodeCursor({ after: next, skip: 0, left }),
    };
  }
}

function filterOf({ type, date, category, city, businessType, country, search }: ExportChoice): ExportFilter {
  return {
    category,
    city,
    type: businessType,
    country,
    search,
    date: type === 'date' ? date : undefined,
  };
}
