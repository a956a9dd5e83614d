import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';

const scripts = 'script[type="module"]';

test('text pages load no script before the visitor interacts with them', async ({ page }) => {
  for (const path of ['/privacy', '/imprint', '/terms', '/about', '/help']) {
    // Opened without waiting for hydration, which would touch the page.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('networkidle');
    await expect(page.locator(scripts)).toHaveCount(0);
  }
  await page.dispatchEvent('body', 'pointerdown');
  await expect(page.locator(scripts)).toHaveCount(1);
  await takenOver(page);
});

test('text typed into the help search before its scripts have loaded is searched for', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox').last().fill('Öffnungszeiten');
  await expect(page).toHaveURL(/[?&]q(?:uery)?=%C3%96ffnungszeiten/);
});

test('a text page opens in the language stored on the device', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gewerk.language', 'tr'));
  await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/privacy?lang=tr');
});

test('the page is styled before its style sheet has loaded', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const display = async () =>
    page.locator('.site-header-row').evaluate((row) => getComputedStyle(row).display);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await display()).toBe('flex');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  release();
  await takenOver(page);
  expect(await display()).toBe('flex');
});
