import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import { EngineError, makeMeilisearchKey, messageOf } from '@gewerk/engines';
import { StartError } from '../start-error.js';

/**
 * `npm run --silent search-key`: prints the search service's key, and creates it in the Meilisearch at MEILI_URL with
 * MEILI_MASTER_KEY if it does not exist yet. If that fails, prints one line and exits with 1.
 */
async function main(): Promise<string> {
  const { MEILI_URL, MEILI_MASTER_KEY } = process.env;
  if (!MEILI_URL || !URL.canParse(MEILI_URL))
    throw new StartError('MEILI_URL must be an address such as http://127.0.0.1:7700');
  if (!MEILI_MASTER_KEY) throw new StartError('MEILI_MASTER_KEY must be the master key of that Meilisearch');
  return makeMeilisearchKey(MEILI_URL, MEILI_MASTER_KEY, SEARCH_ENGINE_RIGHTS);
}

main().then(
  (key) => process.stdout.write(`${key}\n`),
  (fault: unknown) => {
    const expected = fault instanceof StartError || fault instanceof EngineError;
    console.error(expected ? messageOf(fault) : fault);
    process.exitCode = 1;
  },
);
