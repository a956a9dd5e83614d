import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import type { Attempts, Target } from './attempts.js';
import { framing } from './framing.js';
import { hostileRows } from './hostile-rows.js';
import { Canary, HostileSites } from './hostile-sites.js';
import { injections } from './injections.js';
import { mails } from './mails.js';
import { outbound } from './outbound.js';
import { paths } from './paths.js';
import { pictures } from './pictures.js';
import { poisoning } from './poisoning.js';
import { sheets } from './sheets.js';
import { slowConnections } from './slow.js';

let folder: string;
let system: LaunchedSystem;
let target: Target;
/** Runs alongside all other attacks, since the last connection is closed only after more than a minute. */
let slow: Promise<Attempts>;
const sites = new HostileSites();
const canary = new Canary();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-attack-'));
  await sites.start();
  await canary.start();
  system = await LaunchedSystem.start({
    dataDir: join(folder, 'data'),
    demo: 60,
    readyWithinMs: 110_000,
    env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', OUTBOUND_ALLOW: sites.allowed.join(',') },
  });
  const { url } = system;
  const headers = await operatorHeaders(url);
  target = { url, port: Number(new URL(url).port), system, headers, say: () => undefined };
  slow = slowConnections(20).run(target);
});

afterAll(async () => {
  await system?.stop();
  await sites.stop();
  await canary.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const SOME_TARGETS = 6;
const SOME_INJECTIONS = 37;

/** `npm run bench -- attack` tries more of these; odd-sheets.spec.ts contains all sheets. */
const FAMILIES = [
  { name: 'framing', family: () => framing, atLeast: 40 },
  { name: 'paths', family: () => paths, atLeast: 90 },
  { name: 'poisoning', family: () => poisoning, atLeast: 100 },
  { name: 'pictures', family: () => pictures, atLeast: 10 },
  {
    name: 'injections',
    family: () => injections((index) => index % SOME_INJECTIONS === 0),
    atLeast: 200,
  },
  { name: 'mails', family: () => mails, atLeast: 20 },
  { name: 'sheets', family: () => sheets, atLeast: 20 },
  { name: 'rows of an import', family: () => hostileRows(folder, 16), atLeast: 16 },
  {
    name: 'addresses that are not public',
    family: () => outbound(folder, sites, canary, (_, index) => index % SOME_TARGETS === 0),
    atLeast: 30,
  },
].map(({ name, family, atLeast }) => [name, family, atLeast] as const);

it.each(FAMILIES)('attacks by %s do not succeed, and none causes a 500', async (_name, family, atLeast) => {
  const { count, won, faults } = await family().run(target);
  expect({ won, faults }).toEqual({ won: [], faults: [] });
  expect(count).toBeGreaterThanOrEqual(atLeast);
});

it('connections that send little or nothing are all ended, in parallel with the other attacks', async () => {
  const { count, won } = await slow;
  expect([count, won]).toEqual([60, []]);
});
