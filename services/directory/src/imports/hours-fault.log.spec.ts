import { logger } from '@gewerk/service-kit';
import { HoursFaultLog } from './hours-fault.log.js';

describe('the log of unreadable opening hours', () => {
  it('logs once per run how many could not be read, with examples', () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const log = new HoursFaultLog();
    log.add('run-1', [{ code: 'unreadable', detail: 'a' }]);
    log.add(
      'run-1',
      Array.from({ length: 9 }, () => ({ code: 'bad-time' as const, detail: 'b' })),
    );
    log.add('run-2', []);
    expect(warn).not.toHaveBeenCalled();
    log.onApplicationShutdown();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toEqual({
      runId: 'run-1',
      counts: { unreadable: 1, 'bad-time': 9 },
      examples: ['a', 'b', 'b'],
    });
  });
});
