import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import {
  becomePrimary,
  EngineError,
  type EngineUser,
  isMeilisearchHealthy,
  makeMeilisearchKey,
  messageOf,
  waitUntil,
} from '@gewerk/engines';
import { StartError } from '../start-error.js';

const LIMIT_MS = 120_000;
const ASK_EVERY_MS = 1_000;

/**
 * `node set-up-engines.js FOLDER`: a Job of the chart `engines`. Makes the mongod at MONGO_HOST the primary of its
 * replica set, with the users in FOLDER, and creates the search service's key in the Meilisearch at MEILI_URL. Repeating
 * it is harmless.
 */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  const { MONGO_HOST, MEILI_URL } = process.env;
  if (!folder || !MONGO_HOST || !MEILI_URL)
    throw new StartError('usage: MONGO_HOST=HOST:PORT MEILI_URL=URL node set-up-engines.js FOLDER');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const users = JSON.parse(read('mongo-users.json')) as EngineUser[];
  const access = { key: read('mongo.key'), users };
  const pace = { timeoutMs: LIMIT_MS, everyMs: ASK_EVERY_MS };
  if (!(await waitUntil(() => becomePrimary(MONGO_HOST, access), pace)))
    throw new StartError(`MongoDB at ${MONGO_HOST} did not become primary within ${LIMIT_MS / 1_000} s`);
  console.log(`MongoDB at ${MONGO_HOST} is primary and has ${users.length} users.`);
  if (!(await waitUntil(() => isMeilisearchHealthy(MEILI_URL), pace)))
    throw new StartError(`Meilisearch at ${MEILI_URL} was not available within ${LIMIT_MS / 1_000} s`);
  await makeMeilisearchKey(MEILI_URL, read('meilisearch.key'), SEARCH_ENGINE_RIGHTS);
  console.log(`Meilisearch at ${MEILI_URL} has the search service's key.`);
}

main().catch((fault: unknown) => {
  const expected = fault instanceof StartError || fault instanceof EngineError;
  console.error(expected ? messageOf(fault) : fault);
  process.exitCode = 1;
});
