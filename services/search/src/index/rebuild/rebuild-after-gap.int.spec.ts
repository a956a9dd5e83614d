import { CHANGE_STREAM } from '@gewerk/messaging';
import { jetstreamManager } from '@nats-io/jetstream';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

describe('changes that the stream dropped while no search service ran', () => {
  const known = listedBusiness({ name: 'Altbekannt Werkraum' });
  const removed = listedBusiness({ name: 'Aufgegeben Werkraum' });
  let system: SearchSystem;

  beforeAll(async () => {
    system = await SearchSystem.start([known, removed]);
  }, 120_000);
  afterAll(() => system?.stop());

  it('are in the index after a rebuild that begins by itself', async () => {
    await system.directory.save(known);
    await system.settle();
    const manager = await jetstreamManager(system.bus.connection);
    const changes = async () => (await manager.streams.info(CHANGE_STREAM)).state.last_seq;
    const before = await changes();
    await system.restartService(async () => {
      await system.directory.save(listedBusiness({ name: 'Verpasst Neubau' }));
      await system.directory.remove(removed);
      await system.eventually(async () => (await changes()) === before + 2);
      await manager.streams.purge(CHANGE_STREAM);
    });
    await system.until({ query: 'Verpasst' }, ({ total }) => total === 1);
    expect(await system.names({ query: 'Aufgegeben' })).toEqual([]);
    await system.settle();
  }, 120_000);
});
