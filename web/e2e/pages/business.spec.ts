import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.js';
import { samplePaths } from '../system/samples.js';

const fact = (page: Page, label: string) =>
  page
    .locator('.facts > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

const stars = (page: Page, kind: string) => page.locator(`.business-rating .star-${kind}`);

test('PUB-DETAIL-08 PUB-DETAIL-11 PUB-DETAIL-14 PUB-DETAIL-15 PUB-DETAIL-16 PUB-DETAIL-17 PUB-DETAIL-19 PUB-DETAIL-20 PUB-DETAIL-38 the head of a business page', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  const head = page.locator('.business-head');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Vollständig Kfz-Technik');
  await expect(head.locator('.business-rating')).toContainText('4.5');
  await expect(head.locator('.business-rating .star')).toHaveCount(5);
  await expect(head).toContainText('(1,234 Reviews)');
  await expect(head).toContainText('Hauptstraße 12, 95444 Musterhofen, Deutschland');
  await expect(head.getByRole('link', { name: '0921 123456' })).toHaveAttribute('href', 'tel:0921123456');
  const website = head.getByRole('link', { name: 'Visit Website' });
  await expect(website).toHaveAttribute('href', 'https://www.vollstaendig.example/');
  await expect(website).toHaveAttribute('rel', /noopener/);
  await expect(head.getByRole('link', { name: 'View Reviews' })).toHaveAttribute(
    'href',
    'https://reviews.example/vollstaendig',
  );
  await expect(head.locator('.business-types')).toHaveText('Type: KFZ-Werkstatt, Bremsendienst');
});

test('PUB-DETAIL-12 PUB-DETAIL-13 full stars by the floor, a half one from .5 on', async ({ page }) => {
  for (const [path, full, half] of [
    [samplePaths.full, 4, 1],
    [samplePaths.halfStar, 3, 1],
    [samplePaths.justBelowHalf, 4, 0],
    [samplePaths.five, 5, 0],
    [samplePaths.inspection, 2, 1],
    [samplePaths.carWash, 3, 0],
  ] as const) {
    await page.goto(path);
    await expect(stars(page, 'full'), path).toHaveCount(full);
    await expect(stars(page, 'half'), path).toHaveCount(half);
    await expect(stars(page, 'empty'), path).toHaveCount(5 - full - half);
  }
});

test('PUB-DETAIL-09 PUB-DETAIL-10 six categories have colours of their own, any other the default one', async ({
  page,
}) => {
  const groundOf = async (path: string): Promise<string> => {
    await page.goto(path);
    return page
      .locator('.business-tags .badge')
      .evaluate((badge) => `${getComputedStyle(badge).backgroundColor} ${getComputedStyle(badge).color}`);
  };
  const own = [
    await groundOf(samplePaths.full),
    await groundOf(samplePaths.halfStar),
    await groundOf(samplePaths.justBelowHalf),
    await groundOf(samplePaths.five),
    await groundOf(samplePaths.inspection),
    await groundOf(samplePaths.carWash),
  ];
  expect(new Set(own).size).toBe(6);
  const other = await groundOf(samplePaths.open);
  expect(await groundOf(samplePaths.closed)).toBe(other);
  expect(own).not.toContain(other);
});

test('PUB-DETAIL-18 the page says Open Now or Closed, and nothing where the hours are unknown', async ({
  page,
}) => {
  const tags = page.locator('.business-tags');
  await page.goto(samplePaths.open);
  await expect(tags.getByText('Open Now', { exact: true })).toBeVisible();
  await page.goto(samplePaths.closed);
  await expect(tags.getByText('Closed', { exact: true })).toBeVisible();
  await page.goto(samplePaths.bare);
  await expect(tags.getByText(/Open Now|Closed/)).toHaveCount(0);
});

test('PUB-DETAIL-21 the photos section shows the first photo', async ({ page }) => {
  await page.goto(samplePaths.full);
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
  await expect(photo).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-1.svg');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('PUB-DETAIL-22 without a photo the first letter of the name stands there', async ({ page }) => {
  await page.goto(samplePaths.bare);
  await expect(page.locator('.photo-letter')).toHaveText('Ä');
});

test('PUB-DETAIL-23 a photo that fails to load leaves an icon', async ({ page, guard }) => {
  guard.expectFault(/status of 404.*gone\.svg/);
  await page.goto(samplePaths.brokenPhoto);
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.locator('svg')).toBeVisible();
  await expect(photos.locator('img')).toHaveCount(0);
});

test('PUB-DETAIL-24 PUB-DETAIL-25 the hours of Monday to Sunday, Closed in red and others in green', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  const rows = page.getByRole('region', { name: 'Opening Hours' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.getByRole('rowheader')).toHaveText([
    /^Monday/,
    /^Tuesday/,
    /^Wednesday/,
    /^Thursday/,
    /^Friday/,
    /^Saturday/,
    /^Sunday/,
  ]);
  const cells = rows.getByRole('cell');
  const hours = '08:00–17:30';
  await expect(cells).toHaveText([hours, hours, hours, hours, hours, '09:00–12:00', 'Closed']);
  const colour = (index: number): Promise<string> =>
    cells.nth(index).evaluate((cell) => getComputedStyle(cell).color);
  expect(await colour(6)).toBe('rgb(179, 38, 30)');
  for (const index of [0, 1, 2, 3, 4, 5]) expect(await colour(index)).toBe('rgb(30, 123, 79)');
  await expect(page.locator('.is-today')).toHaveCount(1);
});

