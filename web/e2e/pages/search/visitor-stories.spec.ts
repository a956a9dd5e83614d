import type { Locator, Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts taps; typing and the browser's own 'back' do not count. */
function counted(): { readonly tap: (target: Locator) => Promise<void>; readonly taps: () => number } {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target) => {
      taps += 1;
      await target.click();
    },
  };
}

async function fillSearch(page: Page, query: string, location = ''): Promise<Locator> {
  await page.goto('/');
  await takenOver(page);
  await page.getByPlaceholder('Search for businesses, services...').fill(query);
  await page.getByPlaceholder('Location or postal code').fill(location);
  await page.keyboard.press('Escape');
  return page.getByRole('main').getByRole('button', { name: 'Search' });
}

const names = (page: Page): Locator => page.locator('.card-name');

test('a workshop near 95444 that is open now is found in two taps', async ({ page }) => {
  const { tap, taps } = counted();
  await tap(await fillSearch(page, 'KFZ Werkstatt', '95444'));
  await expect(names(page).first()).toBeVisible();
  await tap(page.getByRole('link', { name: 'Open now', exact: true }));
  await expect(page).toHaveURL(/\/businesses\?query=KFZ(?:%20|\+)Werkstatt&location=95444&openNow=true/);
  // By day other businesses may be nearer; at night this is the only one that is certainly open.
  await expect(names(page).filter({ hasText: 'Immer Offen Werkstatt' })).toBeVisible();
  await expect(names(page).first()).toBeInViewport();
  await expect(page.locator('.card').first()).toContainText('Open');
  await expect(page.locator('.card-address').first()).toContainText(/\d+,\d\skm/);
  expect(taps()).toBe(2);
});

test('a misspelt hairdresser is found in one tap, more in two and Saturdays in three; going back restores the results', async ({
  page,
}) => {
  const { tap, taps } = counted();
  await tap(await fillSearch(page, 'Frisuer', 'Bindlahc'));
  const found = names(page).filter({ hasText: 'FINAL CUT' });
  await expect(found).toBeVisible();
  await expect(names(page).first()).toHaveText('FINAL CUT');
  expect(taps()).toBe(1);
  const first = await names(page).count();
  await tap(page.getByRole('link', { name: /^Show \d+ more$/ }));
  await expect.poll(() => names(page).count()).toBeGreaterThan(first);
  const all = await names(page).count();
  expect(taps()).toBe(2);
  await tap(page.getByRole('link', { name: 'Saturday', exact: true }));
  await expect(page).toHaveURL(/openOn=saturday/);
  await expect(found).toBeVisible();
  await expect(names(page).filter({ hasText: /^Schere 1$/ })).toHaveCount(0);
  expect(taps()).toBe(3);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?query=Frisuer/);
  await expect(names(page)).toHaveCount(all);
  await tap(found.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: 'FINAL CUT' })).toBeVisible();
  expect(taps()).toBe(4);
});

test('the business of a phone number is found in one tap', async ({ page }) => {
  const { tap, taps } = counted();
  await tap(await fillSearch(page, '0921 123456'));
  await expect(names(page).first()).toHaveText('Vollständig Kfz-Technik');
  expect(taps()).toBe(1);
});

test('a bakery that is open on Sundays is found in one tap, and the page shows how the search was understood', async ({
  page,
}) => {
  const { tap, taps } = counted();
  await tap(await fillSearch(page, 'Bäckerei sonntags', 'Berlin'));
  await expect(names(page).first()).toBeVisible();
  await expect(page.locator('.understood')).toContainText(/Sonntag/i);
  expect(taps()).toBe(1);
  await expect(page.locator('.card .badge').first()).toHaveText('Bäckerei & Konditorei');
  const pages = await names(page)
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
  for (const path of pages) {
    const answer = await page.request.get(`/api/businesses/slug${path}`);
    const { workingHours } = (await answer.json()) as { workingHours: Record<string, string> | null };
    expect(workingHours?.['Sunday'], path).toMatch(/\d|24 hours/);
  }
});

test('wrong hours are reported in four taps: search, business, wrong hours, send', async ({ page }) => {
  const { tap, taps } = counted();
  await tap(await fillSearch(page, 'Nie Offen Archiv', 'Musterhofen'));
  await tap(names(page).filter({ hasText: 'Nie Offen Archiv' }).getByRole('link'));
  await tap(page.getByRole('link', { name: 'Wrong hours?' }));
  const monday = page.getByLabel('Montag');
  await monday.fill('9 bis 12 Uhr');
  await expect(monday).toHaveAccessibleDescription('Gelesen: 09:00–12:00 ✓');
  await tap(page.getByRole('button', { name: 'Vorschlag senden' }));
  const thanks = page.getByRole('heading', { name: 'Vielen Dank, Ihr Hinweis ist angekommen' });
  await expect(thanks).toBeFocused({ timeout: 20_000 });
  await expect(thanks).toBeInViewport();
  expect(taps()).toBe(4);
});
