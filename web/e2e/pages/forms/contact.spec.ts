import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

const entries = { name: 'Ida Öz', email: 'ida@ida.example', subject: 'Lob', message: 'Sehr gut.\nDanke!' };

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await page.locator(`#contact-${name}`).fill(value);
  await page.locator('#contact-category').selectOption('feedback');
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' });

test('PUB-CONTACT-05 PUB-CONTACT-07 PUB-TOAST-04 PUB-TOAST-05 a message is stored, and its toast can be swiped away and brought back with F8', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await fillIn(page);
  const stored = page.waitForResponse('**/api/contact');
  await sendButton(page).click();
  const answer = await stored;
  expect(answer.status()).toBe(201);
  expect(((await answer.json()) as { id: string }).id).toMatch(/^[0-9a-f]{24}$/);
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('Nachricht gesendet!');
  await expect(toast).toContainText('24 Stunden');
  await expect(page.locator('#contact-message')).toHaveValue('');

  await toast.hover();
  const rest = await toast.boundingBox();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 2 });
  await page.mouse.up();
  await expect(toast).toBeVisible();
  // The toast first stays where it was dragged to, then it slides back.
  await expect.poll(() => toast.boundingBox()).toEqual(rest);
  const [x, y] = [(rest?.x ?? 0) + 100, (rest?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  await expect(toast).toBeHidden();

  await page.keyboard.press('F8');
  await expect(toast).toContainText('Nachricht gesendet!');
  await expect(page.getByRole('region', { name: 'Mitteilungen (F8)' })).toBeFocused();
});

test('PUB-CONTACT-01 missing input is reported next to its field, and a reload loses nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Ida');
  await sendButton(page).click();
  await expect(page.locator('#contact-email')).toBeFocused();
  await expect(page.locator('#contact-email-error')).toHaveText('Bitte füllen Sie dieses Feld aus.');
  await expect(page.locator('#contact-name-error')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#contact-name')).toHaveValue('Ida');
});

test('a message that cannot be sent is kept, and sent by the next click', async ({ page, guard }) => {
  guard.expectFault(/ERR_FAILED/);
  guard.expectFault(/FormRefused/);
  await page.goto('/contact');
  await fillIn(page);
  await page.route('**/api/contact', (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByTestId('toast')).toContainText('Das hat nicht geklappt', { timeout: 15_000 });
  await expect(page.locator('#contact-message')).toHaveValue(entries.message);
  await page.unroute('**/api/contact');
  await sendButton(page).click();
  await expect(page.getByTestId('toast')).toContainText('Nachricht gesendet!');
});

test('the focus returns to the send button once a message is stored', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihre Nachricht ist angekommen.')).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const send = (page: Page) => page.locator('.form-actions.is-plain button').first().click();

  test('/listing-report shows that its form needs JavaScript', async ({ page }) => {
    await page.goto('/listing-report');
    await expect(page.locator('#main h1')).toBeVisible();
    // Playwright's text locators ignore noscript elements.
    const note = page.locator('#main .notice');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Das Formular braucht JavaScript.');
    await expect(page.locator('.form-actions')).toBeHidden();
  });

  test('PUB-CONTACT-01 PUB-CONTACT-05 invalid input is reported next to its field, and the corrected message is stored', async ({
    page,
    guard,
  }) => {
    guard.expectFault(/400/);
    await page.goto('/contact?lang=de');
    await fillIn(page);
    await page.locator('#contact-email').fill('ida@');
    await send(page);
    await expect(page.locator('#contact-email-error')).toHaveText(/Bitte geben Sie eine E-Mail-Adresse an/);
    await expect(page.locator('#contact-name-error')).toHaveCount(0);
    await expect(page.locator('#contact-message')).toHaveValue(entries.message);
    await expect(page.locator('#contact-category')).toHaveValue('feedback');
    await page.locator('#contact-email').fill(entries.email);
    // The server stores the form only if at least 3 s have passed since it first answered; before that, the page
    // keeps all entries and asks the visitor to send them again.
    await expect(async () => {
      if (await page.locator('.form-done').isHidden()) await send(page);
      await expect(page.locator('.form-done')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(page.locator('.form-done')).toContainText('Ihre Nachricht ist angekommen.');
    await expect(page.locator('#contact-message')).toHaveValue('');
    expect(new URL(page.url()).search).toBe('?lang=de');
  });

  test('a complete message is shown once more before it is sent', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await send(page);
    await expect(page.getByText('Bitte prüfen Sie Ihre Angaben und senden Sie sie dann ab.')).toBeVisible();
    await expect(page.locator('#contact-subject')).toHaveValue(entries.subject);
  });

  test('messages from another site, from a bot, of another type or too large are refused', async ({
    request,
  }) => {
    const form = { name: 'Ida', email: 'ida@ida.example', category: 'general', subject: 'S', message: 'M' };
    const foreign = await request.post('/contact', { form, headers: { origin: 'https://spam.example' } });
    expect(foreign.status()).toBe(403);
    const filled = await request.post('/contact', { form: { ...form, homepage: 'https://spam.example' } });
    expect(filled.status()).toBe(400);
    expect((await request.post('/contact', { data: form })).status()).toBe(415);
    const large = await request.post('/contact', { form: { ...form, message: 'x'.repeat(70_000) } });
    expect(large.status()).toBe(413);
  });

  test('a forged token is refused and replaced by a valid one', async ({ request }) => {
    const form = { name: 'Ida', email: 'ida@ida.example', category: 'general', subject: 'S', message: 'M' };
    const answer = await request.post('/contact', { form: { ...form, form_token: 'contact.1.x.y' } });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const page = await answer.text();
    expect(page).toMatch(/name="form_token" value="contact\.\d+\./);
    expect(page).not.toContain('<script type="module"');
    expect(page).not.toContain('id="app-boot"');
  });
});

for (const [when, isLoaded] of [
  ['once the page is idle', true],
  ['before what shows toasts could be loaded', false],
] as const) {
  test(`a message sent without a connection is kept in the form, and a toast reports the failure: ${when}`, async ({
    page,
    context,
    guard,
  }) => {
    guard.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|FormRefused|Failed to fetch/);
    const card = '**/assets/toast-card-*.js';
    if (!isLoaded) await page.route(card, (route) => route.abort());
    const asked = page.waitForRequest(card);
    await page.goto('/contact');
    await asked;
    await fillIn(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByTestId('toast')).toContainText('Das hat nicht geklappt');
    await expect(page.locator('#contact-message')).toHaveValue(entries.message);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Mitteilung schließen' }).click();
    await expect(page.getByTestId('toast')).toBeHidden();
    expect(guard.faults.filter((fault) => fault.startsWith('page error'))).toEqual([]);
  });
}
