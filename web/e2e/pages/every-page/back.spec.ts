import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { samplePaths } from '../../system/samples.js';

test.use({ viewport: { width: 390, height: 844 } });

/** Whether the page's history entry is that of an overlay. A closed overlay removes it a moment later. */
const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.has(Object(history.state), 'isOver'));

/** Opens the filters, and waits until Back would close them: the browser opens them before React has noticed. */
async function openFilters(page: Page): Promise<void> {
  await page.locator('.filter-panel summary').click();
  await expect.poll(() => isOver(page)).toBe(true);
}

test('Back closes the full-screen search, and skips it once it was used', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  const toggle = page.getByRole('banner').getByRole('link', { name: 'Find a business' });
  const sheet = page.getByRole('dialog', { name: 'Find a business' });
  await toggle.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/help');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await sheet.getByRole('combobox', { name: 'Find a business' }).fill('Archiv');
  await sheet.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/businesses?query=Archiv');
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Wie können wir helfen?' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await toggle.click();
  await sheet.getByRole('button', { name: 'Close search' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => isOver(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a closed sheet is not reopened by Forward and adds no step to Back', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/businesses?location=Musterhofen');
  await takenOver(page);
  const done = page.getByRole('button', { name: /Treffer zeigen/ });
  const closings = [() => page.goBack(), () => done.click()];
  for (const close of closings) {
    await openFilters(page);
    await close();
    await expect(done).toBeHidden();
    await expect.poll(() => isOver(page)).toBe(false);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.forward();
        }),
    );
    await expect.poll(() => isOver(page)).toBe(false);
    await expect(done).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Back leaves a page that was reloaded while a sheet was open', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/businesses?location=Musterhofen');
  await openFilters(page);
  await page.reload();
  await expect.poll(() => isOver(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Back closes the filters and keeps the choices; the next Back undoes them', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/businesses?location=Musterhofen');
  await takenOver(page);
  const summary = page.locator('.filter-panel summary');
  const done = page.getByRole('button', { name: /Treffer zeigen/ });
  await openFilters(page);
  await expect(done).toBeVisible();
  await page.goBack();
  await expect(done).toBeHidden();
  await expect(page).toHaveURL('/businesses?location=Musterhofen');
  await expect(summary).toBeFocused();
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Jetzt geöffnet' }).check();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true');
  await page.getByRole('checkbox', { name: 'Mit Telefonnummer' }).check();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true&hasPhone=true');
  await page.goBack();
  await expect(done).toBeHidden();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true&hasPhone=true');
  await page.goBack();
  await expect(page).toHaveURL('/businesses?location=Musterhofen');
  await openFilters(page);
  await done.click();
  await expect(done).toBeHidden();
  await expect.poll(() => isOver(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a tap outside the filters only closes them', async ({ page }) => {
  await page.goto('/businesses?location=Musterhofen');
  await takenOver(page);
  await openFilters(page);
  const done = page.getByRole('button', { name: /Treffer zeigen/ });
  await expect(done).toBeVisible();
  await page.getByRole('checkbox', { name: 'Jetzt geöffnet' }).check();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true');
  // A tap where the menu button is.
  await page.mouse.click(355, 30);
  await expect(done).toBeHidden();
  await expect(page.locator('.menu-toggle')).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true');
});

test('Back closes the photos, and then leaves the business', async ({ page }) => {
  await page.goto('/about');
  await page.goto(samplePaths.full);
  await takenOver(page);
  const photo = page.getByRole('link', { name: 'Photo of Vollständig Kfz-Technik' });
  const photos = page.getByRole('dialog', { name: 'Photo of Vollständig Kfz-Technik' });
  await photo.click();
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toHaveCount(0);
  await expect(page).toHaveURL(samplePaths.full);
  await expect(photo).toBeFocused();
  await photo.click();
  await photos.getByRole('button', { name: 'Close photos' }).click();
  await expect(photos).toHaveCount(0);
  await expect.poll(() => isOver(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a visitor who returns from a business finds the map open, even after a reload', async ({ page }) => {
  await page.goto('/businesses?query=Schere&location=Scherenhausen');
  await takenOver(page);
  const map = page.getByRole('region', { name: 'Karte' });
  await page.getByRole('button', { name: 'Karte anzeigen' }).click();
  await expect(map).toBeVisible();
  await page.locator('.card-name a').first().click();
  await expect(page).not.toHaveURL(/businesses/);
  await page.goBack();
  await expect(map).toBeVisible();
  await page.reload();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Karte schließen' }).click();
  await page.reload();
  await takenOver(page);
  await expect(map).toHaveCount(0);
});

test('Back and Forward move between the steps of adding a business without losing input', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/add-business');
  await takenOver(page);
  const step = (number: number) => expect(page.getByText(`Schritt ${number} von 3`)).toBeVisible();
  await page.getByLabel('Name des Unternehmens').fill('Schlosserei Zurück');
  await page.getByLabel('Kategorie').selectOption('handwerker');
  await page.getByLabel('Beschreibung').fill('Tore und Gitter.');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await step(2);
  await page.getByLabel('Straße und Hausnummer').fill('Am Anger 1');
  await page.goBack();
  await step(1);
  await expect(page.getByLabel('Beschreibung')).toHaveValue('Tore und Gitter.');
  await page.goForward();
  await step(2);
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Am Anger 1');
  await page.reload();
  await step(2);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await step(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
