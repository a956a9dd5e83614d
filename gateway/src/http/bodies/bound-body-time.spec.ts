import { ownListingEndpoints, panelEndpoints } from '@gewerk/contracts/serving';
import fastify from 'fastify';
import { routerPathOf } from '../../panel/guard/match-panel-route.js';
import { boundBodyTime } from './bound-body-time.js';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a form', '/api/contact', 30_000],
  ["a business owner's photo", ownListingEndpoints.photo.path, 120_000],
  ["the panel's photo of a business", panelEndpoints.addPhoto.path.replace('{id}', 'one'), 120_000],
])('the body of %s has its time limit', async (_what, url, milliseconds) => {
  const server = fastify();
  boundBodyTime(server);
  const routes = ['/api/contact', ownListingEndpoints.photo.path, routerPathOf(panelEndpoints.addPhoto)];
  for (const route of routes) server.post(route, () => ({}));
  await server.ready();
  const timer = jest.spyOn(globalThis, 'setTimeout');
  await server.inject({ method: 'POST', url, payload: { text: 'arrives at once' } });
  expect(timer.mock.calls.map(([, limit]) => limit)).toContain(milliseconds);
  await server.close();
});
