import { getIndexStatus, INDEX_CONSUMERS } from '@gewerk/contracts/bus';
import { CHANGE_STREAM } from '@gewerk/messaging';
import { jetstreamManager } from '@nats-io/jetstream';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([listedBusiness({ name: 'Schreinerei Holz' })]);
});
afterAll(() => system?.stop());

it('the index status is reported as unavailable, not as an internal error, until changes are followed', async () => {
  const manager = await jetstreamManager(system.bus.connection);
  expect(await system.bus.request(getIndexStatus, {})).toMatchObject({ documents: 1, pendingEvents: 0 });
  await manager.consumers.delete(CHANGE_STREAM, INDEX_CONSUMERS[0]);
  await expect(system.bus.request(getIndexStatus, {})).rejects.toMatchObject({ code: 'unavailable' });
  await system.settle();
});
