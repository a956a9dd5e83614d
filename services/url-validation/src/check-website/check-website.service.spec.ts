import { WEBSITE_CHECK } from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import { CheckWebsiteService } from './check-website.service.js';
import type { WebsiteChecker } from './website-checker.js';

describe('checks of single businesses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const bus = { request: () => Promise.resolve({ name: 'Werkstatt', website: 'https://example.org/' }) };
  const checker = {
    check: () => Promise.resolve({ grade: 'valid', status: 200, newAddress: null, fault: null }),
  };
  const service = () =>
    new CheckWebsiteService(bus as unknown as MessageBus, checker as unknown as WebsiteChecker);

  it('are so many a minute and no more, and told when the next may be', async () => {
    const checks = service();
    for (let index = 0; index < WEBSITE_CHECK.singlesAMinute; index += 1) await checks.check(String(index));
    jest.advanceTimersByTime(20_000);
    await expect(checks.check('late')).rejects.toMatchObject({
      code: 'rate-limited',
      message: 'Too many websites were checked; try again in 40 s.',
    });
    jest.advanceTimersByTime(40_000);
    expect(await checks.check('late')).toMatchObject({ businessId: 'late', grade: 'valid' });
  });

  it('that fail leave room for the next of the same business', async () => {
    const failing = jest.spyOn(bus, 'request').mockRejectedValueOnce(new Error('away'));
    const checks = service();
    await expect(checks.check('one')).rejects.toThrow('away');
    expect(await checks.check('one')).toMatchObject({ grade: 'valid' });
    failing.mockRestore();
  });
});
