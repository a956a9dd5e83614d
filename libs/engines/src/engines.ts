import type { EngineName } from './engine-names.js';
import type { EngineProcess, EngineSettings } from './engine-settings.js';
import { meilisearch } from './meilisearch.js';
import { mongod } from './mongod.js';
import { natsServer } from './nats-server.js';
import { valkeyServer } from './valkey-server.js';

/** Prepares (but does not start) a backing server. */
export const ENGINES: Record<EngineName, (settings: EngineSettings) => Promise<EngineProcess>> = {
  mongo: mongod,
  nats: natsServer,
  redis: valkeyServer,
  meili: meilisearch,
};
