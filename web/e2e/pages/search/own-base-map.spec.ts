import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/api-test.js';
import { storeBaseMap, type StoredBaseMap } from '../../fixtures/base-map.js';
import { type LoneGateway, startGateway } from '../../fixtures/lone-gateway.js';
import { readRunningSystem } from '../../system/running-system.js';

test.describe.configure({ mode: 'serial' });

let stored: StoredBaseMap;
let gateway: LoneGateway;

test.beforeAll(async () => {
  const system = readRunningSystem();
  stored = await storeBaseMap();
  gateway = await startGateway(system.gatewayNatsUrl, {
    CANONICAL_URL: system.url,
    REDIS_URL: system.redisUrl,
    RATE_LIMIT_READS: '1000000',
    BASE_MAP: stored.path,
  });
});
test.afterAll(async () => {
  await gateway.stop();
  await stored.remove();
});

const source = (page: Page) => page.locator('.map-source');

async function openMap(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/businesses?query=Vollständig+Kfz-Technik`);
  await page.getByRole('button', { name: 'Karte anzeigen' }).click();
}

/** Whether land or water is drawn near the map's corner, judged by its colour. */
const groundAt = (page: Page) =>
  page.locator('.map-canvas').evaluate((map) => {
    const [red, green, blue] = [...map.querySelectorAll('canvas')]
      .map((canvas) => canvas.getContext('2d')?.getImageData(24, 24, 1, 1).data)
      .findLast((pixel) => pixel && pixel[3] === 255) ?? [0, 0, 0];
    const shown = `rgb(${red}, ${green}, ${blue})`;
    const probe = document.createElement('i');
    document.body.append(probe);
    const names = ['paper', 'tint-steel-ground'].filter((name) => {
      probe.style.color = `var(--g-colors-${name})`;
      return getComputedStyle(probe).color === shown;
    });
    probe.remove();
    return names[0] ?? shown;
  });

/** Without a graphics card a busy machine needs many seconds to draw the second map. */
const PATIENCE = { timeout: 40_000 };

test("maps draw the operator's own base map, request it in ranges, and name its source", async ({ page }) => {
  const ranges: number[] = [];
  const scripts: string[] = [];
  const faults: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.includes('/api/base-map/')) ranges.push(response.status());
    if (url.includes('extract-layers')) scripts.push(url);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openMap(page);
  await expect(source(page)).toHaveText(/^© Test cartographers · Grundkarte/);
  await expect.poll(() => groundAt(page), PATIENCE).toBe('tint-steel-ground');
  expect(new Set(ranges)).toEqual(new Set([206]));
  expect(scripts).toHaveLength(1);
  // The strict policy was still in force.
  expect(faults).toEqual([]);
});

test('the map of a single business keeps its zoom when place names load after the operator’s base map', async ({
  page,
}) => {
  const { promise: isDrawn, resolve: draw } = Promise.withResolvers<void>();
  await page.route('**/map-near-*.json', async (route) => {
    await isDrawn;
    await route.continue();
  });
  await openMap(page);
  await expect(source(page)).toHaveText(/^© Test cartographers/);
  await expect.poll(() => groundAt(page), PATIENCE).toBe('tint-steel-ground');
  const names = page.waitForResponse('**/map-near-*.json');
  draw();
  await names;
  await expect.poll(() => groundAt(page), PATIENCE).toBe('tint-steel-ground');
});

test('if the operator’s base map does not load, the built-in one is shown without an error', async ({
  page,
}) => {
  await page.route('**/api/base-map/**', (route) => route.abort());
  await openMap(page);
  await expect.poll(() => groundAt(page)).toBe('paper');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(source(page)).toHaveText(/^Grundkarte/);
});

test('the address of the operator’s base map returns only ranges', async ({ request }) => {
  const described = await request.get(`${gateway.url}/api/base-map`);
  const { extract } = (await described.json()) as { extract: { address: string } };
  const address = `${gateway.url}${extract.address}`;
  const range = (bytes: string) => request.get(address, { headers: { range: bytes } });

  const start = await range('bytes=0-6');
  expect(start.status()).toBe(206);
  expect((await start.body()).toString()).toBe('PMTiles');
  expect(start.headers()['content-range']).toMatch(/^bytes 0-6\/\d+$/);
  expect(start.headers()['cache-control']).toContain('immutable');

  const beyond = await range('bytes=9999999-');
  expect(beyond.status()).toBe(416);
  expect(beyond.headers()['content-range']).toMatch(/^bytes \*\/\d+$/);

  const whole = await request.get(address);
  expect(whole.status()).toBe(400);
  expect(await whole.json()).toMatchObject({
    detail: expect.stringContaining('Range: must be one range of bytes'),
  });
  expect((await request.get(`${gateway.url}/api/base-map/other.pmtiles`)).status()).toBe(404);
});

test('a system without an operator’s base map returns null for it', async ({ request }) => {
  const answer = await request.get(`${readRunningSystem().url}/api/base-map`);
  expect(await answer.json()).toEqual({ extract: null });
});
