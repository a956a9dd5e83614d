export { asOtherUser, ENGINE_QUESTIONS, filesBelow, type Got, whyNoOtherUser } from './as-other-user.js';
export { BinaryServers } from './binary-servers.js';
export { connectTestBus } from './connect-test-bus.js';
export { eventually } from './eventually.js';
export { fakeOnly } from './fake-only.js';
export { FakeDirectory, pageOf } from './fake-directory.js';
export { avifOfOverlays, LARGE_AVIF } from './avif-of-overlays.js';
export { jpegOfScans } from './jpeg-of-scans.js';
export { type ArchiveTile, pmtilesArchive } from './pmtiles-archive.js';
export { openTestPool } from './open-pool.js';
export { quickest } from './quickest.js';
export { type Ceremony, SoftwareDevice } from './software-device.js';
export { startChild } from './start-child.js';
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
export { CHROMIUM_ARGS, chromiumPath, freePort, waitUntil } from '@gewerk/engines';
export { untrustedCertificate } from './untrusted-certificate.js';
export { zipOf, type ZipOptions } from './zip-of.js';
