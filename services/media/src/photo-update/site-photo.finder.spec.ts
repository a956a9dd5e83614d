import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ForeignDocuments, OutboundHttp } from '@gewerk/outbound-http';
import sharp from 'sharp';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { PhotoKeeper } from '../photos/photo-keeper.js';
import { PictureFolder } from '../pictures/picture-folder.js';
import { PoliteHttp } from './sites/polite-http.js';
import { drawnPicture, pageWith, startTestSites, testLimitMs, type TestSites } from '../test/test-sites.js';
import { SitePhotoFinder } from './site-photo.finder.js';

const JPEG = 'image/jpeg';
const { signal } = new AbortController();

describe('the photo of a website', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-photos-'));
  let sites: TestSites;
  const documents = new ForeignDocuments();
  const decoder = new PictureDecoder();
  let http: OutboundHttp;
  let keeper: PhotoKeeper;
  let finder: SitePhotoFinder;
  let lastHost = 0;

  /** A separate host, so that a test has its own robots.txt. */
  const site = (pages: Record<string, Parameters<TestSites['answers']['set']>[1]> = {}): string => {
    lastHost += 1;
    const host = `127.0.3.${lastHost}`;
    for (const [path, answer] of Object.entries(pages)) sites.answers.set(`${host}${path}`, answer);
    return `http://${host}:${sites.port}`;
  };
  const find = (website: string) => finder.find(website, [], signal);
  const askedOf = (origin: string): string[] =>
    sites.asked.filter((line) => line.startsWith(`${new URL(origin).hostname} `));

  beforeAll(async () => {
    sites = await startTestSites();
    const allow = Array.from({ length: 200 }, (_, index) => `127.0.3.${index + 1}:${sites.port}`);
    http = new OutboundHttp({ userAgent: 'Gewerk/1.0', allow, connectionsPerOrigin: 1 });
    keeper = new PhotoKeeper(new PictureFolder(folder, 50 * 1024 * 1024), decoder);
    const polite = new PoliteHttp(http, documents, { pauseMs: 0, timeoutMs: testLimitMs });
    finder = new SitePhotoFinder(polite, keeper, documents, decoder);
    const photo = await drawnPicture(600, 400);
    const blank = { channels: 3, background: 'white' } as const;
    const vast = sharp({ create: { width: 7_000, height: 7_000, ...blank } }).png({ compressionLevel: 1 });
    const pictures: [string, Uint8Array | string, string][] = [
      ['/halle.jpg', photo, JPEG],
      ['/tiny.jpg', await drawnPicture(120, 90), JPEG],
      ['/damaged.jpg', photo.subarray(0, photo.length / 2), JPEG],
      ['/vast.png', await vast.toBuffer(), 'image/png'],
      ['/huge.jpg', new Uint8Array(11 * 1024 * 1024).fill(0xff), JPEG],
      ['/page.jpg', '<!doctype html><title>Login</title>', JPEG],
      ['/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>', 'image/svg+xml'],
      ['/told-as-text.jpg', photo, 'text/plain'],
    ];
    for (const [path, body, type] of pictures) sites.answers.set(path, { body, type });
    sites.answers.set('/hanging.jpg', () => undefined);
    sites.answers.set('/cut.jpg', (response) => {
      response.writeHead(200, { 'content-type': JPEG, 'content-length': 5_000 });
      response.write(photo.subarray(0, 500), () => response.destroy());
    });
  });

  afterAll(async () => {
    await Promise.all([http.close(), documents.close()]);
    decoder.onApplicationShutdown();
    await sites.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the one that its page names, stored as WebP in every width', async () => {
    const origin = site({ '/': { body: pageWith('/halle.jpg') } });
    const photo = `${origin}/halle.jpg`;
    expect(await find(`${origin}/`)).toEqual({ photo });
    expect(askedOf(origin).map((line) => line.split(' ')[1])).toEqual(['/robots.txt', '/', '/halle.jpg']);
    const kept = await keeper.read(photo, 400);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 400 });
    expect(await finder.isBroken(photo, signal)).toBe(false);
    expect(askedOf(origin)).toHaveLength(3);
  });

  it('is found behind redirects, without a scheme, at the start of an endless page, and as twitter:image', async () => {
    const home = site({ '/neu': { body: pageWith('/halle.jpg', 'twitter:image') + 'x'.repeat(2_000_000) } });
    const old = site({ '/': (response) => response.writeHead(301, { location: `${home}/neu` }).end() });
    expect(await find(old.replace('http://', ''))).toEqual({ photo: `${home}/halle.jpg` });
    expect(askedOf(home)[0]).toContain('/robots.txt');
  });

  it('is the second one named if the first is unusable', async () => {
    const body = pageWith('/tiny.jpg') + pageWith('/halle.jpg', 'twitter:image');
    const origin = site({ '/': { body } });
    expect(await find(origin)).toEqual({ photo: `${origin}/halle.jpg` });
  });

  it.each([
    ...['/tiny.jpg', '/damaged.jpg', '/vast.png', '/huge.jpg', '/page.jpg', '/drawing.svg'],
    ...['/told-as-text.jpg', '/gone.jpg', '/hanging.jpg', '/cut.jpg'],
    ...['http://127.0.0.1/x.jpg', 'http://169.254.169.254/x.jpg', 'http://[::ffff:10.0.0.1]/x.jpg'],
  ])('is not %s', async (picture) => {
    const origin = site({ '/': { body: pageWith(picture) } });
    expect(await find(origin)).toEqual({ outcome: 'bad-picture' });
  });

  it.each<[string, string, Record<string, string | number>]>([
    ['names none', '<!doctype html><title>Werkstatt</title>', {}],
    ['is parked', `<title>Diese Domain steht zum Verkauf</title>${pageWith('/halle.jpg')}`, {}],
    ['is no page', pageWith('/halle.jpg'), { type: 'application/pdf' }],
  ])('is not found if the site %s', async (_what, body, more) => {
    expect(await find(site({ '/': { body, ...more } }))).toEqual({ outcome: 'no-picture' });
  });

  it('is found even if the page and its robots.txt are made to take very long to parse', async () => {
    const robots = `User-agent: *\n${'Allow: *a\n'.repeat(900)}`;
    const body = pageWith('/halle.jpg') + '<b>x'.repeat(128 * 1024);
    const origin = site({ '/': { body }, '/robots.txt': { body: robots } });
    expect(await find(origin)).toEqual({ photo: `${origin}/halle.jpg` });
  });

  it('is not found if the website cannot be read', async () => {
    const body = pageWith('/halle.jpg');
    expect(await find(site({ '/': { body, status: 503 } }))).toEqual({ outcome: 'unreachable' });
    const hanging = site({ '/hanging': () => undefined });
    expect(await find(`${hanging}/hanging`)).toEqual({ outcome: 'unreachable' });
    const loop = site({ '/': (response) => response.writeHead(302, { location: '/' }).end() });
    expect(await find(loop)).toEqual({ outcome: 'unreachable' });
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://0x7f000001/',
      'http://[::ffff:127.0.0.1]/',
      'localhost',
    ],
    ...[
      'http://169.254.169.254/latest',
      'http://10.0.0.1/',
      'file:///etc/passwd',
      'http://example.org:22/',
      '',
    ],
  ])('is not searched for at %s', async (website) => {
    sites.asked.length = 0;
    expect(await find(website)).toEqual({ outcome: 'unreachable' });
    expect(sites.asked).toEqual([]);
  });

  it('is not searched for inside the network through a redirect', async () => {
    const inside = `http://127.0.4.1:${sites.port}/`;
    const origin = site({ '/': (response) => response.writeHead(302, { location: inside }).end() });
    expect(await find(origin)).toEqual({ outcome: 'unreachable' });
    expect(sites.asked.some((line) => line.startsWith('127.0.4.1'))).toBe(false);
  });

  it('is not used if robots.txt forbids the page or the picture', async () => {
    const body = pageWith('/halle.jpg');
    const closed = site({ '/robots.txt': { body: 'User-agent: *\nDisallow: /' }, '/': { body } });
    expect(await find(closed)).toEqual({ outcome: 'disallowed' });
    expect(askedOf(closed)).toHaveLength(1);
    const halfOpen = site({ '/robots.txt': { body: 'User-agent: *\nDisallow: /*.jpg' }, '/': { body } });
    expect(await find(halfOpen)).toEqual({ outcome: 'disallowed' });
    expect(askedOf(halfOpen)).toHaveLength(2);
    const failing = site({ '/robots.txt': { body: '', status: 500 }, '/': { body } });
    expect(await find(failing)).toEqual({ outcome: 'disallowed' });
  });

  it('is requested with one request at a time per host, and robots.txt only once', async () => {
    const origin = site({ '/': { body: pageWith('/tiny.jpg') } });
    await Promise.all(Array.from({ length: 6 }, (_, index) => find(`${origin}/?${index}`)));
    expect(sites.mostOfOneHost()).toBe(1);
    expect(askedOf(origin).filter((line) => line.endsWith('/robots.txt'))).toHaveLength(1);
  });

  it.each([
    ['/gone.jpg', true],
    ['/damaged.jpg', true],
    ['/page.jpg', true],
    ['/huge.jpg', true],
    ['/halle.jpg', false],
    ['/tiny.jpg', false],
    ['/hanging.jpg', false],
  ])('that a business has at %s is broken: %s', async (path, isBroken) => {
    expect(await finder.isBroken(`${site()}${path}`, signal)).toBe(isBroken);
  });

  it('that a business has inside the network is broken, but not at a busy site', async () => {
    expect(await finder.isBroken('http://10.0.0.1/x.jpg', signal)).toBe(true);
    const busy = site({ '/halle.jpg': { body: '', status: 503 } });
    expect(await finder.isBroken(`${busy}/halle.jpg`, signal)).toBe(false);
  });

  it('that a business has is not broken because it could not be decoded in time', async () => {
    const limitMs = 1;
    const hurried = new PictureDecoder({ makeRenditions: limitMs, measurePhoto: limitMs, drawLogo: limitMs });
    const polite = new PoliteHttp(http, documents, { pauseMs: 0, timeoutMs: testLimitMs });
    const busy = new SitePhotoFinder(polite, keeper, documents, hurried);
    const isBroken = await busy.isBroken(`${site()}/halle.jpg`, signal).finally(() => {
      hurried.onApplicationShutdown();
    });
    expect(isBroken).toBe(false);
  });

  it('is no longer searched for once the update is stopped', async () => {
    const stop = new AbortController();
    const finding = finder.find(site({ '/': () => undefined }), [], stop.signal);
    stop.abort(new Error('stopped'));
    await expect(finding).rejects.toThrow('stopped');
  });
});
