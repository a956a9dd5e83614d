import type { GewerkError } from '@gewerk/contracts';
import {
  getSiteIdentity,
  listSiteIdentities,
  saveSiteIdentity,
  siteIdentityChanged,
} from '@gewerk/contracts/bus';
import { EVENT_STREAM } from '@gewerk/messaging';
import { startTestService, waitUntil } from '@gewerk/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { AppModule } from '../app.module.js';

describe("the site's identity", () => {
  let service: Awaited<ReturnType<typeof startTestService>>;

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
  }, 60_000);

  afterAll(() => service.close());

  const save = (name: string, baseVersion: number) =>
    service.bus.request(saveSiteIdentity, { name, baseVersion });

  it('is the default until a name is saved, which is announced, kept as a version and can be put back', async () => {
    expect(await service.bus.request(listSiteIdentities, {})).toEqual({
      version: 0,
      identity: { name: 'Gewerk' },
      versions: [],
    });
    expect(await save('  Müller & Söhne  ', 0)).toEqual({
      version: 1,
      identity: { name: 'Müller & Söhne' },
    });
    expect(await save('Handwerk Nord', 1)).toMatchObject({ version: 2 });
    expect(await service.bus.request(getSiteIdentity, {})).toEqual({ name: 'Handwerk Nord' });
    const announced = async () => {
      const manager = await jetstreamManager(service.bus.connection);
      const message = await manager.streams.getMessage(EVENT_STREAM, {
        last_by_subj: siteIdentityChanged.subject,
      });
      return JSON.stringify(message?.json()) === '{"version":2}';
    };
    expect(await waitUntil(announced, { timeoutMs: 10_000 })).toBe(true);
    const { versions } = await service.bus.request(listSiteIdentities, {});
    expect(versions.map(({ version, identity }) => [version, identity.name])).toEqual([
      [2, 'Handwerk Nord'],
      [1, 'Müller & Söhne'],
    ]);
    expect(await save('Müller & Söhne', 2)).toMatchObject({ version: 3 });
  });

  it('is not saved over a version that another tab has saved meanwhile; the same again changes nothing', async () => {
    const { version } = await service.bus.request(listSiteIdentities, {});
    const both = await Promise.allSettled([save('Erste', version), save('Zweite', version)]);
    const refused = both.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as GewerkError).code)).toEqual(['conflict']);
    const current = await service.bus.request(getSiteIdentity, {});
    expect(await save(current.name, version)).toMatchObject({ version: version + 1 });
  });

  it.each([
    ['', 'must not be empty'],
    [' \u200b ', 'must not be empty'],
    ['<script>alert(1)</script>', 'must not contain < or >'],
    ['Ge\nwerk', 'must be a single line'],
    ['Ge\u0000werk', 'must not contain control characters'],
    ['Ge\u202ewerk', 'must not contain characters that change the reading direction'],
    ['x'.repeat(41), 'must have at most 40 characters'],
  ])('refuses the name %j and says why', async (name, message) => {
    await expect(save(name, 0)).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'name', message }],
    });
  });

  it('keeps the last 50 versions', async () => {
    let { version } = await service.bus.request(listSiteIdentities, {});
    for (let count = 0; count < 51; count += 1) ({ version } = await save(`Name ${count}`, version));
    const { versions } = await service.bus.request(listSiteIdentities, {});
    expect(versions).toHaveLength(50);
    expect(versions[0]).toMatchObject({ version, identity: { name: 'Name 50' } });
  });
});
