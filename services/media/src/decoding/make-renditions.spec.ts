import { avifOfOverlays, jpegOfScans, LARGE_AVIF } from '@gewerk/testing';
import sharp, { type Sharp } from 'sharp';
import { makeRenditions, measurePhoto } from './make-renditions.js';
import { NoPhoto } from './no-photo.js';

const avif = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** 4004 × 4000. */
const TOO_LARGE = avif(
  [
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'ACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAVcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRt',
    'AAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAD6QAAA+gAAAAEHBpeGkAAAAAAwgICAAAABZp',
    'cG1hAAAAAAAAAAEAAQOBAgMAAAFfbWRhdBIACgo8Lv6P59pAQ0GkMsYCEGITFydNNNMLGwIAns/KKvcZeZ2Ld63RkXINVu4ElTu9',
    'koRN6KntLgje2kcX0/BzhPl78p54PBHIcjmlU2H6RFEVypGdqorQFG1W6lm1AQ2kLImwFkDs8HKnbpGA+cBvMyJ+8LFPwiW5cRyD',
    'iBBT5VOyMEA9hJFexxJjr4XuJjyIasOFTqgUgWCh09jcG9BtFlQLaase3QQ/Uwjc5S+yFrcoPMZqLyKkdJJqeM/KKvcZeZ2Ld63R',
    'kXIK7eIP7rhy5lL10XBGjJOwiqXpJpWKDfqjwsnHJlePGVfUDqgtYjgbnAPFrMLPyUEpFtD6ml8IkGwyTpcwXbmfOqxxlmpfQ5Hp',
    'D+eHb8Ks3B1/K4Y7bceh54y+78MMh2J+fyjus8eYGO4jLCaijo7G+JC29laV9goMDe4A4DuiuXJ8Y89L0Z3KNCuJb2A=',
  ].join(''),
);

/** How often sharp receives a picture that it must decode; raw pixels do not count. */
async function decodingsOf(photo: Buffer, work: (photo: Buffer) => Promise<unknown>): Promise<number> {
  const decoding = jest.spyOn(sharp.prototype, 'toBuffer');
  await work(photo);
  const sources = decoding.mock.contexts as unknown as { options: { input: { rawWidth?: number } } }[];
  decoding.mockRestore();
  return sources.filter(({ options }) => options.input.rawWidth === undefined).length;
}

describe('the renditions of a photo', () => {
  it('are made with a single decoding of the photo', async () => {
    expect(await decodingsOf(LARGE_AVIF, measurePhoto)).toBe(1);
    expect(await decodingsOf(LARGE_AVIF, makeRenditions)).toBe(1);
  });

  it.each([makeRenditions, measurePhoto])(
    'do not exist for an AVIF of more than 16 megapixels',
    async (read) => {
      await expect(read(TOO_LARGE)).rejects.toThrow(NoPhoto);
    },
  );

  it.each([makeRenditions, measurePhoto])(
    'do not exist for an AVIF of 64 × 64 pixels that decodes to megapixels',
    async (read) => {
      expect(avifOfOverlays(TOO_LARGE).length).toBeLessThan(800);
      await expect(read(avifOfOverlays(TOO_LARGE))).rejects.toThrow('composed of other pictures');
      const hidden = Buffer.from(
        avifOfOverlays(TOO_LARGE).toString('latin1').replaceAll('iovl', 'iden'),
        'latin1',
      );
      await expect(read(hidden)).rejects.toThrow('too many pixels');
    },
  );

  it.each([makeRenditions, measurePhoto])('do not exist for a JPEG in hundreds of scans', async (read) => {
    const photo = jpegOfScans(8_000, 5_000, 600);
    expect(photo.length).toBeLessThan(512 * 1_024);
    await expect(read(photo)).rejects.toThrow('more scans');
  });

  it('are made of a progressive photo, and of a JPEG with the largest allowed number of scans', async () => {
    const blue = sharp({ create: { width: 400, height: 200, channels: 3, background: '#246' } });
    await expect(makeRenditions(await blue.jpeg({ progressive: true }).toBuffer())).resolves.toBeDefined();
    await expect(measurePhoto(jpegOfScans(800, 500, 32))).resolves.toEqual({ width: 800, height: 500 });
  });

  it('have its proportions, orientation and colours, in every width that it has', async () => {
    const photo = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#246' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await makeRenditions(photo);
    const sizes = await Promise.all(
      [...made].map(async ([wanted, webp]) => [wanted, await sharp(webp).metadata()]),
    );
    expect(sizes).toMatchObject([
      [400, { width: 400, height: 800, format: 'webp' }],
      [800, { width: 800, height: 1_600 }],
      [1_600, { width: 1_000, height: 2_000 }],
    ]);
    const { channels } = await sharp(made.get(400)).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 17))).toEqual([2, 4, 6]);
  });

  it.each([
    ['grey', { channels: 3, background: '#777' }, (image: Sharp) => image.greyscale()],
    ['transparent', { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } }, (image: Sharp) => image],
  ] as const)('are made of a %s picture', async (_, create, change) => {
    const png = await change(sharp({ create: { width: 500, height: 300, ...create } }))
      .png()
      .toBuffer();
    const made = await makeRenditions(png);
    expect(await sharp(made.get(400)).metadata()).toMatchObject({ width: 400, height: 240 });
  });
});
