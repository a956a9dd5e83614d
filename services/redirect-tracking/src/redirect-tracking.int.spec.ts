import type { GewerkError } from '@gewerk/contracts';
import {
  type AliasDomain,
  clearRedirectStats,
  getRedirectStats,
  listAliasDomains,
  type PayloadOf,
  redirectsFollowed,
  removeAliasDomain,
  saveAliasDomain,
} from '@gewerk/contracts/bus';
import { eventually, fakeOnly, startTestBus, type TestBus } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { CountRedirects } from './redirect-counts/count-redirects.js';

type Batch = PayloadOf<typeof redirectsFollowed>;

const batch = (batchId: string, counts: Record<string, number>, at = new Date()): Batch => ({
  batchId,
  at: at.toISOString(),
  counts: Object.entries(counts).map(([domain, count]) => ({ domain, count })),
});

describe('the redirect-tracking service', () => {
  let servers: TestBus;
  let app: INestApplication;

  beforeAll(async () => {
    process.env['CANONICAL_URL'] = 'https://gewerk.example';
    process.env['ADMIN_ORIGIN'] = 'https://admin.gewerk.example';
    servers = await startTestBus();
    app = await servers.start('redirect-tracking', AppModule);
  });

  afterAll(() => servers.close());

  const add = (domain: string, targetPath = ''): Promise<AliasDomain> =>
    servers.bus.request(saveAliasDomain, { domain, targetPath });
  const domains = async () => (await servers.bus.request(listAliasDomains, {})).domains;
  const stats = () => servers.bus.request(getRedirectStats, {});
  const publish = (event: Batch) =>
    servers.bus.publish(redirectsFollowed, event, { messageId: event.batchId });
  const totalIs = async (total: number): Promise<void> => {
    const reached = async () => (await stats()).totalRedirects === total;
    await eventually(reached);
  };

  it('ADM-REDIR-13 ADM-REDIR-14 adds, changes and removes alias domains, stored as they occur in requests', async () => {
    await add('Alte-Firma.Example.');
    await add('müller.example', '/categories');
    expect((await domains()).map(({ domain, targetPath }) => [domain, targetPath])).toEqual([
      ['alte-firma.example', ''],
      ['xn--mller-kva.example', '/categories'],
    ]);
    const before = (await domains())[0]?.addedAt;
    expect((await add('alte-firma.example', '/impressum?von=alt')).addedAt).toBe(before);
    expect((await domains())[0]?.targetPath).toBe('/impressum?von=alt');
    expect(await servers.bus.request(removeAliasDomain, { domain: 'MÜLLER.example' })).toEqual({
      removed: true,
    });
    expect(await servers.bus.request(removeAliasDomain, { domain: 'müller.example' })).toEqual({
      removed: false,
    });
    expect((await domains()).map(({ domain }) => domain)).toEqual(['alte-firma.example']);
  });

  it.each([
    [
      '',
      '192.0.2.7',
      '2130706433',
      '0x7f.1',
      '[::1]',
      'localhost',
      'a..example',
      '-a.example',
      'a_b.example',
    ],
    [
      'https://a.example',
      'a.example/x',
      'a.example:80',
      'a b.example',
      'x@a.example',
      `${'a'.repeat(64)}.example`,
    ],
  ])('ADM-REDIR-13 refuses invalid host names, naming the field: %s …', async (...names) => {
    for (const name of names) {
      const fault = await add(name).catch((error: GewerkError) => error);
      expect([name, fault]).toEqual([
        name,
        expect.objectContaining({
          code: 'invalid-input',
          errors: [{ field: 'domain', message: expect.stringContaining('must be a host name') as string }],
        }),
      ]);
    }
  });

  it('ADM-REDIR-17 refuses the site itself, its panel and targets outside it', async () => {
    for (const own of ['Gewerk.example', 'admin.gewerk.example']) {
      await expect(add(own)).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'domain' }] });
    }
    for (const target of ['//evil.example', 'https://evil.example', 'x', '/a\r\nb: c', '/\\evil', '/ä']) {
      await expect(add('a.example', target)).rejects.toMatchObject({ errors: [{ field: 'targetPath' }] });
    }
  });

  it('ADM-REDIR-01 ADM-REDIR-16 sums redirects by domain, each batch once however often it arrives', async () => {
    const late = new Date(Date.now() - 1_000);
    const early = new Date(late.getTime() - 60_000);
    await publish(batch('b1', { 'one.example': 3, 'two.example': 1 }, late));
    await publish(batch('b2', { 'one.example': 2 }, early));
    await totalIs(6);
    const service = app.get(CountRedirects);
    const again = [batch('b1', { 'one.example': 3, 'two.example': 1 }), batch('b3', { 'one.example': 1 })];
    await Promise.all([service.count(again), service.count(again), service.count([...again, ...again])]);
    expect(await stats()).toMatchObject({
      stats: [
        { domain: 'one.example', count: 6 },
        { domain: 'two.example', count: 1, lastRedirect: late.toISOString() },
      ],
      totalRedirects: 7,
    });
  });

  it('ADM-REDIR-16 loses nothing while the service is down', async () => {
    await app.close();
    const before = 7;
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => publish(batch(`down-${index}`, { 'one.example': 2 }))),
    );
    app = await servers.start('redirect-tracking', AppModule);
    await totalIs(before + 100);
  });

  it('clears all counts, and earlier redirects are not counted later', async () => {
    const before = new Date();
    expect(await servers.bus.request(clearRedirectStats, {})).toEqual({ cleared: 2 });
    expect(await stats()).toMatchObject({ stats: [], totalRedirects: 0 });
    await publish(batch('old', { 'one.example': 5 }, before));
    await publish(batch('new', { 'one.example': 1 }));
    await totalIs(1);
    expect((await stats()).stats).toMatchObject([{ domain: 'one.example', count: 1 }]);
  });

  it('counts redirects after counts were cleared by a host whose clock is ahead', async () => {
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + 600_000);
    await servers.bus.request(clearRedirectStats, {});
    jest.useRealTimers();
    await publish(batch('after', { 'one.example': 3 }, new Date(Date.now() + 1_000)));
    await totalIs(3);
  });
});
