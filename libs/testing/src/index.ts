export {
  startMeili,
  startMongo,
  startNats,
  startOwnMongo,
  startRedis,
  type TestDatabase,
  type TestServer,
} from './test-servers.js';
export { waitUntil } from '@gewerk/engines';
