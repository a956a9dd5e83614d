import { jsonLdFaults } from '../../../test/validate-json-ld.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { samplePaths } from '../../system/samples.js';

test('PUB-DETAIL-21 PUB-DETAIL-31 photos open in a lightbox that works with mouse and keyboard', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  const first = page.getByRole('link', { name: 'Photo of Vollständig Kfz-Technik' });
  await first.click();
  const lightbox = page.getByRole('dialog', { name: 'Photo of Vollständig Kfz-Technik' });
  const shown = lightbox.getByRole('img');
  await expect(shown).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-1.svg');
  await expect(lightbox.getByText('Photo 1 of 2')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Next photo' }).click();
  await expect(shown).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-2.svg');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-1.svg');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(first).toBeFocused();
  await page.getByRole('link', { name: 'Photo 2 of 2' }).click();
  await expect(shown).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-2.svg');
  await lightbox.getByRole('button', { name: 'Close photos' }).click();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(samplePaths.full);
});

test('The breadcrumbs of a business lead to its city', async ({ page }) => {
  await page.goto(samplePaths.full);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Musterhofen', 'Vollständig Kfz-Technik']);
  await crumbs.getByRole('link', { name: 'Musterhofen' }).click();
  await expect(page).toHaveURL('/city/Musterhofen');
});

test('Nearby businesses of the same category are part of the served page', async ({ request, page }) => {
  interface Listed {
    readonly id: string;
    readonly category: string;
    readonly urlSlug: string;
  }
  // Berlin has many businesses of each trade.
  const answer = await request.get('/api/cities/Berlin/businesses?limit=100');
  const { businesses } = (await answer.json()) as { businesses: Listed[] };
  const one = businesses.find(({ id, category }) =>
    businesses.some((other) => other.category === category && other.id !== id),
  );
  await page.goto(`/${one?.urlSlug}`);
  const nearby = page.getByRole('region', { name: `${one?.category}: more nearby` });
  await expect(nearby.locator('.badge').first()).toHaveText(one?.category ?? '');
  const html = await (await request.get(`/${one?.urlSlug}`)).text();
  expect(html).toContain('class="nearby ');
});

test('The printed page has name, hours and contact, but no navigation or buttons', async ({ page }) => {
  await page.goto(samplePaths.full);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    '.site-header',
    '.site-footer',
    '.business-tools',
    '.crumbs',
    '.photos',
    '.call-bar',
  ]) {
    await expect(page.locator(hidden), hidden).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Opening Hours' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('0921 123456');
});

test('Pages contain structured data that is valid by schema.org’s vocabulary', async ({ request }) => {
  for (const path of [
    '/',
    '/businesses',
    '/city/Musterhofen',
    '/categories/kfz-werkstatt',
    samplePaths.full,
    samplePaths.bare,
  ]) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.length, path).toBeGreaterThan(0);
    for (const [, json] of blocks) expect(jsonLdFaults(JSON.parse(json ?? '')), path).toEqual([]);
  }
});

test('Each page of a list is its own canonical and links to the previous and next page', async ({
  request,
  baseURL,
}) => {
  const linksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return Object.fromEntries(
      [...html.matchAll(/<link rel="(canonical|prev|next)" href="([^"]*)">/g)].map(([, rel, href]) => [
        rel,
        href,
      ]),
    );
  };
  for (const path of ['/city/Berlin', '/categories/kfz-werkstatt', '/businesses']) {
    const at = (page: number) => `${baseURL}${path}${page === 1 ? '' : `?page=${page}`}`;
    expect(await linksOf(path)).toEqual({ canonical: at(1), next: at(2) });
    expect(await linksOf(`${path}?page=2`)).toMatchObject({ canonical: at(2), prev: at(1), next: at(3) });
  }
});
