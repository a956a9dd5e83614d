import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

describe('frame', () => {
  it('PUB-NAV-02 opens and closes the menu, and closes it when a page is chosen', async () => {
    openPage('/');
    const toggle = await screen.findByText('Open menu');
    const menu = toggle.closest('details');
    expect(menu?.open).toBe(false);
    await userEvent.click(toggle);
    expect(menu?.open).toBe(true);
    await userEvent.click(screen.getByText('Close menu'));
    expect(menu?.open).toBe(false);
    await userEvent.click(toggle);
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Businesses' }),
    );
    await screen.findByRole('heading', { name: 'Fachbetriebe finden' });
    expect(menu?.open).toBe(false);
  });

  it('PUB-FOOTER-02 PUB-FOOTER-04 has the category links and four social links', async () => {
    openPage('/');
    const links = within(await screen.findByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Restaurants', '/categories/restaurant'],
      ['Hair Salons', '/categories/hair-salon'],
      ['Retail Stores', '/categories/retail'],
      ['Services', '/categories/services'],
      ['Healthcare', '/categories/healthcare'],
    ]);
    const social = within(screen.getByRole('navigation', { name: 'Social media' })).getAllByRole('link');
    expect(social.map((link) => link.getAttribute('href'))).toEqual(['#', '#', '#', '#']);
  });

  it('PUB-FOOTER-05 shows the number of companies in the data', async () => {
    openPage('/');
    expect(await screen.findByText(/^12,345 companies/)).toBeTruthy();
  });

  it('PUB-FOOTER-06 shows 521,000 companies when the count cannot be loaded', async () => {
    openPage('/', { '/api/businesses/stats': new Failure(500, '') });
    expect(await screen.findByText(/^521,000 companies/)).toBeTruthy();
  });

  it('PUB-ROUTE-11 PUB-404-01 PUB-404-02 shows the 404 page and redirects home after three seconds', async () => {
    openPage('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeTruthy();
    const shownAt = Date.now();
    await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 5_000 });
    expect(Date.now() - shownAt).toBeGreaterThan(2_500);
  });

  it('PUB-API-01 sends credentials with every call', async () => {
    const { calls } = openPage('/');
    await screen.findByText(/^12,345 companies/);
    expect(calls.length).toBeGreaterThan(3);
    expect(new Set(calls.map(({ credentials }) => credentials))).toEqual(new Set(['include']));
  });
});
