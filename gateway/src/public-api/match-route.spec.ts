import { publicRoutes } from '@gewerk/contracts';
import { matchPublicRoute } from './match-route.js';

describe('matchPublicRoute', () => {
  it.each([
    ['/api/businesses/stats', publicRoutes.stats, {}],
    ['/api/businesses/facets', publicRoutes.facets, {}],
    ['/api/businesses/0123456789abcdef01234567', publicRoutes.business, { id: '0123456789abcdef01234567' }],
    ['/api/businesses/slug/muenchen/a%2Fb', publicRoutes.businessBySlug, { city: 'muenchen', slug: 'a/b' }],
    ['/api/cities/M%C3%BCnchen/businesses', publicRoutes.cityBusinesses, { city: 'München' }],
    [
      '/api/categories/kfz-werkstatt/businesses',
      publicRoutes.categoryBusinesses,
      { category: 'kfz-werkstatt' },
    ],
  ])('finds the route of %s', (path, route, params) => {
    expect(matchPublicRoute(path)).toEqual({ route, params });
  });

  it.each(['/api', '/api/businesses', '/api/cities/a/b', '/api/businesses/a/b/c/d', '/'])(
    'knows no route of %s',
    (path) => {
      expect(matchPublicRoute(path)).toBeUndefined();
    },
  );
});
