import type { WebsiteGrade } from '@gewerk/contracts';
import { eventually } from '@gewerk/testing';
import { BRIEFLY_HANGING, startTestSites, testLimitMs, type TestSites } from '../test/test-sites.js';
import { WebsiteChecker } from './website-checker.js';

/** Time limit for a website; longer for the page that responds only to GET, since HEAD must time out first. */
const timeoutMs = (website: string): number =>
  website.endsWith('/deaf-to-head') ? 5_000 : testLimitMs(website);

describe('a check of a website', () => {
  let sites: TestSites;
  let checker: WebsiteChecker;

  beforeAll(async () => {
    sites = await startTestSites();
    for (let host = 2; host < 200; host += 1) sites.allow.push(`127.0.1.${host}:${sites.port}`);
    checker = new WebsiteChecker({ allow: sites.allow, timeoutMs });
  });

  afterAll(async () => {
    await checker.close();
    await sites.close();
  });

  it.each<[string, WebsiteGrade, number | null]>([
    ['/', 'valid', 200],
    ['/no-head', 'valid', 200],
    ['/deaf-to-head', 'valid', 200],
    ['/away', 'valid', 200],
    ['/huge', 'valid', 200],
    ['/broker', 'valid', 200],
    ['/gone', 'client-error', 404],
    ['/broken', 'server-error', 503],
    ['/sale', 'parked', 200],
    ['/sedo', 'parked', 200],
    [BRIEFLY_HANGING, 'time-out', null],
    ['/loop', 'redirect-loop', null],
    ['/chain', 'redirect-loop', null],
    ['/inward', 'blocked-address', null],
  ])('grades %s as %s', async (path, grade, status) => {
    expect(await checker.check(sites.origin + path)).toMatchObject({ grade, status, newAddress: null });
  });

  it.each([
    ['/moved', '/new-home'],
    ['/moved-then-away', '/away'],
  ])('offers the address to which %s moved permanently', async (path, to) => {
    expect(await checker.check(sites.origin + path)).toEqual({
      grade: 'moved',
      status: 200,
      newAddress: sites.origin + to,
      fault: null,
    });
  });

  it('follows at most five redirects', async () => {
    sites.asked.length = 0;
    await checker.check(`${sites.origin}/chain`);
    expect(sites.asked).toEqual(
      ['/chain', ...[1, 2, 3, 4, 5].map((hop) => `/chain?${hop}`)].map((path) => `HEAD ${path}`),
    );
  });

  it('reports a broken certificate, an unknown host and a connection that breaks off', async () => {
    expect(await checker.check(sites.tlsOrigin)).toMatchObject({
      grade: 'certificate-problem',
      status: null,
    });
    expect(await checker.check('https://gibt-es-nicht.invalid/')).toMatchObject({ grade: 'no-such-host' });
    expect(await checker.check(sites.rudeOrigin)).toMatchObject({ grade: 'unreachable' });
  });

  it.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://example.org:22/',
    'http://name:password@example.org/',
    'localhost',
    '',
  ])('blocks %s without a request', async (website) => {
    sites.asked.length = 0;
    const begin = performance.now();
    expect(await checker.check(website)).toMatchObject({ grade: 'blocked-address', status: null });
    expect(performance.now() - begin).toBeLessThan(1_000);
    expect(sites.asked).toEqual([]);
  });

  it('blocks addresses of this machine by default, without making a connection', async () => {
    const strict = new WebsiteChecker();
    sites.asked.length = 0;
    const port = sites.port;
    for (const host of ['127.0.0.1', '127.1', '0x7f000001', '[::ffff:7f00:1]', 'localhost']) {
      expect(await strict.check(`http://${host}:${port}/`)).toMatchObject({ grade: 'blocked-address' });
    }
    expect(sites.asked).toEqual([]);
    await strict.close();
  });

  it('sends one request at a time to a host', async () => {
    const checks = Array.from({ length: 12 }, () => checker.check(`${sites.origin}/?same`));
    expect((await Promise.all(checks)).every(({ grade }) => grade === 'valid')).toBe(true);
    expect(sites.mostOfOneHost()).toBe(1);
  });

  it('checks hosts in parallel: 60 hanging ones do not wait for one another', async () => {
    sites.asked.length = 0;
    const hosts = Array.from(
      { length: 60 },
      (_, index) => `http://127.0.1.${index + 2}:${sites.port}/hanging`,
    );
    const verdicts = Promise.all(hosts.map((host) => checker.check(host)));
    await eventually(() => sites.asked.length === 60);
    sites.release();
    expect((await verdicts).every(({ grade }) => grade === 'valid')).toBe(true);
  });

  it('ends at once on request', async () => {
    const stop = new AbortController();
    const check = checker.check(`${sites.origin}/hanging`, { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(check).rejects.toThrow();
  });
});
