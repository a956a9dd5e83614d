import { Meilisearch } from 'meilisearch';
import { DOCUMENT_VERSION, LIVE_INDEX } from '../../document/index-settings.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const [byOlder, byNewer, gone] = ['Älterhof', 'Neuerhof', 'Fortgezogen'].map((name) =>
  listedBusiness({ name }),
);

let system: SearchSystem;
let meili: Meilisearch;
beforeAll(async () => {
  system = await SearchSystem.start([byOlder!, byNewer!]);
  meili = new Meilisearch({ host: system.meili.url, apiKey: system.meili.key });
});
afterAll(() => system?.stop());

const stored = async (id: string) =>
  (await meili.index(LIVE_INDEX).getDocuments({ ids: [id] })).results[0] as
    | Record<string, unknown>
    | undefined;

it('automatically updates documents that an older release wrote into the index', async () => {
  const { form: _form, openWords: _openWords, ...older } = (await stored(byOlder!.id)) ?? {};
  const newer = {
    ...(await stored(byNewer!.id)),
    name: 'as a newer release writes it',
    form: DOCUMENT_VERSION + 1,
  };
  await meili
    .index(LIVE_INDEX)
    .addDocuments([{ ...older, name: 'as it was' }, newer, { ...older, id: gone!.id }])
    .waitTask();

  await system.eventually(async () => (await stored(byOlder!.id))?.['name'] === 'alterhof');
  await system.eventually(async () => (await stored(gone!.id)) === undefined);
  expect(await stored(byOlder!.id)).toMatchObject({ form: DOCUMENT_VERSION, openWords: [] });
  expect(await stored(byNewer!.id)).toMatchObject({ name: 'as a newer release writes it' });
});
