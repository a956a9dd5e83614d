import type { Understood } from '@gewerk/contracts/bus';
import { everything } from '../search/search-results-address.js';
import { searchTiles } from './tile-query.js';

const part = (kind: Understood['parts'][number]['kind'], value: string) => ({
  kind,
  text: value,
  value,
  without: '',
});
const read = (intent: Understood['intent'], ...parts: Understood['parts']): Understood => ({
  intent,
  parts,
  ignored: [],
});

it('the tiles are filtered as in the address, but not by location', () => {
  const address = {
    ...everything,
    category: 'friseur',
    openNow: true,
    around: '95444',
    radius: '10',
    box: '1,2,3,4',
  };
  expect(searchTiles(address, undefined)).toBe('category=friseur&openNow=true');
  expect(searchTiles(everything, undefined)).toBe('');
});

it('the tiles are filtered by trade if the text names exactly one and nothing else but a place', () => {
  const address = { ...everything, query: 'Frisör in Bindlach', hasPhone: true };
  const trade = part('trade', 'friseur');
  expect(searchTiles(address, read('trade', trade, part('place', 'Bindlach')))).toBe(
    'hasPhone=true&trade=friseur',
  );
  expect(searchTiles(address, read('trade', trade, part('trade', 'kosmetik')))).toBeNull();
  expect(searchTiles(address, read('trade', trade, part('time', 'now')))).toBeNull();
});

it('a search for a name has no tiles', () => {
  const address = { ...everything, query: 'Haarwerk' };
  expect(searchTiles(address, undefined)).toBeNull();
  expect(searchTiles(address, read('name'))).toBeNull();
});
