import { suggest } from '@gewerk/contracts/bus';
import { Meilisearch } from 'meilisearch';
import { FILTER_FIELDS, indexSettings, LIVE_INDEX, VERSION_INDEX } from '../document/index-settings.js';
import { panelFilterFields } from '../document/panel-fields.js';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';

const BINDLACH = { city: 'Bindlach', postalCode: '95463', latitude: 49.983, longitude: 11.613 };
const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.945, longitude: 11.571 };
const OLDER = 4;

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'FINAL CUT', category: 'Friseur', phone: '+49 9208 471012', ...BINDLACH }),
    listedBusiness({ name: 'Haarwerk', category: 'Friseur', ...BAYREUTH }),
    listedBusiness({ name: 'Rohrfrei Klug', category: 'Klempner', ...BAYREUTH }),
  ]);
});
afterAll(() => system?.stop());

/** Makes the live index look as if an older release had built it: without fields that were added later. */
async function makeOlder(): Promise<void> {
  const meili = new Meilisearch({ host: system.meili.url, apiKey: system.meili.key });
  const known = Object.entries(FILTER_FIELDS).filter(([, since]) => since <= OLDER);
  const [first, ...others] = indexSettings.filterableAttributes ?? [];
  if (typeof first !== 'object') throw new Error('the settings have another form');
  const attributePatterns = [...known.map(([field]) => field), ...panelFilterFields];
  const filterableAttributes = [{ ...first, attributePatterns }, ...others];
  await meili.index(LIVE_INDEX).updateSettings({ filterableAttributes }).waitTask();
  const noted = { id: LIVE_INDEX, version: 'older', form: OLDER };
  await meili.index(VERSION_INDEX).addDocuments([noted]).waitTask();
}

it('answers searches from an older index by their words until the new one is built', async () => {
  let build = (): void => undefined;
  const held = new Promise<void>((resolve) => (build = resolve));
  system.directory.onPage = () => held;
  await system.restartService(makeOlder);
  for (const query of ['Friseur', 'Friseur in der Nähe', 'guter Friseur', 'Friseur sonntags geöffnet']) {
    const answer = await system.search({ query, location: 'Bindlach' });
    expect([query, answer.notice, answer.businesses[0]?.name]).toEqual([query, null, 'FINAL CUT']);
  }
  for (const query of ['Friseur Bindlach', 'Rohr verstopft', '09208 471012', 'FINAL CUT']) {
    expect((await system.search({ query })).notice).toBeNull();
  }
  expect((await system.names({ query: 'Friseur in Bindlach' }))[0]).toBe('FINAL CUT');
  await system.bus.request(suggest, { query: '09208 471012' });

  build();
  await system.settle();
  const answer = await system.search({ query: 'Friseur', location: 'Bindlach' });
  expect(answer.businesses.map(({ name }) => name)).toEqual(['FINAL CUT', 'Haarwerk']);
  expect(answer.understood).toMatchObject({ intent: 'trade', inside: 1 });
  expect((await system.names({ query: '09208 471012' }))[0]).toBe('FINAL CUT');
});
