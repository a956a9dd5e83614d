import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { startImport } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { FileStore, type MessageBus } from '@gewerk/messaging';
import { StartError } from '../start-error.js';
import { followRun } from './follow-run.js';
import { readArguments } from './import-arguments.js';
import { reportCsv, resultLines } from './print-result.js';
import { readReport } from './read-report.js';

const LONGEST_FILE_NAME = 255;

/**
 * Imports the file named in `words`, relative to `folder`, and prints counts and reports.
 * @throws StartError or the service's own error, each with the reason in one line
 */
export async function importFile(bus: MessageBus, words: readonly string[], folder: string): Promise<void> {
  const args = readArguments(words);
  const path = resolve(folder, args.file);
  await demandFile(path);
  const files = new FileStore(bus);
  const object = `imports/${randomUUID()}`;
  await files.put(object, createReadStream(path));
  const fileName = basename(path).slice(-LONGEST_FILE_NAME);
  const start = bus.request(startImport, { object, fileName, mode: args.mode });
  const { runId } = await start.catch(async (fault: unknown) => {
    await files.delete(object);
    throw fault;
  });
  const run = await followRun(bus, runId);
  const result = await readReport(bus, runId, args.all || args.report !== undefined);
  console.log(resultLines(result, args.all).join('\n'));
  if (args.report !== undefined) await writeFile(resolve(folder, args.report), reportCsv(result));
  if (run.state !== 'done')
    throw new StartError(`the import ${run.state}: ${run.failure?.detail ?? 'no reason given'}`);
}

async function demandFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new StartError(`there is no file ${path}`);
  const megabytes = IMPORT.maxBytes / 1024 / 1024;
  if (found.size > IMPORT.maxBytes)
    throw new StartError(`${path} is larger than ${megabytes} MB; split it and import the parts`);
}
