import { settingsChanged } from '@gewerk/contracts/bus';
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
  });
  afterAll(() => system?.stop());

  it('are in the index after a rebuild that begins automatically', async () => {
    await system.directory.save(known);
    await system.settle();
    const manager = await jetstreamManager(system.bus.connection);
    const changes = async () => (await manager.streams.info(CHANGE_STREAM)).state.last_seq;
    const before = await changes();
    await system.restartService(async () => {
      await system.directory.save(listedBusiness({ name: 'Verpasst Neubau' }));
      await system.directory.remove(removed);
      // The event that remains does not concern the index.
      await system.bus.publish(settingsChanged, { version: 1 });
      await system.eventually(async () => (await changes()) === before + 3);
      await manager.streams.update(CHANGE_STREAM, { max_msgs: 1 });
    });
    await system.until({ query: 'Verpasst' }, ({ total }) => total === 1);
    expect(await system.names({ query: 'Aufgegeben' })).toEqual([]);
    await system.settle();
  });
});
