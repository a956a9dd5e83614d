import { screen, waitFor, within } from '@testing-library/react';
import { cards, Failure, figures } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

const all = {
  '/api/categories': [
    figures('restaurant', {
      total: 5_000,
      addedLast30Days: 400,
      averageRating: '4.4',
      cities: 90,
      topCities: [{ city: 'Bad Tölz', businessCount: 1_200 }],
    }),
    figures('hair-salon', { total: 300, addedLast30Days: 300, averageRating: null, cities: 20 }),
    figures('retail', { total: 1_000, addedLast30Days: 0, averageRating: '4.8', cities: 30 }),
    figures('services', { total: 10, addedLast30Days: 1, averageRating: '3.9', cities: 200 }),
    // 'handel' is another name of 'retail', so these businesses are compared only once.
    figures('handel', { total: 1_000, addedLast30Days: 9_999, cities: 9_999 }),
  ],
  '/api/businesses/popular': cards(12),
};

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};
const figure = (card: Awaited<ReturnType<typeof cardOf>>, label: string) =>
  card.getByText(label).nextElementSibling?.textContent;

describe('overview of categories', () => {
  it('PUB-CATS-01 PUB-CATS-02 PUB-CATS-03 PUB-CATS-04 PUB-CATS-05 shows the four categories with the figures from the data', async () => {
    openPage('/categories', all);
    const card = await cardOf('Restaurants');
    await waitFor(() => expect(figure(card, 'Betriebe')).toBe('5.000'));
    expect(figure(card, 'Zuwachs in 30 Tagen')).toBe('+8,7\u00a0%');
    expect(figure(card, 'Ø Bewertung')).toBe('4,4');
    expect(figure(card, 'Städte')).toBe('90');
    expect(card.getByRole('link', { name: 'Restaurants' }).getAttribute('href')).toBe(
      '/categories/restaurant',
    );
    expect(card.getByRole('link', { name: 'Bad Tölz' }).getAttribute('href')).toBe('/city/Bad%20T%C3%B6lz');
    expect(card.getByText('1.200')).toBeTruthy();
    expect(card.getByText('Mittagstisch')).toBeTruthy();
    for (const [name, slug] of [
      ['Friseursalons', 'hair-salon'],
      ['Einzelhandel', 'retail'],
      ['Services', 'services'],
    ] as const) {
      const link = (await cardOf(name)).getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/categories/${slug}`);
    }
  });

  it('PUB-CATS-03 shows no growth if a category had no businesses before', async () => {
    openPage('/categories', all);
    const card = await cardOf('Friseursalons');
    await waitFor(() => expect(figure(card, 'Zuwachs in 30 Tagen')).toBe('noch ohne Vergleich'));
    expect(figure(card, 'Ø Bewertung')).toBe('–');
  });

  it('PUB-CATS-06 falls back to 60073 restaurants and 36121 hair salons when the counts cannot be loaded', async () => {
    openPage('/categories', { '/api/categories': new Failure(503, '') });
    await waitFor(async () => expect(figure(await cardOf('Restaurants'), 'Betriebe')).toBe('60.073'));
    expect(figure(await cardOf('Friseursalons'), 'Betriebe')).toBe('36.121');
    expect(figure(await cardOf('Einzelhandel'), 'Betriebe')).toBe('–');
    expect(figure(await cardOf('Restaurants'), 'Zuwachs in 30 Tagen')).toBe('–');
  });

  it('PUB-CATS-07 features 8 of the popular businesses', async () => {
    openPage('/categories', all);
    const section = within(await screen.findByRole('region', { name: 'Beliebte Betriebe' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      cards(8).map(({ name }) => name),
    );
  });

  it('PUB-CATS-08 shows what is new and which category grows, is rated best and is most widespread', async () => {
    openPage('/categories', all);
    const section = within(await screen.findByRole('region', { name: 'So entwickelt sich der Markt' }));
    const texts = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Neu im Verzeichnis+345in den letzten 30 Tagen, bei 12.345 Betrieben insgesamt',
      'Meiste neue EinträgeRestaurants400 neue Einträge in 30 Tagen',
      'Am besten bewertetEinzelhandel4,8 von 5 im Mittel aller Bewertungen',
      'Am weitesten verbreitetServicesin 200 Städten',
    ]);
  });

  it('links to every other category', async () => {
    openPage('/categories', all);
    const section = within(await screen.findByRole('region', { name: 'Weitere Kategorien' }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/categories/handwerker',
    );
    expect(section.getAllByRole('link')).toHaveLength(9);
  });
});
