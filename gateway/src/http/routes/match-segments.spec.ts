import { publicRoutes } from '@gewerk/contracts/http';
import { matchSegments } from './match-segments.js';

const match = ({ path }: { readonly path: string }, given: string) =>
  matchSegments(path.split('/'), given.split('/'));

describe('matchSegments', () => {
  it.each([
    [publicRoutes.stats, '/api/businesses/stats', {}],
    [publicRoutes.business, '/api/businesses/0123456789abcdef01234567', { id: '0123456789abcdef01234567' }],
    [publicRoutes.businessBySlug, '/api/businesses/slug/muenchen/a%2Fb', { city: 'muenchen', slug: 'a/b' }],
    [publicRoutes.cityBusinesses, '/api/cities/M%C3%BCnchen/businesses', { city: 'München' }],
  ])('reads with the route %j the parameters of %s', (route, path, parameters) => {
    expect(match(route, path)).toEqual(parameters);
  });

  it.each(['/api', '/api/businesses', '/api/cities/a/b', '/api/cities/a/businesses/c', '/'])(
    'does not match a route with the path %s',
    (path) => {
      expect(match(publicRoutes.cityBusinesses, path)).toBeUndefined();
    },
  );
});
