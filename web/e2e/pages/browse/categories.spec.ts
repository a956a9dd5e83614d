import type { BusinessCard } from '@gewerk/contracts';
import type { CategoryCounts } from '@gewerk/contracts/bus';
import { expect, test } from '../../fixtures/looking-test.js';

const german = (value: number): string => value.toLocaleString('de-DE');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('PUB-CATS-01 PUB-CATS-02 PUB-CATS-04 PUB-CATS-05 four categories show the figures from the data', async ({
      page,
      request,
    }) => {
      const figures = (await (await request.get('/api/categories')).json()) as CategoryCounts[];
      await page.goto('/categories');
      const list = page.getByRole('region', { name: 'Die großen Branchen' }).locator('.category-card');
      await expect(list).toHaveCount(4);
      for (const [index, slug] of ['restaurant', 'hair-salon', 'retail', 'services'].entries()) {
        const figure = figures.find((candidate) => candidate.slug === slug);
        const card = list.nth(index);
        await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
          'href',
          `/categories/${slug}`,
        );
        const values = card.locator('dd');
        await expect(values.nth(0)).toHaveText(german(figure?.total ?? NaN));
        await expect(values.nth(2)).toHaveText(figure?.averageRating?.replace('.', ',') ?? '–');
        await expect(card.locator('.top-cities a')).toHaveText(
          figure?.topCities.map(({ city }) => city) ?? [],
        );
        await expect(card.locator('.chips li')).not.toHaveCount(0);
      }
    });

    test('PUB-CATS-07 PUB-CATS-08 popular businesses and market cards are shown', async ({
      page,
      request,
    }) => {
      const popular = (await (await request.get('/api/businesses/popular?limit=8')).json()) as BusinessCard[];
      await page.goto('/categories');
      await expect(
        page.getByRole('region', { name: 'Beliebte Betriebe' }).getByRole('heading', { level: 3 }),
      ).toHaveText(popular.map(({ name }) => name));
      const market = page.getByRole('region', { name: 'So entwickelt sich der Markt' });
      await expect(market.getByRole('listitem')).toHaveCount(4);
    });
  });
}

test('PUB-CAT-05 the navigation and the page of an unknown category link to the overview', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 404/);
  await page.goto('/categories/wahrsager');
  await page.getByRole('link', { name: 'Zurück zu allen Kategorien' }).click();
  await expect(page).toHaveURL('/categories');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
  await page.locator('.category-card').first().getByRole('link').first().click();
  await expect(page).toHaveURL('/categories/restaurant');
});
