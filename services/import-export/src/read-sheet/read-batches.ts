import { rowToBusiness } from '../row-to-business/row-to-business.js';
import type { HeaderMapping } from '../recognize-headers/header-mapping.js';
import { BatchBuilder, type SheetBatch } from './batch-builder.js';
import { headersToReturn } from '../rows-to-return/failed-rows.js';
import { filed } from '../filing/file-categories.js';
import type { Table } from './find-table.js';
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
  for await (const row of table.sheet.rows(columnsOf(table.mapping))) {
    if (row.number <= table.headerRow) continue;
    const mapped = filed(rowToBusiness(table, row.cells, row.merged), table.categories);
    const batch = builder.add(begin.row + row.number, mapped, row.cells);
    if (batch) yield await withHeaders(batch);
  }
  const last = builder.finish();
  if (last) yield await withHeaders(last);
}

/** Every column that a mapping reads. */
export function columnsOf(mapping: HeaderMapping): Set<number> {
  return new Set([
    ...Object.values(mapping.columns),
    ...mapping.categoryList,
    ...mapping.imageList,
    ...mapping.dayHours.flatMap(({ day, hours }) => [day, hours]),
    ...mapping.additionalInfo.map(({ column }) => column),
  ]);
}
