import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { quantile } from '../report/statistics.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: 'de-DE' };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' };
/** Chromium's own 'Fast 3G'. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const MAP_FILES = /business-map|base-map|map-details|map-near|\/api\/tiles\//;
const MAP = '.map-side .map-frame';
const STEPS = 240;
const FRAME_MS = 16;
const SHARE = 0.95;

/** The frame after the one that contains base map and businesses. */
const WATCH_PICTURE = `
  window.picture = new Promise((resolve) => {
    let begun = 0;
    addEventListener('pointerdown', () => (begun = performance.now()), { capture: true, once: true });
    const look = () => {
      if (document.querySelector('${MAP}[aria-busy="false"] canvas')) {
        requestAnimationFrame(() => resolve(performance.now() - begun));
      } else requestAnimationFrame(look);
    };
    look();
  });
  undefined;
`;
const COUNT_FRAMES = `
  window.mapFrames = [];
  const note = (now) => {
    window.mapFrames.push(now);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  undefined;
`;

/** Opens a page in a new context, whose cache is empty. */
async function visit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The requests that a page makes for the map before anybody has touched the map. */
export const mapRequests = (browser: Browser, url: string): Promise<string[]> =>
  visit(browser, DESK, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (MAP_FILES.test(request.url())) asked.push(request.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return asked;
  });

/** Milliseconds from the tap on the button until businesses and base map are painted. */
export const firstPicture = (browser: Browser, url: string): Promise<number> =>
  visit(browser, { ...PHONE, hasTouch: true, isMobile: true }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', FAST_3G);
    await page.evaluate(WATCH_PICTURE);
    await page.locator('.map-toggle button').tap();
    return page.evaluate<number>('window.picture');
  });

/**
 * Frames per second while the map is dragged back and forth, and the milliseconds within which 95% of them
 * appeared.
 */
export const framesWhilePanning = (
  browser: Browser,
  url: string,
): Promise<{ perSecond: number; slowest: number }> =>
  visit(browser, DESK, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('.map-toggle button').click();
    await page.locator(`${MAP}[aria-busy="false"] canvas`).first().waitFor();
    await page.waitForLoadState('networkidle');
    const box = await page.locator(MAP).boundingBox();
    if (!box) throw new Error('the map is not visible');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(COUNT_FRAMES);
    const began = performance.now();
    for (let step = 0; step < STEPS; step += 1) {
      const turn = (step / STEPS) * 4 * Math.PI;
      await page.mouse.move(x + 150 * Math.sin(turn), y + 100 * Math.sin(turn / 2));
      const due = began + step * FRAME_MS;
      if (performance.now() < due) await page.evaluate('new Promise(requestAnimationFrame)');
    }
    const frames = await page.evaluate<number[]>('window.mapFrames');
    await page.mouse.up();
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
    return { perSecond: (gaps.length / lasted) * 1_000, slowest: quantile(gaps, SHARE) };
  });
