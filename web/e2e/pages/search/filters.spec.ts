import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

const openPanel = (page: Page) => page.locator('.filter-panel summary').click();
const chips = (page: Page) => page.getByRole('list', { name: 'Aktive Filter' });
const found = (page: Page) => page.getByRole('status');
const facets = (page: Page) => page.waitForResponse('**/api/businesses/facets?**');

/** The number in brackets in a text, in German notation. */
const counted = (text: string): string => /\(([\d.]+)\)/.exec(text)?.[1] ?? 'no count';

/** Counts how often the page has asked for the visitor's position; runs before the page's own scripts. */
function countPositionCalls(): void {
  const counter = { asked: 0 };
  Object.assign(window, { positionCalls: counter });
  const { geolocation } = navigator;
  const ask = geolocation.getCurrentPosition.bind(geolocation);
  geolocation.getCurrentPosition = (...given) => {
    counter.asked += 1;
    ask(...given);
  };
}
const positionCalls = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { positionCalls: { asked: number } }).positionCalls.asked);

for (const { name, parameter } of [
  { name: 'Mit Telefonnummer', parameter: 'hasPhone' },
  { name: 'Mit Website', parameter: 'hasWebsite' },
]) {
  test(`'${name}' finds as many as the number next to it, is in the address, and is removed by its chip`, async ({
    page,
  }) => {
    await page.goto('/businesses?location=Berlin');
    const before = await found(page).textContent();
    await openPanel(page);
    const label = page.locator('.filter-checks label').filter({ hasText: name });
    await expect(label.locator('.facet')).toHaveText(/^\([\d.]+\)$/);
    const count = counted((await label.textContent()) ?? '');
    await label.getByRole('checkbox').check();
    await expect(page).toHaveURL(`/businesses?location=Berlin&${parameter}=true`);
    await expect(found(page)).toHaveText(`${count} Betriebe gefunden`);
    await expect(page.locator('.filter-panel summary')).toHaveText('Weitere Filter (1 aktiv)');
    await chips(page)
      .getByRole('link', { name: `Filter entfernen: ${name}` })
      .click();
    await expect(page).toHaveURL('/businesses?location=Berlin');
    await expect(found(page)).toHaveText(before ?? '');
  });
}

test("'Jetzt geöffnet' keeps businesses that are always open and drops those that never are", async ({
  page,
}) => {
  await page.goto('/businesses?location=Musterhofen');
  const card = (name: string) => page.locator('.card-name').filter({ hasText: name });
  await expect(card('Nie Offen Archiv')).toHaveCount(1);
  await openPanel(page);
  await page.getByRole('checkbox', { name: 'Jetzt geöffnet' }).check();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true');
  await expect(card('Nie Offen Archiv')).toHaveCount(0);
  await expect(card('Immer Offen Schlüsseldienst')).toHaveCount(1);
});

test('the rating filter keeps businesses rated as high or higher, and each choice shows its number of results', async ({
  page,
}) => {
  await page.goto('/businesses?location=Musterhofen');
  const counts = facets(page);
  await openPanel(page);
  await counts;
  const rating = page.getByLabel('Mindestbewertung');
  // Two of the samples are rated 4.5 or better: 4.5 and 5.
  await expect(rating.getByRole('option', { name: /^ab 4,5 Sternen/ })).toHaveText('ab 4,5 Sternen (2)');
  await rating.selectOption('4.5');
  await expect(page).toHaveURL('/businesses?location=Musterhofen&minRating=4.5');
  await expect(page.locator('.card-name')).toHaveCount(2);
  await expect(chips(page).getByRole('link')).toHaveText([
    'Musterhofen',
    'ab 4,5 Sternen',
    'Alle Filter entfernen',
  ]);
});

test('a search around a place finds nothing beyond the radius, and each radius shows its number of results', async ({
  page,
}) => {
  await page.goto('/businesses');
  await openPanel(page);
  await page.getByLabel('Umkreis um').fill('Berlin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/businesses?around=Berlin&radius=25');
  const radius = page.getByLabel('Entfernung');
  const ten = radius.getByRole('option', { name: /^bis 10 km/ });
  await expect(ten).toHaveText(/\(\d+\)$/);
  const count = counted((await ten.textContent()) ?? '');
  await radius.selectOption('10');
  await expect(page).toHaveURL('/businesses?around=Berlin&radius=10');
  await expect(found(page)).toHaveText(`${count} Betriebe gefunden`);
  const texts = await page.locator('.card-address').allTextContents();
  const kilometres = texts.map((text) => Number(/([\d,]+)\skm/.exec(text)?.[1]?.replace(',', '.')));
  expect(kilometres.length).toBeGreaterThan(0);
  expect(Math.max(...kilometres)).toBeLessThanOrEqual(10);
});

