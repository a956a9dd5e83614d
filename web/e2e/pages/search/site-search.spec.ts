import { expect, test } from '../../fixtures/looking-test.js';
import { takenOver } from '../../fixtures/taken-over.js';

test('the header has a search only on pages without one in their content', async ({ page }) => {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Find a business' });
  for (const path of ['/', '/businesses']) {
    await page.goto(path);
    await expect(page.getByRole('search')).toHaveCount(1);
  }
  await page.goto('/about');
  await field.fill('Archiv');
  await field.press('Enter');
  await expect(page).toHaveURL('/businesses?query=Archiv');
  await expect(page.getByRole('link', { name: 'Nie Offen Archiv' }).first()).toBeVisible();
  await expect(field).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search in the header is sent as a form', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('searchbox').fill('Archiv');
    await page.getByRole('banner').getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/businesses?query=Archiv');
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search opens full-screen, closes, and leads to the results for a place', async ({ page }) => {
    await page.goto('/about');
    await takenOver(page);
    const toggle = page.getByRole('banner').getByRole('link', { name: 'Find a business' });
    const sheet = page.getByRole('dialog', { name: 'Find a business' });
    await toggle.click();
    await expect(sheet).toBeVisible();
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expect(sheet.getByRole('combobox', { name: 'Find a business' })).toBeInViewport();
    await expect(sheet.getByRole('combobox', { name: 'Find a business' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Close search' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await toggle.click();
    await sheet.getByRole('combobox', { name: 'Find a business' }).fill('Archiv');
    await sheet.getByPlaceholder('Location or postal code').fill('Musterhofen');
    await sheet.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/businesses?query=Archiv&location=Musterhofen');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Nie Offen Archiv' }).first()).toBeVisible();
  });
});