test('Without hours the section is left out', async ({ page }) => {
  await page.goto(samplePaths.bare);
  await expect(page.getByRole('heading', { name: 'About the Business' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opening Hours' })).toHaveCount(0);
});

test('PUB-DETAIL-26 PUB-DETAIL-27 the description, or a sentence from what is known', async ({ page }) => {
  const about = page.getByRole('region', { name: 'About the Business' });
  await page.goto(samplePaths.full);
  await expect(about).toContainText('Inspektion und Reparatur für alle Marken, seit 1987 am Ort.');
  await page.goto(samplePaths.inspection);
  await expect(about).toContainText(/Prüfstelle Muster.*Musterhofen.*TÜV-Prüfstelle.*40 reviews/);
});

test('PUB-DETAIL-28 PUB-DETAIL-29 additional information in groups of flags and texts', async ({ page }) => {
  await page.goto(samplePaths.full);
  const section = page.getByRole('region', { name: 'Additional Information' });
  const entry = (label: string) =>
    section
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Barrierefreiheit', 'Anfahrt']);
  await expect(entry('Rollstuhlgerechter Eingang')).toHaveText('Verfügbar');
  await expect(entry('Rollstuhlgerechtes WC')).toHaveText('Nicht verfügbar');
  await expect(entry('Bus')).toHaveText('Linie 302 bis Hauptstraße');
});

test('PUB-DETAIL-30 PUB-DETAIL-31 PUB-DETAIL-32 PUB-DETAIL-33 PUB-DETAIL-36 PUB-DETAIL-37 the facts', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  await expect(fact(page, 'Category')).toHaveText('KFZ-Werkstatt');
  await expect(fact(page, 'Rating')).toHaveText('4.5');
  await expect(fact(page, 'Photos')).toHaveText('2 photos available');
  await expect(fact(page, 'Status')).toHaveText('In business');
  await expect(fact(page, 'Verified Business')).toHaveText('Yes');
  await expect(fact(page, 'Price range')).toHaveText('€€€');
  await page.goto(samplePaths.bare);
  await expect(fact(page, 'Verified Business')).toHaveText('Not yet');
  await expect(fact(page, 'Price range')).toHaveText('€€ (not stated)');
  await expect(fact(page, 'Photos')).toHaveText('None yet');
});

test('PUB-DETAIL-34 one bar per score, from 5 down to 1', async ({ page }) => {
  await page.goto(samplePaths.full);
  const bars = page.getByRole('region', { name: 'Rating Distribution' }).getByRole('img');
  await expect(bars).toHaveCount(5);
  const labels = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
  expect(labels).toEqual(['5 stars: 800', '4 stars: 300', '3 stars: 100', '2 stars: 22', '1 stars: 12']);
  const widths = await bars
    .locator('.bar')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
  expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
});

test('PUB-DETAIL-35 the contact card holds address, city, postal code, country, phone and website', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  const card = page.getByRole('region', { name: 'Contact' });
  const value = (label: string) =>
    card
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  await expect(value('Address')).toHaveText('Hauptstraße 12');
  await expect(value('City')).toHaveText('Musterhofen');
  await expect(value('Postal code')).toHaveText('95444');
  await expect(value('Country')).toHaveText('Deutschland');
  await expect(value('Phone').getByRole('link')).toHaveAttribute('href', 'tel:0921123456');
  await expect(value('Website').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.vollstaendig.example/',
  );
});

test('PUB-DETAIL-39 the structured data has no aggregate rating, though the page shows one', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  expect(data).toContain('"@type":"AutoRepair"');
  expect(data).toContain('"opens":"08:00","closes":"17:30"');
  expect(data).not.toContain('aggregateRating');
  expect(await page.content()).not.toMatch(/itemprop="aggregateRating"/i);
});

test('PUB-SEO-05 the share image of a business page is /api/og/business/{id}', async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = (await (await request.get(`/api/businesses/slug${samplePaths.full}`)).json()) as {
    id: string;
  };
  await page.goto(samplePaths.full);
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', `${baseURL}/api/og/business/${id}`);
});

test('PUB-DETAIL-05 Back to Search leads back to the search, or to the listing', async ({ page }) => {
  const back = page.getByRole('link', { name: 'Back to Search' });
  await page.goto('/?query=Archiv&location=Musterhofen');
  await page.getByRole('link', { name: 'Nie Offen Archiv' }).first().click();
  await expect(page).toHaveURL(samplePaths.closed);
  await back.click();
  await expect(page).toHaveURL('/?query=Archiv&location=Musterhofen');
  await page.goto(samplePaths.closed);
  await back.click();
  await expect(page).toHaveURL('/businesses');
});

test('PUB-DETAIL-01 while the business loads the page shows a skeleton', async ({ page }) => {
  await page.goto('/city/Musterhofen');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/businesses/slug/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Nie Offen Archiv' }).click();
  await expect(page.getByTestId('business-skeleton')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie Offen Archiv');
  await expect(page.getByTestId('business-skeleton')).toHaveCount(0);
});

test.describe('the Share button', () => {
  test('PUB-DETAIL-06 opens the Web Share API', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      };
    });
    await page.goto(samplePaths.full);
    await page.getByRole('button', { name: 'Share' }).click();
    const data = { title: 'Vollständig Kfz-Technik', url: `${baseURL}${samplePaths.full}` };
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(data));
  });

  test('PUB-DETAIL-07 copies the link where there is no Web Share API', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await page.goto(samplePaths.full);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('.share-state')).toHaveText('Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${samplePaths.full}`);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Call and route stay within reach', async ({ page }) => {
    await page.goto(samplePaths.full);
    const bar = page.locator('.call-bar');
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:0921123456');
    await expect(bar.getByRole('link', { name: 'Route' })).toBeInViewport();
  });
});
