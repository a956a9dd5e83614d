import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getShareImage, type Picture, type ShareSubject, siteIdentityChanged } from '@gewerk/contracts/bus';
import { eventually, quickest, startTestBus, type TestBus } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import sharp from 'sharp';
import { AppModule } from '../app.module.js';
import { PagePrinter } from './page-printer.js';
import { business, MediaDirectory } from '../test/media-directory.js';
import { MAP, spotOnMap } from './germany.js';

const id = (number: number): string => String(number).padStart(24, '0');
const bytesOf = ({ base64 }: Picture): Buffer => Buffer.from(base64, 'base64');

/** The red, green and blue values of one pixel. */
async function pixel(picture: Picture, left: number, top: number): Promise<number[]> {
  const part = sharp(bytesOf(picture)).extract({ left, top, width: 1, height: 1 }).raw();
  return [...(await part.toBuffer())];
}

/** The position of a place on the picture: the map is 48 pixels from the right and 26 from the top. */
function litSpot(spot: { latitude: number; longitude: number }): [number, number] {
  const { x, y } = spotOnMap(spot)!;
  return [Math.round(1_200 - 48 - MAP.width + x), Math.round(26 + y)];
}

const isAmber = ([red = 0, green = 0, blue = 0]: number[]): boolean =>
  Math.abs(red - 0xf2) < 12 && Math.abs(green - 0xa9) < 12 && blue < 24;

