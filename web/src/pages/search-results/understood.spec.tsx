import { screen } from '@testing-library/react';
import { cards } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

describe('what the listing shows about the text', () => {
  it('includes each understood part with a link to the search without it, and what was ignored', async () => {
    openPage('/businesses?query=B%C3%A4cker+sonntags+xyz&location=Bonn', {
      '/api/businesses/search': {
        businesses: cards(2),
        total: 30,
        notice: null,
        understood: {
          intent: 'trade',
          parts: [{ kind: 'time', text: 'sonntags', value: 'day-6', without: 'Bäcker xyz' }],
          ignored: ['xyz'],
          inside: 4,
          candidates: ['Bonndorf'],
        },
      },
    });
    const part = await screen.findByRole('link', { name: '„sonntags“ entfernen' });
    expect(part.getAttribute('href')).toBe('/businesses?query=B%C3%A4cker+xyz&location=Bonn');
    expect(screen.getByText('Ohne Wirkung auf das Ergebnis: „xyz“.')).toBeTruthy();
    expect(screen.getByText(/^4 am Ort selbst/)).toBeTruthy();
    const place = screen.getByRole('link', { name: 'Bonndorf' });
    expect(place.getAttribute('href')).toMatch(/location=Bonndorf$/);
  });

  it('includes a notice that no business offers what was searched for', async () => {
    openPage('/businesses?query=Rauchfangkehrer+xyz', {
      '/api/businesses/search': {
        businesses: cards(1),
        total: 1,
        notice: null,
        understood: {
          intent: 'trade',
          parts: [{ kind: 'trade', text: 'Rauchfangkehrer', value: 'schornsteinfeger', without: 'xyz' }],
          ignored: ['Rauchfangkehrer', 'xyz'],
          lacking: ['Rauchfangkehrer'],
        },
      },
    });
    await screen.findByText(/^Für „Rauchfangkehrer“ ist hier noch kein Betrieb eingetragen/);
    expect(screen.getByText('Ohne Wirkung auf das Ergebnis: „xyz“.')).toBeTruthy();
  });

  it('includes the trade that a text was understood as, unless the text names it', async () => {
    const part = { kind: 'need', without: '' };
    openPage('/businesses?query=Messer+schleifen+Friseur', {
      '/api/businesses/search': {
        businesses: cards(1),
        total: 1,
        notice: null,
        understood: {
          intent: 'need',
          parts: [
            { ...part, text: 'Messer schleifen', value: 'metallbau', trade: 'Metallbau & Schlosserei' },
            { ...part, text: 'Friseur', value: 'friseur', trade: 'Friseur' },
          ],
          ignored: [],
        },
      },
    });
    await screen.findByText('„Messer schleifen“ verstanden als: Metallbau & Schlosserei');
    expect(screen.getAllByText(/verstanden als/)).toHaveLength(1);
  });

  it.each([
    ['location=Xyz&radius=&around=', '/businesses?query=Rohr&location=Bonn', '/businesses?query=Rohr'],
    ['around=Xyz&radius=10', '/businesses?query=Rohr&around=Bonn&radius=10', '/businesses?query=Rohr'],
  ])(
    'includes links to other places and to a search everywhere for the unknown place of %s',
    async (place, there, everywhere) => {
      openPage(`/businesses?query=Rohr&${place}`, {
        '/api/businesses/search': {
          businesses: [],
          total: 0,
          notice: { kind: 'unknown-place', place: 'Xyz' },
          understood: { intent: 'need', parts: [], ignored: [], candidates: ['Bonn'] },
        },
      });
      expect(await screen.findByText('Den Ort „Xyz“ kennen wir nicht.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Bonn' }).getAttribute('href')).toBe(there);
      expect(screen.getByRole('link', { name: 'Überall suchen' }).getAttribute('href')).toBe(everywhere);
    },
  );

  it('includes links to the trades that a text may mean', async () => {
    openPage('/businesses?query=Rollo+klemmt&location=Bonn', {
      '/api/businesses/search': {
        businesses: [],
        total: 0,
        notice: null,
        understood: {
          intent: 'name',
          parts: [],
          ignored: [],
          tradesMeant: [{ key: 'bodenleger', label: 'Bodenleger' }],
        },
      },
    });
    const trade = await screen.findByRole('link', { name: 'Bodenleger' });
    expect(trade.getAttribute('href')).toBe('/businesses?query=Bodenleger&location=Bonn');
  });
});
