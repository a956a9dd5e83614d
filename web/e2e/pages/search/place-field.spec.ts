import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

const homeField = (page: Page) => page.getByRole('combobox', { name: 'Search for businesses, services...' });
const placeField = (page: Page) => page.getByRole('combobox', { name: 'Location or postal code' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('the place field suggests cities, postal codes and districts, and the search uses the one selected by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  for (const [typed, place] of [
    ['berl', /^Berlin\d/],
    ['Berlni', /^Berlin\d/],
    ['1011', /^10115Berlin/],
    ['Kreuzb', /^Berlin-Kreuzberg/],
  ] as const) {
    await placeField(page).fill(typed);
    await expect(options(page).filter({ hasText: place }).first()).toBeVisible();
  }
  await placeField(page).fill('berl');
  await expect(options(page).first()).toHaveText(/^Berlin\d/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(placeField(page)).toHaveValue('Berlin');
  await expect(placeField(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?query=&location=Berlin');
});

test('on a phone the suggestion lists cover neither the fields nor the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const places = [homeField(page), placeField(page), page.locator('.hero-search button')];
  for (const field of [homeField(page), placeField(page)]) {
    await field.fill('berlin');
    await expect(options(page).first()).toBeVisible();
    const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
    for (const other of places) {
      const box = await other.boundingBox();
      if (!list || !box) throw new Error('not shown');
      expect(box.y + box.height <= list.y || list.y + list.height <= box.y).toBe(true);
    }
    await page.keyboard.press('Escape');
  }
});

test('a suggested trade becomes a search in the entered place', async ({ page }) => {
  await page.goto('/');
  await placeField(page).fill('Berlin');
  await page.keyboard.press('Escape');
  await homeField(page).fill('frise');
  const trade = options(page).filter({ hasText: 'Berlin' }).first();
  await expect(trade).toHaveAttribute('href', '/businesses?query=Friseur&location=Berlin');
});
