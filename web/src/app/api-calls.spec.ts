import { citiesQuery } from '../shared/directory/get-cities.js';
import { siteSettingsQuery } from '../shared/site/get-site-settings.js';
import { popularBusinessesQuery } from '../shared/directory/get-popular-businesses.js';
import { Failure, installFakeApi } from '../../test/fake-api.js';
import { publicRoutes } from '@gewerk/contracts/http';
import { callRoute, fetchJson } from '../platform/api/fetch-json.js';
import { createQueryClient } from '../platform/api/query-client.js';

describe('default fetch', () => {
  it('PUB-API-02 joins path segments, encoding them, and parses JSON', async () => {
    const calls = installFakeApi({ '/api/cities/Bad%20T%C3%B6lz/businesses': { total: 3 } });
    const answer = callRoute(publicRoutes.cityBusinesses, { city: 'Bad Tölz' }, { page: 2, limit: '' });
    await expect(answer).resolves.toEqual({ total: 3 });
    expect(calls[0]).toMatchObject({ path: '/api/cities/Bad%20T%C3%B6lz/businesses', query: { page: '2' } });
  });

  it.each([
    ['{"detail":"limit: must be a whole number"}', 'Bad Request', '400: limit: must be a whole number'],
    ['plain words', 'Bad Request', '400: plain words'],
    ['"text"', 'Bad Request', '400: "text"'],
  ])('PUB-ERROR-01 reports status and body of %s', async (body, statusText, message) => {
    installFakeApi({ '/api/x': new Failure(400, body, statusText) });
    await expect(fetchJson('/api/x')).rejects.toThrow(new Error(message));
  });

  it('PUB-ERROR-02 shows the status text if the body is empty', async () => {
    installFakeApi({ '/api/x': new Failure(502, '', 'Bad Gateway') });
    await expect(fetchJson('/api/x')).rejects.toThrow('502: Bad Gateway');
  });

  it('PUB-ERROR-03 PUB-ERROR-04 throws on a 401, or returns null if requested', async () => {
    installFakeApi({ '/api/x': new Failure(401, '', 'Unauthorized') });
    await expect(fetchJson('/api/x')).rejects.toThrow('401: Unauthorized');
    await expect(fetchJson('/api/x', {}, { unauthenticated: 'null' })).resolves.toBeNull();
  });

  it.each([
    ['PUB-ERROR-05', siteSettingsQuery(callRoute), '/api/admin/settings', 'Failed to fetch settings'],
    ['PUB-ERROR-06', citiesQuery(callRoute), '/api/cities', 'Failed to fetch cities'],
    [
      'PUB-ERROR-07',
      popularBusinessesQuery(callRoute),
      '/api/businesses/popular',
      'Failed to fetch businesses',
    ],
  ])('%s names what could not be fetched', async (_id, options, path, message) => {
    installFakeApi({ [path]: new Failure(500, 'x') });
    const queries = createQueryClient();
    const query = queries.fetchQuery({
      queryKey: ['probe'],
      queryFn: options.queryFn as () => unknown,
      retry: false,
    });
    await expect(query).rejects.toThrow(message);
  });
});