describe('share images', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-media-'));
  let servers: TestBus;
  let directory: MediaDirectory;
  let app: INestApplication;

  const ask = (subject: ShareSubject): Promise<Picture> =>
    servers.bus.request(getShareImage, subject) as Promise<Picture>;
  const browserOf = () =>
    (app.get(PagePrinter) as unknown as { browser: Promise<import('puppeteer-core').Browser> | undefined })
      .browser;

  beforeAll(async () => {
    servers = await startTestBus();
    process.env['DATA_DIR'] = folder;
    directory = new MediaDirectory(servers.bus);
    app = await servers.start('media', AppModule);
  });
  afterAll(async () => {
    await servers.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('show the site’s new name within 2 s', async () => {
    const before = await ask({ kind: 'site' });
    const tookMs = await quickest(2_000, async (version) => {
      const { base64: shown } = await ask({ kind: 'site' });
      directory.site = { name: `<b>Müller & Söhne</b> ${version}` };
      await servers.bus.publish(siteIdentityChanged, { version });
      const publishedAt = performance.now();
      await eventually(async () => (await ask({ kind: 'site' })).base64 !== shown);
      return performance.now() - publishedAt;
    });
    expect(tookMs).toBeLessThan(2_000);
    directory.site = { name: 'Gewerk' };
    await servers.bus.publish(siteIdentityChanged, { version: 9 });
    const isAsBefore = async () => (await ask({ kind: 'site' })).base64 === before.base64;
    await eventually(isAsBefore);
  });

  it('show a business: 1200 by 630 pixels, its city lit on the map, its photo, its name (PUB-API-21)', async () => {
    const photo = '/demo-pictures/kfz-werkstatt-1.svg';
    directory.seed(business(id(1)));
    directory.seed(business(id(2), { name: 'Werkstatt Grünwalz' }));
    directory.seed(business(id(3), { photos: [photo] }));
    const [first, renamed, pictured] = await Promise.all(
      [1, 2, 3].map((number) => ask({ kind: 'business', id: id(number) })),
    );
    expect(first).toMatchObject({ contentType: 'image/jpeg', isSubstitute: false });
    expect(await sharp(bytesOf(first!)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
    expect(isAmber(await pixel(first!, ...litSpot({ latitude: 52.52, longitude: 13.405 })))).toBe(true);
    expect(isAmber(await pixel(first!, ...litSpot({ latitude: 48.14, longitude: 11.58 })))).toBe(false);
    expect(renamed!.base64).not.toBe(first!.base64);
    // The letter has a background of a single colour, unlike a photo.
    expect(await pixel(first!, 80, 70)).not.toEqual(await pixel(pictured!, 80, 70));
  });

  it('show a city and the whole site (PUB-API-22)', async () => {
    directory.seed(business(id(1)));
    const city = await ask({ kind: 'city', city: 'Berlin' });
    expect(await sharp(bytesOf(city)).metadata()).toMatchObject({ width: 1_200, height: 630 });
    expect(isAmber(await pixel(city, ...litSpot({ latitude: 52.52, longitude: 13.405 })))).toBe(true);
    expect((await ask({ kind: 'site' })).base64).not.toBe(city.base64);
  });

  it('have no map if the business is not in Germany', async () => {
    directory.seed(business(id(4), { country_code: 'AT', city: 'Krems', latitude: 48.41, longitude: 15.6 }));
    const picture = await ask({ kind: 'business', id: id(4) });
    // A tile with the first letter replaces the map.
    expect(await pixel(picture, 800, 90)).not.toEqual(await pixel(picture, 1_190, 90));
  });

  it('do not exist for unknown subjects', async () => {
    await expect(ask({ kind: 'business', id: 'unknown' })).rejects.toMatchObject({
      code: 'business-not-found',
    });
    await expect(ask({ kind: 'city', city: 'Nirgendwo' })).rejects.toMatchObject({ code: 'city-not-found' });
    await expect(ask({ kind: 'city', city: '' })).rejects.toMatchObject({ code: 'city-not-found' });
  });

  it('are drawn once for simultaneous requests, and then cached', async () => {
    directory.seed(business(id(5), { name: 'Einmal' }));
    const pictures = await Promise.all(
      Array.from({ length: 20 }, () => ask({ kind: 'business', id: id(5) })),
    );
    expect(new Set(pictures.map(({ base64 }) => base64)).size).toBe(1);
    await ask({ kind: 'business', id: id(5) });
    expect(directory.asked.filter((asked) => asked === id(5))).toHaveLength(1);
  });

  it('are redrawn after the business has changed', async () => {
    directory.seed(business(id(6), { name: 'Alt' }));
    const before = await ask({ kind: 'business', id: id(6) });
    await directory.save(business(id(6), { name: 'Neu' }));
    const isNew = async () => (await ask({ kind: 'business', id: id(6) })).base64 !== before.base64;
    await eventually(isNew);
  });

  it('show the data as text, and use no network', async () => {
    const asked: string[] = [];
    const server: Server = createServer(({ url }, response) => {
      asked.push(url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const name = `<img src="${origin}/img"><script>fetch("${origin}/script")</script>&amp;`;
    directory.seed(business(id(7), { name, city: `"><img src=${origin}/city>` }));
    expect(await ask({ kind: 'business', id: id(7) })).toMatchObject({ isSubstitute: false });
    expect(asked).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });

  it('are drawn again after the browser was killed', async () => {
    directory.seed(business(id(8), { name: 'Vorher' }));
    await ask({ kind: 'business', id: id(8) });
    (await browserOf())!.process()!.kill('SIGKILL');
    directory.seed(business(id(9), { name: 'Nachher' }));
    expect(await ask({ kind: 'business', id: id(9) })).toMatchObject({ isSubstitute: false });
  });

  it('come from disk after a restart; without a browser the others have a substitute', async () => {
    directory.seed(business(id(10), { name: 'Bleibt' }));
    const before = await ask({ kind: 'business', id: id(10) });
    await app.close();
    process.env['CHROME_PATH'] = '/nowhere/chromium';
    try {
      app = await servers.start('media', AppModule);
      expect(await ask({ kind: 'business', id: id(10) })).toEqual(before);
      directory.seed(business(id(11), { name: 'Nie gezeichnet' }));
      const substitute = await ask({ kind: 'business', id: id(11) });
      expect(substitute).toMatchObject({ contentType: 'image/jpeg', isSubstitute: true });
      expect(await sharp(bytesOf(substitute)).metadata()).toMatchObject({ width: 1_200, height: 630 });
    } finally {
      delete process.env['CHROME_PATH'];
    }
  });
});
