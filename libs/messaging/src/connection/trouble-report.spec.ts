import { logger } from '@gewerk/service-kit';
import { TroubleReport } from './trouble-report.js';

describe('the report of connection problems with NATS', () => {
  const errors = jest.spyOn(logger, 'error');
  let report: TroubleReport;
  let fault: () => Error | undefined;
  const reasons = (): unknown[] => errors.mock.calls.map(([facts]) => (facts as { reason: string }).reason);

  beforeEach(() => {
    jest.useFakeTimers();
    errors.mockReset().mockImplementation(() => undefined);
    report = new TroubleReport(() => {
      const met = fault();
      return met ? Promise.reject(met) : Promise.resolve();
    });
  });

  afterEach(() => {
    report.end();
    jest.useRealTimers();
  });

  it('is silent about an interruption of less than a second', async () => {
    fault = () => new Error('connection refused');
    report.begin();
    await jest.advanceTimersByTimeAsync(900);
    report.end();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reasons()).toEqual([]);
  });

  it('logs a reason at once and then every minute, for as long as it lasts', async () => {
    fault = () => Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' });
    report.begin();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(errors.mock.calls).toEqual([
      [
        { reason: 'certificate has expired (CERT_HAS_EXPIRED)' },
        "No connection to NATS; still trying. Renew the certificate of NATS, or correct this machine's clock.",
      ],
    ]);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(reasons().length).toBeGreaterThanOrEqual(9);
    expect(reasons().length).toBeLessThanOrEqual(11);
    report.end();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(reasons().length).toBeLessThanOrEqual(11);
  });

  it('logs a changed reason, but at most five reasons per minute', async () => {
    let count = 0;
    fault = () => new Error(`fault ${(count += 1)}`, { cause: new Error('below') });
    report.begin();
    await jest.advanceTimersByTimeAsync(50_000);
    expect(reasons()).toEqual([1, 2, 3, 4, 5].map((number) => `fault ${number}: below`));
  });

  it('is silent if the attempt succeeds', async () => {
    fault = () => undefined;
    report.begin();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reasons()).toEqual([]);
  });
});
