import { PROCESS_KINDS } from './processes.js';
import { planServices } from './start-services.js';

it('tells Meilisearch and its key to the search service alone, whatever the environment says', async () => {
  const before = process.env;
  process.env = { ...before, MEILI_KEY: 'another', MEILI_MASTER_KEY: 'master' };
  try {
    const settings = { root: '/gewerk', port: 0, dataDir: '/data', demo: 0, replicas: 1 };
    const engines = {
      NATS_URL: 'nats://127.0.0.1:4222',
      MEILI_URL: 'http://127.0.0.1:7700',
      MEILI_KEY: 'its own',
    };
    const specs = await planServices(PROCESS_KINDS, settings, 3000, engines);
    for (const { name, env } of specs) {
      const told = Object.entries(env ?? {}).filter(([variable]) => variable.startsWith('MEILI_'));
      const { MEILI_URL, MEILI_KEY } = engines;
      expect([name, Object.fromEntries(told)]).toEqual([
        name,
        name === 'search' ? { MEILI_URL, MEILI_KEY } : {},
      ]);
      expect(env?.['NATS_URL']).toBe(engines.NATS_URL);
    }
  } finally {
    process.env = before;
  }
});
