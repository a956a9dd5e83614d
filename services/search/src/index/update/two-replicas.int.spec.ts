import type { IndexableBusiness } from '@gewerk/contracts';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';
import { IndexKeepers } from '../index-keepers.js';

const ROUNDS = 3;
const BUSINESSES = 30;

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start();
  await system.startReplica();
});
afterAll(() => system?.stop());

/** Records what each replica receives from now on: the ids in every batch of events. */
function watchReplicas(): string[][][] {
  return system.apps.map((app) => {
    const taken: string[][] = [];
    const writer = app.get(IndexKeepers).of(0).writer;
    const bringUpToDate = writer.bringUpToDate.bind(writer);
    jest.spyOn(writer, 'bringUpToDate').mockImplementation((ids) => {
      taken.push([...ids]);
      return bringUpToDate(ids);
    });
    return taken;
  });
}

describe('two replicas of search', () => {
  afterEach(() => jest.restoreAllMocks());

  it('share the changes of businesses: none is lost, none overwrites a newer one, both take part', async () => {
    const taken = watchReplicas();
    const businesses = Array.from({ length: BUSINESSES }, (_, index) =>
      listedBusiness({ name: `Korbflechterei ${index} Runde 0` }),
    );
    const rename = (business: IndexableBusiness, index: number, round: number) => ({
      ...business,
      name: `Korbflechterei ${index} Runde ${round}`,
    });
    await system.directory.save(...businesses);
    // The same businesses change repeatedly, each in a separate event, so that both replicas receive some of them.
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(
        businesses.map((business, index) => system.directory.save(rename(business, index, round))),
      );
    }
    // One replica may have pulled all of these events; further ones are sent until the other has received
    // some.
    let round = ROUNDS;
    await system.eventually(async () => {
      if (taken.every((batches) => batches.length > 0)) return true;
      round += 1;
      await system.directory.save(rename(businesses[0] as IndexableBusiness, 0, round));
      return false;
    });
    const right = businesses.map(
      (_, index) => `Korbflechterei ${index} Runde ${index === 0 ? round : ROUNDS}`,
    );
    const isRight = async () =>
      (await system.names({ query: 'Korbflechterei', limit: 100 })).sort().join() === right.sort().join();
    await system.settle();
    // Either replica may respond, and each caches results until it notices that the index has changed.
    await system.eventually(async () =>
      (await Promise.all(Array.from({ length: 12 }, isRight))).every(Boolean),
    );
    const ids = new Set(taken.flat(2));
    expect(businesses.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('leave nothing undone if one of them ends in the middle of its work', async () => {
    const businesses = Array.from({ length: 900 }, (_, index) =>
      listedBusiness({ name: `Drechslerei ${index}` }),
    );
    const saving = (async () => {
      for (let start = 0; start < businesses.length; start += 30) {
        await system.directory.save(...businesses.slice(start, start + 30));
      }
    })();
    await system.eventually(async () => (await system.search({ query: 'Drechslerei' })).total > 0);
    await system.apps.at(-1)?.close();
    await saving;
    await system.settle();
    expect((await system.search({ query: 'Drechslerei' })).total).toBe(businesses.length);
  });
});
