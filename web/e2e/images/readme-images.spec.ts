import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures/test.js';

/**
 * Takes screenshots of a running system (E2E_DATA_DIR) for the README: `IMAGES=1 npx playwright test -c
 * web/playwright.config.ts`.
 */
const folder = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

interface Image {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly isDark?: boolean;
  /** Whether the map of the search results is open. */
  readonly hasMap?: boolean;
}

const images: readonly Image[] = [
  { name: 'home-1280', path: '/', width: 1280, height: 900 },
  { name: 'search-1280', path: '/?query=Autowerkstat&location=Krems', width: 1280, height: 900 },
  { name: 'listing-1280', path: '/businesses', width: 1280, height: 900 },
  { name: 'detail-1280', path: '/bindlach/final-cut', width: 1280, height: 900 },
  { name: 'home-390', path: '/', width: 390, height: 844 },
  { name: 'map-1280', path: '/city/Berlin', width: 1280, height: 900, hasMap: true },
  { name: 'map-390', path: '/city/Berlin', width: 390, height: 844, isDark: true, hasMap: true },
];

for (const { name, path, width, height, isDark = false, hasMap = false } of images) {
  test(`Writes docs/images/${name}.png`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await page.goto(path);
    if (hasMap) {
      await page.getByRole('button', { name: 'Show map' }).click();
      await page.locator('.map-frame[aria-busy="false"] canvas').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${name}.png` });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
