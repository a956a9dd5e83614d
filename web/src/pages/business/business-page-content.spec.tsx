import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { card, detail } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { ADDRESS, CALL, open, region, week } from '../../../test/open-business-page.js';

describe('forms in which a business arrives', () => {
  it('PUB-ENTITY-07 PUB-ENTITY-09 include hours in openingHours as JSON text', async () => {
    await open({ workingHours: undefined, openingHours: JSON.stringify(week) });
    expect(region('Opening Hours').getByText('09:00–13:00')).toBeTruthy();
  });

  it('PUB-ENTITY-05 include photos as objects with a url', async () => {
    await open({ photos: [{ url: '/media/9.webp' }] as unknown as string[] });
    expect(screen.getByRole('img', { name: /Photo of/ }).getAttribute('src')).toBe('/media/9.webp');
  });

  it('PUB-HOURS-05 may contain unreadable hours, which are logged but not shown', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ workingHours: 'sometimes' as unknown as null });
    expect(log).toHaveBeenCalledWith('Opening hours cannot be read', 'sometimes');
    expect(screen.queryByRole('region', { name: 'Opening Hours' })).toBeNull();
    log.mockRestore();
  });
});

describe('a permanently or temporarily closed business', () => {
  it('PUB-DETAIL-18 is labelled as such, without hours if it is closed permanently', async () => {
    await open({ businessStatus: 'CLOSED_PERMANENTLY', isOpen: false, workingHours: week });
    expect(document.querySelector('.business-tags')?.textContent).toContain('Permanently closed');
    expect(screen.queryByRole('region', { name: 'Opening Hours' })).toBeNull();
    cleanup();
    await open({ businessStatus: 'CLOSED_TEMPORARILY', isOpen: false, workingHours: week });
    expect(document.querySelector('.business-tags')?.textContent).toContain('Temporarily closed');
    expect(region('Opening Hours').getByText('09:00–13:00')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Contact' })).toBeTruthy();
  });

  it('offers other businesses of its category instead of call and route if it is closed permanently', async () => {
    const gone = { businessStatus: 'CLOSED_PERMANENTLY', isOpen: false } as const;
    const other = (id: string, name: string) => card({ id, name, urlSlug: `bayreuth/${id}` });
    const businesses = [{ ...other('a', 'Werkstatt A'), ...gone }, other('b', 'Werkstatt B')];
    openPage(ADDRESS, {
      [CALL]: detail({ ...gone, workingHours: week }),
      '/api/businesses/search': { businesses, total: 2, notice: null },
    });
    const nearby = await screen.findByRole('region', { name: /more nearby/ });
    expect(within(nearby).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(nearby.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('navigation', { name: 'Contact' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Route' })).toBeNull();
  });
});

describe('ad areas', () => {
  // Browsers report a secure context on HTTPS and on localhost; jsdom does not.
  beforeAll(() => void Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true }));

  it('PUB-AD-01 PUB-AD-02 PUB-AD-03 PUB-AD-04 PUB-AD-09 are above their sections and accept HTML and scripts', async () => {
    const settings = {
      head_code: '',
      footer_code: '',
      site_title: '',
      site_description: '',
      ad_area_1: '<b>eins</b><script>window.adRuns = (window.adRuns ?? 0) + 1</script>',
      ad_area_2: '<b>zwei</b>',
      ad_area_3: '<b>drei</b>',
      ad_area_4: '<b>vier</b>',
    };
    openPage(ADDRESS, {
      '/api/admin/settings': settings,
      [CALL]: detail({ workingHours: week, about: { Service: { Abholung: true } } }),
    });
    await waitFor(() => expect(document.querySelectorAll('.ad-slot b')).toHaveLength(4), { timeout: 3_000 });
    const order = [...document.querySelectorAll('.ad-slot, h1, h2')].map(
      (element) => element.getAttribute('data-area') ?? element.textContent,
    );
    expect(order.indexOf('1')).toBe(order.indexOf('Autohaus Grünwald') - 1);
    expect(order.indexOf('2')).toBe(order.indexOf('Photos') - 1);
    expect(order.indexOf('3')).toBe(order.indexOf('Opening Hours') - 1);
    expect(order.indexOf('4')).toBe(order.indexOf('Additional Information') - 1);
    expect(document.querySelectorAll('.ad-slot script')).toHaveLength(1);
  });
});
