import { listPopularBusinesses } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { namesOf } from '../test/listed-workshops.js';
import { startDirectory, workshop } from '../test/running-directory.js';

let servers: TestBus;
beforeAll(async () => {
  servers = await startTestBus();
});
afterAll(() => servers.close());

it('shows no permanently closed business among the popular', async () => {
  const directory = await startDirectory(servers);
  const rating = { rating: 5, reviewCount: 900 };
  await directory.store([
    workshop(1, { name: 'Auto Adler', ...rating, businessStatus: 'CLOSED_PERMANENTLY' }),
    workshop(2, { name: 'Auto Bach', ...rating, businessStatus: 'CLOSED_TEMPORARILY' }),
    workshop(3, { name: 'Auto Conrad', rating: 3, reviewCount: 1 }),
  ]);
  const popular = await servers.bus.request(listPopularBusinesses, { limit: 2 });
  expect(namesOf(popular)).toEqual(['Auto Bach', 'Auto Conrad']);
});
