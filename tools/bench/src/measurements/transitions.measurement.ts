import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';
import { chromium } from '@playwright/test';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { type Step, timesOfTap, type TapTimes } from './tap-in-browser.js';
import { publicPages } from './public-pages.js';

const BUSINESSES = 5_000;
const FILL_LIMIT_MS = 300_000;
const ROUNDS = 5;
const MOST_CONTENT_MS = 700;
const MOST_SIGN_MS = 300;

/** How long the next page takes to appear after a tap, on a slow connection and a slow phone. */
export const transitions: Measurement = {
  name: 'transitions',
  title: 'Next page after a tap',
  isUsual: false,
  async run({ folder, say, stop }) {
    await stop();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'transitions-data'),
      demo: BUSINESSES,
      readyWithinMs: FILL_LIMIT_MS,
      env: { RATE_LIMIT_READS: '1000000', ADMIN_PASSWORD: 'for measurements only' },
    });
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] });
    try {
      const rows: Row[] = [];
      for (const step of await steps(system.url)) {
        const rounds: TapTimes[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push(await timesOfTap(browser, system.url, step));
        }
        rows.push(rowOf(step, rounds));
        say(`${step.name}: ${rows.at(-1)?.gewerk ?? ''}`);
      }
      return rows;
    } finally {
      await browser.close();
      await system.stop();
    }
  },
};

async function steps(origin: string): Promise<readonly Step[]> {
  const pages = await publicPages(origin);
  const pathOf = (name: string): string => pages.find((page) => page.name === name)?.path ?? '/';
  const business = '.card-name a';
  const heading = '.business-head h1';
  return [
    { name: 'listing to business', from: pathOf('listing'), link: business, content: heading },
    { name: 'city to business', from: pathOf('city'), link: business, content: heading },
    { name: 'home to city', from: '/', link: 'main a[href^="/city/"]', content: '.card-name' },
    { name: 'home to category', from: '/', link: 'main a[href^="/categories/"]', content: '.card-name' },
    {
      name: 'category to its next page',
      from: pathOf('category'),
      link: '.pagination a[rel="next"]',
      content: '.card-name',
    },
  ];
}

function rowOf({ name }: Step, rounds: readonly TapTimes[]): Row {
  const content = median(rounds.map((times) => times.content));
  const sign = median(rounds.map((times) => times.sign));
  return {
    what: `${name}, Slow 4G, 4 × CPU, 390 px: to content; to a loading indicator (median of ${ROUNDS})`,
    gewerk: `${content.toFixed(0)} ms; ${sign.toFixed(0)} ms`,
    target: `≤ ${MOST_CONTENT_MS} ms; ≤ ${MOST_SIGN_MS} ms`,
    met: content <= MOST_CONTENT_MS && sign <= MOST_SIGN_MS,
  };
}
