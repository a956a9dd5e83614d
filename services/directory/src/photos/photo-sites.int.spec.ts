import {
  editBusiness,
  getBusiness,
  getManagedBusiness,
  scanPhotoSites,
  replacePhotos,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { recount, storedCounts } from '../test/recount.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

const NEW = 'https://www.werkstatt.example/halle.jpg';
const old = (n: number): string => `https://bilder.example/${n}.jpg`;

describe('photos of businesses from their websites', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  const ids = new Map<string, string>();

  const photosOf = async (name: string) =>
    (await directory.bus.request(getBusiness, { id: ids.get(name) ?? '' })).photos;
  const replace = (name: string, broken: string[], photo = NEW) =>
    directory.bus.request(replacePhotos, { id: ids.get(name) ?? '', photo, broken });

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    const website = 'https://www.werkstatt.example/';
    await directory.store([
      workshop(1, { website }),
      workshop(2),
      workshop(3, { website, photos: [1, 2, 3, 4, 5, 6, 7].map(old), photosCount: 40 }),
      workshop(4, { website, photos: [old(1)] }),
    ]);
    for (const { id, name } of (await directory.bus.request(scanPhotoSites, {})).items) ids.set(name, id);
  });

  afterAll(() => servers.close());

  it('are looked for at all businesses with a website, listed page by page with their first photos', async () => {
    const first = await directory.bus.request(scanPhotoSites, { limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['Werkstatt 1', 'Werkstatt 3']);
    expect(first.items[1]?.photos).toEqual([1, 2, 3, 4, 5].map(old));
    const rest = await directory.bus.request(scanPhotoSites, { limit: 2, after: first.next });
    expect(rest).toMatchObject({ items: [{ name: 'Werkstatt 4', photos: [old(1)] }], next: null });
  });

  it('are added once to a business without a photo, and not if it has another', async () => {
    expect(await replace('Werkstatt 1', [])).toEqual({ isThere: true });
    expect(await replace('Werkstatt 1', [])).toEqual({ isThere: true });
    expect(await photosOf('Werkstatt 1')).toEqual([NEW]);
    expect(await replace('Werkstatt 1', [], old(9))).toEqual({ isThere: false });
    expect(await photosOf('Werkstatt 1')).toEqual([NEW]);
  });

  it('replace broken ones and leave the others', async () => {
    expect(await replace('Werkstatt 3', [old(2), old(4)])).toEqual({ isThere: true });
    expect(await photosOf('Werkstatt 3')).toEqual([old(1), NEW, old(3), old(5), old(6), old(7)]);
    const { photosCount } = await directory.bus.request(getBusiness, { id: ids.get('Werkstatt 3') ?? '' });
    expect(photosCount).toBe(39);
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  it('do not affect what was changed or removed meanwhile', async () => {
    const { id, version, form } = await directory.bus.request(getManagedBusiness, {
      id: ids.get('Werkstatt 4') ?? '',
    });
    await directory.bus.request(editBusiness, { id, version, form: { ...form, photos: [old(8)] } });
    expect(await replace('Werkstatt 4', [old(1)])).toEqual({ isThere: false });
    expect(await photosOf('Werkstatt 4')).toEqual([old(8)]);
    const gone = { id: 'f'.repeat(24), photo: NEW, broken: [] };
    expect(await directory.bus.request(replacePhotos, gone)).toEqual({ isThere: false });
  });
});
