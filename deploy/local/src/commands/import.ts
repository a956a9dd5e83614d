import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getImportRun, type ImportRun, startImport } from '@gewerk/contracts';
import { FileStore, type MessageBus } from '@gewerk/messaging';
import { StartError } from '../start-error.js';
import { printImportResult } from './print-import-result.js';
import { ProgressLine } from './progress-line.js';
import { shellCommand } from './shell-command.js';

const ASK_EVERY_MS = 300;
const USAGE = 'usage: npm run import -- [--update] FILE.xlsx';

/** `npm run import -- [--update] FILE`: imports a spreadsheet, shows how far it is, and prints what became of its rows. */
shellCommand(async (bus, args) => {
  const update = args.includes('--update');
  const files = args.filter((argument) => argument !== '--update');
  const [file] = files;
  if (file === undefined || files.length > 1 || file.startsWith('--')) throw new StartError(USAGE);
  const path = resolve(process.env['GEWERK_INVOKED_FROM'] ?? '.', file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new StartError(`there is no file ${path}`);

  const object = `imports/${randomUUID()}`;
  await new FileStore(bus).put(object, createReadStream(path));
  const mode = update ? 'update' : 'skip';
  const { runId } = await bus.request(startImport, { object, fileName: basename(path), mode });
  const run = await follow(bus, runId);
  if (run.state !== 'done') {
    throw new StartError(`the import ${run.state}: ${run.failure?.detail ?? 'no reason given'}`);
  }
  await printImportResult(bus, runId);
});

async function follow(bus: MessageBus, runId: string): Promise<ImportRun> {
  const progress = new ProgressLine();
  for (;;) {
    const run = await bus.request(getImportRun, { runId });
    if (run.state !== 'queued' && run.state !== 'running') {
      progress.end();
      return run;
    }
    const of = run.total === null ? '' : ` of ${run.total}`;
    progress.show(run.processed, run.total ?? undefined, `${run.processed}${of} rows`);
    await delay(ASK_EVERY_MS);
  }
}
