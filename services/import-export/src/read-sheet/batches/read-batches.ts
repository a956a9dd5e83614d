import { rowToBusiness } from '../../row-to-business/row-to-business.js';
import type { HeaderMapping } from '../../recognize-headers/header-mapping.js';
import { BatchBuilder, type SheetBatch } from './batch-builder.js';
import { standIns } from '../../recognize-headers/repeated-headers.js';
import { withLinks } from '../../row-to-business/link-fields.js';
import type { SheetRow } from '../cell.js';
import { headersToReturn } from '../../rows-to-return/failed-rows.js';
import { filed } from '../../filing/file-categories.js';
import type { Table } from '../find-table.js';
import { type Beginning, beginningOf } from './numbering.js';

/** The batches of a table in order, numbered from the beginning of its file. */
export async function* readBatches(
  table: Table,
  begin: Beginning = beginningOf(0),
): AsyncGenerator<SheetBatch> {
  const builder = new BatchBuilder(begin.batch);
  let headers: string[] | undefined;
  const withHeaders = async (batch: SheetBatch): Promise<SheetBatch> =>
    batch.failed.length === 0 ? batch : { ...batch, headers: (headers ??= await headersToReturn(table)) };
  for await (const { number, cells, merged } of rowsBelow(table)) {
    const mapped = filed(rowToBusiness(table, cells, merged), table.categories);
    const batch = builder.add(begin.row + number, mapped, cells);
    if (batch) yield await withHeaders(batch);
  }
  const last = builder.finish();
  if (last) yield await withHeaders(last);
}

/** The rows below the header; a text that should be an address is replaced by the target of its link. */
export async function* rowsBelow({ sheet, headerRow, mapping }: Table): AsyncGenerator<SheetRow> {
  for await (const row of sheet.rows(columnsOf(mapping))) {
    if (row.number <= headerRow) continue;
    yield row.links ? { ...row, cells: withLinks(mapping, row.cells, row.links) } : row;
  }
}

/** Every column that a mapping reads. */
export function columnsOf(mapping: HeaderMapping): Set<number> {
  return new Set([
    ...Object.values(mapping.columns),
    ...standIns(mapping).map(({ column }) => column),
    ...mapping.categoryList,
    ...mapping.imageList,
    ...mapping.dayHours.flatMap(({ day, hours }) => [day, hours]),
    ...mapping.additionalInfo.map(({ column }) => column),
  ]);
}
