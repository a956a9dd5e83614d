import { readSettings } from './settings.js';

describe('the settings of a start', () => {
  it('start one process of each kind unless REPLICAS is set', () => {
    expect(readSettings({}).replicas).toBe(1);
    expect(readSettings({ REPLICAS: '2' }).replicas).toBe(2);
  });

  it.each(['0', '9', '-1', '1.5', 'two', '0x2'])('refuse REPLICAS=%s, naming the allowed values', (value) => {
    expect(() => readSettings({ REPLICAS: value })).toThrow(
      `REPLICAS is "${value}"; it must be a whole number from 1 to 8`,
    );
  });

  it('start a single process with PROCESSES=one, or by default on a machine with less than 4 GB', () => {
    const isCompact = (env: NodeJS.ProcessEnv, gigabytes: number) =>
      readSettings(env, gigabytes * 1e9).compact;
    expect([isCompact({}, 2), isCompact({}, 3.9), isCompact({}, 4), isCompact({}, 64)]).toEqual([
      ...[true, true, false, false],
    ]);
    expect([isCompact({ PROCESSES: 'one' }, 64), isCompact({ PROCESSES: 'many' }, 2)]).toEqual([true, false]);
    expect(isCompact({ REPLICAS: '2' }, 2)).toBe(false);
    expect(() => readSettings({ PROCESSES: 'two' })).toThrow('PROCESSES is "two"; it must be one or many');
    expect(() => readSettings({ PROCESSES: 'one', REPLICAS: '2' })).toThrow(
      'PROCESSES is "one", which does not allow REPLICAS="2"',
    );
  });
});
