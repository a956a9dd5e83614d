import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import type { Target } from './attempts.js';
import { framing } from './framing.js';
import { mails } from './mails.js';
import { paths } from './paths.js';
import { pictures } from './pictures.js';
import { poisoning } from './poisoning.js';

jest.setTimeout(120_000);

let folder: string;
let system: LaunchedSystem;
let target: Target;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-attack-'));
  system = await LaunchedSystem.start({
    dataDir: join(folder, 'data'),
    demo: 60,
    readyWithinMs: 110_000,
    env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000' },
  });
  const { url } = system;
  const headers = await operatorHeaders(url);
  target = { url, port: Number(new URL(url).port), system, headers, say: () => undefined };
});

afterAll(async () => {
  await system?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

/** The families that need neither other websites nor minutes; `npm run bench -- attack` has all, and odd-sheets.spec.ts those of sheets. */
const FAMILIES = [
  { family: framing, atLeast: 40 },
  { family: paths, atLeast: 90 },
  { family: poisoning, atLeast: 100 },
  { family: pictures, atLeast: 10 },
  { family: mails, atLeast: 20 },
].map(({ family, atLeast }) => [family.name, family, atLeast] as const);

it.each(FAMILIES)(
  'attacks by %s do not succeed, and none is answered 500',
  async (_name, family, atLeast) => {
    const { count, won, faults } = await family.run(target);
    expect({ won, faults }).toEqual({ won: [], faults: [] });
    expect(count).toBeGreaterThanOrEqual(atLeast);
  },
);
