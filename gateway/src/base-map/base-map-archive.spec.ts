import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { EnvironmentError } from '@gewerk/service-kit';
import { pmtilesArchive } from '@gewerk/testing';
import { BaseMapArchive } from './base-map-archive.js';

const TILES = [
  { z: 0, x: 0, y: 0, data: Buffer.from('the world') },
  { z: 5, x: 17, y: 10, data: Buffer.from('a part') },
];
const layers = (...ids: string[]) => ({ vector_layers: ids.map((id) => ({ id })) });
const GERMANY = [5.9, 47.3, 15.1, 55] as const;
const right = {
  bounds: GERMANY,
  metadata: {
    ...layers('earth', 'roads', 'places'),
    attribution: '<a href="https://x.example">Protomaps</a> &copy; OpenStreetMap',
  },
};

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'gewerk-base-map-'))));
afterAll(() => rm(folder, { recursive: true }));

async function stored(content: Buffer): Promise<string> {
  const path = join(folder, 'map.pmtiles');
  await writeFile(path, content);
  return path;
}

describe("an operator's base map", () => {
  it('is described by its header and metadata, its attribution as plain text', async () => {
    const archive = await BaseMapArchive.open(await stored(pmtilesArchive(TILES, right)));
    expect(archive.extract).toEqual({
      address: `/api/base-map/${archive.name}`,
      schema: 'protomaps',
      minZoom: 0,
      maxZoom: 5,
      bounds: GERMANY,
      attribution: 'Protomaps © OpenStreetMap',
    });
    expect(archive.name).toMatch(/^[0-9a-f]{12}\.pmtiles$/);
    await archive.onApplicationShutdown();
  });

  it('is described at once, even with a very long malformed attribution', async () => {
    const metadata = { ...layers('earth', 'roads', 'places'), attribution: '<'.repeat(20_000) };
    const file = await stored(pmtilesArchive(TILES, { ...right, metadata }));
    const before = process.cpuUsage();
    const archive = await BaseMapArchive.open(file);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
    await archive.onApplicationShutdown();
  });

  it('may have the layers of OpenMapTiles, and names OpenStreetMap if it has no attribution', async () => {
    const metadata = layers('transportation', 'water');
    const archive = await BaseMapArchive.open(await stored(pmtilesArchive(TILES, { ...right, metadata })));
    expect(archive.extract).toMatchObject({ schema: 'openmaptiles', attribution: '© OpenStreetMap' });
    await archive.onApplicationShutdown();
  });

  it('is read by ranges, and has another address when its content changes', async () => {
    const content = pmtilesArchive(TILES, right);
    const archive = await BaseMapArchive.open(await stored(content));
    expect(await buffer(archive.stream({ start: 3, end: 130 }))).toEqual(content.subarray(3, 131));
    const other = await BaseMapArchive.open(await stored(pmtilesArchive(TILES.slice(0, 1), right)));
    expect(other.name).not.toBe(archive.name);
    await archive.onApplicationShutdown();
    await other.onApplicationShutdown();
  });

  const archive = (change: object): Buffer => pmtilesArchive(TILES, { ...right, ...change });
  it.each([
    ['no archive', Buffer.from('PK something else'.repeat(20)), /is not a PMTiles archive/],
    ['an empty file', Buffer.alloc(0), /is not a PMTiles archive/],
    ['an old version', archive({ version: 2 }), /has PMTiles version 2, but version 3 is needed: convert it/],
    ['a newer version', archive({ version: 4 }), /cannot be read as PMTiles: .*version 4/],
    ['pictures', archive({ tileType: 2 }), /has raster tiles; vector tiles \(MVT\) are needed/],
    ['Brotli', archive({ tileCompression: 3 }), /browsers cannot decompress; gzip or no compression/],
    ['other layers', archive({ metadata: layers('streets') }), /has the layers streets; those of Protomaps/],
    ['no layers', archive({ metadata: {} }), /has the layers \(none\)/],
    ['half a download', archive({}).subarray(0, -5), /is cut off: it has \d+ of \d+ bytes/],
  ])('that is %s is refused, naming the setting', async (_, content, message) => {
    const path = await stored(content);
    const opened = BaseMapArchive.open(path);
    await expect(opened).rejects.toThrow(EnvironmentError);
    await expect(opened).rejects.toThrow(message);
    await expect(opened).rejects.toThrow(`BASE_MAP: ${path} `);
  });

  it.each(['missing.pmtiles', '.'])('that does not exist is refused (%s)', async (name) => {
    await expect(BaseMapArchive.open(join(folder, name))).rejects.toThrow(
      /^BASE_MAP: .* (cannot be read|is not a file)/,
    );
  });
});