test('city and category show their counts once the panel is open', async ({ page }) => {
  await page.goto('/businesses');
  const option = (label: string, name: RegExp) =>
    page.getByLabel(label, { exact: true }).getByRole('option', { name });
  await expect(option('Stadt', /^Berlin/)).toHaveText('Berlin');
  await openPanel(page);
  await expect(option('Stadt', /^Berlin/)).toHaveText(/^Berlin \(\d+\)$/);
  await expect(option('Kategorie', /^Handwerker/)).toHaveText(/^Handwerker \([\d.]+\)$/);
  const count = counted((await option('Kategorie', /^Handwerker/).textContent()) ?? '');
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Handwerker');
  await expect(found(page)).toHaveText(`${count} Betriebe gefunden`);
});

test('filters survive a reload, going back and sharing the address', async ({ page, context }) => {
  await page.goto('/businesses?location=Berlin');
  await openPanel(page);
  await page.getByRole('checkbox', { name: 'Mit Website' }).check();
  await expect(page).toHaveURL('/businesses?location=Berlin&hasWebsite=true');
  await expect(chips(page).getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Mindestbewertung').selectOption('4');
  const address = '/businesses?location=Berlin&minRating=4&hasWebsite=true';
  await expect(page).toHaveURL(address);
  await expect(chips(page).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const total = (await found(page).textContent()) ?? '';

  await page.reload();
  await expect(found(page)).toHaveText(total);
  await openPanel(page);
  await expect(page.getByRole('checkbox', { name: 'Mit Website' })).toBeChecked();
  await expect(page.getByLabel('Mindestbewertung')).toHaveValue('4');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(found(shared)).toHaveText(total);
  await shared.close();

  await page.goBack();
  await expect(page).toHaveURL('/businesses?location=Berlin&hasWebsite=true');
  await expect(chips(page).getByRole('listitem')).toHaveCount(3);
  await chips(page).getByRole('link', { name: 'Alle Filter entfernen' }).click();
  await expect(page).toHaveURL('/businesses');
  await expect(chips(page)).toHaveCount(0);
});

test('two filters changed at once both apply', async ({ page }) => {
  await page.goto('/businesses');
  await openPanel(page);
  await page.getByRole('checkbox', { name: 'Mit Website' }).evaluate((first: HTMLInputElement) => {
    first.click();
    document.querySelector<HTMLInputElement>('input[name="hasPhone"]')?.click();
  });
  await expect(page).toHaveURL(/hasPhone=true/);
  await expect(page).toHaveURL(/hasWebsite=true/);
  await expect(chips(page).getByRole('listitem')).toHaveCount(3);
});

test('a change of filters returns to page 1', async ({ page }) => {
  await page.goto('/businesses?page=2');
  await openPanel(page);
  await page.getByRole('checkbox', { name: 'Mit Website' }).check();
  await expect(page).toHaveURL('/businesses?hasWebsite=true');
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 52.52001, longitude: 13.40495 }, permissions: ['geolocation'] });

  test('the position is requested only on a click, and sent rounded', async ({ page }) => {
    await page.addInitScript(countPositionCalls);
    await page.goto('/businesses');
    await openPanel(page);
    const button = page.getByRole('button', { name: 'In meiner Nähe' });
    await expect(button).toBeVisible();
    expect(await positionCalls(page)).toBe(0);
    await button.click();
    await expect(page).toHaveURL(/\?around=52\.520%2C13\.405&radius=25$/);
    expect(await positionCalls(page)).toBe(1);
    await expect(chips(page).getByRole('link').first()).toHaveText('Mein Standort, bis 25 km');
    await expect(page.locator('.card-address').first()).toContainText(/\skm/);
  });
});

test('a message says that the location is not available, and the list stays the same', async ({ page }) => {
  await page.goto('/businesses');
  await openPanel(page);
  await page.getByRole('button', { name: 'In meiner Nähe' }).click();
  await expect(page.locator('.near-me').getByRole('alert')).toHaveText(/ließ sich nicht ermitteln/);
  await expect(page).toHaveURL('/businesses');
  await expect(page.locator('.card')).toHaveCount(24);
});

test('on a narrow screen the open panel fits, and its choices are large enough to tap', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/businesses?minRating=4&hasWebsite=true&around=Berlin&radius=25');
    await openPanel(page);
    await expect(page.getByRole('checkbox', { name: 'Mit Website' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
    const targets = page.locator('.filter-checks label, .filter-chips a, .filter-panel summary');
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel opens, its choices are sent with the form, and chips remove them', async ({ page }) => {
    await page.goto('/businesses?location=Berlin');
    await openPanel(page);
    await page.getByRole('checkbox', { name: 'Mit Website' }).check();
    await page.getByLabel('Mindestbewertung').selectOption('4');
    await expect(page.getByRole('button', { name: 'In meiner Nähe' })).toBeHidden();
    await page.getByRole('button', { name: 'Filter anwenden' }).click();
    await expect(page).toHaveURL(/hasWebsite=true/);
    await expect(page).toHaveURL(/minRating=4/);
    await expect(chips(page).getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('.card').first()).toBeVisible();
    await chips(page).getByRole('link', { name: 'Filter entfernen: Mit Website' }).click();
    await expect(page).toHaveURL('/businesses?location=Berlin&minRating=4');
  });
});
