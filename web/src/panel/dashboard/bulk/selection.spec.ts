import { filtered, firstList } from '../../kit/business-list/list-state.js';
import { asked, has, NOTHING, sizeOf, withRows } from './selection.js';

describe('the selection in the list', () => {
  it('can contain rows of several pages', () => {
    const first = withRows(NOTHING, ['a', 'b'], ['a', 'b'], true);
    const some = withRows(first, ['c', 'd'], ['c'], true);
    const fewer = withRows(some, ['a', 'b'], ['b'], false);
    expect([sizeOf(fewer), has(fewer, 'a'), has(fewer, 'b')]).toEqual([2, true, false]);
    expect(asked(fewer, firstList)).toEqual({ ids: ['a', 'c'] });
  });

  it('keeps only the other rows of the page if a row is removed from all matches', () => {
    const all = { kind: 'all', total: 12_431 } as const;
    const fewer = withRows(all, ['a', 'b', 'c'], ['b'], false);
    expect(asked(fewer, firstList)).toEqual({ ids: ['a', 'c'] });
  });

  it('can be all matches, which the call gets as filters', () => {
    const list = filtered(firstList, { city: 'Hof', status: 'hidden' });
    const all = { kind: 'all', total: 12_431 } as const;
    expect([sizeOf(all), has(all, 'x')]).toEqual([12_431, true]);
    expect(asked(all, list)).toEqual({ matching: { city: 'Hof', status: 'hidden' } });
    expect(asked(all, firstList)).toEqual({ matching: { status: 'listed' } });
  });
});
