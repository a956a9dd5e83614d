import { categoryBusinessesQuery } from '../pages/category/get-category-businesses.js';
import { cityBusinessesQuery } from '../pages/city/get-city-businesses.js';
import { businessQuery } from '../shared/directory/get-business.js';
import { popularBusinessesQuery } from '../shared/directory/get-popular-businesses.js';
import { listingSearchQuery } from '../shared/search/search-businesses.js';
import { everything } from '../shared/search/search-results-address.js';
import { citiesQuery, cityFreshness } from '../shared/directory/get-cities.js';
import { siteSettingsQuery } from '../shared/site/get-site-settings.js';
import { statsQuery } from '../shared/directory/get-stats.js';
import type { Api } from '../platform/api/api.js';
import { createQueryClient } from '../platform/api/query-client.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const api: Api = () => Promise.reject(new Error('not asked'));

describe('freshness', () => {
  const defaults = createQueryClient().getDefaultOptions();

  it('PUB-CACHE-01 lasts one hour by default, and responses are kept for two', () => {
    expect(defaults.queries).toMatchObject({ staleTime: HOUR, gcTime: 2 * HOUR });
  });

  it('PUB-CACHE-02 refetches nothing on focus, mount, reconnect or interval', () => {
    expect(defaults.queries).toMatchObject({
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchInterval: false,
    });
  });

  it('PUB-CACHE-03 retries a failed query twice, a second apart', async () => {
    jest.useFakeTimers();
    let attempts = 0;
    const failing = createQueryClient()
      .fetchQuery({
        queryKey: ['x'],
        queryFn: () => {
          attempts += 1;
          throw new Error('no');
        },
        retry: defaults.queries?.retry,
      })
      .catch(() => 'failed');
    await jest.advanceTimersByTimeAsync(999);
    expect(attempts).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(attempts).toBe(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(attempts).toBe(3);
    await expect(failing).resolves.toBe('failed');
    jest.useRealTimers();
  });

  it('PUB-CACHE-04 retries a failed mutation once, a second later', () => {
    expect(defaults.mutations).toMatchObject({ retry: 1, retryDelay: 1_000 });
  });

  it.each([
    ['settings', siteSettingsQuery(api)],
    ['stats', statsQuery(api)],
    ['popular businesses', popularBusinessesQuery(api)],
    ['the business detail', businessQuery(api, { id: 'x' })],
  ])('PUB-CACHE-05 keeps %s fresh for 30 minutes', (_name, options) => {
    expect(options.staleTime).toBe(30 * MINUTE);
  });

  it('keeps cities fresh for 1 h on home, and for 2 h, retained 4 h, on the category page', () => {
    expect(citiesQuery(api, cityFreshness.home)).toMatchObject({ staleTime: HOUR });
    expect(citiesQuery(api, cityFreshness.category)).toMatchObject({ staleTime: 2 * HOUR, gcTime: 4 * HOUR });
  });

  it('PUB-CACHE-07 keeps city businesses fresh for 15 minutes', () => {
    expect(cityBusinessesQuery(api, 'x', 1).staleTime).toBe(15 * MINUTE);
  });

  it('PUB-CACHE-08 keeps the listing search fresh for 10 minutes', () => {
    expect(listingSearchQuery(api, everything, 1).staleTime).toBe(10 * MINUTE);
  });

  it('PUB-CACHE-09 PUB-API-20 keeps the category list for 1 h, retained 2 h, and requests only with a slug', () => {
    const options = categoryBusinessesQuery(api, 'handwerker', 1, 'rating');
    expect(options).toMatchObject({
      staleTime: HOUR,
      gcTime: 2 * HOUR,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      enabled: true,
    });
    expect(categoryBusinessesQuery(api, '', 1, 'rating').enabled).toBe(false);
  });
});
