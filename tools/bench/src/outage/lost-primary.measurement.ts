import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { becomesEqual } from '../chaos/compared.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import type { Bench, Measurement, Row } from '../report/measurement.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { OwnCluster } from '../system/own-cluster.js';
import { figuresOf, recoveryMs } from './outage-report.js';
import { staleAfter } from './stale-change.js';
import { onEngines } from './trial-system.js';
import { WatchedLoad } from './watched-load.js';

const PER_SECOND = Number(process.env['CLUSTER_RATE'] ?? 40);
const RENAMED = 12;
const CALM_MS = 3_000;
/** Shorter than the ten seconds after which a primary without a majority steps down. */
const CUT_OFF_MS = 6_000;
const AWAY_MS = 20_000;
const BACK_MS = 30_000;
const PAGE_WITHIN_MS = 10_000;
const HEAL_WITHIN_MS = 60_000;

/**
 * MongoDB's primary accepts writes while the other members are down, is killed, and is restarted when another
 * one is primary. Members that were only paused would find its messages in their sockets.
 */
export const lostPrimary: Measurement = {
  name: 'lost-primary',
  title: "MongoDB's primary lost with writes that it had not replicated, under load",
  isUsual: false,
  run: (bench) =>
    onEngines(bench, 'lost-primary', OwnCluster.start, (engines, system) => measure(bench, engines, system)),
};

async function measure(bench: Bench, engines: OwnCluster, system: LaunchedSystem): Promise<Row[]> {
  const origin = system.url;
  const { say } = bench;
  const load = await WatchedLoad.begin(bench, origin, PER_SECOND);
  const { headers, untouched, writes } = load;
  const stored = new StoredBusinesses(system.record);
  const renamings = untouched.slice(0, RENAMED).map((id) => new Renaming(origin, headers, id));
  try {
    await delay(CALM_MS);
    const primary = await engines.mongoPrimary();
    const others = engines.members.names.filter((name) => name.startsWith('mongo-') && name !== primary);
    for (const renaming of renamings) await renaming.read();
    load.take();
    const cutOffAt = Date.now();
    await Promise.all(others.map((name) => engines.members.kill(name)));
    for (const renaming of renamings) renaming.write(CUT_OFF_MS);
    // Pages rendered now must not keep data that is rolled back.
    for (const renaming of renamings) {
      await delay(CUT_OFF_MS / RENAMED);
      void renaming.page().catch(() => undefined);
    }
    await engines.members.kill(primary);
    await Promise.all(others.map((name) => engines.members.start(name)));
    await delay(AWAY_MS);
    await engines.members.start(primary);
    await delay(BACK_MS);
    const shots = load.take();
    const index = new IndexedBusinesses(system.record);
    const isEqual = await becomesEqual(stored, index, HEAL_WITHIN_MS);
    const stale = await staleAfter(origin, headers, untouched[RENAMED] ?? '', HEAL_WITHIN_MS);
    const wrong: string[] = [];
    for (const renaming of renamings) wrong.push(...(await renaming.faults()));
    const rolledBack = await rolledBackFiles(join(engines.members.folder, primary));
    const { outcomes } = figuresOf(shots);
    say(`${primary} lost; collections rolled back: ${rolledBack.join(', ')}; ${JSON.stringify(outcomes)}`);
    for (const fault of wrong) say(fault);
    await load.stop();
    const lost = await load.lost(engines.env['MONGO_URL'] ?? '');
    const wellMs = recoveryMs(shots, cutOffAt);
    const acknowledged =
      writes.acknowledged + renamings.filter(({ isAcknowledged }) => isAcknowledged).length;
    const staleThings = [...wrong, ...stale, ...(isEqual ? [] : ['index'])];
    return [
      {
        what: `${rolledBack.length} collections rolled back at ${PER_SECOND} requests/s: of ${acknowledged} acknowledged writes, lost; stale after ${HEAL_WITHIN_MS / 1_000} s (index, pages, changes that were rolled back)`,
        gewerk: `${lost.length}; ${staleThings.length}`,
        target: '0; 0, with at least one rolled back',
        met: lost.length === 0 && staleThings.length === 0 && rolledBack.length > 0,
      },
      {
        what: `last bad answer after the primary was cut off (killed after ${CUT_OFF_MS / 1_000} s)`,
        gewerk: `${(wellMs / 1_000).toFixed(1)} s`,
        target: `≤ ${HEAL_WITHIN_MS / 1_000} s`,
        met: wellMs <= HEAL_WITHIN_MS,
      },
    ];
  } finally {
    await load.stop();
    await stored.close();
  }
}

/** A change to a name whose outcome may remain unknown; whatever it is, database and search must agree on it. */
class Renaming {
  readonly name = `Umsturz ${randomBytes(6).toString('hex')}`;
  isAcknowledged = false;
  private before: ManagedBusiness | undefined;

  constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string>,
    private readonly id: string,
  ) {}

  async read(): Promise<void> {
    this.before = await this.stored();
  }

  /** Sends the change without waiting for a response. */
  write(limitMs: number): void {
    const { version, form } = this.before ?? {};
    void fetch(this.address, {
      method: 'PUT',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version, form: { ...form, name: this.name } }),
      signal: AbortSignal.timeout(limitMs),
    }).then(
      ({ ok }) => (this.isAcknowledged = ok),
      () => undefined,
    );
  }

  async faults(): Promise<string[]> {
    const isStored = (await this.stored()).form.name === this.name;
    const search = `${this.origin}/api/businesses/search?query=${encodeURIComponent(this.name)}`;
    const isFound = (await (await fetch(search)).text()).includes(this.name);
    const isShown = (await this.page()).includes(this.name);
    if (this.isAcknowledged && !isStored) return [`${this.name} was acknowledged and is lost`];
    if (isStored === isFound && isStored === isShown) return [];
    return [`${this.name}: stored ${isStored}, found ${isFound}, on its page ${isShown}`];
  }

  /** The business's page, as sent to a visitor. */
  async page(): Promise<string> {
    const address = `${this.origin}/${this.before?.urlSlug ?? ''}`;
    return (await fetch(address, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) })).text();
  }

  private get address(): string {
    return `${this.origin}/api/admin/businesses/${this.id}`;
  }

  private async stored(): Promise<ManagedBusiness> {
    const answer = await fetch(this.address, { headers: this.headers });
    if (!answer.ok) throw new Error(`reading ${this.id} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ManagedBusiness;
  }
}

/** MongoDB stores the documents that it rolled back in one folder per collection. */
async function rolledBackFiles(dataDir: string): Promise<string[]> {
  const files = await readdir(dataDir, { recursive: true });
  return files.filter((file) => /(^|\/)rollback\/.*\.bson$/.test(file));
}
