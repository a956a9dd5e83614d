import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures/test.js';

/** Pictures of the README: `IMAGES=1 npx playwright test -c web/playwright.config.ts` on a running system (E2E_DATA_DIR). */
const folder = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

const images = [
  { name: 'home-1280', path: '/', width: 1280, height: 900 },
  { name: 'search-1280', path: '/?query=Autowerkstat&location=Krems', width: 1280, height: 900 },
  { name: 'listing-1280', path: '/businesses', width: 1280, height: 900 },
  { name: 'detail-1280', path: '/bindlach/final-cut', width: 1280, height: 900 },
  { name: 'home-390', path: '/', width: 390, height: 844 },
];

for (const { name, path, width, height } of images) {
  test(`Takes docs/images/${name}.png`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${name}.png` });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
