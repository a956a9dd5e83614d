import { join } from 'node:path';
import { getIndexStatus, listImportRuns } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { waitUntil } from '@gewerk/engines';
import type { MessageBus } from '@gewerk/messaging';
import type { Measurement, Row } from '../report/measurement.js';
import { BENCH_ENV, BUSINESSES } from '../system/bench-system.js';
import { openBus } from '../system/bus.js';
import { makeDemoSheets } from '../system/demo-sheets.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import { importThroughPanel } from '../system/panel-import.js';
import { cpuMs, memoryMb } from '../system/process-figures.js';

const ROWS_PER_FILE = 60_000;
const READY_WITHIN_MS = 180_000;
const INDEX_LIMIT_MS = 30 * 60_000;
const MOST_MB = 400;
const PROCESSES = ['gateway', 'import-export', 'directory', 'mongo', 'nats', 'search', 'meili'];

/**
 * A whole directory from scratch: the demo data as files within the upload limit, imported in one run through
 * the panel's call.
 */
export const severalFiles: Measurement = {
  name: 'several-files',
  title: 'A directory of several files as one run',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const sheets = await makeDemoSheets(folder, BUSINESSES, ROWS_PER_FILE);
    const megabytes = sheets.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
    say(`${BUSINESSES} rows in ${sheets.length} files of together ${megabytes.toFixed(0)} MB`);
    const dataDir = join(folder, 'several-files');
    const launched = await LaunchedSystem.start({
      ...{ dataDir, demo: 0, readyWithinMs: READY_WITHIN_MS, env: BENCH_ENV },
    });
    const bus = await openBus(launched.record);
    try {
      return await measure(
        launched,
        bus,
        sheets.map(({ file }) => file),
        say,
      );
    } finally {
      await bus.connection.close();
      await launched.stop();
    }
  },
};

async function measure(
  launched: LaunchedSystem,
  bus: MessageBus,
  files: readonly string[],
  say: (line: string) => void,
): Promise<Row[]> {
  const operator = { origin: launched.url, headers: await operatorHeaders(launched.url) };
  const times = () => PROCESSES.map((name) => cpuMs(launched.processOf(name).pid));
  const before = times();
  const sentAt = Date.now();
  const { result, seconds, steps } = await importThroughPanel(operator, files);
  const used = times().map((ms, nth) => ((ms - (before[nth] ?? 0)) * 1_000) / BUSINESSES);
  say(
    `processor time, µs a row: ${PROCESSES.map((name, nth) => `${name} ${used[nth]?.toFixed(0)}`).join(', ')}`,
  );
  const [run] = (await bus.request(listImportRuns, { limit: 1 })).runs;
  if (!run) throw new Error('the import is not among the runs');
  const checked = (Date.parse(run.startedAt ?? '') - sentAt) / 1_000;
  const peaks = ['import-export', 'directory', 'gateway'].map((name) =>
    memoryMb(launched.processOf(name).pid, 'VmHWM'),
  );
  const reported = result.imported + result.duplicates + result.errors;
  const searchable = await secondsUntilSearchable(bus);
  const count = (number: number) => number.toLocaleString('en');
  return [
    {
      what: `${count(BUSINESSES)} rows in ${files.length} files, one run by the panel's call: imported; published in steps`,
      gewerk: `${count(result.imported)} in ${seconds.toFixed(0)} s, ${(result.imported / seconds).toFixed(0)} rows/s; ${steps}`,
      target: `all within ${IMPORT.timeout / 1_000} s`,
      met: result.imported === BUSINESSES && seconds * 1_000 <= IMPORT.timeout,
    },
    {
      what: 'of that the upload and the check of all files before the first row is stored',
      gewerk: `${checked.toFixed(0)} s`,
      target: `≤ ${IMPORT.inspectTimeout / 1_000} s`,
      met: checked * 1_000 <= IMPORT.inspectTimeout,
    },
    {
      what: 'its report: imported, duplicates, errors, imported with notes',
      gewerk: [result.imported, result.duplicates, result.errors, result.noted ?? 0].map(count).join('; '),
      target: 'they make up all rows; the run says the number of files',
      met: reported === BUSINESSES && (run.files ?? 1) === files.length,
    },
    {
      what: 'most memory of the import service; the directory; the gateway',
      gewerk: peaks.map((peak) => `${peak.toFixed(0)} MB`).join('; '),
      target: `≤ ${MOST_MB} MB for the import service`,
      met: (peaks[0] ?? 0) <= MOST_MB,
    },
    {
      what: 'all can be searched, after the end of the import',
      gewerk: `${searchable.toFixed(0)} s`,
      target: 'said',
      met: true,
    },
  ];
}

async function secondsUntilSearchable(bus: MessageBus): Promise<number> {
  const from = Date.now();
  const isDone = async () => (await bus.request(getIndexStatus, {})).pendingEvents === 0;
  if (!(await waitUntil(isDone, { timeoutMs: INDEX_LIMIT_MS, everyMs: 500 })))
    throw new Error('the index did not follow the import');
  return (Date.now() - from) / 1_000;
}
