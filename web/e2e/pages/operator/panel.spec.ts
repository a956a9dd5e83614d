import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { openPanel } from '../../fixtures/owner.js';
import { violations } from '../../fixtures/violations.js';
import { OWNER_PASSWORD } from '../../system/running-system.js';

const password = (page: Page) => page.getByLabel('Şifre', { exact: true });
const TABS = ['Gösterge Paneli', 'Ayarlar', 'İşletmeler', 'Domain 301'];
const HEADINGS = ['Gösterge Paneli', 'Site Ayarları', 'İşletme Yönetimi', 'Domain 301'];

for (const path of ['/admin', '/url-validation-status']) {
  test(`ADM-GATE-01 ADM-GATE-14 ${path} shows the gate and nothing of the panel before the password`, async ({
    page,
    guard,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Paneli Girişi');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText('Exit Panel')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(guard.requests.filter((request) => request.includes('/api/'))).toEqual([]);
  });
}

test('ADM-GATE-03 a wrong password shows an alert, and the right one then opens the panel', async ({
  page,
  guard,
}) => {
  guard.expectFault(/401/);
  await page.goto('/admin');
  await password(page).fill('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Geçersiz şifre!');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await password(page).fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gösterge Paneli');
});

test('ADM-GATE-02 ADM-TABS-01 ADM-TABS-02 ADM-TABS-04 the panel has four tabs, and reload and Back restore the open one', async ({
  page,
}) => {
  await openPanel(page);
  const links = page.getByRole('navigation', { name: 'Panel bölümleri' }).getByRole('link');
  // A tab shows the number of its waiting entries next to its name.
  await expect(links).toHaveText(TABS.map((name) => new RegExp(`^${name}`)));
  await links.nth(3).click();
  await expect(page).toHaveURL('/admin?tab=redirects');
  await expect(page.locator('h1:visible')).toHaveText('Domain 301');
  await page.reload();
  await expect(page.locator('h1:visible')).toHaveText('Domain 301');
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'page');
  await links.nth(1).click();
  await expect(page.locator('h1:visible')).toHaveText('Site Ayarları');
  await page.goBack();
  await expect(page.locator('h1:visible')).toHaveText('Domain 301');
});

test('ADM-GATE-10 ADM-TABS-03 Exit Panel ends the session, and Back to Home leads to /', async ({ page }) => {
  // Waits until the dashboard's requests have been answered: after the logout they would be refused.
  const reads = ['businesses?', 'import-runs', 'import-runs/events', 'stats', 'growth', 'mails/waiting'].map(
    (read) => page.waitForResponse((answer) => answer.url().includes(`/api/admin/${read}`)),
  );
  await openPanel(page);
  await Promise.all(reads);
  await page.getByRole('button', { name: 'Exit Panel' }).click();
  await expect(password(page)).toBeVisible();
  await page.reload();
  await expect(password(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('A session that expires while a form is filled in is renewed in a dialog, and no input is lost', async ({
  page,
  guard,
}) => {
  guard.expectFault(/401/);
  await openPanel(page, '/admin?tab=settings&page=password');
  await page.getByLabel('Mevcut şifre').fill('halb ausgefüllt');
  await page.getByLabel('Yeni şifre').fill('noch nicht gesendet');
  await page.context().clearCookies();
  // Clicked by a dispatched event, since the dialog may already cover the button if another request was answered
  // with 401.
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Şifre', { exact: true }).fill(OWNER_PASSWORD);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Mevcut şifre')).toHaveValue('halb ausgefüllt');
  await expect(page.getByLabel('Yeni şifre')).toHaveValue('noch nicht gesendet');
});

test('Login and navigation of the panel work with the keyboard alone', async ({ page }) => {
  await page.goto('/admin');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Exit Panel' })).toBeVisible();
  const settings = page.getByRole('link', { name: 'Ayarlar' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1:visible')).toHaveText('Site Ayarları');
});

test('Public pages load no code of the panel', async ({ page, request, guard }) => {
  await page.goto('/businesses');
  await page.waitForLoadState('networkidle');
  for (const asked of guard.requests) {
    const path = asked.split(' ')[1] ?? '';
    if (/\.(js|css)$/.test(path))
      expect(await (await request.get(path)).text(), path).not.toContain('panel-gate');
  }
});

for (const width of [390, 1280]) {
  test(`Every tab is accessible and does not overflow the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const sound = async (): Promise<void> => {
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    };
    // The dashboard's stream stays open, so the network would never be idle.
    await page.route('**/import-runs/events', (route) => route.fulfill({ status: 204 }));
    await page.goto('/admin');
    await expect(password(page)).toBeVisible();
    await sound();
    await openPanel(page);
    for (const [index, tab] of TABS.entries()) {
      await page.getByRole('link', { name: tab }).click();
      await expect(page.locator('h1:visible')).toHaveText(HEADINGS[index] ?? '');
      await page.waitForLoadState('networkidle');
      await sound();
    }
  });
}
