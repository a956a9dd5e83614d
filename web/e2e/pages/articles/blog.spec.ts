import { expect, test } from '../../fixtures/looking-test.js';

const NEWEST = 'Woran Sie eine gute Werkstatt erkennen';

test('PUB-BLOG-01 PUB-BLOG-02 PUB-BLOG-03 PUB-BLOG-04 the blog shows the newest article, five more, counts per category and recommended articles', async ({
  page,
}) => {
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: NEWEST });
  await expect(featured).toContainText('Neuester Artikel');
  const listed = page.getByRole('region', { name: 'Weitere Artikel' }).locator('h3 a');
  await expect(listed).toHaveCount(5);
  const links = await listed.evaluateAll((anchors) =>
    anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
  );
  for (const link of links) expect(link).toMatch(/^\/blog\/[a-z0-9-]+$/);
  expect(new Set(links).size).toBe(5);
  const times = await page
    .locator('.article-list time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(times).toEqual(times.toSorted().reverse());
  const counts = await page.locator('.blog-categories .count').allTextContents();
  expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(6);
  const titles = [NEWEST, ...(await listed.allTextContents())];
  await expect(page.locator('.blog-popular a')).toHaveText(titles.slice(0, 3));
});

test('PUB-BLOG-03 a category lists as many articles as its count shows', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Auto' }).click();
  await expect(page).toHaveURL('/blog?category=Auto');
  await expect(page.getByRole('region', { name: 'Artikel in „Auto“' }).locator('h3')).toHaveCount(2);
  const count = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Auto', exact: true }) });
  await expect(count.locator('.count')).toHaveText('2');
  await page.goto('/blog?category=Wahrsagerei');
  await expect(page.getByText('In dieser Kategorie gibt es keine Artikel.')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await expect(page.locator('.article-list h3')).toHaveCount(5);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('PUB-BLOG-06 PUB-BLOG-07 an article shows its text at its address', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('link', { name: 'Artikel lesen' }).click();
      await expect(page).toHaveURL('/blog/gute-werkstatt-erkennen');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST);
      await expect(page).toHaveTitle(new RegExp(`^${NEWEST} \\|`));
      await expect(page.locator('.article-text h2').first()).toHaveText('Sie fragt zuerst');
      await expect(page.locator('.article-text li')).toHaveCount(3);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/blog\/gute-werkstatt-erkennen$/,
      );
    });

    test('PUB-BLOG-07 an unknown article returns 404 with the blog’s own error page', async ({
      page,
      guard,
    }) => {
      guard.expectFault(/status of 404/);
      const response = await page.goto('/blog/gibt-es-nicht');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel nicht gefunden');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  });
}

test('PUB-BLOG-06 every article is served as HTML, without a Markdown parser in the browser', async ({
  page,
  request,
  guard,
}) => {
  await page.goto('/blog');
  const ids = await page
    .locator('.featured-article a, .article-list h3 a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(ids).toHaveLength(6);
  for (const path of ids) {
    const text = await (await request.get(path)).text();
    expect(text).toContain('"@type":"BlogPosting"');
    expect(text.match(/<h2>/g)?.length ?? 0, path).toBeGreaterThanOrEqual(3);
  }
  const scripts = guard.requests.filter((path) => path.includes('/assets/') && path.includes('.js'));
  for (const script of scripts) {
    expect(await (await request.get(script.replace('GET ', ''))).text()).not.toContain('blockquote');
  }
});
