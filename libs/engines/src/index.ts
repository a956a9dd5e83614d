export { cacheFolder } from './cache-folder.js';
export { CHROMIUM_ARGS, chromiumPath, SANDBOXED_CHROMIUM_ARGS } from './chromium.js';
export { codeOf, EngineError, messageOf } from './engine-error.js';
export { ENGINE_NAMES, ENGINE_URL_VARIABLES, type EngineName } from './engine-names.js';
export { type EngineProcess, type EngineSettings, type EngineUser, urlOfUser } from './engine-settings.js';
export { ENGINES } from './engines.js';
export { freePort, portIsFree } from './free-port.js';
export { isMeilisearchHealthy } from './meilisearch.js';
export { type KeyRights, makeMeilisearchKey, meilisearchKeyOf } from './meilisearch-key.js';
export {
  ManagedProcess,
  type OutputSink,
  type ProcessExit,
  type ProcessSpec,
  type Running,
  untilReady,
} from './managed-process.js';
export { ENGINE_BINARIES, type EngineBinary } from './pinned-packages.js';
export { identify, isAlive, type ProcessIdentity, signalGroup } from './process-identity.js';
export { makePrivateFolder, writePrivateFile } from './private-files.js';
export { natsUsers } from './nats-server.js';
export { type Reaper, startReaper } from './reaper.js';
export { becomePrimary, REPLICA_SET } from './replica-set.js';
export { cachedBinary, type ResolvedBinary, resolveBinary, type ResolveOptions } from './resolve-binary.js';
export { RotatingLog } from './rotating-log.js';
export { waitUntil } from './wait-until.js';
export { isListeningAt, tcpTalk } from './tcp-talk.js';
export { valkeyUsers } from './valkey-server.js';
