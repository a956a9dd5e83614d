import type { GewerkError } from '@gewerk/contracts';
import {
  getSiteIdentity,
  getSiteLogo,
  listSiteIdentities,
  makeSiteLogo,
  previewSiteIdentity,
  saveSiteIdentity,
  siteIdentityChanged,
} from '@gewerk/contracts/bus';
import { EVENT_STREAM } from '@gewerk/messaging';
import { eventually, FakeDirectory, startTestService } from '@gewerk/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';

describe("the site's identity", () => {
  let service: Awaited<ReturnType<typeof startTestService>>;

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
  });

  afterAll(() => service.close());

  const save = (name: string, baseVersion: number) =>
    service.bus.request(saveSiteIdentity, { name, baseVersion });

  it('is the default until a name is saved, which is announced, kept as a version and can be restored', async () => {
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
    await eventually(announced);
    const { versions } = await service.bus.request(listSiteIdentities, {});
    expect(versions.map(({ version, identity }) => [version, identity.name])).toEqual([
      [2, 'Handwerk Nord'],
      [1, 'Müller & Söhne'],
    ]);
    expect(await save('Müller & Söhne', 2)).toMatchObject({ version: 3 });
  });

  it('is not saved over a version that another tab has saved meanwhile; repeating a save changes nothing', async () => {
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
  ])('refuses the name %j with the reason', async (name, message) => {
    await expect(save(name, 0)).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'name', message }],
    });
  });

  it('has a logo redrawn by the media service, a colour and contacts, and keeps fields that a save omits', async () => {
    const png = Buffer.from('made anew').toString('base64');
    const media = new FakeDirectory(service.bus);
    const sent: string[] = [];
    media.answer(makeSiteLogo, ({ file }) => {
      sent.push(file);
      return { base64: png, width: 320, height: 80 };
    });
    const { version } = await service.bus.request(listSiteIdentities, {});
    const file = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    const saved = await service.bus.request(saveSiteIdentity, {
      name: 'Nord',
      logo: { file, hasName: true },
      accent: '#8a2b06',
      email: 'hallo@nord.example',
      social: ['https://mastodon.example/@nord'],
      startLanguage: 'de',
      baseVersion: version,
    });
    media.close();
    expect(sent).toEqual([file]);
    const { logo, ...identity } = saved.identity;
    expect(identity).toEqual({
      name: 'Nord',
      accent: '#8A2B06',
      email: 'hallo@nord.example',
      social: ['https://mastodon.example/@nord'],
      startLanguage: 'de',
    });
    expect(logo).toMatchObject({ width: 320, height: 80, hasName: true });
    expect(await service.bus.request(getSiteLogo, { id: logo?.id ?? '' })).toMatchObject({ base64: png });
    const renamed = await save('Süd', saved.version);
    expect(renamed.identity).toEqual({ ...saved.identity, name: 'Süd' });
    const emptied = await service.bus.request(saveSiteIdentity, {
      name: 'Süd',
      logo: null,
      accent: null,
      email: '',
      social: [],
      startLanguage: null,
      baseVersion: renamed.version,
    });
    expect(emptied.identity).toEqual({ name: 'Süd' });
    const unknown = { id: 'x', hasName: false };
    await expect(
      service.bus.request(saveSiteIdentity, { name: 'Süd', logo: unknown, baseVersion: emptied.version }),
    ).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'logo' }] });
  });

  it('can be previewed as it would be saved, without storing anything', async () => {
    const media = new FakeDirectory(service.bus);
    const png = Buffer.from('anew').toString('base64');
    media.answer(makeSiteLogo, () => ({ base64: png, width: 320, height: 80 }));
    const before = await service.bus.request(listSiteIdentities, {});
    const logo = { file: Buffer.from('sent').toString('base64'), hasName: false };
    const shown = await service.bus.request(previewSiteIdentity, { name: ' West ', accent: '#8a2b06', logo });
    media.close();
    expect(shown).toEqual({
      identity: {
        ...{ name: 'West', accent: '#8A2B06' },
        logo: { id: 'preview', width: 320, height: 80, hasName: false },
      },
      picture: png,
    });
    expect(await service.bus.request(previewSiteIdentity, { name: 'Ost', logo: null })).toEqual({
      identity: { ...before.identity, name: 'Ost' },
      picture: null,
    });
    expect(await service.bus.request(listSiteIdentities, {})).toEqual(before);
    const unknown = { id: 'x', hasName: false };
    await expect(
      service.bus.request(previewSiteIdentity, { name: 'Ost', logo: unknown }),
    ).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'logo' }] });
  });

  it.each([
    [{ accent: '#F2A900' }, 'accent'],
    [{ accent: 'red;}' }, 'accent'],
    [{ social: ['javascript:alert(1)'] }, 'social.0'],
    [{ phone: '<b>' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ supportHours: 'a\nb' }, 'supportHours'],
  ])('refuses %j', async (bad, field) => {
    await expect(
      service.bus.request(saveSiteIdentity, { name: 'Süd', ...bad, baseVersion: 0 }),
    ).rejects.toMatchObject({
      code: 'invalid-input',
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('keeps the last 50 versions', async () => {
    let { version } = await service.bus.request(listSiteIdentities, {});
    for (let count = 0; count < 51; count += 1) ({ version } = await save(`Name ${count}`, version));
    const { versions } = await service.bus.request(listSiteIdentities, {});
    expect(versions).toHaveLength(50);
    expect(versions[0]).toMatchObject({ version, identity: { name: 'Name 50' } });
    const logos = service.app.get<Connection>(getConnectionToken()).collection('site_logos');
    expect(await logos.countDocuments()).toBe(0);
  });
});
