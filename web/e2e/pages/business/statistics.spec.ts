import type { getListingStatistics, ListingCounts, OutputOf } from '@gewerk/contracts/bus';
import type { Page } from '@playwright/test';
import { openPanel } from '../../fixtures/owner.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { violations } from '../../fixtures/violations.js';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const WITHIN = { timeout: 30_000 };

const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** The views and clicks counted for a listing so far. */
async function countsOf(page: Page, name: string): Promise<ListingCounts> {
  const answer = await page.request.get(`/api/admin/statistics/listings?month=${thisMonth()}`);
  expect(answer.status(), await answer.text()).toBe(200);
  const { listings } = (await answer.json()) as OutputOf<typeof getListingStatistics>;
  const { views, phone, website, route } = listings.find((listing) => listing.name === name) ?? {
    views: 0,
    phone: 0,
    website: 0,
    route: 0,
  };
  return { views, phone, website, route };
}

/** Prevents links from opening pages, so that a click has no other effect. */
const stayHere = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));

test.describe('a person', () => {
  test.use({ userAgent: PERSON });

  test('is counted for views and clicks of a listing without a cookie, and the panel shows the listing', async ({
    page,
    context,
  }) => {
    test.slow();
    await openPanel(page, '/admin?tab=statistics');
    const name = 'Vollständig Kfz-Technik';
    const before = await countsOf(page, name);
    await page.goto('/musterhofen/vollstaendig-kfz-technik');
    await takenOver(page);
    await stayHere(page);
    const click = page.waitForRequest('**/api/clicks');
    await page.locator('.contact-card [data-click="phone"]').first().click();
    expect((await (await click).response())?.status()).toBe(204);
    await page.locator('.contact-card [data-click="route"]').click();
    await expect
      .poll(() => countsOf(page, name), WITHIN)
      .toEqual({ ...before, views: before.views + 1, phone: before.phone + 1, route: before.route + 1 });
    expect((await context.cookies()).map((cookie) => cookie.name).sort()).toEqual([
      'gewerk_consent',
      'gewerk_device',
      'gewerk_session',
    ]);

    await page.goto('/admin?tab=statistics');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: `${name}: günlük sayıları göster` }).click();
    await expect(page.getByRole('heading', { name: `${name}: günlere göre` })).toBeFocused();
  });

  test('is counted on navigation within the site, but not with Global Privacy Control', async ({ page }) => {
    test.slow();
    await openPanel(page);
    const name = 'Nie Offen Archiv';
    const before = await countsOf(page, name);
    await page.goto('/city/Musterhofen');
    await takenOver(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => countsOf(page, name), WITHIN).toEqual({ ...before, views: before.views + 1 });
    await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    await page.reload();
    await page.setExtraHTTPHeaders({});
    await page.reload();
    // If the first reload had been counted, its view would have arrived before that of the second.
    await expect
      .poll(async () => (await countsOf(page, name)).views, WITHIN)
      .toBeGreaterThanOrEqual(before.views + 2);
    expect((await countsOf(page, name)).views).toBe(before.views + 2);
  });
});

test('the statistics section is linked next to the tabs, fits a phone and has no axe violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await page.getByRole('link', { name: 'İstatistikler' }).click();
  await expect(page).toHaveURL('/admin?tab=statistics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstatistikler');
  await expect(page.getByRole('img', { name: /^Günlük görüntüleme\. Görüntüleme: / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Günlük arama\. Arama: .+ Sonuçsuz: / })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const month = page.getByLabel('Ay', { exact: true });
  await month.selectOption({ index: 20 });
  await expect(page.getByText('Bu ay için henüz sayım yok.')).toBeVisible();
});
