import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GewerkError, ownPhotoId } from '@gewerk/contracts';
import { forgetOwnPhotos, getListingPass, getOwnPhoto, keepOwnPhoto } from '@gewerk/contracts/bus';
import { OWN_LISTING, RETENTION_DAYS } from '@gewerk/contracts/limits';
import { FileStore } from '@gewerk/messaging';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { AppModule } from '../app.module.js';
import { business, MediaDirectory } from '../test/media-directory.js';
import { ClearOwnPhotos } from './clear-own-photos.js';

const DAY_MS = 86_400_000;
const id = (number: number): string => String(number).padStart(24, '0');

describe('photos that business owners send', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-own-photos-'));
  let servers: TestBus;
  let media: INestApplication;
  let directory: MediaDirectory;
  let files: FileStore;

  beforeAll(async () => {
    servers = await startTestBus();
    process.env['DATA_DIR'] = folder;
    directory = new MediaDirectory(servers.bus);
    media = await servers.start('media', AppModule);
    files = new FileStore(servers.bus);
  });
  afterAll(async () => {
    await servers.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(number: number, photo: Uint8Array): Promise<string> {
    const file = `own-photos/${randomUUID()}`;
    await files.put(file, Readable.from([Buffer.from(photo)]));
    return (await servers.bus.request(keepOwnPhoto, { businessId: id(number), file })).photo;
  }
  const get = (photo: string, width = 400) =>
    servers.bus.request(getOwnPhoto, { id: ownPhotoId(photo) ?? '', width });
  const drawn = (background: string, width = 1_000) =>
    sharp({ create: { width, height: width / 2, channels: 3, background } });
  const stored = () => media.get<Connection>(getConnectionToken()).collection('own_photos');

  it('are re-encoded in each width, upright and without their metadata, and stored once if sent twice', async () => {
    directory.seed(business(id(1)));
    const exif = { IFD0: { Copyright: 'Wohnort' } };
    const jpeg = await drawn('#884422')
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('Wohnort')).toBe(true);
    const photo = await send(1, jpeg);
    expect(await send(1, jpeg)).toBe(photo);
    for (const width of [400, 800, 1_600]) {
      const { contentType, base64 } = await get(photo, width);
      const webp = Buffer.from(base64, 'base64');
      const { format, width: wide, height, exif: left } = await sharp(webp).metadata();
      expect({ contentType, format, left }).toEqual({
        contentType: 'image/webp',
        format: 'webp',
        left: undefined,
      });
      expect(wide).toBe(Math.min(width, 500));
      expect(height).toBe(wide * 2);
      expect(webp.includes('Wohnort')).toBe(false);
    }
    expect(await stored().countDocuments({ businessId: id(1) })).toBe(1);
    directory.seed(business(id(2)));
    expect(await send(2, jpeg)).not.toBe(photo);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['nothing', Buffer.alloc(0)],
    ['too many bytes', Buffer.alloc(OWN_LISTING.photoBytes + 1, 0xff)],
  ])('are refused if they are %s', async (_what, bytes) => {
    directory.seed(business(id(3)));
    await expect(send(3, bytes)).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'photo' }],
      reason: { name: 'photo-unshowable' },
    });
    expect(await stored().countDocuments({ businessId: id(3) })).toBe(0);
  });

  it('belong to the listing of their pass, whatever else is sent, and are refused with an invalid pass', async () => {
    directory.seed(business(id(17)), business(id(18)));
    directory.answer(getListingPass, ({ pass }) => {
      if (pass !== 'right') throw new GewerkError('forbidden', 'There is no such pass.');
      return { businessId: id(17), email: 'chefin@gruen.example' };
    });
    const sent = async (pass: string) => {
      const file = `own-photos/${randomUUID()}`;
      await files.put(file, Readable.from([await drawn('navy').png().toBuffer()]));
      return servers.bus.request(keepOwnPhoto, { pass, businessId: id(18), file });
    };
    await sent('right');
    await expect(sent('wrong')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await stored().countDocuments({ businessId: id(17) })).toBe(1);
    expect(await stored().countDocuments({ businessId: id(18) })).toBe(0);
    const photo = await stored().findOne({ businessId: id(17) });
    const asOf = (businessId: string) =>
      servers.bus.request(getOwnPhoto, { id: String(photo?._id), width: 400, businessId });
    await asOf(id(17));
    await expect(asOf(id(18))).rejects.toMatchObject({ code: 'photo-not-found' });
  });

  it('are refused for a business that does not exist', async () => {
    const png = await drawn('red').png().toBuffer();
    await expect(send(99, png)).rejects.toMatchObject({ code: 'business-not-found' });
    await expect(get(`/media/uploads/${'0'.repeat(32)}`)).rejects.toMatchObject({ code: 'photo-not-found' });
  });

  it('stay when their listing is merged into another, which then shows them permanently', async () => {
    directory.seed(business(id(7)));
    const photo = await send(7, await drawn('orange').png().toBuffer());
    const kept = business(id(8), { photos: [photo] });
    const clear = media.get(ClearOwnPhotos);
    const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
    directory.heirs.set(id(7), id(8));
    directory.seed(kept);
    directory.stored.delete(id(7));
    await clear.checkDue(inDays(OWN_LISTING.unusedPhotoDays + 1));
    // By now, the directory no longer remembers the merge.
    directory.heirs.delete(id(7));
    await clear.checkDue(inDays(OWN_LISTING.unusedPhotoDays + RETENTION_DAYS.removedBusiness + 9));
    await get(photo);
  });

  it('stay for as long as the change that removed them from their listing can be undone', async () => {
    directory.seed(business(id(9)), business(id(10)));
    const [merged, replaced] = [
      await send(9, await drawn('maroon').png().toBuffer()),
      await send(10, await drawn('olive').png().toBuffer()),
    ];
    directory.seed(business(id(9), { photos: [merged] }), business(id(10), { photos: [replaced] }));
    const clear = media.get(ClearOwnPhotos);
    const sent = Date.now();
    const later = (days: number): Date => new Date(sent + (OWN_LISTING.unusedPhotoDays + days) * DAY_MS);
    await clear.checkDue(later(200));
    // One listing is merged into another that does not show the photo; an import replaced the photos of the
    // other.
    directory.heirs.set(id(9), id(11));
    directory.seed(business(id(11)), business(id(10)));
    directory.stored.delete(id(9));
    await clear.checkDue(later(201));
    await clear.checkDue(later(201 + RETENTION_DAYS.removedBusiness - 1));
    for (const photo of [merged, replaced]) await get(photo);
    // One of the two changes can still be undone; the other no longer can.
    directory.seed(business(id(9), { photos: [merged] }));
    await clear.checkDue(later(202 + RETENTION_DAYS.removedBusiness));
    await get(merged);
    await expect(get(replaced)).rejects.toMatchObject({ code: 'photo-not-found' });
  });

  it("are deleted at once with a listing removed at the person's request, and with those merged into it", async () => {
    directory.seed(business(id(30)), business(id(31)), business(id(32)));
    const own = await send(30, await drawn('teal').png().toBuffer());
    const merged = await send(31, await drawn('pink').png().toBuffer());
    const other = await send(32, await drawn('gold').png().toBuffer());
    await servers.bus.request(forgetOwnPhotos, { businessIds: [id(30), id(31)] });
    for (const photo of [own, merged])
      await expect(get(photo)).rejects.toMatchObject({ code: 'photo-not-found' });
    expect(await stored().countDocuments({ businessId: { $in: [id(30), id(31)] } })).toBe(0);
    await get(other);
  });

  it('are deleted if no listing shows them, and are not served once their listing is gone', async () => {
    directory.seed(business(id(4)));
    const [shown, unused] = [
      await send(4, await drawn('green').png().toBuffer()),
      await send(4, await drawn('blue').png().toBuffer()),
    ];
    directory.seed(business(id(4), { photos: [shown] }));
    const clear = media.get(ClearOwnPhotos);
    const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
    await clear.checkDue(inDays(2));
    await get(unused);
    await clear.checkDue(inDays(OWN_LISTING.unusedPhotoDays + 1));
    await expect(get(unused)).rejects.toMatchObject({ code: 'photo-not-found' });
    await get(shown);

    const isShown = async () => (await get(shown).catch(() => null)) !== null;
    const listing = business(id(4), { photos: [shown] });
    await directory.remove({ id: id(4) });
    await eventually(async () => !(await isShown()));
    await directory.save(listing);
    await eventually(isShown);
    directory.stored.delete(id(4));
    await clear.checkDue(inDays(OWN_LISTING.unusedPhotoDays + 3));
    expect(await isShown()).toBe(false);
    expect(await stored().countDocuments({ businessId: id(4) })).toBe(1);
    await clear.checkDue(inDays(OWN_LISTING.unusedPhotoDays + RETENTION_DAYS.removedBusiness + 5));
    expect(await stored().countDocuments({ businessId: id(4) })).toBe(0);
  });
});
