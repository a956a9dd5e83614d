import type { APIRequestContext } from '@playwright/test';
import { openForm } from '../../fixtures/open-form.js';
import { logIn } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/test.js';

interface Mail {
  readonly to: string | null;
  readonly text: string;
}

/** The email that confirms a sign-up; without a mail server it is stored for the operator. */
async function mailTo(request: APIRequestContext, address: string): Promise<Mail | undefined> {
  const answer = await request.get('/api/admin/mails?state=not-sent');
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails.find(({ to }) => to === address);
}

test('PUB-BLOG-05 a reader subscribes on the blog, confirms by the mailed link and unsubscribes with one click', async ({
  page,
  request,
}) => {
  const address = `leserin-${Date.now()}@leserin.example`;
  await page.goto('/blog');
  const form = page.getByRole('region', { name: 'Newsletter' });
  const submit = form.getByRole('button', { name: 'Newsletter abonnieren' });
  await form.getByLabel('E-Mail-Adresse').fill('keine Adresse');
  await submit.click();
  await expect(
    form.getByText('Bitte geben Sie eine E-Mail-Adresse an, z.B. name@beispiel.de.'),
  ).toBeVisible();
  await form.getByLabel('E-Mail-Adresse').fill(address);
  await submit.click();
  await expect(form.getByRole('status')).toContainText('Fast geschafft', { timeout: 15_000 });

  await logIn(request);
  const readers = async (): Promise<string> => (await request.get('/api/admin/newsletter/export')).text();
  await expect.poll(async () => mailTo(request, address), { timeout: 20_000 }).toBeDefined();
  expect(await readers()).not.toContain(address);
  const { text } = (await mailTo(request, address)) ?? { text: '' };
  const [confirm = '', unsubscribe = ''] = text.match(/https?:\S+\/newsletter\?\S+/g) ?? [];

  await page.goto(new URL(confirm).pathname + new URL(confirm).search);
  await page.getByRole('button', { name: 'Ja, ich möchte den Newsletter' }).click();
  await expect(page.getByRole('status')).toHaveText('Danke! Sie bekommen den Newsletter.');
  const line = (await readers()).split('\r\n').find((row) => row.startsWith(`${address},`));
  expect(line).toMatch(/\/api\/newsletter\/unsubscribe\?token=[\w-]+$/);

  await page.goto(new URL(unsubscribe).pathname + new URL(unsubscribe).search);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('status')).toHaveText('Sie sind abgemeldet. Ihre Adresse ist gelöscht.');
  expect(await readers()).not.toContain(address);
});

test('the page of an unsubscribe link reports whether to try again or that the link is invalid', async ({
  page,
  context,
  guard,
}) => {
  guard.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  guard.expectFault(/status of 400/);
  await page.goto('/newsletter?token=abgeschnitten&action=unsubscribe');
  const button = page.getByRole('button', { name: 'Abmelden' });
  const status = page.getByRole('main').getByRole('status');
  await context.setOffline(true);
  await button.click();
  await expect(status).toHaveText(
    'Das hat nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.',
  );
  await context.setOffline(false);
  await button.click();
  await expect(status).toHaveText(
    'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn ganz aus der E-Mail.',
  );
  await expect(button).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of the mailed links confirm and unsubscribe with their buttons', async ({
    page,
    request,
    guard,
  }) => {
    const address = `leser-${Date.now()}@leser.example`;
    const data = { email: address, homepage: '', form_token: await openForm(request, 'newsletter') };
    expect((await request.post('/api/newsletter', { data })).status()).toBe(201);
    await logIn(request);
    await expect.poll(async () => mailTo(request, address), { timeout: 20_000 }).toBeDefined();
    const { text } = (await mailTo(request, address)) ?? { text: '' };
    const [confirm = '', unsubscribe = ''] = text.match(/https?:\S+\/newsletter\?\S+/g) ?? [];
    const status = page.getByRole('main').getByRole('status');
    await page.goto(new URL(confirm).pathname + new URL(confirm).search);
    await page.getByRole('button', { name: 'Ja, ich möchte den Newsletter' }).click();
    await expect(status).toHaveText('Danke! Sie bekommen den Newsletter.');
    await page.goto(new URL(unsubscribe).pathname + new URL(unsubscribe).search);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(status).toHaveText('Sie sind abgemeldet. Ihre Adresse ist gelöscht.');
    expect(await (await request.get('/api/admin/newsletter/export')).text()).not.toContain(address);
    await page.goto('/own-listing/end-figures?token=abgeschnitten&lang=en');
    await page.getByRole('button', { name: 'Stop sending statistics' }).click();
    await expect(status).toHaveText('This link is incomplete. Please copy the whole link from the email.');
    expect(guard.faults).toEqual([]);
  });
});
