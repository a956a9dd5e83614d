import { getImportResult, type ImportResult } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';

const PAGE = 1_000;

/** The result, with its reports in full if `whole` is true, otherwise with their first entries. */
export async function readReport(bus: MessageBus, runId: string, whole: boolean): Promise<ImportResult> {
  const first = await bus.request(getImportResult, { runId, limit: PAGE });
  if (!whole) return first;
  const { duplicateReport, errorReport, noteReport = [] } = first;
  await complete(
    duplicateReport,
    async (after) => (await bus.request(getImportResult, { runId, after, limit: PAGE })).duplicateReport,
  );
  await complete(
    errorReport,
    async (after) => (await bus.request(getImportResult, { runId, after, limit: PAGE })).errorReport,
  );
  await complete(
    noteReport,
    async (after) => (await bus.request(getImportResult, { runId, after, limit: PAGE })).noteReport ?? [],
  );
  return { ...first, duplicateReport, errorReport, noteReport };
}

/** Continues after the last row until a page adds nothing. */
async function complete<T extends { row_number: number; position?: number | undefined }>(
  entries: T[],
  read: (after: number) => Promise<T[]>,
): Promise<void> {
  for (let last = entries.at(-1); last && last.row_number > 0;) {
    const page = await read(last.position ?? last.row_number);
    entries.push(...page);
    last = page.at(-1);
  }
}
