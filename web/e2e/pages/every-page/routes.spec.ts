import type { BusinessDetail } from '@gewerk/contracts';
import { expect, test } from '../../fixtures/looking-test.js';
import { samplePaths } from '../../system/samples.js';

const DOCUMENT_404 = /status of 404/;
const DOCUMENT_400 = /status of 400/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const shows = (id: string, path: string, heading: string, title: RegExp): void => {
      test(`${id} ${path} shows its screen without a login`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    };
    shows('PUB-ROUTE-01 PUB-ROUTE-13', '/', 'Find the right trade, right away', /Global Business Directory/);
    shows('PUB-ROUTE-02 PUB-ROUTE-13', '/businesses', 'Fachbetriebe finden', /Werkstattportal/);
    shows('PUB-ROUTE-03 PUB-ROUTE-13', '/categories', 'Alle Kategorien', /Werkstattportal/);
    shows('PUB-ROUTE-04 PUB-ROUTE-13', '/categories/kfz-werkstatt', 'KFZ-Werkstatt', /Werkstattportal/);
    shows('PUB-ROUTE-05 PUB-ROUTE-13', '/city/Berlin', 'Berlin', /^Businesses in Berlin/);
    shows(
      'PUB-ROUTE-06',
      '/city/Frankfurt%20am%20Main',
      'Frankfurt am Main',
      /^Businesses in Frankfurt am Main/,
    );
    shows('PUB-ROUTE-06', '/city/K%C3%B6ln', 'Köln', /^Businesses in Köln/);
    shows(
      'PUB-ROUTE-10 PUB-ROUTE-13',
      samplePaths.full,
      'Vollständig Kfz-Technik',
      /^Vollständig Kfz-Technik/,
    );

    test('PUB-ROUTE-09 /business/{id} shows the business and names its canonical address', async ({
      page,
      request,
    }) => {
      const answer = await request.get(`/api/businesses/slug${samplePaths.full}`);
      const { id } = (await answer.json()) as BusinessDetail;
      await page.goto(`/business/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vollständig Kfz-Technik');
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`${samplePaths.full}$`));
    });

    test('PUB-ROUTE-11 PUB-404-01 any other path shows the 404 page', async ({ page, guard }) => {
      guard.expectFault(DOCUMENT_404);
      for (const path of ['/nothing', '/a/b/c', '/city', '/city/Berlin/more']) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı');
      }
    });

    test("PUB-ROUTE-12 invalid parameters show 'Invalid route parameters'", async ({ page, guard }) => {
      guard.expectFault(DOCUMENT_400);
      for (const path of [
        '/city/Berlin?page=0',
        '/city/Berlin?page=1e2',
        '/businesses?page=1&page=2',
        '/businesses?page=417',
        `/?query=${'a'.repeat(201)}`,
        '/categories/retail?sortBy=price',
        '/businesses?view=table',
      ]) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(400);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid route parameters');
      }
    });
  });
}

test("The city 'Unknown' and a category with an invalid slug return 404", async ({ page, guard }) => {
  guard.expectFault(DOCUMENT_404);
  for (const path of ['/city/Unknown', '/city/unknown', `/categories/${'a'.repeat(300)}`]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('Markup in an address never appears unescaped in the page', async ({ page, guard, request }) => {
  guard.expectFault(DOCUMENT_404);
  const markup = '<script>alert(1)</script>';
  for (const path of [
    `/berlin/${encodeURIComponent(markup)}`,
    `/categories/${encodeURIComponent(markup)}`,
    '/berlin/__proto__',
    '/__proto__/constructor',
    '/categories/__proto__',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(await response?.text()).not.toContain(markup);
  }
  const city = await request.get(`/city/${encodeURIComponent(markup)}`);
  expect(await city.text()).not.toContain(markup);
});

test('An address that begins with two slashes returns 404 and does not lead to another site', async ({
  request,
}) => {
  for (const path of [
    '//evil.example',
    '//evil.example/a',
    '/%2F%2Fevil.example',
    '/berlin/%2F%2Fevil.example',
  ]) {
    const origin = new URL((await request.get('/')).url()).origin;
    const response = await request.fetch(`${origin}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['location']).toBeUndefined();
    expect(await response.text()).not.toContain('href="//evil');
  }
});

test('A broken percent-encoding in an address shows an error page', async ({ page, guard }) => {
  guard.expectFault(DOCUMENT_400);
  guard.expectFault(DOCUMENT_404);
  for (const path of ['/city/%E0%A4%A', '/berlin/100%']) {
    expect((await page.goto(path))?.status(), path).toBe(400);
    await expect(page.locator('h1')).toHaveText('Invalid route parameters');
  }
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Sayfa Bulunamadı');
});

test('Every internal link leads to an existing page', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of [
    '/',
    '/businesses',
    '/city/Musterhofen',
    '/categories',
    '/categories/retail',
    samplePaths.full,
  ]) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of links.filter((candidate) => !seen.has(candidate))) {
      seen.add(link);
      expect((await request.get(link)).status(), `${link} on ${path}`).toBe(200);
    }
  }
  expect(seen.size).toBeGreaterThan(40);
});
