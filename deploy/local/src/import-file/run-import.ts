import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getImportRun, GewerkError, IMPORT, type ImportRun, startImport } from '@gewerk/contracts';
import { connectNats, FileStore, MessageBus } from '@gewerk/messaging';
import { readSettings } from '../settings.js';
import { findRunningSystem } from '../system-file.js';
import { type ImportArguments, readArguments } from './import-arguments.js';
import { resultLines, reportCsv } from './print-result.js';
import { ProgressLine } from './progress-line.js';
import { readReport } from './read-report.js';

const POLL_MS = 250;
/** How long the service may be away meanwhile; it restarts within seconds. */
const AWAY_LIMIT_MS = 120_000;

/** Imports a file into the running system and prints how it went. The exit code is 0, or 1 after one line of reason. */
export async function runImport(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const args = readArguments(words);
    const folder = env['GEWERK_INVOKED_FROM'] ?? process.cwd();
    const file = resolve(folder, args.file);
    const bytes = await sizeOf(file);
    if (bytes > IMPORT.maxBytes)
      throw new Error(`${args.file} is larger than ${IMPORT.maxBytes / 1024 / 1024} MB; split it`);
    const connection = await connectNats(natsUrl(env), 'import-command');
    try {
      return await importFile(new MessageBus(connection), {
        ...args,
        file,
        report: args.report && resolve(folder, args.report),
      });
    } finally {
      await connection.close();
    }
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    return 1;
  }
}

async function importFile(bus: MessageBus, args: ImportArguments): Promise<number> {
  const files = new FileStore(bus);
  const object = `imports/${randomUUID()}`;
  await files.put(object, createReadStream(args.file));
  const { runId } = await bus
    .request(startImport, { object, fileName: basename(args.file).slice(0, 255), mode: args.mode })
    .catch(async (fault: unknown) => {
      await files.delete(object);
      throw fault;
    });
  const run = await followRun(bus, runId);
  const result = await readReport(bus, runId, args.all || args.report !== undefined);
  process.stdout.write(`${resultLines(result, args.all).join('\n')}\n`);
  if (args.report) await writeFile(args.report, reportCsv(result));
  return run.state === 'done' ? 0 : 1;
}

/** Waits for the end of the run, however often the service restarts meanwhile. */
async function followRun(bus: MessageBus, runId: string): Promise<ImportRun> {
  const line = new ProgressLine(process.stdout);
  let awaySince: number | undefined;
  for (;;) {
    try {
      const run = await bus.request(getImportRun, { runId });
      awaySince = undefined;
      if (run.finishedAt !== null) {
        line.end();
        return run;
      }
      line.show(run);
    } catch (fault) {
      awaySince ??= Date.now();
      const isAway =
        fault instanceof GewerkError && ['unavailable', 'timeout', 'internal'].includes(fault.code);
      if (!isAway || Date.now() - awaySince > AWAY_LIMIT_MS) throw fault;
    }
    await sleep(POLL_MS);
  }
}

function natsUrl(env: NodeJS.ProcessEnv): string {
  const { dataDir } = readSettings(env);
  const url = findRunningSystem(dataDir)?.env['NATS_URL'];
  if (url === undefined) throw new Error('Gewerk does not run here: start it with npm start, then import');
  return url;
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new Error(`${file} is not a file`);
    return found.size;
  } catch (fault) {
    throw new Error(
      fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
        ? `There is no file ${file}`
        : String(fault),
      { cause: fault },
    );
  }
}
