import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.js';

/** Opens a page whose scripts are on their way; what it answers lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('a language that is chosen before the scripts are there is taken', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByLabel('Language', { exact: true }).selectOption('tr');
  release();
  await expect(page).toHaveURL(/\/\?lang=tr$/);
});

test('an order that is chosen before the scripts are there is taken', async ({ page }) => {
  const release = await openWithoutScripts(page, '/categories/restaurant');
  await page.getByLabel('Sortieren nach').selectOption('name');
  release();
  await expect(page).toHaveURL('/categories/restaurant?sortBy=name');
});

test('filters that are opened before the scripts are there are counted', async ({ page }) => {
  const release = await openWithoutScripts(page, '/businesses');
  await page.locator('.filter-panel summary').click();
  release();
  await expect(page.locator('.facet').first()).toHaveText(/^\(/);
});

test('the own position cannot be asked for before somebody hears of it', async ({ page }) => {
  const release = await openWithoutScripts(page, '/businesses');
  await page.locator('.filter-panel summary').click();
  const button = page.getByRole('button', { name: 'In meiner Nähe' });
  await expect(button).toBeDisabled();
  release();
  await expect(button).toBeEnabled();
});
