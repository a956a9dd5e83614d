import type { Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { samplePaths } from '../../system/samples.js';

/** Opens a page whose scripts are still loading; the returned function releases them. */
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

test('a language chosen before the scripts have loaded is applied', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByLabel('Language', { exact: true }).selectOption('tr');
  release();
  await expect(page).toHaveURL(/\/\?lang=tr$/);
});

test('a button pressed before the scripts have loaded is handled', async ({ page }) => {
  const release = await openWithoutScripts(page, samplePaths.full);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('an order chosen before the scripts have loaded is applied', async ({ page }) => {
  const release = await openWithoutScripts(page, '/categories/restaurant');
  await page.getByLabel('Sortieren nach').selectOption('name');
  release();
  await expect(page).toHaveURL('/categories/restaurant?sortBy=name');
});

test('filters opened before the scripts have loaded show their counts', async ({ page }) => {
  const release = await openWithoutScripts(page, '/businesses');
  await page.locator('.filter-panel summary').click();
  release();
  await expect(page.locator('.facet').first()).toHaveText(/^\(/);
});

test('a text, a place and filters entered before the scripts have loaded are applied together', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/businesses');
  await page.locator('input[name="query"]').fill('Friseur');
  await page.locator('.filter-panel summary').click();
  await page.getByLabel('Umkreis um').fill('Bayreuth');
  await page.getByRole('checkbox', { name: 'Mit Telefonnummer' }).check();
  await page.getByRole('checkbox', { name: 'Mit Website' }).check();
  release();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({ query: 'Friseur', around: 'Bayreuth', hasPhone: 'true', hasWebsite: 'true' });
  await expect(page.getByRole('checkbox', { name: 'Mit Website' })).toBeChecked();
});

test('the position cannot be requested before a script can handle it', async ({ page }) => {
  const release = await openWithoutScripts(page, '/businesses');
  await page.locator('.filter-panel summary').click();
  const button = page.getByRole('button', { name: 'In meiner Nähe' });
  await expect(button).toBeDisabled();
  release();
  await expect(button).toBeEnabled();
});

test('input and choices made in a form before the scripts have loaded are kept', async ({ page }) => {
  const release = await openWithoutScripts(page, '/add-business');
  const name = page.getByLabel('Name des Unternehmens');
  const category = page.getByLabel('Kategorie', { exact: true });
  const description = page.getByLabel('Beschreibung');
  await name.fill('Maler Moll');
  await category.selectOption({ index: 1 });
  await description.fill('Wir malen alles, was hält.');
  const chosen = await category.inputValue();
  release();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Schritt 2 von 3')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(name).toHaveValue('Maler Moll');
  await expect(category).toHaveValue(chosen);
  await expect(description).toHaveValue('Wir malen alles, was hält.');
});

test('a visitor who scrolls before the scripts have loaded stays in place', async ({ page }) => {
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  // The second URL changes the language, which loads another page while the first one is scrolled far down.
  for (const path of ['/', '/?lang=tr']) {
    const release = await openWithoutScripts(page, path);
    // Switching from the fallback font moves the page by a pixel or two.
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrolled).toBe(700);
    release();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await scrolled()).toBe(700);
    await page.unrouteAll({ behavior: 'wait' });
    await page.mouse.wheel(0, 500);
    await expect.poll(scrolled).toBe(1200);
  }
  await page.reload();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(1200);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens before the scripts have loaded, stays open when they load, and its links work', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.locator('summary', { hasText: 'Open menu' }).click();
    await expect(nav).toBeVisible();
    release();
    await takenOver(page);
    await expect(nav).toBeVisible();
    await nav.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help');
    await expect(nav).toBeHidden();
  });

  test('a search link tapped before the scripts have loaded leads to a working search field', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Find a business' }).click();
    await expect(page).toHaveURL('/businesses');
    const field = page.locator('#listing-query');
    await field.pressSequentially('Nie Offen');
    release();
    await expect(page.getByRole('option', { name: /Nie Offen Archiv/ })).toBeVisible();
    await expect(field).toHaveValue('Nie Offen');
  });
});

test('text typed into the search before the scripts have loaded is kept and gets suggestions', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/about');
  const field = page.getByRole('banner').locator('input[name="query"]');
  await field.pressSequentially('Nie Offen');
  release();
  await expect(page.getByRole('option', { name: /Nie Offen Archiv/ })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Nie Offen');
});
