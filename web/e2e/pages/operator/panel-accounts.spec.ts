import { accept, ACCOUNT_PASSWORD, invite, openPanelAs } from '../../fixtures/account.js';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/test.js';

test('The operator invites an editor, who sets a password and sees only what an editor may do', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Elif ${Date.now()}`;
  const email = `${name.replace(' ', '-').toLowerCase()}@gewerk.example`;
  await openPanel(page, '/admin?tab=accounts');
  await page.getByLabel('Ad', { exact: true }).fill(name);
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Davet gönder' }).click();
  const link = (await page.locator('.account-link').textContent()) ?? '';
  expect(new URL(link).origin).toBe(baseURL);
  await expect(page.getByRole('row', { name })).toContainText('Davet edildi');
  await page.setViewportSize({ width: 768, height: 900 });
  const table = page.getByRole('region', { name: 'Hesaplar', exact: true });
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const member = await context.newPage();
  await member.goto(link);
  await member.getByLabel('Yeni şifre').fill(ACCOUNT_PASSWORD);
  await member.getByRole('button', { name: 'Şifreyi belirle ve giriş yap' }).click();
  await expect(member.getByRole('button', { name: 'Exit Panel' })).toBeVisible();
  expect(new URL(member.url()).hash).toBe('');
  const tabs = member.getByRole('navigation', { name: 'Panel bölümleri' }).getByRole('link');
  await expect(tabs).toHaveText(['Gösterge Paneli', /^İşletmeler/, 'Domain 301']);
  await member.goto('/admin?tab=settings');
  await expect(member.getByText('Bu bölüm için yetkiniz yok.')).toBeVisible();
  await member.getByRole('link', { name: 'Hesaplar' }).click();
  await expect(member.getByText(`${name} olarak giriş yaptınız. Rolünüz: Editör.`)).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Davet et' })).toBeHidden();

  await member.getByRole('button', { name: 'Exit Panel' }).click();
  await member.getByRole('button', { name: 'Hesapla giriş' }).click();
  await member.getByLabel('E-posta').fill(email);
  await member.getByLabel('Şifre', { exact: true }).fill('yanlış-şifre');
  await member.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(member.getByRole('alert')).toHaveText('E-posta veya şifre yanlış.');
  await member.getByLabel('Şifre', { exact: true }).fill(ACCOUNT_PASSWORD);
  await member.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(member.getByRole('button', { name: 'Exit Panel' })).toBeVisible();

  await page.getByLabel(`${name} rolü`).selectOption('reader');
  await expect(page.getByText('Rol değiştirildi')).toBeVisible();
  await member.getByRole('link', { name: 'Gösterge Paneli' }).click();
  await expect(member.getByRole('heading', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await page.getByRole('button', { name: `${name}: hesabı kapat` }).click();
  await page.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(page.getByRole('row', { name })).toBeHidden();
  await context.close();
});

test('A user lists the own sessions and ends another one of them', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'reader');
  await accept(request, invited);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await openPanelAs(other, invited);
  await openPanelAs(page, invited, '/admin?tab=accounts');
  const rows = page.getByRole('region', { name: 'Oturumlarınız' }).getByRole('row');
  // The header row, the session of the invitation, and two more sessions.
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Bu oturum' })).toHaveCount(1);
  await rows.filter({ hasNotText: 'Bu oturum' }).getByRole('button').first().click();
  await expect(page.getByText('Oturum kapatıldı')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await other.getByRole('link', { name: 'Domain 301' }).click();
  await expect(other.getByRole('heading', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await context.close();
});
