import { tradesMeant } from './trades-meant.js';

describe('the trades that a text may mean', () => {
  it('are the likely ones by their German names, most likely first', () => {
    const [first, ...others] = tradesMeant('rasen ist voller moos');
    expect(first).toEqual({ key: 'garten-landschaftsbau', label: 'Garten- & Landschaftsbau' });
    expect(others.length).toBeLessThan(3);
  });

  it('are none for texts without meaning, and none for one word', () => {
    expect(tradesMeant('qwertz asdfg')).toEqual([]);
    expect(tradesMeant('lorem ipsum dolor')).toEqual([]);
    expect(tradesMeant('sohle')).toEqual([]);
    expect(tradesMeant('')).toEqual([]);
  });
});
