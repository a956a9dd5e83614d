import type { IndexableBusiness } from '@gewerk/contracts';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';
import { IndexKeepers } from '../index-keepers.js';

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start();
});
afterAll(() => system?.stop());

const many = (count: number, name: (index: number) => string): IndexableBusiness[] =>
  Array.from({ length: count }, (_, index) => listedBusiness({ name: name(index) }));

describe('changes of businesses', () => {
  it('reach the index: new, renamed, no longer listed, removed', async () => {
    const [one, two, three] = many(3, (index) => `Schreinerei ${['Ahorn', 'Buche', 'Eiche'][index]}`) as [
      IndexableBusiness,
      IndexableBusiness,
      IndexableBusiness,
    ];
    await system.directory.save(one, two, three);
    await system.settle();
    expect(await system.names({ query: 'Schreinerei' })).toHaveLength(3);

    await system.directory.save({ ...one, name: 'Schreinerei Zirbe' }, { ...two, listed: false });
    await system.directory.remove(three);
    await system.until(
      { query: 'Schreinerei' },
      ({ businesses }) => businesses[0]?.name === 'Schreinerei Zirbe',
    );
    await system.settle();
    expect(await system.names({ query: 'Schreinerei' })).toEqual(['Schreinerei Zirbe']);
  });

  it('may get events repeatedly and out of order: the index holds the current state', async () => {
    const business = listedBusiness({ name: 'Glaserei Alt' });
    await system.directory.save(business);
    await system.directory.save({ ...business, name: 'Glaserei Neu' });
    await system.directory.publishChange([business, business]);
    await system.directory.publishChange([business]);
    await system.until({ query: 'Glaserei' }, ({ businesses }) => businesses[0]?.name === 'Glaserei Neu');
    await system.settle();
    expect(await system.names({ query: 'Glaserei' })).toEqual(['Glaserei Neu']);
  });

  it('that arrive one by one are collected while the index is being written', async () => {
    const bringUpToDate = jest.spyOn(system.get(IndexKeepers).of(0).writer, 'bringUpToDate');
    const businesses = many(150, (index) => `Kürschnerei ${index}`);
    await Promise.all(businesses.map((business) => system.directory.save(business)));
    await system.settle();
    expect(await system.search({ query: 'Kürschnerei' })).toMatchObject({ total: businesses.length });
    expect(bringUpToDate.mock.calls.length).toBeLessThan(businesses.length / 10);
  });

  it('are kept while the engine is unavailable and follow when it is back; meanwhile the database answers', async () => {
    await system.meili.kill();
    await system.directory.save(listedBusiness({ name: 'Uhrmacher Zeit' }));
    const meanwhile = await system.search({ query: 'Uhrm' });
    expect(meanwhile.notice).toEqual({ kind: 'degraded', ignored: [] });
    expect(meanwhile.businesses.map(({ name }) => name)).toEqual(['Uhrmacher Zeit']);
    await system.meili.restart();
    await system.until(
      { query: 'Uhrmachr' },
      ({ notice, businesses }) => notice === null && businesses.length === 1,
    );
    await system.settle();
  });

  it('reach the index after a restart of the service that missed them', async () => {
    const missed = many(1_200, (index) => `Sattlerei ${index}`);
    const restart = system.restartService();
    await system.directory.save(...missed);
    await restart;
    await system.settle();
    expect((await system.search({ query: 'Sattlerei' })).total).toBe(missed.length);
  });
});
