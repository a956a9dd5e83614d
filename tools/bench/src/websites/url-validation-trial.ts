import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  getValidationStatus,
  prepareValidationReport,
  startValidation,
  type ValidationRun,
} from '@gewerk/contracts/bus';
import { type Reaper, startReaper, waitUntil } from '@gewerk/engines';
import { connectNats, FileStore, MessageBus } from '@gewerk/messaging';
import { BinaryServers } from '@gewerk/testing';
import { parseString } from 'fast-csv';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FROM_SOURCES = resolve(ROOT, 'libs/testing/jest/compile-sources.mjs');
const TRIAL = resolve(ROOT, 'services/url-validation/src/test/trial');
const RUN_LIMIT_MS = 300_000;

/** A simulated website and the correct verdict for it. */
export interface TrialSite {
  website: string;
  kind: string;
  grade: string;
  newAddress: string | null;
}

/** A line of the report as downloaded by the operator. */
export type ReportLine = Record<string, string>;

/** The url-validation service with its own servers and 2,000 simulated websites. Close it at the end. */
export class UrlValidationTrial {
  private constructor(
    readonly sites: readonly TrialSite[],
    private readonly allow: readonly string[],
    private readonly players: ChildProcess,
    private readonly service: ChildProcess,
    private readonly servers: BinaryServers,
    private readonly reaper: Reaper,
    private readonly bus: MessageBus,
  ) {}

  /** @param folder for the servers' data, removed by the caller */
  static async start(folder: string): Promise<UrlValidationTrial> {
    const reaper = startReaper();
    const servers = new BinaryServers(join(folder, 'validation'), reaper);
    const [mongo, nats, redis] = await Promise.all([
      servers.start('mongo'),
      servers.start('nats'),
      servers.start('redis'),
    ]);
    const players = forked('trial-sites.process.ts', {});
    const { sites, allow } = (await messageOf(players)) as { sites: TrialSite[]; allow: string[] };
    const service = forked('trial-service.process.ts', {
      MONGO_URL: mongo.url,
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      HTTP_PORT: '0',
    });
    const bus = new MessageBus(await connectNats(nats.url, 'bench'));
    return new UrlValidationTrial(sites, allow, players, service, servers, reaper, bus);
  }

  /** Has these websites checked, and returns the run and its report once it has ended. */
  async check(sites: readonly TrialSite[]): Promise<{ run: ValidationRun; lines: ReportLine[] }> {
    const businesses = sites.map(({ website, kind }, index) => ({
      id: String(index).padStart(24, '0'),
      name: `${kind} ${index}`,
      website,
    }));
    const ready = messageOf(this.service);
    this.service.send({ businesses, allow: this.allow });
    await ready;
    const { runId } = await this.bus.request(startValidation, {});
    const run = await this.endedRun(runId);
    return { run, lines: await this.report(runId) };
  }

  async close(): Promise<void> {
    await this.bus.connection.close();
    await Promise.all([this.service, this.players].map(ended));
    await this.servers.stopAll();
    this.reaper.release();
  }

  private async endedRun(id: string): Promise<ValidationRun> {
    const read = async (): Promise<ValidationRun | undefined> => {
      const { run } = await this.bus.request(getValidationStatus, {});
      return run?.id === id && run.finishedAt !== null ? run : undefined;
    };
    await waitUntil(async () => (await read()) !== undefined, { timeoutMs: RUN_LIMIT_MS, everyMs: 500 });
    const run = await read();
    if (!run) throw new Error(`the check did not end within ${RUN_LIMIT_MS / 1_000} s`);
    return run;
  }

  private async report(id: string): Promise<ReportLine[]> {
    const { object } = await this.bus.request(prepareValidationReport, { id, format: 'csv' });
    const text = (await buffer((await new FileStore(this.bus).get(object)).content)).toString();
    const lines: ReportLine[] = [];
    for await (const line of parseString(text.replace(/^\ufeff/, ''), { headers: true }))
      lines.push(line as ReportLine);
    return lines;
  }
}

function forked(name: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(join(TRIAL, name), {
    execArgv: ['--no-warnings', '--import', FROM_SOURCES],
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The next message from the process. @throws Error if it exits instead */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const ends = new AbortController();
  const { signal } = ends;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]: unknown[]) => message),
      once(child, 'exit', { signal }).then(([code]: unknown[]) => {
        throw new Error(`a process of the trial ended with ${String(code)}`);
      }),
    ]);
  } finally {
    ends.abort();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}
