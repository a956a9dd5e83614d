import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';

test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ request }) => saveSettings(request, {}));

test.describe('if no snippet needs consent', () => {
  test.use({ consent: null });
  test.beforeAll(async ({ request }) =>
    saveSettings(request, { head_code: '<!-- plain -->', footer_code: '<p>data-consent</p>' }),
  );

  test('Visitors are not asked, but the cookie page offers the choice', async ({ page }) => {
    for (const path of ['/', '/imprint']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: 'Cookie-Auswahl' })).toHaveCount(0);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
    await expect(page).toHaveURL('/cookies');
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    const [cookie] = await page.context().cookies();
    expect(cookie?.name).toBe('gewerk_consent');
    expect(cookie?.value).toMatch(/^1\.000\./);
  });
});
