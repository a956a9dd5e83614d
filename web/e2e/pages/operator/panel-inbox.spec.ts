import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openForm } from '../../fixtures/open-form.js';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';

const messages = (page: Page) => page.getByRole('region', { name: 'Mesajlar' });
const mails = (page: Page) => page.getByRole('region', { name: 'E-postalar', exact: true });

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('ADM-INBOX-01 ADM-INBOX-02 a contact message is found, answered by mail, exported and deleted', async ({
  page,
  request,
}) => {
  const subject = `Frage ${Date.now()}`;
  const sent = await request.post('/api/contact', {
    data: {
      form_token: await openForm(request, 'contact'),
      name: 'Ida Öz',
      email: 'ida@ida.example',
      category: 'support',
      subject,
      message: 'Wo finde ich\n<b>meinen</b> Eintrag?',
    },
  });
  expect(sent.status()).toBe(201);

  await openPanel(page);
  await page.getByRole('link', { name: 'Gelen kutusu' }).click();
  await expect(page).toHaveURL('/admin?tab=inbox');
  await expect(page.getByRole('link', { name: 'Gelen kutusu' })).toHaveAttribute('aria-current', 'page');
  await messages(page).getByLabel('Mesajlarda ara').fill(subject);
  await expect(messages(page).getByRole('status')).toHaveText('1 mesaj');
  const entry = messages(page).locator('.panel-items > li');
  await entry.getByRole('button', { name: `Mesajı aç: ${subject}` }).click();
  await expect(entry.locator('.panel-letter')).toHaveText('Wo finde ich\n<b>meinen</b> Eintrag?');

  const download = page.waitForEvent('download');
  await messages(page).getByRole('link', { name: 'CSV olarak indir' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(subject);

  await entry.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(entry.getByText('Bu alan zorunludur.')).toBeVisible();
  await entry.getByLabel('Yanıtınız').fill('Unter „Meine Einträge“.');
  await entry.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(page.getByTestId('toast')).toContainText('Yanıt e-postası hazırlandı');
  // The reply has not been sent, so the message stays open.
  await expect(entry).toContainText('Yanıtınız gönderilmedi');
  await expect(messages(page).getByRole('status')).toHaveText('1 mesaj');
  await entry.getByRole('button', { name: 'Yanıtlandı olarak işaretle' }).click();
  await expect(messages(page).getByRole('status')).toHaveText('0 mesaj');
  await messages(page).getByLabel('Durum').selectOption('answered');
  await expect(entry).toContainText('Yanıtlandı:');

  // No mail server is configured: the panel does not claim to have sent anything.
  await mails(page).getByLabel('Durum').selectOption('not-sent');
  const mail = mails(page)
    .getByRole('row')
    .filter({ hasText: `Re: ${subject}` });
  await expect(mail).toContainText('SMTP_URL');

  await entry.getByRole('button', { name: `Mesajı aç: ${subject}` }).click();
  await entry.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(messages(page).getByRole('status')).toHaveText('0 mesaj');
  await expect(mail).toHaveCount(0);
});

test('Retrying a mail that cannot be sent reports the reason', async ({ page, request, guard }) => {
  guard.expectFault(/409/);
  const form_token = await openForm(request, 'newsletter');
  const email = `leser-${Date.now()}@leser.example`;
  const asked = await request.post('/api/newsletter', { data: { form_token, email } });
  expect(asked.status()).toBe(201);
  await openPanel(page, '/admin?tab=inbox');
  await mails(page).getByLabel('Durum').selectOption('not-sent');
  await mails(page)
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^Yeniden dene/ })
    .click();
  await expect(page.getByTestId('toast')).toContainText('İşlem başarısız oldu');
  await expect(page.getByTestId('toast')).toContainText('E-posta sunucusu ayarlanmamış (SMTP_URL).');
});

test('Every screen of the panel shows that mails are not being sent and how many are waiting', async ({
  page,
  request,
}) => {
  const form_token = await openForm(request, 'newsletter');
  const data = { form_token, email: `leser-${Date.now()}@leser.example` };
  expect((await request.post('/api/newsletter', { data })).status()).toBe(201);
  await openPanel(page);
  const notice = page.getByText(/^E-posta sunucusu ayarlanmamış \(SMTP_URL\); [\d.]+ e-posta bekliyor\./);
  for (const address of ['/admin', '/admin?tab=settings', '/admin?tab=inbox', '/url-validation-status']) {
    await page.goto(address);
    await expect(notice).toBeVisible();
  }
  await notice.getByRole('link', { name: 'E-postaları göster' }).click();
  await expect(page).toHaveURL('/admin?tab=inbox');
});

for (const width of [390, 1280]) {
  test(`The inbox is accessible and does not overflow the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPanel(page, '/admin?tab=inbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelen Kutusu');
    await mails(page).getByLabel('Durum').selectOption('not-sent');
    await messages(page).getByLabel('Durum').selectOption('all');
    await page.waitForLoadState('networkidle');
    await expectSound(page);
  });
}
