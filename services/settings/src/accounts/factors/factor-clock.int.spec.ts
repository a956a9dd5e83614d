import { confirmLogin, confirmTotp, setOperatorPassword, startTotp } from '@gewerk/contracts/bus';
import { fakeOnly, startTestService } from '@gewerk/testing';
import { TOTP } from 'otpauth';
import { AppModule } from '../../app.module.js';

const HOUR = 3_600_000;
const STEP_MS = 30_000;
const PASSWORD = 'hobel-und-stechbeitel';

/** Runs in a process whose host's clock is wrong by this many hours. */
async function onHostWithClockOff<T>(hours: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + hours * HOUR);
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

describe('codes from an app', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
    await service.bus.request(setOperatorPassword, { password: PASSWORD });
  });
  afterAll(() => service.close());

  it.each([2, -2])('are accepted by a replica whose host’s clock is off by %i h', async (hours) => {
    const { secret } = await service.bus.request(startTotp, { id: 'owner', password: PASSWORD });
    const codeIn = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
    const now = codeIn(0);
    const { account } = await onHostWithClockOff(hours, () =>
      service.bus.request(confirmTotp, { id: 'owner', code: now }),
    );
    const next = codeIn(1);
    const login = { id: 'owner', version: account.version, code: next };
    const confirmed = await onHostWithClockOff(hours, () => service.bus.request(confirmLogin, login));
    expect(confirmed).toMatchObject({ by: 'app' });
    expect(await service.bus.request(confirmLogin, login)).toEqual({ account: null });
  });
});
