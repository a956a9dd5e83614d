import { screen, waitFor, within } from '@testing-library/react';
import { Failure, cities, figures } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

const shownFigures = (): (string | null)[] =>
  [...document.querySelectorAll('.about-figures dd')].map(({ textContent }) => textContent);

describe('about page', () => {
  it('PUB-ABOUT-01 PUB-ABOUT-03 PUB-ABOUT-07 shows the total and the number of cities in German number format', async () => {
    openPage('/about', { '/api/cities': cities(1_234) });
    await screen.findByText('1.234+');
    expect(shownFigures()).toEqual(['12.345', '1.234+', '1M+']);
  });

  it('PUB-ABOUT-02 PUB-ABOUT-04 falls back to 59.599 and 580+', async () => {
    openPage('/about', {
      '/api/businesses/stats': new Failure(500, ''),
      '/api/cities': new Failure(500, ''),
    });
    await waitFor(() => expect(document.querySelector('.about-figures')).toBeTruthy());
    await waitFor(() => expect(document.querySelector('.about-figures .is-pending')).toBeNull());
    expect(shownFigures()).toEqual(['59.599', '580+', '1M+']);
  });

  it('PUB-CACHE-06 considers the cities fresh for 30 minutes', async () => {
    const { queries } = openPage('/about');
    await screen.findByText('30+');
    const query = queries.getQueryCache().find({ queryKey: ['/api/cities'], exact: false });
    expect(query?.observers.map(({ options }) => options.staleTime)).toEqual([30 * 60_000]);
  });

  it('lists a category with two names only once', async () => {
    openPage('/about', {
      '/api/categories': [
        figures('retail', { total: 900 }),
        figures('handel', { total: 900 }),
        figures('bildung', { total: 80 }),
        figures('transport', { total: 80 }),
      ],
    });
    const stock = within(await screen.findByRole('region', { name: 'Was im Verzeichnis steht' }));
    const names = await stock.findAllByRole('listitem');
    expect(names.map((name) => name.querySelector('a')?.textContent)).toEqual([
      'Einzelhandel',
      'Bildung',
      'Transport & Logistik',
    ]);
  });
});
