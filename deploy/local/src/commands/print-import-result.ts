import { getImportResult, type ImportResult } from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';

const PAGE = 1_000;

/** Prints the counts of an import and both of its reports, row by row. */
export async function printImportResult(bus: MessageBus, runId: string): Promise<void> {
  const { imported, duplicates, errors } = await bus.request(getImportResult, { runId, limit: 0 });
  console.log(`Imported: ${imported}\nDuplicates: ${duplicates}\nErrors: ${errors}`);
  for await (const { row_number, name, place_id } of entries(bus, runId, (page) => page.duplicateReport)) {
    console.log(`row ${row_number}: duplicate of ${place_id} (${name})`);
  }
  for await (const { row_number, error } of entries(bus, runId, (page) => page.errorReport)) {
    console.log(`row ${row_number}: ${error}`);
  }
}

/** One report to its end. Each is read by itself, since a page of both ends at different rows. */
async function* entries<T extends { row_number: number }>(
  bus: MessageBus,
  runId: string,
  reportOf: (page: ImportResult) => T[],
): AsyncGenerator<T> {
  for (let after = 0; ;) {
    const report = reportOf(await bus.request(getImportResult, { runId, after, limit: PAGE }));
    yield* report;
    const last = report.at(-1)?.row_number ?? 0;
    if (last <= after) return;
    after = last;
  }
}
