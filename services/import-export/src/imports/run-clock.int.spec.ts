import { IMPORT } from '@gewerk/contracts/limits';
import { fakeOnly } from '@gewerk/testing';
import { RunningImportExport } from '../test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => running.close());

describe('an import on a host whose clock is ahead', () => {
  it('still has its 20 minutes, which are measured by the database', async () => {
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + 2 * IMPORT.timeout);
    const rows = [
      ['name', 'city'],
      ['Maler Eins', 'Krems'],
      ['Maler Zwei', 'Krems'],
    ];
    const run = await running.ended(await running.begin(rows));
    expect(run).toMatchObject({ state: 'done', imported: 2 });
  });
});
