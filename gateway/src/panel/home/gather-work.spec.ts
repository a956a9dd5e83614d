import { getOperatorPasswordVersion } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { failed, GatherWork } from './gather-work.js';

const now = Date.parse('2026-11-23T12:00:00Z');
const run = (state: string, finishedAt: string | null) => ({ state, finishedAt });

describe('recently failed runs', () => {
  it('are counted for a week, with the end of the oldest', () => {
    const runs = [
      run('failed', '2026-11-22T10:00:00Z'),
      run('done', '2026-11-21T10:00:00Z'),
      run('failed', '2026-11-20T10:00:00Z'),
      run('failed', '2026-11-16T11:59:59Z'),
      run('running', null),
    ];
    expect(failed(runs, now)).toEqual({ count: 2, since: '2026-11-20T10:00:00Z' });
  });

  it('are none if everything went well', () => {
    expect(failed([run('done', '2026-11-22T10:00:00Z')], now)).toEqual({ count: 0, since: null });
  });
});

describe("the owner's password", () => {
  const kindsWhere = async (isWeak: boolean | undefined): Promise<string[]> => {
    const request = (operation: unknown) =>
      operation === getOperatorPasswordVersion
        ? Promise.resolve({ version: 1, isWeak })
        : Promise.reject(new Error('away'));
    const { waiting } = await new GatherWork({ request } as unknown as MessageBus).gather();
    return waiting.map(({ kind }) => kind);
  };

  it('is listed as waiting work if it is weak, and only then', async () => {
    expect(await kindsWhere(true)).toContain('password');
    expect(await kindsWhere(false)).not.toContain('password');
    expect(await kindsWhere(undefined)).not.toContain('password');
  });
});
