import { expect, test } from '../../fixtures/looking-test.js';

test.describe('help', () => {
  test('PUB-HELP-03 PUB-HELP-04 PUB-HELP-05 PUB-CLAIM-04 shows four groups of questions, three contact channels and cards', async ({
    page,
  }) => {
    await page.goto('/help');
    await expect(page.locator('.faq h2')).toHaveText([
      'Allgemeine Fragen',
      'Suche & Navigation',
      'Unternehmen eintragen',
      'Für Nutzer',
    ]);
    const channels = page.getByRole('region', { name: 'So erreichen Sie uns' }).getByRole('listitem');
    await expect(channels).toHaveCount(3);
    await expect(channels.nth(0)).toContainText('Mo-Fr 9-18');
    await expect(channels.nth(1)).toContainText('within 24h');
    await expect(channels.nth(2)).toContainText('Live-Chat');
    const cards = page.getByRole('region', { name: 'Zum Weiterlesen' }).getByRole('link');
    expect(await cards.count()).toBeGreaterThanOrEqual(3);
    const price = page.getByText('Der Grundeintrag ist kostenlos');
    await expect(price).toBeHidden();
    await page.getByText('Was kostet der Eintrag?').click();
    await expect(price).toBeVisible();
  });

  test('PUB-HELP-01 PUB-HELP-02 finds entries by question or answer in any case, and keeps the search in the address', async ({
    page,
  }) => {
    await page.goto('/help');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('TIPPFEHLER');
    await expect(page.locator('.faq summary')).toHaveText([
      'Ich habe mich vertippt. Finde ich trotzdem etwas?',
    ]);
    await expect(page.getByText('Die Suche verzeiht Tippfehler')).toBeVisible();
    await expect(page).toHaveURL('/help?q=TIPPFEHLER');
    await box.fill('konto');
    await expect(page.locator('.faq summary')).toHaveText(['Brauche ich ein Konto?']);
    await expect(page).toHaveURL('/help?q=konto');
    await page.reload();
    await expect(box).toHaveValue('konto');
    await expect(page.locator('.faq details')).toHaveCount(1);
  });

  test('PUB-HELP-06 PUB-HELP-07 reports that nothing matches, with a button that shows all entries again', async ({
    page,
  }) => {
    await page.goto('/help?q=Quetschkommode');
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeHidden();
    await expect(page.locator('.faq details')).toHaveCount(16);
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });
});

test.describe('help without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PUB-HELP-01 PUB-HELP-06 PUB-HELP-07 searches and resets', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('main').getByRole('searchbox').fill('feiertage');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/help?q=feiertage');
    await expect(page.locator('.faq summary')).toHaveText(['Wie aktuell sind die Öffnungszeiten?']);
    await page.getByRole('main').getByRole('searchbox').fill('Quetschkommode');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
    await expect(page.locator('.faq details')).toHaveCount(16);
  });
});

test('PUB-ABOUT-01 PUB-ABOUT-03 PUB-ABOUT-05 PUB-ABOUT-07 PUB-CLAIM-05 the about page shows the computed figures in German number format', async ({
  page,
  request,
}) => {
  const stats = (await (await request.get('/api/businesses/stats')).json()) as { total: number };
  const cities = (await (await request.get('/api/cities')).json()) as { city: string }[];
  const known = cities.filter(({ city }) => city !== 'Unknown').length;
  await page.goto('/about');
  const figures = page.locator('.about-figures dd');
  await expect(figures).toHaveText([
    stats.total.toLocaleString('de-DE'),
    `${known.toLocaleString('de-DE')}+`,
    '1M+',
  ]);
  expect(stats.total.toLocaleString('de-DE')).toContain('.');
  await expect(page.locator('.about-figures > div').nth(2)).toContainText('monthly users');
  await expect(page.getByRole('contentinfo')).toContainText(
    `${stats.total.toLocaleString('en-US')} companies`,
  );
});

test('PUB-ABOUT-04 the about page falls back to 580+ if the cities cannot be loaded', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 500/);
  await page.goto('/privacy');
  await page.route('**/api/cities', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  const cities = page.locator('.about-figures dd').nth(1);
  await expect(cities).toBeVisible({ timeout: 10_000 });
  await expect(cities).toHaveText('580+');
});

test('PUB-ABOUT-06 PUB-CLAIM-01 PUB-CLAIM-02 the about page has values, timeline, team and technology', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Unser Auftrag' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('.timeline b')).toHaveText(['2020', '2021', '2022', '2023', '2024']);
  await expect(page.locator('.timeline')).toContainText('30,000+ companies in 2023');
  const team = page.getByRole('region', { name: 'Die Menschen dahinter' });
  await expect(team).toContainText('15+ developers');
  await expect(team.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Worauf es läuft' }).getByRole('listitem')).toHaveCount(4);
});

for (const [ids, path, sections] of [
  ['PUB-LEGAL-01', '/privacy', 6],
  ['PUB-LEGAL-02', '/terms', 8],
] as const) {
  test(`${ids} PUB-LEGAL-03 ${path} has ${sections} sections, each reached from the table of contents`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('.prose > section')).toHaveCount(sections);
    await expect(page.getByText('last updated 15 January 2024')).toBeVisible();
    const entries = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
    await expect(entries).toHaveCount(sections);
    const headings = await page.locator('.prose > section > h2').allTextContents();
    expect(await entries.allTextContents()).toEqual(headings);
    if (path === '/terms') {
      expect(headings.map((heading) => heading.slice(0, 2))).toEqual(
        Array.from({ length: 8 }, (_, index) => `§${index + 1}`),
      );
    }
    await entries.last().click();
    await expect(page.locator('.prose > section').last().getByRole('heading')).toBeInViewport();
  });
}

test('PUB-LEGAL-04 PUB-LEGAL-05 PUB-LEGAL-06 the legal texts state their time limits and the right to suspend accounts', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.locator('#rechte')).toContainText('innerhalb von 30 Tagen');
  await page.goto('/terms');
  await expect(page.locator('#p7')).toContainText('nicht innerhalb von 30 Tagen');
  await expect(page.locator('#p5')).toContainText('Konten sperren');
});

test('PUB-LEGAL-07 PUB-CLAIM-03 the imprint is static and requests no data', async ({ page, guard }) => {
  await page.goto('/imprint');
  await expect(page.getByText('Mo-Fr 09-18 and Sa 10-14')).toBeVisible();
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(guard.requests.filter((request) => request.includes('/api/'))).toEqual([]);
});

test('PUB-SEO-02 legal pages are not indexed', async ({ page, request }) => {
  for (const path of ['/privacy', '/imprint', '/terms', '/cookies']) {
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
  }
  expect((await request.get('/about')).headers()['x-robots-tag']).toBeUndefined();
});

test('PUB-ROUTE-07 PUB-ROUTE-08 the footer links to the information pages', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path, title] of [
    ['About Us', '/about', /^Über uns \|/],
    ['Help', '/help', /^Hilfe \|/],
    ['Privacy Policy', '/privacy', /^Datenschutzerklärung \|/],
    ['Imprint', '/imprint', /^Impressum \|/],
    ['Terms of Service', '/terms', /^Nutzungsbedingungen \|/],
    ['Cookie Policy', '/cookies', /^Cookies \|/],
    ['Blog', '/blog', /^Ratgeber \|/],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('#main h1')).toBeVisible();
  }
});
