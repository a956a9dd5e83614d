import { logIn } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/test.js';

const PUBLISHED_WITHIN_MS = 2_000;
const FOUND_WITHIN_MS = 5_000;

test('PUB-ADD-01 PUB-ADD-12 PUB-ADD-14 PUB-ADD-15 PUB-ADD-18 PUB-ADD-21 PUB-ADD-22 a business is submitted, and published only once it is approved', async ({
  page,
  request,
}) => {
  // Unique to this run, since the same system may be tested many times.
  const name = `Schlosserei Probe ${Date.now()}`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Add Business' }).click();
  await expect(page.getByText('Schritt 1 von 3')).toBeVisible();
  await expect(page.getByText('33%')).toBeVisible();
  await page.getByLabel('Name des Unternehmens').fill(name);
  await page.getByLabel('Kategorie').selectOption('handwerker');
  await page.getByLabel('Beschreibung').fill('Tore, Gitter, Schlösser.');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Straße und Hausnummer').fill('Am Anger 1');
  await page.getByLabel('Postleitzahl').fill('95444');
  await page.getByLabel('Stadt').fill('Probehausen');
  await page.getByLabel('Telefon').fill('0921 7777');
  await page.locator('#business-email').fill('probe@probe.example');

  await page.reload();
  await expect(page.getByText('Schritt 2 von 3')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveValue('0921 7777');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Montag').fill('08:00-17:00');
  const stored = page.waitForResponse('**/api/submissions');
  let release = (): void => undefined;
  const seen = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/submissions', async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Eintrag einreichen' }).click();
  await expect(page.getByRole('button', { name: 'Wird eingereicht...' })).toBeVisible();
  release();
  const { id } = (await (await stored).json()) as { id: string };
  await expect(page.getByTestId('toast')).toContainText(
    'Ihr Unternehmen wurde zur Prüfung eingereicht. Sie erhalten binnen 24 Stunden eine Bestätigung per E-Mail.',
  );
  await expect(page.getByRole('heading', { name: 'Erfolgreich eingereicht!' })).toBeFocused();

  const slug = name.toLowerCase().replaceAll(' ', '-');
  const path = `/probehausen/${slug}`;
  expect((await request.get(path)).status()).toBe(404);
  const headers = await logIn(request);
  const waiting = await request.get(`/api/admin/submissions/${id}`);
  expect(await waiting.json()).toMatchObject({ submission: { id, state: 'waiting', draft: { name } } });
  const decision = await request.post(`/api/admin/submissions/${id}/decision`, {
    data: { decision: 'approve' },
    headers,
  });
  expect(await decision.json()).toMatchObject({ state: 'approved', urlSlug: path.slice(1) });
  await expect
    .poll(async () => (await request.get(path)).status(), { timeout: PUBLISHED_WITHIN_MS, intervals: [50] })
    .toBe(200);
  const found = async (): Promise<boolean> => {
    const answer = await request.get('/api/businesses/search', { params: { query: name } });
    return (await answer.text()).includes(name);
  };
  await expect.poll(found, { timeout: FOUND_WITHIN_MS, intervals: [100] }).toBe(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Opening Hours' })).toContainText('08:00');
});
