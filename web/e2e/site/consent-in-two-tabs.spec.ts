import type { Page } from '@playwright/test';
import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';

test.describe.configure({ mode: 'serial' });
test.use({ consent: null });
test.beforeAll(async ({ request }) =>
  saveSettings(request, { footer_code: '<script data-consent="analytics">window.measures = true</script>' }),
);
test.afterAll(async ({ request }) => saveSettings(request, {}));

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Auswahl' });
const measures = (page: Page) => page.evaluate(() => 'measures' in window);

/** The event that a browser sends to a page whose tab becomes visible again. */
const lookAt = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('PUB-COOKIE-05 PUB-COOKIE-06 a choice and its withdrawal apply in another tab once that tab is visible', async ({
  page,
  context,
}) => {
  await page.goto('/imprint');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cookies');
  await other.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await lookAt(page);
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => measures(page)).toBe(true);
  await other.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
  await Promise.all([page.waitForEvent('load'), lookAt(page)]);
  await page.waitForLoadState('networkidle');
  expect(await measures(page)).toBe(false);
  await expect(banner(page)).toBeHidden();
});
