import type { Page } from '@playwright/test';
import { mailedCode } from '../../fixtures/mailed-code.js';
import { openForm } from '../../fixtures/open-form.js';
import { openPanel, proofOf } from '../../fixtures/owner.js';
import { list, type Listing } from '../../fixtures/owned-listing.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { violations } from '../../fixtures/violations.js';

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PATIENCE = { timeout: 20_000 };
const toast = (page: Page) => page.getByTestId('toast');

// Each test goes from a listing to the mailed code, to the panel and back.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Opens the page to edit a listing from its public page, and enters with the mailed code. */
async function enter(page: Page, { path, email }: Listing): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await page.getByRole('link', { name: 'Your business? Edit the listing' }).click();
  await expect(page.getByLabel(/^Adresse für den Code/)).toHaveValue(email, PATIENCE);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByText('Gehört die Adresse zum Eintrag')).toBeVisible(PATIENCE);
  const code = await mailedCode(page.request, email);
  const field = page.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await field.fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Dieser Code ist falsch')).toBeVisible(PATIENCE);
  await field.fill(code);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel(/^Beschreibung/)).toHaveValue('Dächer und Rinnen.', PATIENCE);
}

async function noFaults(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

test('the owner of a listing edits it with a mailed code; changes are reviewed, or published at once if so configured', async ({
  page,
  guard,
}) => {
  guard.expectFault(/400/);
  guard.expectFault(/FormRefused/);
  const listing = await list(page.request);
  await enter(page, listing);
  const figures = page.getByRole('form', { name: 'Monatliche Statistik per E-Mail' });
  const language = figures.getByLabel('Statistik schicken');
  await expect(language).toHaveValue('none');
  await language.selectOption('Auf Türkisch');
  await figures.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(figures.getByRole('status')).toHaveText(
    /^Gespeichert\. Die nächste Statistik kommt/,
    PATIENCE,
  );
  await page.getByLabel(/^Beschreibung/).fill('Dächer, Rinnen und Gauben.');
  await page.getByLabel('Montag').fill('9 bis 12 Uhr');
  const photo = await page.screenshot();
  await page.getByLabel('Fotos hinzufügen').setInputFiles([
    { name: 'halle.png', mimeType: 'image/png', buffer: photo },
    { name: 'falsch.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(page.getByText('„falsch.png“ können wir nicht als Foto zeigen.')).toBeVisible(PATIENCE);
  const shown = page.getByRole('img', { name: 'Foto 1' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth), PATIENCE).toBe(400);
  await noFaults(page);
  await page.getByRole('button', { name: 'Zur Prüfung senden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Änderungen sind angekommen' })).toBeFocused(PATIENCE);
  expect(await (await page.request.get(listing.path)).text()).not.toContain('Gauben');

  await openPanel(page, '/admin?tab=businesses&page=reports');
  const queue = page.getByRole('region', { name: 'Bildirimler ve öneriler' });
  const next = queue.getByRole('button', { name: 'Sonraki' });
  const entry = queue.locator('.panel-items > li').filter({ hasText: listing.name });
  await expect(async () => {
    if ((await entry.count()) === 0 && (await next.isEnabled({ timeout: 100 }).catch(() => false))) {
      await next.click();
    }
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass(PATIENCE);
  await expect(entry).toContainText('işletme sahibi olduğu kodla doğrulandı');
  await entry.getByRole('button', { name: /^İncele/ }).click();
  await expect(entry.getByRole('row').filter({ hasText: 'Pazartesi 09:00–12:00' })).toBeVisible(PATIENCE);
  await expect(entry.getByRole('img', { name: 'Fotoğraf 1' })).toBeVisible();
  await noFaults(page);
  await entry.getByRole('link', { name: 'Formda uygula' }).click();
  await expect(page.getByText('Form bildirimdeki öneriyle dolduruldu')).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page).filter({ hasText: 'Bildirim uygulandı' })).toBeVisible(PATIENCE);
  const html = async (): Promise<string> => (await page.request.get(listing.path)).text();
  await expect.poll(html, PATIENCE).toContain('Gauben');
  expect(await html()).toMatch(/\/media\/uploads\/[0-9a-f]{32}\/(?:400|800|1600)/);

  await page.goto('/admin?tab=businesses&page=reports');
  const atOnce = page.getByLabel('Doğrulanmış işletme sahiplerinin değişiklikleri hemen yayımlansın');
  await atOnce.click();
  await expect(toast(page).filter({ hasText: 'artık hemen yayımlanıyor' })).toBeVisible(PATIENCE);
  try {
    const other = await list(page.request);
    await enter(page, other);
    await page.getByLabel(/^Telefon/).fill('0921 4711');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Änderungen sind veröffentlicht' })).toBeFocused(
      PATIENCE,
    );
    await expect
      .poll(async () => (await page.request.get(other.path)).text(), PATIENCE)
      .toContain('0921 4711');
  } finally {
    const headers = await proofOf(page.request);
    await page.request.post('/api/admin/moderation', { headers, data: { ownersPublish: false } });
  }
});

test('the calls of business owners refuse a missing pass, a used code, invalid data and a removed listing', async ({
  request,
}) => {
  const listing = await list(request);
  const claim = await request.post('/api/claims', {
    data: { business_id: listing.id, email: listing.email, form_token: await openForm(request, 'claim') },
  });
  expect(claim.status(), await claim.text()).toBe(201);
  const { id } = (await claim.json()) as { id: string };
  const code = await mailedCode(request, listing.email);
  const take = (given: string) =>
    request.post('/api/own-listing/pass', { data: { business_id: listing.id, claim: { id, code: given } } });
  expect((await take(code === '000000' ? '000001' : '000000')).status()).toBe(400);
  const taken = await take(code);
  expect(taken.status(), await taken.text()).toBe(201);
  const { pass, ...granted } = (await taken.json()) as { pass: string };
  expect(granted).toMatchObject({ publishes_at_once: false, statistics_mail: null });
  expect((await take(code)).status()).toBe(403);

  const change = (headers: Record<string, string>, data: object = { phone: '0921 1' }) =>
    request.post('/api/own-listing', { headers, data });
  const bearer = { authorization: `Bearer ${pass}` };
  expect((await change({})).status()).toBe(401);
  expect((await change({ authorization: `Bearer ${listing.id}` })).status()).toBe(403);
  expect((await change({ ...bearer, origin: 'https://evil.example' })).status()).toBe(403);
  expect((await change(bearer, { name: 'Anders' })).status()).toBe(400);
  expect((await change(bearer, {})).status()).toBe(400);
  expect((await change(bearer, { photos: [`/media/uploads/${'0'.repeat(32)}`] })).status()).toBe(404);

  const figures = (headers: Record<string, string>, data: object) =>
    request.post('/api/own-listing/statistics-mail', { headers, data });
  expect((await figures({}, { language: 'en' })).status()).toBe(401);
  expect((await figures(bearer, { language: 'fr' })).status()).toBe(400);
  expect((await figures(bearer, { language: 'en', email: 'fremd@example.org' })).status()).toBe(400);
  for (const chosen of ['en', null]) {
    expect(await (await figures(bearer, { language: chosen })).json()).toEqual({ language: chosen });
  }

  const send = (data: Buffer, type: string, headers: Record<string, string> = bearer) =>
    request.post('/api/own-listing/photos', { data, headers: { ...headers, 'content-type': type } });
  const png = Buffer.from(ONE_PIXEL, 'base64');
  expect((await send(png, 'image/png', {})).status()).toBe(401);
  expect((await send(png, 'image/svg+xml')).status()).toBe(415);
  expect((await send(Buffer.from('<svg/>'), 'image/png')).status()).toBe(400);
  expect((await send(Buffer.alloc(9 * 1024 * 1024), 'image/png')).status()).toBe(413);
  const elsewhere = await request.post('/api/contact', {
    data: png,
    headers: { 'content-type': 'image/png' },
  });
  expect(elsewhere.status()).toBe(415);
  const kept = await send(png, 'image/png');
  expect(kept.status(), await kept.text()).toBe(201);

  const removed = await request.post(`/api/admin/businesses/${listing.id}/suppress`, {
    headers: listing.headers,
    data: { reason: 'request' },
  });
  expect(removed.status(), await removed.text()).toBe(200);
  // The listing's pass was revoked when the listing was removed.
  expect((await change(bearer)).status()).toBe(403);
  expect((await send(png, 'image/png')).status()).toBe(403);
  const again = await request.post('/api/claims', {
    data: { business_id: listing.id, email: listing.email, form_token: await openForm(request, 'claim') },
  });
  expect(again.status()).toBe(404);
});

test('the page of the unsubscribe link ends monthly statistics with a click, and returns 400 without a token', async ({
  page,
}) => {
  expect((await page.request.get('/own-listing/end-figures')).status()).toBe(400);
  expect((await page.request.post('/api/own-listing/statistics-mail/end?token=short')).status()).toBe(400);
  await page.goto(`/own-listing/end-figures?token=${'t'.repeat(32)}`);
  await page.getByRole('button', { name: 'Statistik abbestellen' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Erledigt\./);
});

test('the page of business owners is not indexed and explains where to open it from', async ({ page }) => {
  await page.goto('/own-listing');
  await expect(page.getByText('Öffnen Sie diese Seite von Ihrem Eintrag aus.')).toBeVisible(PATIENCE);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
