import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import {
  getImportResult,
  getImportRun,
  type ImportResult,
  type ImportRun,
  startImport,
} from '@gewerk/contracts/bus';
import { FileStore, type MessageBus } from '@gewerk/messaging';

const ASK_EVERY_MS = 100;
const ASK_TIMEOUT_MS = 2_000;
const PAGE = 1_000;

/** Uploads a sheet and starts its import. Returns the run's id. */
export async function beginImport(bus: MessageBus, file: string): Promise<string> {
  const object = `imports/${randomUUID()}`;
  await new FileStore(bus).put(object, createReadStream(file));
  const { runId } = await bus.request(startImport, { object, fileName: basename(file), mode: 'skip' });
  return runId;
}

/**
 * Polls a run until `isReached`, even while something is unavailable.
 * @throws Error if that does not happen within `limitMs`
 */
export async function followImport(
  bus: MessageBus,
  runId: string,
  limitMs: number,
  isReached: (run: ImportRun) => boolean,
): Promise<ImportRun> {
  const giveUpAt = Date.now() + limitMs;
  let last = 'the import never appeared';
  while (Date.now() < giveUpAt) {
    try {
      const run = await bus.request(getImportRun, { runId }, { timeoutMs: ASK_TIMEOUT_MS });
      if (isReached(run)) return run;
      last = `it is ${run.state} at row ${run.processed} of ${run.total ?? 'unknown'}`;
    } catch (fault) {
      if (!(fault instanceof GewerkError)) throw fault;
      last = fault.message;
    }
    await delay(ASK_EVERY_MS);
  }
  throw new Error(`the import did not reach that state within ${limitMs / 1_000} s: ${last}`);
}

export const hasEnded = (run: ImportRun): boolean => run.finishedAt !== null;

/** The result of a finished import with the reports of duplicates and errors in full. */
export async function readImportResult(bus: MessageBus, runId: string): Promise<ImportResult> {
  const result = await bus.request(getImportResult, { runId, limit: PAGE });
  for (const report of ['duplicateReport', 'errorReport'] as const) {
    for (let last = result[report].at(-1)?.row_number; last;) {
      const page = await bus.request(getImportResult, { runId, after: last, limit: PAGE });
      result[report].push(...(page[report] as never[]));
      last = page[report].at(-1)?.row_number;
    }
  }
  return result;
}
