import type { Page } from '@playwright/test';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const mail = {
  ...{ id: 'a', to: 'eine.sehr.lange.anschrift@malerei-und-lackiererei.example', text: 'Text', attempts: 3 },
  ...{ subject: 'Kontakt: Frage zur Öffnungszeit und zu vielem mehr', state: 'failed', sentAt: null },
  ...{ fault: 'Kein Mailserver', createdAt: '2026-11-27T07:30:00.000Z' },
};

/** By how many pixels a table extends beyond its frame. */
const hidden = (page: Page) =>
  page
    .locator('.panel-scroll:has(.is-stacked)')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('stacked tables show whole rows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await page.route('**/api/admin/mails?*', (route) =>
    route.fulfill({ json: { mails: [mail], total: 1, page: 1, totalPages: 1 } }),
  );
  await page.goto('/admin?tab=inbox');
  await expect(page.locator('.panel-mails').getByRole('button')).toBeVisible();
  expect(await hidden(page)).toBe(0);
  expect(await violations(page, { within: ['.panel-mails'] })).toEqual([]);
  for (const path of ['/admin?tab=settings&page=audit', '/admin?tab=accounts']) {
    await page.goto(path);
    await expect(page.locator('.is-stacked tbody tr').first()).toBeVisible();
    expect([path, await hidden(page)]).toEqual([path, 0]);
  }
});

test('the name of a deleted business is not squeezed on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await page.route('**/api/admin/businesses?*', async (route) => {
    // Requests businesses of any status, since there may be no deleted ones.
    const url = new URL(route.request().url());
    url.searchParams.delete('status');
    const answer = await route.fetch({ url: url.href });
    const list = (await answer.json()) as { businesses: object[] };
    const businesses = list.businesses
      .slice(0, 1)
      .map((one) => ({ ...one, name: 'Kfz-Teile Yılmaz', removed_at: '2026-11-27T08:15:00.000Z' }));
    await route.fulfill({ json: { ...list, businesses } });
  });
  await page.goto('/admin?status=deleted');
  const name = page.locator('.panel-businesses tbody .checked-name');
  await expect(name).toContainText('Kfz-Teile Yılmaz');
  expect((await name.boundingBox())?.height).toBeLessThan(100);
});

test('the buttons of a dialog stay within it on a phone', async ({ page, guard }) => {
  guard.expectFault(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const answer = await page.request.get('/api/admin/businesses', { params: { limit: 1 } });
  const [first] = ((await answer.json()) as { businesses: { id: string }[] }).businesses;
  await page.route(`**/api/admin/businesses/${first?.id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { code: 'conflict', detail: '' } })
      : route.fallback(),
  );
  await page.goto(`/admin?tab=businesses&business=${first?.id}&lang=de`);
  await page.getByLabel('Telefon', { exact: true }).fill('0921 4711');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  const room = await dialog.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    const edges = [...element.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().right,
    );
    return right - Number.parseFloat(getComputedStyle(element).paddingRight) - Math.max(...edges);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
