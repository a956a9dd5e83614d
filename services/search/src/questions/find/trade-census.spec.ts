import type { SearchClient } from '../../engine/search.client.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import { TradeCensus } from './trade-census.js';

/** A census of an index in which each count finds the next of these numbers of hairdressers. */
function censusOf(...hairdressers: readonly number[]) {
  const counts = [...hairdressers];
  const changes: (() => void)[] = [];
  const engine = {
    searchMany: () => {
      const count = counts.shift() ?? 0;
      const tradeKey = count === 0 ? {} : { friseur: count, baecker: 1 };
      return Promise.resolve([{ facetDistribution: { tradeKey } }, {}]);
    },
  };
  const serving = { onChange: (listener: () => void) => changes.push(listener), has: () => false };
  const census = new TradeCensus(engine as unknown as SearchClient, serving as unknown as ServingIndex);
  return {
    census,
    change: () => changes.forEach((listener) => listener()),
    share: async () => (await census.current()).shareOf(['friseur']),
  };
}

describe('the census of trades', () => {
  afterEach(() => jest.useRealTimers());

  it('of an empty index is not used for the first search after it is filled', async () => {
    const { change, share } = censusOf(0, 3);
    expect(await share()).toBe(0);
    change();
    expect(await share()).toBe(0.75);
  });

  it('announces its replacement, so that earlier results are discarded', async () => {
    jest.useFakeTimers();
    const { census, change, share } = censusOf(1, 3);
    const replaced = jest.fn();
    census.onChange(replaced);
    expect(await share()).toBe(0.5);
    change();
    jest.advanceTimersByTime(10_001);
    expect(await share()).toBe(0.5);
    await jest.advanceTimersByTimeAsync(0);
    expect(replaced).toHaveBeenCalledTimes(1);
    expect(await share()).toBe(0.75);
  });
});
