import { businessChanged } from '@gewerk/contracts/bus';
import type { EventListener, KnownSite } from '@gewerk/messaging';
import type { Dependency } from '@gewerk/web/server';
import type { PageCache } from './page-cache.js';
import { PageInvalidation } from './page-invalidation.js';
import type { SharedReads } from './shared-reads.js';

/** What business events drop from the cache. */
function listening() {
  const dropped: Dependency[] = [];
  let cleared = 0;
  let tell: (subject: string, payload: unknown) => void = () => undefined;
  const listener = {
    listen: (_: unknown, onEvent: typeof tell) => {
      tell = onEvent;
    },
  } as unknown as EventListener;
  const cache = {
    drop: (given: readonly Dependency[]) => void dropped.push(...given),
  } as unknown as PageCache;
  const shared = { clear: () => (cleared += 1) } as unknown as SharedReads;
  new PageInvalidation(listener, cache, shared, {} as KnownSite).onApplicationBootstrap();
  return {
    dropped,
    cleared: () => cleared,
    change: (payload: object) =>
      tell(businessChanged.subject, { citySlugs: [], categorySlugs: [], ...payload }),
  };
}

describe('a change of businesses', () => {
  it('drops the pages that show them', () => {
    const { dropped, cleared, change } = listening();
    change({ ids: ['1'], citySlugs: ['hof'] });
    expect(dropped).toEqual(['directory', 'search', 'business:1', 'city:hof']);
    expect(cleared()).toBe(1);
  });

  it('drops none if only the panel shows the change', () => {
    const { dropped, cleared, change } = listening();
    change({ ids: ['1'], isPanelOnly: true });
    expect(dropped).toEqual([]);
    expect(cleared()).toBe(0);
  });

  describe('in the batches of an import', () => {
    const batch = (nth: number) => ({
      ids: Array.from({ length: 500 }, (_, row) => `${nth}-${row}`),
      citySlugs: ['hof'],
    });

    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('drops pages at once for the first batch, and once a second for the following ones', () => {
      const { dropped, cleared, change } = listening();
      change(batch(1));
      expect(cleared()).toBe(1);
      for (let nth = 2; nth <= 10; nth += 1) {
        jest.advanceTimersByTime(100);
        change(batch(nth));
      }
      expect(cleared()).toBe(1);
      expect(dropped).not.toContain('business:2-0');
      jest.advanceTimersByTime(100);
      expect(cleared()).toBe(2);
      expect(dropped).toEqual(expect.arrayContaining(['directory', 'business:2-0', 'business:10-499']));
      jest.advanceTimersByTime(5_000);
      expect(cleared()).toBe(2);
      change(batch(11));
      expect(cleared()).toBe(3);
    });

    it('drops pages at once for an edit among them', () => {
      const { dropped, change } = listening();
      change(batch(1));
      change(batch(2));
      change({ ids: ['edited'] });
      expect(dropped).toContain('business:edited');
      expect(dropped).not.toContain('business:2-0');
    });
  });
});
