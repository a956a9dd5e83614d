import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteIdentity } from '@gewerk/contracts';
import { getSiteIcon, makeSiteLogo, siteIdentityChanged } from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import sharp from 'sharp';
import { AppModule } from '../app.module.js';
import { MediaDirectory } from '../test/media-directory.js';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="30" height="10" onload="alert(1)">
<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="5" height="5"/><rect width="30" height="10" fill="#8A2B06"/></svg>`;

describe("the site's logo and icons", () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-site-pictures-'));
  let servers: TestBus;
  let directory: MediaDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    process.env['DATA_DIR'] = folder;
    directory = new MediaDirectory(servers.bus);
    await servers.start('media', AppModule);
  });
  afterAll(async () => {
    await servers.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const make = (bytes: Uint8Array | string) =>
    servers.bus.request(makeSiteLogo, { file: Buffer.from(bytes).toString('base64') });
  const dominant = async (base64: string | null) => {
    const { dominant: colour } = await sharp(Buffer.from(base64 ?? '', 'base64')).stats();
    return colour;
  };

  it('are redrawn from an SVG, without its script and its references', async () => {
    const { base64, width, height } = await make(SVG);
    expect([width, height]).toEqual([960, 320]);
    const bytes = Buffer.from(base64, 'base64');
    expect((await sharp(bytes).metadata()).format).toBe('png');
    expect(bytes.includes('alert')).toBe(false);
    expect((await dominant(base64)).r).toBeGreaterThan(100);
  });

  it('are drawn from an SVG with a declaration, a document type and comments before it', async () => {
    const before = '\ufeff<?xml version="1.0"?>\n<!-- a --><!-- > -->\n<!DOCTYPE svg PUBLIC "a" "b">';
    expect((await make(`${before}<!---->${SVG}`)).width).toBe(960);
  });

  it('are redrawn from a photo, without its metadata, within the size of a header', async () => {
    const png = await sharp({ create: { width: 2_000, height: 500, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'Wohnort' } })
      .jpeg()
      .toBuffer();
    const { base64, width, height } = await make(png);
    expect([width, height]).toEqual([960, 240]);
    expect(Buffer.from(base64, 'base64').includes('Wohnort')).toBe(false);
  });

  it.each([
    ['a page', '<!doctype html><svg></svg>'],
    ['an SVG that is none', '<svg><rect'],
    ['half a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['nothing', ''],
    // A single pattern would try 2^580 ways to split this.
    ['nothing but comments', '<!---->'.repeat(580)],
    ['nothing but spaces', ' '.repeat(4_096)],
    [
      'too many pixels',
      '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"><rect width="9" height="9"/></svg>',
    ],
  ])('are refused if %s is sent', async (_what, bytes) => {
    await expect(make(bytes)).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'logo' }],
      reason: { name: 'logo-unshowable' },
    });
  });

  it('are refused if they take too long to draw, and the next one is drawn', async () => {
    const blur = '<feTurbulence numOctaves="50"/><feGaussianBlur stdDeviation="90"/>'.repeat(40);
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="320"><filter id="f">${blur}</filter><rect width="960" height="320" filter="url(#f)"/></svg>`;
    const sentAt = performance.now();
    await expect(make(slow)).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'logo' }] });
    expect(performance.now() - sentAt).toBeLessThan(10_000);
    expect((await make(SVG)).width).toBe(960);
  });

  it('have no icon by default, then one in the accent colour, then one from the logo', async () => {
    const icon = async (size = 192) => (await servers.bus.request(getSiteIcon, { size })).base64;
    const publish = async (next: SiteIdentity): Promise<void> => {
      directory.site = next;
      await servers.bus.publish(siteIdentityChanged, { version: 1 });
    };
    expect(await icon()).toBeNull();
    await publish({ name: 'Gewerk', accent: '#8A2B06' });
    await eventually(async () => (await icon()) !== null);
    const coloured = await icon();
    expect((await dominant(coloured)).r).toBeGreaterThan(100);
    ({ base64: directory.siteLogo } = await make(
      SVG.replace('#8A2B06', '#0000FF').replace(
        'width="30" height="10" onload',
        'width="10" height="10" onload',
      ),
    ));
    await publish({ ...directory.site, logo: { id: 'a', width: 320, height: 320, hasName: false } });
    await eventually(async () => (await icon()) !== coloured);
    for (const size of [32, 180, 192, 512]) {
      const made = Buffer.from((await icon(size)) ?? '', 'base64');
      expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });
});
