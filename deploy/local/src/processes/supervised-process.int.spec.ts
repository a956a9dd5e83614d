import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Reaper, startReaper } from '@gewerk/engines';
import { eventually } from '@gewerk/testing';
import { SupervisedProcess } from './supervised-process.js';

describe('a supervised process', () => {
  let folder: string;
  let reaper: Reaper;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gewerk-supervised-'));
    reaper = startReaper({ removeFolder: folder });
  });

  afterAll(async () => {
    reaper.release();
    await rm(folder, { recursive: true, force: true });
  });

  it('is restarted once if it runs but no longer serves requests', async () => {
    const pids: number[] = [];
    const said: string[] = [];
    let looks = 0;
    const process = new SupervisedProcess(
      {
        name: 'nats',
        command: 'sleep',
        args: ['600'],
        isReady: () => Promise.resolve(true),
        readyTimeoutMs: 5_000,
        stopTimeoutMs: 5_000,
        hasGivenUp: () => {
          looks += 1;
          return Promise.resolve(pids.length === 1);
        },
      },
      {
        reaper,
        logFile: join(folder, 'nats.log'),
        say: (line) => void said.push(line),
        onPid: (pid) => void (pid !== undefined && pids.push(pid)),
      },
    );
    await process.start();
    await eventually(() => said.includes('nats is back'));
    const looked = looks;
    await eventually(() => looks > looked);
    expect(new Set(pids).size).toBe(2);
    await process.stop();
    expect(said[0]).toBe('nats is running but no longer serves requests');
  });
});
