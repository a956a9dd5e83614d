import { emptySiteSettings, type GewerkError } from '@gewerk/contracts';
import {
  getModerationSettings,
  getSettingsVersion,
  getSiteSettings,
  listSettingsVersions,
  saveModerationSettings,
  saveSiteSettings,
  settingsChanged,
} from '@gewerk/contracts/bus';
import { EVENT_STREAM } from '@gewerk/messaging';
import { eventually, startTestService } from '@gewerk/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { AppModule } from '../app.module.js';

describe('the settings service', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
  });

  afterAll(() => service.close());

  const newestEvent = async (): Promise<unknown> => {
    const manager = await jetstreamManager(service.bus.connection);
    const message = await manager.streams.getMessage(EVENT_STREAM, { last_by_subj: settingsChanged.subject });
    return message?.json();
  };

  it('returns eight empty texts before the first save', async () => {
    const settings = await service.bus.request(getSiteSettings, {});
    expect(settings).toEqual(emptySiteSettings);
    expect(Object.values(settings)).toEqual(Array.from({ length: 8 }, () => ''));
  });

  it('keeps what was saved, byte for byte, and counts and announces each save', async () => {
    const settings = {
      ...emptySiteSettings,
      site_title: 'Gewerk „Ä“',
      head_code: '<script>\n$x={"a.b":1}</script>',
    };
    expect(await service.bus.request(saveSiteSettings, settings)).toEqual({
      version: 1,
      changed: ['head_code', 'site_title'],
    });
    expect(await service.bus.request(getSiteSettings, {})).toEqual(settings);
    const again = { ...settings, ad_area_1: '<div>Werbung</div>' };
    expect(await service.bus.request(saveSiteSettings, again)).toEqual({
      version: 2,
      changed: ['ad_area_1'],
    });
    expect(await service.bus.request(getSiteSettings, {})).toEqual(again);
    const announced = async () => JSON.stringify(await newestEvent()) === '{"version":2}';
    await eventually(announced);
  });

  it('makes changes of business owners wait unless the setting publishes them at once', async () => {
    const read = () => service.bus.request(getModerationSettings, {});
    expect(await read()).toEqual({ ownersPublish: false });
    for (const ownersPublish of [true, true, false]) {
      await service.bus.request(saveModerationSettings, { ownersPublish });
      expect(await read()).toEqual({ ownersPublish });
    }
  });

  it('saves concurrent changes one after the other, none lost', async () => {
    const { version } = await service.bus.request(saveSiteSettings, emptySiteSettings);
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        service.bus.request(saveSiteSettings, { ...emptySiteSettings, site_title: `${index}` }),
      ),
    );
    const versions = saves.map((save) => save.version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 8 }, (_, index) => version + 1 + index));
  });

  it('refuses changes based on an outdated version, and ignores repeated ones', async () => {
    const { current } = await service.bus.request(listSettingsVersions, {});
    const mine = { ...emptySiteSettings, site_title: 'mine', baseVersion: current };
    const saved = { version: current + 1, changed: ['site_title'] };
    expect(await service.bus.request(saveSiteSettings, mine)).toEqual(saved);
    expect(await service.bus.request(saveSiteSettings, mine)).toEqual({ ...saved, changed: [] });
    const late = service.bus.request(saveSiteSettings, { ...mine, site_title: 'late' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    const { versions } = await service.bus.request(listSettingsVersions, {});
    expect(versions[0]).toMatchObject({ version: current + 1, changed: ['site_title'] });
    const kept = await service.bus.request(getSettingsVersion, { version: current + 1 });
    expect(kept.settings.site_title).toBe('mine');
    const none = service.bus.request(getSettingsVersion, { version: 9_999 });
    await expect(none).rejects.toMatchObject({ code: 'settings-version-not-found' });
  });

  const refusal = async (input: object): Promise<GewerkError> => {
    try {
      await service.bus.request(saveSiteSettings, input as typeof emptySiteSettings);
    } catch (error) {
      return error as GewerkError;
    }
    throw new Error('it was saved');
  };

  it('accepts snippets of 64 KB, and refuses larger ones, naming the field', async () => {
    const largest = { ...emptySiteSettings, footer_code: 'x'.repeat(64 * 1024) };
    await expect(service.bus.request(saveSiteSettings, largest)).resolves.toBeDefined();
    const refused = await refusal({ ...emptySiteSettings, ad_area_4: 'ä'.repeat(32 * 1024 + 1) });
    expect(refused.code).toBe('invalid-input');
    expect(refused.errors).toEqual([{ field: 'ad_area_4', message: 'must have at most 64 KB' }]);
    expect(await service.bus.request(getSiteSettings, {})).toEqual(largest);
  });

  it('saves only all eight texts together, and no unknown field', async () => {
    const { site_title: _, ...seven } = emptySiteSettings;
    expect((await refusal(seven)).errors.map(({ field }) => field)).toEqual(['site_title']);
    expect((await refusal({ ...emptySiteSettings, owner: 'x' })).errors).toEqual([
      { field: 'owner', message: 'is not a known field' },
    ]);
  });

  it('reports liveness, readiness and metrics over HTTP', async () => {
    const url = await service.app.getUrl();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    await service.bus.request(getSiteSettings, {});
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toMatch(
      /gewerk_operations_total\{operation="settings\.get-site-settings",outcome="ok"\} \d/,
    );
    expect(figures).toMatch(/gewerk_outbox_oldest_seconds /);
  });

  it('is not ready while NATS is unavailable, and reports it as missing', async () => {
    const url = await service.app.getUrl();
    await service.nats.kill();
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ missing: { nats: expect.any(String) as string } });
    await service.nats.restart();
    const ready = async () => (await fetch(`${url}/readyz`)).status === 200;
    await eventually(ready);
  });
});
