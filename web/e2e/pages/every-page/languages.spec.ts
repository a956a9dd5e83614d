import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';

const languages = { de: 'Das richtige Gewerk', en: 'Find the right trade', tr: 'Doğru ustayı' } as const;

test('PUB-I18N-03 a language chosen in the footer is kept in links, on reload and in a shared address', async ({
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
  // The remembered language is added to a URL without one.
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

test('choosing a language in the header opens the same page in it and is remembered', async ({ page }) => {
  await page.goto('/city/Berlin');
  const banner = page.getByRole('banner');
  await expect(banner.locator('.site-languages a')).toHaveText([
    'DE Deutsch',
    'EN English',
    'TR Türkçe',
    'Original',
  ]);
  await expect(banner.locator('a[aria-current="true"]')).toHaveText('Original');
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
  await banner.getByRole('link', { name: 'Original (gemischt)' }).click();
  await expect(page).toHaveURL('/imprint');
  await page.goto('/city/Berlin');
  await expect(page).toHaveURL('/city/Berlin');
});

for (const [language, heading] of Object.entries(languages)) {
  test(`the ${language} home page names its other languages and has no axe violations`, async ({
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
    expect(await violations(page)).toEqual([]);
    const lost = await page
      .locator('a[href^="/"]:not(.site-languages a)')
      .evaluateAll(
        (links, name) =>
          links.map((link) => link.getAttribute('href')).filter((href) => !href?.includes(`lang=${name}`)),
        language,
      );
    expect(lost).toEqual([]);
  });
}

test('an unknown page shows its error in the language of the address', async ({ request }) => {
  const answer = await request.get('/no/such/page?lang=en');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});

test.describe('in a Turkish browser', () => {
  test.use({
    locale: 'tr-TR',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36',
  });

  /** Test browsers identify themselves as robots in two ways, and robots are not offered another language. */
  const asPerson = () =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true });

  test('the Turkish page is offered without moving the content, and not again once declined', async ({
    page,
  }) => {
    await page.addInitScript(asPerson);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const offer = page.getByRole('complementary', { name: 'Dil' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/city/Berlin');
      await expect(offer).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
    expect(shift).toBeLessThanOrEqual(0.02);
    await expect(offer).toHaveAttribute('lang', 'tr');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/city/Berlin?lang=tr');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL('/help');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/help?lang=tr');
    await offer.getByRole('button').click();
    await expect(offer).toHaveCount(0);
    await page.goto('/city/Berlin');
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('an accepted offer opens the same page in Turkish and is remembered', async ({ page }) => {
    await page.addInitScript(asPerson);
    await page.goto('/businesses?view=list&lang=en');
    await page.getByRole('complementary', { name: 'Dil' }).getByRole('link').click();
    await expect(page).toHaveURL('/businesses?view=list&lang=tr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('complementary', { name: 'Dil' })).toHaveCount(0);
    await page.goto('/imprint');
    await expect(page).toHaveURL('/imprint?lang=tr');
  });

  test('crawlers get no offer, and no document contains one', async ({ page, request }) => {
    await page.goto('/city/Berlin');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-offer')).toHaveCount(0);
    expect(await (await request.get('/city/Berlin')).text()).not.toContain('class="language-offer"');
  });
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
