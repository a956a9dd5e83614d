import { publicRoutes } from '@gewerk/contracts/http';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { detail, Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { ADDRESS, CALL, open, region, week } from '../../../test/open-business-page.js';

describe('business page', () => {
  it('PUB-ROUTE-10 PUB-DETAIL-08 PUB-API-14 shows the business of city and slug', async () => {
    const { calls } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Autohaus Grünwald' })).toBeTruthy();
    expect(calls.map(({ path }) => path)).toContain(CALL);
  });

  it('PUB-ROUTE-09 PUB-API-13 shows the same screen by id', async () => {
    const id = detail().id;
    const { calls } = openPage(`/business/${id}`, { [`/api/businesses/${id}`]: detail() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Autohaus Grünwald' })).toBeTruthy();
    expect(calls.map(({ path }) => path)).toContain(`/api/businesses/${id}`);
  });

  it('PUB-DETAIL-01 shows a skeleton while loading', async () => {
    openPage(ADDRESS, { [CALL]: () => new Promise(() => undefined) });
    const skeleton = within(await screen.findByTestId('business-skeleton'));
    expect(skeleton.getByTestId('bones-photos').querySelectorAll('.photo-strip > *')).toHaveLength(4);
    expect(skeleton.getByTestId('bones-hours').querySelectorAll('.bone-day')).toHaveLength(7);
    expect(within(skeleton.getByTestId('bones-nearby')).getAllByTestId('card-skeleton')).toHaveLength(4);
  });

  it('PUB-DETAIL-02 PUB-DETAIL-03 shows that a business could not be found, with a link home', async () => {
    openPage(ADDRESS, { [CALL]: new Failure(503, '') });
    expect(await screen.findByRole('heading', { name: 'Unternehmen nicht gefunden' })).toBeTruthy();
    expect(screen.getByText('Das gesuchte Unternehmen konnte nicht gefunden werden.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe('/');
  });

  it('PUB-ERROR-08 fails with status and status text', async () => {
    const { queries } = openPage(ADDRESS, { [CALL]: new Failure(404, '{"detail":"x"}', 'Not Found') });
    await screen.findByRole('heading', { name: 'Unternehmen nicht gefunden' });
    const query = queries
      .getQueryCache()
      .find({ queryKey: [publicRoutes.businessBySlug.path], exact: false });
    expect(query?.state.error?.message).toBe('404: Not Found');
  });

  it('PUB-DETAIL-04 redirects home two seconds after a 404', async () => {
    openPage(ADDRESS, {});
    await screen.findByRole('heading', { name: 'Unternehmen nicht gefunden' });
    const shownAt = Date.now();
    await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 4_000 });
    expect(Date.now() - shownAt).toBeGreaterThan(1_500);
  });

  it('offers a map if the position is known, and none otherwise', async () => {
    await open({ latitude: 49.9, longitude: 11.5 });
    expect(region('Location').getByRole('button', { name: 'Show map', hidden: true })).toBeTruthy();
    cleanup();
    await open({ latitude: null, longitude: null });
    expect(screen.queryByRole('region', { name: 'Location' })).toBeNull();
  });

  it('PUB-DETAIL-05 links back to the search', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Back to Search' }).getAttribute('href')).toBe('/businesses');
  });

  it('PUB-DETAIL-06 PUB-DETAIL-07 shares by the Web Share API, or copies the link', async () => {
    await open();
    const shared: unknown[] = [];
    const copied: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(shared).toEqual([{ title: 'Autohaus Grünwald', url: window.location.href }]);
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(copied).toEqual([window.location.href]);
    expect(await screen.findByText('Link copied')).toBeTruthy();
  });

  it('PUB-DETAIL-09 PUB-DETAIL-10 colours the badges of six categories differently, all others the same', async () => {
    const tints: string[] = [];
    const names = [
      'KFZ-Werkstatt',
      'Autohändler',
      'Reifenservice',
      'Autoteile',
      'TÜV-Prüfstelle',
      'Autowäsche',
    ];
    for (const category of [...names, 'Friseur', 'Dachdecker']) {
      const { unmount } = await open({ category });
      tints.push(document.querySelector('.business-tags .badge')?.className ?? '');
      unmount();
    }
    expect(new Set(tints.slice(0, 6)).size).toBe(6);
    expect(tints[6]).toBe(tints[7]);
    expect(tints.slice(0, 6)).not.toContain(tints[6]);
  });

  it('PUB-DETAIL-11 PUB-DETAIL-14 PUB-DETAIL-20 PUB-DETAIL-38 shows rating, stars, reviews and their link', async () => {
    await open({ rating: '4.6', reviewCount: 1_280, reviewsLink: 'https://reviews.example/1' });
    expect(
      screen.getByRole('img', { name: '4.6 out of 5 stars' }).querySelectorAll('[data-star]'),
    ).toHaveLength(5);
    expect(document.querySelector('.business-rating')?.textContent).toContain('4.6(1,280 Reviews)');
    expect(screen.getByRole('link', { name: 'View Reviews' }).getAttribute('href')).toBe(
      'https://reviews.example/1',
    );
  });

  it('PUB-DETAIL-15 PUB-DETAIL-16 PUB-DETAIL-17 PUB-DETAIL-19 shows address, phone, website and type', async () => {
    const { unmount } = await open();
    const reach = document.querySelector('.business-reach');
    expect(reach?.textContent).toContain('Lindenstraße 3, 95444 Bayreuth');
    expect(reach?.querySelector('a[href="tel:+4992112345"]')?.textContent).toBe('+49 921 12345');
    expect(screen.getByRole('link', { name: 'Visit Website' }).getAttribute('href')).toBe(
      'https://www.gruenwald.example/',
    );
    expect(document.querySelector('.business-types')?.textContent).toBe('Type: Inspektion, Bremsen');
    unmount();
    await open({ fullAddress: null });
    expect(document.querySelector('.business-reach')?.textContent).toContain('Lindenstraße 3');
  });

  it('does not link to a website with a javascript: address', async () => {
    await open({ website: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: 'Visit Website' })).toBeNull();
  });

  it('PUB-DETAIL-18 shows whether it is open, and when it opens again', async () => {
    const { unmount } = await open({ isOpen: true });
    expect(screen.getByText('Open Now')).toBeTruthy();
    unmount();
    const in3Days = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await open({ isOpen: false, openChangesAt: in3Days, opensAt: in3Days });
    expect(document.querySelector('.business-tags')?.textContent).toContain('Closed');
    expect(screen.getByText(/^opens (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d$/)).toBeTruthy();
  });

  it('PUB-DETAIL-21 PUB-DETAIL-23 PUB-ENTITY-04 shows the first photo, and an icon when it fails', async () => {
    await open({ photos: ['/media/1.webp', '/media/2.webp'] });
    const photo = screen.getByRole('img', { name: 'Photo of Autohaus Grünwald' });
    expect(photo.getAttribute('src')).toBe('/media/1.webp');
    fireEvent.error(photo);
    expect(screen.queryByRole('img', { name: 'Photo of Autohaus Grünwald' })).toBeNull();
    expect(document.querySelector('.photo .icon')).not.toBeNull();
  });

  it('PUB-DETAIL-22 shows the first letter of the name without a photo', async () => {
    await open({ name: 'ökofarben' });
    expect(document.querySelector('.photo')?.textContent).toBe('Ö');
  });

  it('PUB-DETAIL-24 PUB-DETAIL-25 PUB-ENTITY-08 lists the hours of Monday to Sunday, styled as open or closed', async () => {
    await open({ workingHours: week, holidayHours: 'Closed' });
    const rows = region('Opening Hours').getAllByRole('row');
    expect(rows.map((row) => row.querySelector('th')?.firstChild?.textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
      'Public holidays',
    ]);
    expect(rows[0]?.querySelector('td')?.className).toBe('hours-open');
    expect(rows[6]?.querySelector('td')?.className).toBe('hours-closed');
    expect(rows.filter((row) => row.className === 'is-today')).toHaveLength(1);
  });

  it('omits hours that are unknown', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Opening Hours' })).toBeNull();
  });

  it('PUB-DETAIL-26 PUB-DETAIL-27 shows the description, or a sentence of name, city, reviews and category', async () => {
    const { unmount } = await open({ description: 'Seit 1978.' });
    expect(region('About the Business').getByText('Seit 1978.')).toBeTruthy();
    unmount();
    await open();
    const text = screen.getByRole('region', { name: 'About the Business' }).textContent;
    for (const part of ['Autohaus Grünwald', 'Bayreuth', '128', 'KFZ-Werkstatt'])
      expect(text).toContain(part);
  });

  it('PUB-DETAIL-28 PUB-DETAIL-29 PUB-ENTITY-10 shows groups of flags and texts', async () => {
    await open({ about: { Service: { Abholung: true, Lieferung: false, Zahlung: 'bar' } } });
    const rows = [
      ...(screen.getByRole('region', { name: 'Additional Information' }).querySelectorAll('dl > div') ?? []),
    ];
    expect(rows.map((row) => row.textContent)).toEqual([
      'AbholungVerfügbar',
      'LieferungNicht verfügbar',
      'Zahlungbar',
    ]);
  });

  it('PUB-DETAIL-30 PUB-DETAIL-31 PUB-DETAIL-32 PUB-DETAIL-33 PUB-DETAIL-37 shows the facts', async () => {
    await open({ photosCount: 7 });
    const rows = [...screen.getByRole('region', { name: 'At a glance' }).querySelectorAll('dl > div')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'CategoryKFZ-Werkstatt',
      'Rating4.6',
      'Photos7 photos available',
      'StatusIn business',
      'Verified BusinessYes',
      'Price range€€ (not stated)',
    ]);
  });

  it('PUB-DETAIL-36 shows the price level as euro signs', async () => {
    await open({ priceLevel: 4 });
    expect(region('At a glance').getByText('€€€€')).toBeTruthy();
  });

  it('PUB-DETAIL-34 draws one bar per score from 5 down to 1', async () => {
    await open({ reviewsPerScore: { 1: 10, 2: 0, 3: 10, 4: 20, 5: 60 } });
    const bars = region('Rating Distribution').getAllByRole('img');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '5 stars: 60',
      '4 stars: 20',
      '3 stars: 10',
      '2 stars: 0',
      '1 star: 10',
    ]);
    expect(bars.map((bar) => bar.querySelector('.bar')?.getAttribute('width'))).toEqual([
      '60',
      '20',
      '10',
      '0',
      '10',
    ]);
  });

  it('PUB-DETAIL-35 has a contact card with address, city, postal code, country, phone and website', async () => {
    await open();
    const card = screen.getByRole('region', { name: 'Contact' });
    const lines = [...(card.querySelector('address')?.children ?? [])].map((line) => line.textContent);
    expect(lines).toEqual(['Autohaus Grünwald', 'Lindenstraße 3', '95444 Bayreuth', 'Deutschland']);
    expect(within(card).getByRole('link', { name: '+49 921 12345' }).getAttribute('href')).toBe(
      'tel:+4992112345',
    );
    expect(within(card).getByRole('link', { name: 'gruenwald.example' })).toBeTruthy();
  });
});
