import { startTestBus, type TestBus } from '@gewerk/testing';
import { FakeNeighboursModule } from './fake-neighbours.js';
import { recount, storedCounts } from './recount.js';
import { type RunningDirectory, startDirectory } from './running-directory.js';

/**
 * Starts an empty directory with a fake inbox for the tests of the block that calls it, and ends it after them. Each test fails where the
 * counts that it leaves behind are not those of the stored businesses.
 * @param onStart is given the directory before the first test
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
