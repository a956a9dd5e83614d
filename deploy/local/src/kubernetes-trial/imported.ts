import { randomUUID } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startImport } from '@gewerk/contracts/bus';
import { FileStore } from '@gewerk/messaging';
import { withBus } from '../bus-client.js';
import { followRun } from '../import-file/follow-run.js';
import { readReport } from '../import-file/read-report.js';
import { OPERATOR } from '../processes/processes.js';
import { engineEnv } from '../engines/start-engines.js';
import type { Trial } from './trial.js';

/** Like {@link reportOver}, on the bus of the trial's own engines. */
export const reportOf = ({ plan, sheets }: Trial, nth: number): Promise<string> =>
  reportOver(engineEnv(plan, OPERATOR)['NATS_URL'] ?? '', sheets, nth);

/**
 * Imports the sheet with this number from the folder over the bus. Returns the full report as text without
 * the sheet's mark, so that it is equal for all sheets with the same rows.
 */
export function reportOver(natsUrl: string, sheets: string, nth: number): Promise<string> {
  const names = readdirSync(sheets).filter((name) => name.endsWith('.xlsx'));
  const sheet = names.sort()[nth];
  if (sheet === undefined) throw new Error(`there is no sheet ${nth} in ${sheets}`);
  return withBus(natsUrl, async (bus) => {
    const object = `imports/${randomUUID()}`;
    await new FileStore(bus).put(object, createReadStream(join(sheets, sheet)));
    const { runId } = await bus.request(startImport, { object, fileName: sheet, mode: 'skip' });
    const run = await followRun(bus, runId);
    const report = await readReport(bus, runId, true);
    return JSON.stringify([run.state, run.total, run.processed, report]).replaceAll(
      basename(sheet, '.xlsx'),
      '',
    );
  });
}
