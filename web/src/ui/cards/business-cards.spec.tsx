import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, detail } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

async function shownCard(changes: Parameters<typeof card>[0]) {
  openPage('/', {
    '/api/businesses/popular': [card(changes)],
    '/api/businesses/slug/bayreuth/autohaus-gruenwald': detail(),
    '/api/businesses/64b7f0c2a1d3e4f506172839': detail(),
  });
  const list = await screen.findByRole('region', { name: 'Featured Businesses' });
  return within(await within(list).findByRole('listitem'));
}

describe('business card', () => {
  it('PUB-CARD-01 PUB-CARD-02 shows the first photo, and an icon when it fails', async () => {
    const item = await shownCard({ photos: ['/media/a.webp', '/media/b.webp'] });
    const photo = item.getByRole<HTMLImageElement>('presentation');
    expect(photo.getAttribute('src')).toBe('/media/a.webp');
    expect(photo.hidden).toBe(false);
    fireEvent.error(photo);
    expect(photo.hidden).toBe(true);
    expect(document.querySelector('.card-photo .icon use')?.getAttribute('href')).toBe('#icon-car');
  });

  it('requests no photo from a third party', async () => {
    const item = await shownCard({ photos: ['https://photos.example/a.jpg'] });
    expect(item.getByRole('presentation').getAttribute('src')).toMatch(
      /^\/media\/photos\/64b7f0c2a1d3e4f506172839\/0\/400\?v=\w+$/,
    );
  });

  it('PUB-CARD-03 PUB-CARD-05 PUB-CARD-06 shows category, rating, name, address and phone', async () => {
    const item = await shownCard({});
    expect(item.getByText('KFZ-Werkstatt').className).toContain('badge');
    expect(item.getByRole('img', { name: 'Rated 4.6 out of 5' }).textContent).toBe('4.6');
    expect(item.getByRole('heading', { name: 'Autohaus Grünwald' })).toBeTruthy();
    expect(item.getByText('Lindenstraße 3, 95444 Bayreuth')).toBeTruthy();
    expect(item.getByRole('link', { name: '+49 921 12345' }).getAttribute('href')).toBe('tel:+4992112345');
  });

  it('PUB-CARD-04 PUB-CARD-05 PUB-CARD-08 shows Services without a category, and nothing for an unknown rating and hours', async () => {
    const item = await shownCard({ category: null, rating: null, isOpen: null });
    expect(item.getByText('Services')).toBeTruthy();
    expect(item.queryByRole('img')).toBeNull();
    expect(item.queryByText('Open')).toBeNull();
    expect(item.queryByText('Closed')).toBeNull();
  });

  it.each([
    [true, 'Open'],
    [false, 'Closed'],
  ])('PUB-CARD-07 with isOpen %s shows %s', async (isOpen, text) => {
    const item = await shownCard({ isOpen });
    expect(item.getByText(text)).toBeTruthy();
  });

  it.each([
    ['CLOSED_PERMANENTLY', 'Permanently closed'],
    ['CLOSED_TEMPORARILY', 'Temporarily closed'],
  ])('shows %s as %s instead of "Closed"', async (businessStatus, text) => {
    const item = await shownCard({ isOpen: false, businessStatus });
    expect(item.getByText(text).className).toBe('is-closed');
    expect(item.queryByText('Closed')).toBeNull();
  });

  it('shows the number of reviews, and when a closed business opens', async () => {
    const opensAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const item = await shownCard({ isOpen: false, openChangesAt: opensAt });
    expect(item.getByRole('img', { name: '128 reviews' }).textContent).toBe('(128)');
    expect(item.getByText('Closed').parentElement?.className).toBe('card-closed');
    expect(item.getByText(/^opens (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d$/)).toBeTruthy();
  });

  it('begins with the name, and omits a country that all cards share', async () => {
    await shownCard({
      fullAddress: 'Lindenstraße 3, 95444 Bayreuth, Deutschland',
      distanceKm: 3.2,
    });
    expect(document.querySelector('.card-body')?.firstElementChild?.className).toBe('card-name');
    expect(document.querySelector('.card-address')?.textContent).toBe(
      '3.2\u00a0km · Lindenstraße 3, 95444 Bayreuth',
    );
  });

  it('shows a distance of at least 0.1 km', async () => {
    await shownCard({ distanceKm: 0 });
    expect(document.querySelector('.card-address b')?.textContent).toBe('0.1\u00a0km · ');
  });

  it.each([
    [['/media/a.webp'], [], [], 'cards-rows'],
    [['/media/a.webp'], ['/media/b.webp'], [], ''],
    [[], [], [], 'cards-rows'],
  ])('has the same layout as the others in a list with the photos %j, %j and %j: %s', async (...row) => {
    const [photos, look] = [row.slice(0, 3) as string[][], row[3]];
    openPage('/', {
      '/api/businesses/popular': photos.map((one, index) => card({ id: `${index}`, photos: one })),
    });
    const list = await screen.findByRole('region', { name: 'Featured Businesses' });
    const cards = await within(list).findAllByRole('listitem');
    expect(new Set(cards.map(({ className }) => className))).toEqual(new Set(['card']));
    expect(within(list).getByRole('list').className).toBe(`cards cards-grid ${look}`);
  });

  it('PUB-CARD-09 PUB-CARD-10 links to the slug', async () => {
    const item = await shownCard({});
    await userEvent.click(item.getByText('View Details'));
    await waitFor(() => expect(window.location.pathname).toBe('/bayreuth/autohaus-gruenwald'));
  });

  it('PUB-CARD-11 links to the id without a slug', async () => {
    const item = await shownCard({ urlSlug: '' });
    await userEvent.click(item.getByRole('link', { name: 'Autohaus Grünwald' }));
    await waitFor(() => expect(window.location.pathname).toBe('/business/64b7f0c2a1d3e4f506172839'));
  });
});
