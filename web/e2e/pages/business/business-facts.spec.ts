import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { samplePaths } from '../../system/samples.js';

const fact = (page: Page, label: string) =>
  page
    .locator('.facts > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('PUB-DETAIL-21 the photos section shows the first photo', async ({ page }) => {
  await page.goto(samplePaths.full);
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
  await expect(photo).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-1.svg');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('PUB-DETAIL-22 without a photo the first letter of the name is shown', async ({ page }) => {
  await page.goto(samplePaths.bare);
  await expect(page.locator('.photo-letter')).toHaveText('Ä');
});

test('PUB-DETAIL-23 a photo that fails to load is replaced by an icon', async ({ page, guard }) => {
  guard.expectFault(/status of 404.*gone\.svg/);
  await page.goto(samplePaths.brokenPhoto);
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.locator('svg')).toBeVisible();
  await expect(photos.locator('img')).toHaveCount(0);
});

test('PUB-DETAIL-24 PUB-DETAIL-25 hours are listed from Monday to Sunday, Closed in red and others in green', async ({
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

test('The opening hours section is omitted if the hours are unknown', async ({ page }) => {
  await page.goto(samplePaths.bare);
  await expect(page.getByRole('heading', { name: 'About the Business' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opening Hours' })).toHaveCount(0);
});

test('PUB-DETAIL-26 PUB-DETAIL-27 the page shows the description, or a sentence of name, city, category and reviews', async ({
  page,
}) => {
  const about = page.getByRole('region', { name: 'About the Business' });
  await page.goto(samplePaths.full);
  await expect(about).toContainText('Inspektion und Reparatur für alle Marken, seit 1987 am Ort.');
  await page.goto(samplePaths.inspection);
  await expect(about).toContainText(/Prüfstelle Muster.*Musterhofen.*TÜV-Prüfstelle.*40 reviews/);
});

test('PUB-DETAIL-28 PUB-DETAIL-29 additional information is shown in groups of flags and texts', async ({
  page,
}) => {
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

test('PUB-DETAIL-30 PUB-DETAIL-31 PUB-DETAIL-32 PUB-DETAIL-33 PUB-DETAIL-36 PUB-DETAIL-37 the page shows the facts, or a fallback for each', async ({
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

test('PUB-DETAIL-34 the rating distribution has one bar per score, from 5 down to 1', async ({ page }) => {
  await page.goto(samplePaths.full);
  const bars = page.getByRole('region', { name: 'Rating Distribution' }).getByRole('img');
  await expect(bars).toHaveCount(5);
  const labels = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
  expect(labels).toEqual(['5 stars: 800', '4 stars: 300', '3 stars: 100', '2 stars: 22', '1 star: 12']);
  const widths = await bars
    .locator('.bar')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
  expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
});

test('PUB-DETAIL-35 the contact card shows address, city, postal code, country, phone and website', async ({
  page,
}) => {
  await page.goto(samplePaths.full);
  const card = page.getByRole('region', { name: 'Contact' });
  await expect(card.locator('address > *')).toHaveText([
    'Vollständig Kfz-Technik',
    'Hauptstraße 12',
    '95444 Musterhofen',
    'Deutschland',
  ]);
  await expect(card.getByRole('link', { name: '0921 123456' })).toHaveAttribute('href', 'tel:0921123456');
  await expect(card.getByRole('link', { name: 'vollstaendig.example' })).toHaveAttribute(
    'href',
    'https://www.vollstaendig.example/',
  );
});
