import { WEBSITE_CHECK } from '@gewerk/contracts/limits';
import type { MessageBus } from '@gewerk/messaging';
import { CheckWebsite } from './check-website.js';
import type { WebsiteChecker } from './website-checker.js';

describe('checks of single businesses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const bus = { request: () => Promise.resolve({ name: 'Werkstatt', website: 'https://example.org/' }) };
  const checker = {
    check: () => Promise.resolve({ grade: 'valid', status: 200, newAddress: null, fault: null }),
  };
  const service = () => new CheckWebsite(bus as unknown as MessageBus, checker as unknown as WebsiteChecker);

  it('are limited per minute, and a refusal gives the waiting time', async () => {
    const checks = service();
    for (let index = 0; index < WEBSITE_CHECK.singlesAMinute; index += 1)
      await checks.check({ id: String(index) });
    jest.advanceTimersByTime(20_000);
    await expect(checks.check({ id: 'late' })).rejects.toMatchObject({
      code: 'rate-limited',
      message: 'Too many websites checked; try again in 40 s.',
    });
    jest.advanceTimersByTime(40_000);
    expect(await checks.check({ id: 'late' })).toMatchObject({ businessId: 'late', grade: 'valid' });
  });

  it('that fail do not prevent another check of the same business', async () => {
    const failing = jest.spyOn(bus, 'request').mockRejectedValueOnce(new Error('away'));
    const checks = service();
    await expect(checks.check({ id: 'one' })).rejects.toThrow('away');
    expect(await checks.check({ id: 'one' })).toMatchObject({ grade: 'valid' });
    failing.mockRestore();
  });
});
