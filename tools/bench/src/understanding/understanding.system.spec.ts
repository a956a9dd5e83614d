import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIndexStatus, searchBusinesses, suggest, upsertBusinesses } from '@gewerk/contracts/bus';
import { demoBusinesses } from '@gewerk/demo-data';
import { startMeili, startTestBus, type TestBus, type TestServer, waitUntil } from '@gewerk/testing';
import { OwnService } from '../system/own-service.js';
import { probesOf } from './probes.js';
import { suggestionProbes } from './suggestion-probes.js';

/**
 * The proportion of successful probes in each family when it was recorded; `GEWERK_RECORD_FIGURES=1` records
 * it again.
 */
const FIGURES = join(import.meta.dirname, 'recorded-figures.json');
const SLACK = 0.02;
const SEED = 1_789;
const EACH = 12;
const FIRST = 5;
const BUSINESSES = 2_000;
const BATCH = 500;
const AT_ONCE = 4;

let bus: TestBus;
let meili: TestServer & { searchKey: string };
const services: OwnService[] = [];

beforeAll(async () => {
  [bus, meili] = await Promise.all([startTestBus(), startMeili()]);
  const env = {
    MONGO_URL: bus.mongo.url,
    MONGO_DATABASE_PREFIX: bus.mongo.prefix,
    NATS_URL: bus.nats.url,
    MEILI_URL: meili.url,
    MEILI_KEY: meili.searchKey,
  };
  services.push(await OwnService.start('directory', env));
  const businesses = [...demoBusinesses({ count: BUSINESSES })];
  for (let batch = 0; batch * BATCH < BUSINESSES; batch += 1) {
    const rows = businesses
      .slice(batch * BATCH, (batch + 1) * BATCH)
      .map((business, index) => ({ row: batch * BATCH + index + 2, business }));
    await bus.bus.request(upsertBusinesses, { runId: 'probes', batch, rows });
  }
  services.push(await OwnService.start('search', env));
  const isIndexed = async () => {
    const status = await bus.bus.request(getIndexStatus, {}).catch(() => null);
    return status?.documents === BUSINESSES && status.reindex.state === 'idle';
  };
  if (!(await waitUntil(isIndexed, { timeoutMs: 60_000 }))) throw new Error('the index was not built');
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await bus?.close();
  await meili?.stop();
});

/** The proportion of successful probes in each family, and the probes that failed. */
async function reached(): Promise<{ shares: Record<string, number>; misses: Record<string, string[]> }> {
  const asked = new Map<string, boolean[]>();
  const misses: Record<string, string[]> = {};
  const note = (family: string, text: string, fits: boolean): void => {
    asked.set(family, [...(asked.get(family) ?? []), fits]);
    if (!fits) (misses[family] ??= []).push(text);
  };
  const searches = probesOf(SEED, EACH, BUSINESSES).map(({ family, query, location, fits }) => async () => {
    const question = { ...(query ? { query } : {}), ...(location ? { location } : {}), limit: 10 };
    const answer = await bus.bus.request(searchBusinesses, question);
    const first = answer.businesses.slice(0, FIRST).map(({ distanceKm, ...hit }) => ({
      ...hit,
      ...(distanceKm === undefined ? {} : { distanceKm }),
    }));
    note(family, `${query ?? ''} @ ${location ?? ''}`, fits(first, { ...answer, businesses: first }));
  });
  const suggestions = suggestionProbes(SEED, EACH, BUSINESSES).map(
    ({ family, query, field, fits }) =>
      async () => {
        note(family, query, fits(await bus.bus.request(suggest, { query, ...(field ? { field } : {}) })));
      },
  );
  const left = [...searches, ...suggestions];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const shares = [...asked].map(([family, fits]): [string, number] => [
    family,
    Math.round((fits.filter(Boolean).length / fits.length) * 1_000) / 1_000,
  ]);
  return { shares: Object.fromEntries(shares.sort(([one], [other]) => (one < other ? -1 : 1))), misses };
}

it('understands each family of questions at most two points worse than recorded', async () => {
  const { shares, misses } = await reached();
  if (process.env['GEWERK_RECORD_FIGURES']) writeFileSync(FIGURES, `${JSON.stringify(shares, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, number>;
  expect(Object.keys(shares)).toEqual(Object.keys(recorded));
  const fallen = Object.entries(recorded)
    .filter(([family, share]) => (shares[family] ?? 0) < share - SLACK)
    .map(
      ([family, share]) => `${family}: ${shares[family]} of ${share}; missed: ${misses[family]?.join(', ')}`,
    );
  expect(fallen).toEqual([]);
});
