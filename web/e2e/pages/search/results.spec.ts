import type { Locator, Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';

const names = (page: Page): Locator => page.locator('.card-name');
const chip = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: /filters|filter/ }).getByRole('link', { name, exact: true });

/** The distances shown, in kilometres. */
async function distances(page: Page): Promise<number[]> {
  const texts = await page.locator('.card-address b').allTextContents();
  return texts.map((text) => Number(/([\d,]+)\skm/.exec(text)?.[1]?.replace(',', '.')));
}

const isRising = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);

test('each result of a known place shows its distance', async ({ page }) => {
  await page.goto('/businesses?location=Berlin');
  await expect(page.locator('.card')).toHaveCount(24);
  await expect(page.locator('.card-address b')).toHaveCount(24);
  expect(Math.max(...(await distances(page)))).toBeLessThan(60);
});

test("the chips 'Samstag' and '24 h' keep only businesses that are open then, and can be removed again", async ({
  page,
}) => {
  await page.goto('/businesses?location=Musterhofen');
  const all = await page.locator('.card').count();
  await chip(page, 'Samstag').click();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openOn=saturday');
  await expect(chip(page, 'Samstag')).toHaveAttribute('aria-current', 'true');
  await expect(names(page).filter({ hasText: 'Vollständig Kfz-Technik' })).toHaveCount(1);
  await expect(names(page).filter({ hasText: 'Nie Offen Archiv' })).toHaveCount(0);
  await chip(page, 'Samstag').click();
  await expect(page).toHaveURL('/businesses?location=Musterhofen');
  await expect(page.locator('.card')).toHaveCount(all);
  await chip(page, '24 h').click();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openAlways=true');
  await expect(names(page)).toHaveText(['Immer Offen Schlüsseldienst']);
  const active = page.getByRole('list', { name: 'Aktive Filter' });
  await active.getByRole('link', { name: 'Filter entfernen: Rund um die Uhr' }).click();
  await expect(page).toHaveURL('/businesses?location=Musterhofen');
});

test('a filter chip on the home, city or category page leads to the filtered results', async ({ page }) => {
  await page.goto('/?query=&location=Musterhofen');
  await chip(page, 'Open now').click();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openNow=true');
  await page.goto('/city/Musterhofen');
  await chip(page, '24 h').click();
  await expect(page).toHaveURL('/businesses?location=Musterhofen&openAlways=true');
  await page.goto('/categories/kfz-werkstatt');
  await chip(page, 'Samstag').click();
  await expect(page).toHaveURL('/businesses?category=kfz-werkstatt&openOn=saturday');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page.getByLabel('Kategorie', { exact: true })).toHaveValue('kfz-werkstatt');
});

test("the chip 'bis 10 km' keeps only businesses within ten kilometres of the requested place", async ({
  page,
}) => {
  await page.goto('/businesses?location=Berlin');
  await chip(page, 'bis 10 km').click();
  await expect(page).toHaveURL('/businesses?around=Berlin&radius=10');
  await expect(chip(page, 'bis 10 km')).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => Math.max(...(await distances(page)))).toBeLessThanOrEqual(10);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('results are ordered by distance, rating, reviews or name', async ({ page }) => {
      await page.goto('/businesses?location=Berlin');
      const order = page.getByLabel('Sortieren nach');
      await expect(order).toHaveValue('relevance');
      const choose = async (sort: string) => {
        await order.selectOption(sort);
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Sortieren' }).click();
        await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
        await page.goto(`/businesses?location=Berlin&sort=${sort}`);
        await expect(order).toHaveValue(sort);
      };
      await choose('distance');
      expect(isRising(await distances(page))).toBe(true);
      await choose('rating');
      const ratings = (await page.locator('.card .rating').allTextContents()).map((text) =>
        Number(text.replace(',', '.')),
      );
      expect(ratings).toHaveLength(24);
      expect(isRising(ratings.map((rating) => -rating))).toBe(true);
      await choose('reviews');
      const counts = (await page.locator('.card .card-reviews').allTextContents()).map((text) =>
        Number(text.replace(/\D/g, '')),
      );
      expect(isRising(counts.map((count) => -count))).toBe(true);
      await choose('name');
      const letters = (await names(page).allTextContents()).map((name) =>
        name
          .normalize('NFD')
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .charAt(0),
      );
      expect(isRising(letters)).toBe(true);
    });
  });
}

test('distance is not offered as an order if no place is known', async ({ page }) => {
  await page.goto('/businesses');
  await expect(page.getByLabel('Sortieren nach').getByRole('option', { name: 'Entfernung' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('further results are shown after the first 50, and going back restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/?query=&location=Berlin');
    await takenOver(page);
    await expect(page.locator('.card')).toHaveCount(50);
    const total = Number(/\d+/.exec((await page.locator('.count').textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(60);
    const shown = Math.min(total, 100);
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
    await expect(names(page)).toHaveCount(shown);
    const all = await names(page).allTextContents();
    expect(new Set(all.slice(50)).size).toBe(shown - 50);
    const last = names(page).nth(shown - 1);
    await last.scrollIntoViewIfNeeded();
    await last.getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Back to Search' })).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveCount(shown);
    await expect(last).toBeInViewport();
  });

  test('more results are added below without changing the address', async ({ page }) => {
    await page.goto('/businesses?location=Berlin');
    await takenOver(page);
    await page.getByRole('link', { name: '24 weitere anzeigen' }).click();
    await expect(names(page)).toHaveCount(48);
    await expect(page).toHaveURL('/businesses?location=Berlin');
  });

  test('the first result is visible without scrolling', async ({ page }) => {
    await page.goto('/businesses?location=Berlin');
    const name = page.locator('.card-name').first();
    const box = await name.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844);
  });

  test("the filters open in a sheet at the bottom, which 'N Treffer zeigen' closes", async ({ page }) => {
    await page.goto('/businesses?location=Berlin');
    await takenOver(page);
    const city = page.getByLabel('Stadt', { exact: true });
    await expect(city).toBeHidden();
    await page.locator('.filter-panel summary').click();
    await expect(city).toBeVisible();
    const sheet = await page.locator('form.filters').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0);
    await page.getByRole('checkbox', { name: 'Mit Website' }).check();
    await expect(page).toHaveURL('/businesses?location=Berlin&hasWebsite=true');
    const done = page.getByRole('button', { name: 'Treffer zeigen' });
    const figure = async (element: Locator) => /[\d.]+/.exec((await element.textContent()) ?? '')?.[0];
    await expect.poll(async () => (await figure(done)) === (await figure(page.locator('.count')))).toBe(true);
    await done.click();
    await expect(city).toBeHidden();
    await expect(page.locator('.filter-panel summary')).toBeFocused();
    await page.locator('.filter-panel summary').click();
    await page.keyboard.press('Escape');
    await expect(city).toBeHidden();
  });
});
