import { listOf, withList } from './list-address.js';
import { filtered, firstList, type ListState } from './list-state.js';

const state: ListState = {
  ...filtered(firstList, {
    ...{ search: '0921 507', city: 'Hof', status: 'deleted', changedSince: '2026-11-01' },
    ...{ source: 'import', run: '4f2c-1', runPart: 'new' },
    ...{ website: 'not-reached', photos: 'no-picture' },
  }),
  ...{ sortBy: 'rating', sortOrder: 'desc', page: 7 },
};

describe('the state of the list in the URL', () => {
  it('survives a round trip, together with the address’s other parameters', () => {
    const address = withList(new URLSearchParams('lang=de&city=Ulm&page=3'), state);
    expect(address.get('lang')).toBe('de');
    expect(listOf(address)).toEqual(state);
  });

  it('omits defaults', () => {
    expect(withList(new URLSearchParams('lang=de&page=4'), firstList).toString()).toBe('lang=de');
  });

  it.each([
    'page=0',
    'page=x',
    'status=gone',
    'sortBy=id',
    'date=2026',
    'status=listed',
    'sortOrder=up',
    'source=x',
    'website=slow',
    'photos=none',
    'runPart=old',
  ])('ignores %s', (search) => {
    expect(listOf(new URLSearchParams(search))).toEqual(firstList);
  });
});
