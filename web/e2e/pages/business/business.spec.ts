import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { samplePaths } from '../../system/samples.js';

const stars = (page: Page, kind: string) => page.locator(`.business-rating .star-${kind}`);

test('PUB-DETAIL-08 PUB-DETAIL-11 PUB-DETAIL-14 PUB-DETAIL-15 PUB-DETAIL-16 PUB-DETAIL-17 PUB-DETAIL-19 PUB-DETAIL-20 PUB-DETAIL-38 the head of the page shows name, rating, address, phone, website, reviews and type', async ({
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

test('PUB-DETAIL-12 PUB-DETAIL-13 the rating is rounded down to half stars', async ({ page }) => {
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

test('PUB-DETAIL-09 PUB-DETAIL-10 six categories have distinct colours, any other the default one', async ({
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

test('PUB-DETAIL-18 the page shows Open Now or Closed, or neither if the hours are unknown', async ({
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

test('PUB-DETAIL-39 the structured data of a rated business has no aggregate rating', async ({ page }) => {
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

test('PUB-DETAIL-01 the page shows a skeleton while the business loads', async ({ page }) => {
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

  test('PUB-DETAIL-07 copies the link if there is no Web Share API', async ({ page, context, baseURL }) => {
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

  test('Call and Route are always in view', async ({ page }) => {
    await page.goto(samplePaths.full);
    const bar = page.locator('.call-bar');
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:0921123456');
    await expect(bar.getByRole('link', { name: 'Route' })).toBeInViewport();
  });
});
