import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.js';

const languages = { de: 'Das richtige Gewerk', en: 'Find the right trade', tr: 'Doğru ustayı' } as const;

test('PUB-I18N-03 a language chosen in the footer stays in links, on reload and on another device', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByLabel('Language', { exact: true }).selectOption('tr');
  await expect(page).toHaveURL(/\/\?lang=tr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(languages.tr);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yardım' }).click();
  await expect(page).toHaveURL(/\/help\?lang=tr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nasıl yardımcı olabiliriz?');
  await page.reload();
  await expect(page).toHaveTitle(/^Yardım \|/);
  // A remembered choice is added to an address that names none.
  await page.goto('/imprint');
  await expect(page).toHaveURL(/\/imprint\?lang=tr$/);
  const other = await browser.newContext();
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('Künye');
  await other.close();
  await page.getByLabel('Dil', { exact: true }).selectOption('');
  await expect(page).toHaveURL(/\/imprint$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('a language chosen in the header opens the same page in it, marked, and is remembered', async ({
  page,
}) => {
  await page.goto('/city/Berlin');
  const banner = page.getByRole('banner');
  await expect(banner.locator('a[hreflang]')).toHaveText(['DE Deutsch', 'EN English', 'TR Türkçe']);
  await banner.getByRole('link', { name: 'DE Deutsch' }).click();
  await expect(page).toHaveURL('/city/Berlin?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(banner.locator('a[aria-current="true"]')).toHaveText('DE Deutsch');
  await page.goto('/imprint');
  await expect(page).toHaveURL('/imprint?lang=de');
  await expect(page.getByLabel('Sprache', { exact: true }).getByRole('option')).toHaveText([
    'Deutsch',
    'English',
    'Türkçe',
    'Original (gemischt)',
  ]);
});

for (const [language, heading] of Object.entries(languages)) {
  test(`the ${language} home page is served, names its other languages and has no axe violations`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`/?lang=${language}`)).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(heading);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/\\?lang=${language}">`));
    for (const other of Object.keys(languages)) {
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hreflang="${other}" href="[^"]+/\\?lang=${other}">`),
      );
    }
    expect(html).toMatch(/<link rel="alternate" hreflang="x-default" href="[^"?]+\/\?lang=de">/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/?lang=${language}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const lost = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll(
        (links, name) =>
          links.map((link) => link.getAttribute('href')).filter((href) => !href?.includes(`lang=${name}`)),
        language,
      );
    expect(lost).toEqual([]);
  });
}

test('an unknown page says so in the language of its address', async ({ request }) => {
  const answer = await request.get('/no/such/page?lang=en');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is chosen by a form that keeps the other parameters', async ({ page }) => {
    await page.goto('/businesses?view=list');
    await page.getByLabel('Language', { exact: true }).selectOption('en');
    await page.getByRole('button', { name: 'Change language' }).click();
    await expect(page).toHaveURL(/\/businesses\?lang=en&view=list$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find businesses');
  });
});
