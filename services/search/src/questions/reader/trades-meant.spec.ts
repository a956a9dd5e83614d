import { tradesMeant } from './trades-meant.js';

describe('the trades that a text may mean', () => {
  it('are the likely ones by their German names, the likeliest first', () => {
    expect(tradesMeant('rollo klemmt und geht nicht hoch').map(({ key }) => key)).toContain('bodenleger');
    for (const { key, label } of tradesMeant('sohle lost sich vom stiefel')) {
      expect(label).not.toBe(key);
    }
  });

  it('are none for what means nothing, and none for one word', () => {
    expect(tradesMeant('qwertz asdfg')).toEqual([]);
    expect(tradesMeant('lorem ipsum dolor')).toEqual([]);
    expect(tradesMeant('sohle')).toEqual([]);
    expect(tradesMeant('')).toEqual([]);
  });
});
