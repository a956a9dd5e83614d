import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPhoto, type Picture } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import sharp from 'sharp';
import { AppModule } from '../app.module.js';
import { business, MediaDirectory } from '../test/media-directory.js';

const id = (number: number): string => String(number).padStart(24, '0');

describe('photos from other sites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-media-'));
  const bodies = new Map<string, Uint8Array>();
  let asked: string[] = [];
  let servers: TestBus;
  let directory: MediaDirectory;
  let site: Server;
  let origin: string;

  const ask = (number: number, index: number, width: number): Promise<Picture> =>
    servers.bus.request(getPhoto, { businessId: id(number), index, width }) as Promise<Picture>;
  const metadata = ({ base64 }: Picture) => sharp(Buffer.from(base64, 'base64')).metadata();
  const listen = (server: Server) =>
    new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
    });

  beforeAll(async () => {
    site = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/away') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      const body = bodies.get(url);
      return response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body);
    });
    const authority = await listen(site);
    origin = `http://${authority}`;
    servers = await startTestBus();
    Object.assign(process.env, { DATA_DIR: folder, OUTBOUND_ALLOW: authority });
    directory = new MediaDirectory(servers.bus);
    await servers.start('media', AppModule);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const drawn = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#888', noise } });
    bodies.set('/photo.jpg', await drawn.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    bodies.set(
      '/small.png',
      await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    bodies.set('/drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    bodies.set('/broken.jpg', bodies.get('/photo.jpg')!.subarray(0, 900));
    bodies.set('/page.html', Buffer.from('<!doctype html><title>Login</title>'));
    bodies.set('/huge.jpg', new Uint8Array(11 * 1024 * 1024).fill(0xff));
  });
  beforeEach(() => (asked = []));
  afterAll(async () => {
    await servers.close();
    await new Promise((resolve) => site.close(resolve));
    rmSync(folder, { recursive: true, force: true });
    delete process.env['OUTBOUND_ALLOW'];
  });

  it('are fetched once and served as WebP in the requested width, upright, without their metadata', async () => {
    directory.seed(business(id(1), { photos: [`${origin}/photo.jpg`] }));
    const pictures = await Promise.all([400, 800, 1_600, 400].map((width) => ask(1, 0, width)));
    const [small, medium, large] = await Promise.all(pictures.map(metadata));
    expect(pictures[0]).toMatchObject({ contentType: 'image/webp', isSubstitute: false });
    expect(small).toMatchObject({ format: 'webp', width: 400, height: 800 });
    expect(small!.exif).toBeUndefined();
    expect(medium).toMatchObject({ width: 800, height: 1_600 });
    expect(large!.height).toBeLessThanOrEqual(2_400);
    await ask(1, 0, 800);
    expect(asked).toEqual(['/photo.jpg']);
    expect(Math.max(...pictures.map(({ base64 }) => base64.length))).toBeLessThan(900 * 1024);
  });

  it('are never enlarged', async () => {
    directory.seed(business(id(2), { photos: [`${origin}/small.png`] }));
    expect(await metadata(await ask(2, 0, 800))).toMatchObject({ width: 90, height: 60 });
  });

  it.each(['/drawing.svg', '/broken.jpg', '/page.html', '/huge.jpg', '/gone.jpg', '/away'])(
    'do not exist if %s is not a photo, and it is not requested again at once',
    async (path) => {
      directory.seed(business(id(3), { photos: [`${origin}${path}`] }));
      await expect(ask(3, 0, 400)).rejects.toMatchObject({ code: 'photo-not-found' });
      await expect(ask(3, 0, 800)).rejects.toMatchObject({ code: 'photo-not-found' });
      expect(asked).toEqual([path]);
    },
  );

  it('are not fetched from inside the network', async () => {
    const inside = createServer((_request, response) => {
      asked.push('inside');
      response.end(bodies.get('/small.png'));
    });
    const authority = await listen(inside);
    directory.seed(
      business(id(4), { photos: [`http://${authority}/`, 'http://127.0.0.1/', 'http://localhost/x.png'] }),
    );
    for (const index of [0, 1, 2]) {
      await expect(ask(4, index, 400)).rejects.toMatchObject({ code: 'photo-not-found' });
    }
    expect(asked).toEqual([]);
    await new Promise((resolve) => inside.close(resolve));
  });

  it('do not exist for an empty position in the list, or for a photo of this site', async () => {
    directory.seed(business(id(5), { photos: ['/demo-pictures/friseur-1.svg'] }));
    await expect(ask(5, 0, 400)).rejects.toMatchObject({ code: 'photo-not-found' });
    await expect(ask(5, 1, 400)).rejects.toMatchObject({ code: 'photo-not-found' });
    await expect(ask(99, 0, 400)).rejects.toMatchObject({ code: 'business-not-found' });
    await expect(ask(5, 0, 401)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
