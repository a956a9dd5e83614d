export { startTestBus, startTestService, type TestBus } from './start-test-service.js';
export {
  startMeili,
  startMongo,
  startNats,
  startOwnMongo,
  startRedis,
  type TestDatabase,
  type TestServer,
} from './test-servers.js';
export { CHROMIUM_ARGS, chromiumPath, waitUntil } from '@gewerk/engines';
