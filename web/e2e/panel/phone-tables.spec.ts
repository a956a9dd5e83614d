import type { Page } from '@playwright/test';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const mail = {
  ...{ id: 'a', to: 'eine.sehr.lange.anschrift@malerei-und-lackiererei.example', text: 'Text', attempts: 3 },
  ...{ subject: 'Kontakt: Frage zur Öffnungszeit und zu vielem mehr', state: 'failed', sentAt: null },
  ...{ fault: 'Kein Mailserver', createdAt: '2026-11-27T07:30:00.000Z' },
};

/** How far a table reaches out of its frame, in pixels. */
const hidden = (page: Page) =>
  page
    .locator('.panel-scroll:has(.is-stacked)')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('tables that are read row by row show all of a row on a phone', async ({ page }) => {
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
