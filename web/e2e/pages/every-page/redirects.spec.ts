import type { Page } from '@playwright/test';
import { stopClock } from '../../fixtures/clock.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';

test('PUB-DETAIL-02 PUB-DETAIL-03 PUB-DETAIL-04 the page of a missing business shows an error and redirects home after 2 seconds', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 404/);
  await stopClock(page);
  const response = await page.goto('/musterhofen/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unternehmen nicht gefunden');
  await expect(page.getByText('Das gesuchte Unternehmen konnte nicht gefunden werden.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/');
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/musterhofen/gibt-es-nicht');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the right trade, right away');
});

test('PUB-DETAIL-02 the page of a business that cannot be loaded shows an error and does not redirect', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 500/);
  await stopClock(page);
  await page.goto('/city/Musterhofen');
  let calls = 0;
  await page.route('**/api/businesses/slug/**', async (route) => {
    calls += 1;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('link', { name: 'Nie Offen Archiv' }).click();
  await expect(page.getByTestId('business-skeleton')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    // Each retry follows a second after the previous response has arrived, so the clock must be advanced repeatedly.
    await page.clock.runFor(1_000);
    await expect(heading).toHaveText('Unternehmen nicht gefunden', { timeout: 300 });
  }).toPass();
  expect(calls).toBe(3);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/musterhofen/nie-offen-archiv');
});

test('PUB-404-01 PUB-404-02 the 404 page redirects home after 3 seconds', async ({ page, guard }) => {
  guard.expectFault(/status of 404/);
  await stopClock(page);
  await page.goto('/gibt/es/nicht');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı');
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/gibt/es/nicht');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
});

for (const { path, stays } of [
  { path: '/gibt/es/nicht', stays: 'Bu sayfada kalıyorsunuz.' },
  { path: '/musterhofen/gibt-es-nicht', stays: 'Sie bleiben auf dieser Seite.' },
]) {
  for (const [sign, give] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['the pointer', (page: Page) => page.mouse.move(200, 200)],
    ['the focus', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`${path} does not redirect once a visitor uses ${sign}, and offers a search`, async ({
      page,
      guard,
    }) => {
      guard.expectFault(/status of 404/);
      await stopClock(page);
      await page.goto(path);
      await takenOver(page);
      await give(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('status').filter({ hasText: stays })).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL(path);
      await page.clock.resume();
      await main.getByRole('combobox').fill('Archiv');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/businesses?query=Archiv');
      await expect(page.getByRole('link', { name: 'Nie Offen Archiv' }).first()).toBeVisible();
    });
  }
}

test('the 404 page does not redirect if a visitor has moved the focus before its scripts loaded', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 404/);
  await stopClock(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/gibt/es/nicht', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link').first().focus();
  held.resolve();
  await takenOver(page);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('status').filter({ hasText: 'Bu sayfada kalıyorsunuz.' })).toBeVisible();
  await expect(page).toHaveURL('/gibt/es/nicht');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PUB-DETAIL-03 error pages do not redirect but link to the home page', async ({ page, guard }) => {
    guard.expectFault(/status of 404/);
    for (const path of ['/musterhofen/gibt-es-nicht', '/gibt/es/nicht']) {
      const answer = await page.goto(path);
      expect(await answer?.text(), path).not.toMatch(/http-equiv="?refresh/i);
      await page.getByRole('main').locator('a[href="/"]').click();
      await expect(page).toHaveURL('/');
    }
  });
});
