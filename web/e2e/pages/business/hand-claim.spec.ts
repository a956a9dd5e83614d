import { openPanel } from '../../fixtures/owner.js';
import { list } from '../../fixtures/owned-listing.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { toastAtRest } from '../../fixtures/toast-at-rest.js';
import { violations } from '../../fixtures/violations.js';

const PATIENCE = { timeout: 20_000 };

// The test goes from a listing to the panel and back.
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });

test('the owner of a listing without an email address edits it with the code of a letter printed by the operator', async ({
  page,
  guard,
}) => {
  const listing = await list(page.request, { email: '', address: 'Lindenstraße 3', postalCode: '95444' });
  const open = async () => {
    await page.goto(listing.path);
    await takenOver(page);
    await page.getByRole('link', { name: 'Your business? Edit the listing' }).click();
    await expect(page.getByText('Der Eintrag hat keine E-Mail-Adresse.')).toBeVisible(PATIENCE);
  };
  await open();
  await expect(page.getByLabel(/^Adresse für den Code/)).toHaveCount(0);
  await expect(page.getByLabel('Wie soll der Code kommen?')).toHaveValue('letter');
  await page.getByRole('button', { name: 'Brief oder Anruf anfordern' }).click();
  await expect(page.getByText('Wir schicken den Brief in den nächsten Tagen.')).toBeVisible(PATIENCE);
  expect(await violations(page)).toEqual([]);

  await openPanel(page, '/admin?tab=inbox');
  const queue = page.getByRole('region', { name: 'Mektup veya telefonla kodlar' });
  const entry = queue.getByRole('listitem').filter({ hasText: listing.name });
  await expect(entry).toContainText('Bekliyor', PATIENCE);
  await entry.getByRole('button', { name: 'Kodu oluştur' }).press('Enter');
  const letter = entry.locator('.hand-letter');
  await expect(letter).toContainText(`${listing.name}\nLindenstraße 3\n95444 Inhaberhausen`, PATIENCE);
  await expect(entry).toContainText('Kod verildi', PATIENCE);
  await expect(entry.getByRole('button', { name: 'Yeni kod oluştur' })).toBeFocused();
  const text = await letter.innerText();
  const [, reference = ''] = /Vorgang: (\S+ \S+)/.exec(text) ?? [];
  const [, code = ''] = /Code: (\S+ \S+)/.exec(text) ?? [];
  await toastAtRest(page);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(letter).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The code is shown only once.
  await page.reload();
  await expect(entry).toContainText('Kod verildi', PATIENCE);
  await expect(letter).toHaveCount(0);

  await open();
  const field = page.getByRole('textbox', { name: 'Code aus Brief oder Anruf' });
  await field.fill('AAAA 2222');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel(/^Vorgang/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(/^Vorgang/)).toBeFocused();
  await page.getByLabel(/^Vorgang/).fill(reference);
  guard.expectFault(/\b400\b/);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(field).toHaveAccessibleDescription(/^Dieser Code ist falsch/, PATIENCE);
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel(/^Beschreibung/)).toHaveValue('Dächer und Rinnen.', PATIENCE);
  await expect(page.getByRole('form', { name: 'Monatliche Statistik per E-Mail' })).toHaveCount(0);
});
