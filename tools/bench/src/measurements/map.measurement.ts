import { waitUntil } from '@gewerk/engines';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';
import { chromium, type Browser } from '@playwright/test';
import type { Measurement, Row } from '../report/measurement.js';
import { median, quantile } from '../report/statistics.js';
import { firstPicture, framesWhilePanning, mapRequests } from './map-in-browser.js';
import { publicPages } from './public-pages.js';

const MOST_COLD_MS = 60;
const MOST_KEPT_MS = 5;
const MOST_PICTURE_MS = 1_500;
const LEAST_FRAMES = 50;
const ROUNDS = 5;
const SHARE = 0.95;
/** The service is ready before it has read the points of the map. */
const PREPARED_WITHIN_MS = 60_000;

/** Latitude and longitude of the requested tiles, in dense, average and empty areas. */
const SPOTS = [
  [52.52, 13.4],
  [53.55, 9.99],
  [48.14, 11.58],
  [50.94, 6.96],
  [51.34, 12.37],
  [49.95, 11.58],
  [48.21, 16.37],
  [53.6, 12.4],
] as const;
const LEVELS = [5, 6, 7, 8, 9, 10, 11, 12, 13];
const FILTERS = ['', '?openNow=true', '?category=handwerker'];
/**
 * A filter that none of the measured tiles has: after this request the service has read its points and
 * compiled its code.
 */
const WARM_UP = '?hasPhone=true';

/**
 * Tiles requested for the first time and again, the map's first picture on a slow connection, and frames
 * while it is moved.
 */
export const map: Measurement = {
  name: 'map',
  title: 'Map',
  isUsual: false,
  async run({ system, say }) {
    const { origin } = await system();
    const [first = ''] = tiles(WARM_UP);
    const isPrepared = async () => (await fetch(`${origin}${first}`)).ok;
    if (!(await waitUntil(isPrepared, { timeoutMs: PREPARED_WITHIN_MS, everyMs: 200 })))
      throw new Error(`${first} is not answered`);
    for (const tile of tiles(WARM_UP)) await timeOf(`${origin}${tile}`);
    const asked = FILTERS.flatMap(tiles);
    const cold = await timesOf(origin, asked);
    const kept = await timesOf(origin, asked);
    const rows = [
      tileRow(`tile asked for the first time, ${asked.length} tiles`, cold, MOST_COLD_MS),
      tileRow('the same tiles again', kept, MOST_KEPT_MS),
    ];
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] });
    try {
      rows.push(await firstViewRow(browser, origin));
      const [city] = (await publicPages(origin)).filter(({ name }) => name === 'city');
      if (!city) throw new Error('there is no page of a city');
      const pictures: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        pictures.push(await firstPicture(browser, `${origin}${city.path}`));
        say(`first picture: ${pictures.at(-1)?.toFixed(0)} ms`);
      }
      const picture = median(pictures);
      rows.push({
        what: `from the tap to the first picture, Fast 3G, 390 px, median of ${ROUNDS}`,
        gewerk: `${picture.toFixed(0)} ms`,
        target: `≤ ${MOST_PICTURE_MS} ms`,
        met: picture <= MOST_PICTURE_MS,
      });
      const { perSecond, slowest } = await framesWhilePanning(browser, `${origin}${city.path}`);
      rows.push({
        what: 'frames a second while the map is moved, 1280 px, no GPU (95% of frames within)',
        gewerk: `${perSecond.toFixed(0)} (${slowest.toFixed(0)} ms)`,
        target: `≥ ${LEAST_FRAMES}`,
        met: perSecond >= LEAST_FRAMES,
      });
      return rows;
    } finally {
      await browser.close();
    }
  },
};

function tileRow(what: string, times: readonly number[], most: number): Row {
  const p95 = quantile(times, SHARE);
  const [p50, worst] = [median(times), Math.max(...times)].map((time) => time.toFixed(1));
  return {
    what: `${what}: p95 (p50, slowest)`,
    gewerk: `${p95.toFixed(1)} ms (${p50}, ${worst})`,
    target: `≤ ${most} ms`,
    met: p95 <= most,
  };
}

async function firstViewRow(browser: Browser, origin: string): Promise<Row> {
  const asked: string[] = [];
  const pages = await publicPages(origin);
  for (const { path } of pages) asked.push(...(await mapRequests(browser, `${origin}${path}`)));
  return {
    what: `requests of the map in the first view of ${pages.length} pages`,
    gewerk: asked.length === 0 ? '0' : asked.join(', '),
    target: '0',
    met: asked.length === 0,
  };
}

/** Paths of the tiles at all levels around these points, each once. */
function tiles(filter: string): string[] {
  const paths = LEVELS.flatMap((level) =>
    SPOTS.map(([latitude, longitude]) => {
      const across = 2 ** level;
      const x = Math.floor(((longitude + 180) / 360) * across);
      const angle = (latitude * Math.PI) / 180;
      const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * across);
      return `/api/tiles/${level}/${x}/${y}${filter}`;
    }),
  );
  return [...new Set(paths)];
}

async function timesOf(origin: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) times.push(await timeOf(`${origin}${path}`));
  return times;
}

/** Milliseconds until the whole response has arrived. */
async function timeOf(url: string): Promise<number> {
  const before = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - before;
}
