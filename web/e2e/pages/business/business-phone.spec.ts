import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { samplePaths } from '../../system/samples.js';

test.use({ viewport: { width: 390, height: 844 } });

test('PUB-DETAIL-22 PUB-DETAIL-24 without a photo the opening hours come first and the photos section last', async ({
  page,
}) => {
  const headings = page.locator('.business-main h2');
  await page.goto(samplePaths.open);
  await expect(headings.first()).toHaveText('Opening Hours');
  await expect(headings.last()).toHaveText('Photos');
  await expect(page.getByRole('heading', { name: 'Opening Hours' })).toBeInViewport();
  await page.goto(samplePaths.full);
  await expect(headings.first()).toHaveText('Photos');
});

test('a business is downloaded as a vCard', async ({ page }) => {
  await page.goto(samplePaths.full);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save contact (vCard)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('vollstaendig-kfz-technik.vcf');
  const card = await page.request.get(new URL(download.url()).pathname);
  expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const lines = (await card.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCARD');
  expect(lines).toContain('FN:Vollständig Kfz-Technik');
  expect(lines).toContain('ADR;TYPE=WORK:;;Hauptstraße 12;Musterhofen;;95444;Deutschland');
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:0921 123456');
  expect((await page.request.get('/api/businesses/none/contact-card')).status()).toBe(404);
});

test('the phone number is copied, and a message confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(samplePaths.full);
  await takenOver(page);
  await page.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Number copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0921 123456');
});

test('the route starts at the place that was searched last', async ({ page }) => {
  await page.goto(samplePaths.full);
  const route = page.locator('.call-bar').getByRole('link', { name: 'Route' });
  const to = 'to=49.9427%2C11.5763';
  await expect(route).toHaveAttribute('href', `https://www.openstreetmap.org/directions?${to}`);
  await page.evaluate(() =>
    localStorage.setItem('gewerk.recent-searches', '[{"query":"Kfz","location":"Bindlach"}]'),
  );
  await page.reload();
  await expect(route).toHaveAttribute('href', `https://www.openstreetmap.org/directions?from=Bindlach&${to}`);
});

test('the rating names the site of its reviews', async ({ page }) => {
  await page.goto(samplePaths.full);
  await expect(page.locator('.business-rating')).toContainText('on reviews.example');
});

test('wrong hours are corrected in a form that shows what it reads and copies Monday to Friday', async ({
  page,
}) => {
  await page.goto(samplePaths.open);
  await takenOver(page);
  await page.getByRole('link', { name: 'Wrong hours?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Öffnungszeiten berichtigen' })).toBeVisible();
  await expect(page.getByLabel('Name des Betriebs')).toHaveCount(0);
  const monday = page.getByLabel('Montag');
  await monday.fill('morgens bis abends');
  await expect(monday).toHaveAccessibleDescription(/Nicht lesbar/);
  await monday.fill('9 bis 18 Uhr');
  await expect(monday).toHaveAccessibleDescription('Gelesen: 09:00–18:00 ✓');
  await page.getByRole('button', { name: 'Für Di–Fr übernehmen' }).click();
  await expect(page.getByLabel('Freitag')).toHaveAccessibleDescription('Gelesen: 09:00–18:00 ✓');
  await page.getByLabel('Sonntag').fill('geschlossen');
  await expect(page.getByLabel('Sonntag')).toHaveAccessibleDescription('Gelesen: geschlossen ✓');
  await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihr Hinweis ist angekommen' })).toBeFocused({
    timeout: 20_000,
  });
});
