import type { CDPSession, Page } from '@playwright/test';
import { accept, ACCOUNT_PASSWORD, invite, openPanelAs } from '../../fixtures/account.js';
import { expect, test } from '../../fixtures/api-test.js';
import { setUpTotp } from '../../fixtures/second-factor.js';
import { violations } from '../../fixtures/violations.js';
import { readRunningSystem } from '../../system/running-system.js';

/** Browsers create passkeys only for host names, not for IP addresses. */
const local = (path: string): string => readRunningSystem().url.replace('127.0.0.1', 'localhost') + path;

/** Adds to a page's browser a virtual device with a lock that its user always unlocks. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const sectionOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Geçiş anahtarları' }) });

async function addPasskey(page: Page, name: string): Promise<void> {
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await section.getByLabel('Ad', { exact: true }).fill(name);
  await section.getByLabel('Mevcut şifre').fill(ACCOUNT_PASSWORD);
  await section.getByRole('button', { name: 'Anahtarı oluştur' }).click();
}

const withPasskey = (page: Page) => page.getByRole('button', { name: 'Geçiş anahtarıyla giriş' });
const exit = (page: Page) => page.getByRole('button', { name: 'Exit Panel' });

test('A passkey is added, logs in without password and code, and is removed', async ({ page, request }) => {
  const invited = await invite(request, 'editor');
  await setUpTotp(request, await accept(request, invited));
  // The passkey is added in the session in which the authenticator app was set up.
  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
  await page.addInitScript(() => localStorage.setItem('gewerk.panel', '1'));
  const { cdp, authenticatorId } = await addDevice(page);
  await page.goto(local('/admin?tab=accounts'));
  const section = sectionOf(page);
  await expect(section.getByText('Henüz geçiş anahtarı yok.')).toBeVisible();
  await addPasskey(page, 'Deneme cihazı');
  const row = section.getByRole('row', { name: 'Deneme cihazı' });
  await expect(row).toContainText('Henüz kullanılmadı');
  expect(await violations(page, { within: ['.panel'] })).toEqual([]);
  // The device already has a passkey for this account.
  await addPasskey(page, 'Bir daha');
  await expect(section.getByRole('alert')).toContainText('Anahtar oluşturulmadı');
  await section.getByRole('button', { name: 'Vazgeç' }).click();

  await exit(page).click();
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/api/admin/session/passkey'));
  await withPasskey(page).click();
  await expect(exit(page)).toBeVisible();
  await expect(row).not.toContainText('Henüz kullanılmadı');
  // A login cannot be replayed, since this device has a counter.
  const data: unknown = (await sent).postDataJSON();
  expect((await request.post('/api/admin/session/passkey', { data })).status()).toBe(401);

  // A device that does not verify its user counts as only one factor.
  await exit(page).click();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await withPasskey(page).click();
  await expect(page.getByRole('alert')).toContainText('Geçiş anahtarı kullanılmadı');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

  // A copy of the device has a counter that is behind.
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (!credential) throw new Error('The device keeps the passkey.');
  expect(credential.signCount).toBeGreaterThan(1);
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
  await withPasskey(page).click();
  await expect(page.getByRole('alert')).toContainText('Bu geçiş anahtarı burada tanınmıyor.');
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 50 } });
  await withPasskey(page).click();
  await expect(exit(page)).toBeVisible();

  await section.getByRole('button', { name: 'Deneme cihazı: geçiş anahtarını sil' }).click();
  await section.getByLabel('Mevcut şifre').fill('yanlış-şifre');
  await section.getByRole('button', { name: 'Sil', exact: true }).last().click();
  await expect(section.getByRole('alert')).toHaveText('Mevcut şifre yanlış.');
  await section.getByLabel('Mevcut şifre').fill(ACCOUNT_PASSWORD);
  await section.getByRole('button', { name: 'Sil', exact: true }).last().click();
  await expect(section.getByText('Henüz geçiş anahtarı yok.')).toBeVisible();
  await exit(page).click();
  await withPasskey(page).click();
  await expect(page.getByRole('alert')).toContainText('Bu geçiş anahtarı burada tanınmıyor.');
  expect(await violations(page)).toEqual([]);
});

test('A page opened by its IP address offers no passkeys and explains why', async ({ page, request }) => {
  const invited = await invite(request, 'reader');
  await accept(request, invited);
  await openPanelAs(page, invited, '/admin?tab=accounts');
  await expect(page.getByText('Bu tarayıcı burada geçiş anahtarı kullanamaz')).toBeVisible();
  await exit(page).click();
  await expect(page.getByLabel('Şifre', { exact: true })).toBeVisible();
  await expect(withPasskey(page)).toBeHidden();
});

test('A login with an invalid challenge, an unknown passkey or a malformed response is refused', async ({
  request,
}) => {
  const made = await request.post('/api/admin/session/passkey/options');
  expect(made.status()).toBe(200);
  const { options } = (await made.json()) as { options: string };
  const { challenge, rpId, userVerification } = JSON.parse(options) as Record<string, string>;
  expect({ rpId, userVerification }).toEqual({ rpId: 'localhost', userVerification: 'required' });
  const answer = (content: object) => ({
    answer: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: {
        clientDataJSON: Buffer.from(JSON.stringify(content)).toString('base64url'),
        authenticatorData: 'AAAA',
        signature: 'AAAA',
      },
      clientExtensionResults: {},
    },
  });
  const ask = (data: object) => request.post('/api/admin/session/passkey', { data });
  expect((await ask(answer({ challenge: 'AAAA' }))).status()).toBe(403);
  expect((await ask(answer({ challenge }))).status()).toBe(401);
  const bad = await ask({ answer: { id: 'not an id' } });
  expect(bad.status()).toBe(400);
  expect(await bad.text()).toContain('answer.id');
});
