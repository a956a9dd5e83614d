import { accept, ACCOUNT_PASSWORD, invite, openPanelAs } from '../../fixtures/account.js';
import { codeOf, setUpTotp } from '../../fixtures/second-factor.js';
import { expect, test } from '../../fixtures/test.js';
import { toastAtRest } from '../../fixtures/toast-at-rest.js';
import { violations } from '../../fixtures/violations.js';

test('Two-step login is set up with an app, used, and turned off again', async ({ page, request, guard }) => {
  // A wrong password, and wrong codes.
  guard.expectFault(/400 .*\/totp/);
  guard.expectFault(/401 .*\/session\/code/);
  const invited = await invite(request, 'editor');
  await accept(request, invited);
  await openPanelAs(page, invited, '/admin?tab=accounts');
  const section = page.getByRole('region', { name: 'İki adımlı giriş' });
  await section.getByRole('button', { name: 'Uygulama kur' }).click();
  await section.getByLabel('Mevcut şifre').fill('yanlış-şifre');
  await section.getByRole('button', { name: 'Devam et' }).click();
  await expect(section.getByRole('alert')).toHaveText('Mevcut şifre yanlış.');
  await section.getByLabel('Mevcut şifre').fill(ACCOUNT_PASSWORD);
  await section.getByRole('button', { name: 'Devam et' }).click();
  await expect(section.getByRole('img', { name: 'Kod uygulaması için QR kodu' })).toBeVisible();
  const secret = ((await section.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = section.getByLabel('Uygulamanın gösterdiği kod');
  await code.fill('000000');
  await section.getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(section.getByRole('alert')).toContainText('Bu kod uygulamanın şu an gösterdiği kod değil.');
  await code.fill(codeOf(secret));
  await section.getByRole('button', { name: 'Etkinleştir' }).click();
  await expect(section.locator('.factor-codes li')).toHaveCount(10);
  await expect(section.getByRole('heading', { name: 'Kurtarma kodları' })).toBeFocused();
  await toastAtRest(page);
  expect(await violations(page, { within: ['.panel'] })).toEqual([]);
  const recoveryCode = (await section.locator('.factor-codes code').first().textContent()) ?? '';
  const saved = section.getByRole('link', { name: 'Dosya olarak kaydet' });
  expect(decodeURIComponent((await saved.getAttribute('href')) ?? '')).toContain(recoveryCode);
  await section.getByRole('button', { name: 'Kaydettim' }).click();
  await expect(section.getByText('10 kurtarma kodu kaldı.')).toBeVisible();

  await page.getByRole('button', { name: 'Exit Panel' }).click();
  await page.getByRole('button', { name: 'Hesapla giriş' }).click();
  await page.getByLabel('E-posta').fill(invited.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ACCOUNT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kod', { exact: true })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Kod yanlış ya da daha önce kullanıldı.');
  await page.getByLabel('Kod', { exact: true }).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Exit Panel' })).toBeVisible();

  await page.getByRole('button', { name: 'Exit Panel' }).click();
  await page.getByRole('button', { name: 'Hesapla giriş' }).click();
  await page.getByLabel('E-posta').fill(invited.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ACCOUNT_PASSWORD);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await page.getByLabel('Kurtarma kodu', { exact: true }).fill(recoveryCode.toUpperCase());
  await page.getByRole('button', { name: 'Doğrula ve giriş yap' }).click();
  await expect(section.getByText('9 kurtarma kodu kaldı.')).toBeVisible();

  await section.getByRole('button', { name: 'Yeni kurtarma kodları' }).click();
  await section.getByLabel('Mevcut şifre').fill(ACCOUNT_PASSWORD);
  await section.getByRole('button', { name: 'Yeni kurtarma kodları' }).click();
  await expect(section.locator('.factor-codes li')).toHaveCount(10);
  await expect(section.getByText(recoveryCode)).toBeHidden();
  await section.getByRole('button', { name: 'Kaydettim' }).click();
  await section.getByRole('button', { name: 'Kapat', exact: true }).click();
  await section.getByLabel('Mevcut şifre').fill(ACCOUNT_PASSWORD);
  await section.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(section.getByText('Kapalı.')).toBeVisible();
});

test('The owner removes the second factor of an account that lost it', async ({
  page,
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'reader');
  const member = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await setUpTotp(member, await accept(member, invited));
  await page.context().addCookies((await request.storageState()).cookies);
  await page.addInitScript(() => localStorage.setItem('gewerk.panel', '1'));
  await page.goto('/admin?tab=accounts');
  await expect(page.getByRole('row', { name: invited.name })).toBeVisible();
  expect(await violations(page, { within: ['.panel'] })).toEqual([]);
  await page.getByRole('button', { name: `${invited.name}: İkinci adımı sıfırla` }).click();
  const dialog = page.getByRole('dialog', { name: 'İkinci adım sıfırlansın mı?' });
  await expect(dialog).toContainText(invited.name);
  await dialog.getByRole('button', { name: 'İkinci adımı sıfırla' }).click();
  await expect(page.getByText('İkinci adım sıfırlandı')).toBeVisible();
  await expect(page.getByRole('button', { name: `${invited.name}: İkinci adımı sıfırla` })).toBeHidden();
  await expect.poll(async () => (await member.get('/api/admin/session')).status()).toBe(401);
  await member.dispose();
});
