import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath, freePort } from '@gewerk/testing';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { fillAdAreas } from './fill-ad-areas.js';
import { publicPages } from './public-pages.js';

/** The size of the directory for which the scores are promised. */
const BUSINESSES = 5_000;
const FILL_LIMIT_MS = 300_000;
const ROUNDS = 5;
const PAGES = ['home', 'listing', 'city', 'category', 'business'];
const LEAST_PERFORMANCE = 95;
const MOST_SHIFT = 0.02;
const WHOLE = 100;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Record<(typeof CATEGORIES)[number] | 'shift', number>;

/**
 * Lighthouse's scores of the pages that visitors see most, as on a phone, with all ad areas filled; medians
 * of five runs.
 */
export const lighthouseScores: Measurement = {
  name: 'lighthouse',
  title: 'Lighthouse',
  isUsual: false,
  async run({ folder, say, stop }) {
    // Another system would take processor time from the measured page.
    await stop();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'lighthouse-data'),
      demo: BUSINESSES,
      readyWithinMs: FILL_LIMIT_MS,
      env: { RATE_LIMIT_READS: '1000000', ADMIN_PASSWORD: 'for measurements only' },
    });
    try {
      await fillAdAreas(system.record);
      return await judge(system.url, say);
    } finally {
      await system.stop();
    }
  },
};

async function judge(origin: string, say: (line: string) => void): Promise<Row[]> {
  const pages = (await publicPages(origin)).filter(({ name }) => PAGES.includes(name));
  if (pages.length !== PAGES.length) throw new Error(`not all of ${PAGES.join(', ')} are public pages`);
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'gewerk-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      const rounds: Scores[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scoresOf(`${origin}${path}`, port));
      const row = rowOf(name, rounds);
      say(`${name}: ${row.gewerk}`);
      rows.push(row);
    }
    return rows;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 250 });
  }
}

/** One visit with the mobile preset. @throws Error if Lighthouse could not judge the page */
async function scoresOf(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = result.lhr;
  const scores = { shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity } as Scores;
  for (const category of CATEGORIES)
    scores[category] = Math.round((categories[category]?.score ?? 0) * WHOLE);
  return scores;
}

function rowOf(name: string, rounds: readonly Scores[]): Row {
  const of = (key: keyof Scores) => median(rounds.map((scores) => scores[key]));
  const [performance, accessibility, practices, seo] = CATEGORIES.map(of) as [number, number, number, number];
  const shift = of('shift');
  return {
    what: `${name}: performance, accessibility, best practices, SEO; layout shift (median of ${ROUNDS})`,
    gewerk: `${performance}, ${accessibility}, ${practices}, ${seo}; ${shift.toFixed(3)}`,
    target: `≥ ${LEAST_PERFORMANCE}, 100, 100, 100; ≤ ${MOST_SHIFT}`,
    met:
      performance >= LEAST_PERFORMANCE &&
      [accessibility, practices, seo].every((score) => score === WHOLE) &&
      shift <= MOST_SHIFT,
  };
}
