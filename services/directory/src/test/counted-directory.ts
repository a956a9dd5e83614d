import { startTestBus, type TestBus } from '@gewerk/testing';
import { FakeNeighboursModule } from './fake-neighbours.js';
import { recount, storedCounts } from './recount.js';
import { type RunningDirectory, startDirectory } from './running-directory.js';

/**
 * Starts an empty directory with a fake inbox for the tests of the calling block, and stops it afterwards. Each test
 * fails if the counts afterwards differ from those of the stored businesses.
 * @param onStart receives the directory before the first test
 */
export function useCountedDirectory(onStart: (directory: RunningDirectory) => void): void {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await servers.start('inbox', FakeNeighboursModule);
    onStart(directory);
  }, 60_000);

  afterEach(async () => {
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  afterAll(() => servers.close());
}
