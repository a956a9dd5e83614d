import { findPanelBusinesses, MATCHES_A_PAGE, scanPanelMatches } from '@gewerk/contracts/bus';
import { Meilisearch } from 'meilisearch';
import { LIVE_INDEX } from '../../document/index-settings.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

/** More businesses than visitors can page through. */
const STOCK = 10_050;

let system: SearchSystem;
beforeAll(async () => {
  const one = listedBusiness({ name: 'Schreinerei Holz', category: 'Schreinerei' });
  system = await SearchSystem.start([one]);
  const live = new Meilisearch({ host: system.meili.url, apiKey: system.meili.key }).index(LIVE_INDEX);
  const document = (await live.getDocuments({ ids: [one.id] })).results[0];
  const others = Array.from({ length: STOCK - 1 }, (_, index) => ({
    ...document,
    id: String(index).padStart(24, 'f'),
  }));
  await live.addDocuments(others).waitTask({ timeout: 60_000 });
});
afterAll(() => system?.stop());

it('a large stock is counted completely, beyond what visitors can page through', async () => {
  expect((await system.search({ limit: 1 })).total).toBe(STOCK);
  expect((await system.search({ category: 'handwerker', limit: 1 })).total).toBe(STOCK);
  expect((await system.search({ query: 'Schreinerei', limit: 1 })).total).toBe(STOCK);
});

it('a large stock is counted completely in the panel, where a text selects all its matches', async () => {
  const found = await system.bus.request(findPanelBusinesses, { search: 'Schreinerei' });
  expect(found.total).toBe(STOCK);
  expect((await system.bus.request(scanPanelMatches, {})).total).toBe(STOCK);
  const ids = new Set<string>();
  for (let offset = 0; offset < STOCK; offset += MATCHES_A_PAGE) {
    const page = await system.bus.request(scanPanelMatches, { search: 'Schreinerei', offset });
    expect(page.total).toBe(STOCK);
    for (const id of page.ids) ids.add(id);
  }
  expect(ids.size).toBe(STOCK);
});
