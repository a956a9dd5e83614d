import { PHOTO_WIDTHS } from '@gewerk/contracts/limits';
import sharp, { type Sharp } from 'sharp';
import { isComposed, largestPicture } from './avif-parts.js';
import { jpegScans } from './jpeg-scans.js';
import { NoPhoto } from './no-photo.js';
import { pictureType } from './picture-type.js';

/** Limited in pixels, since the memory for decoding depends on pixels rather than on bytes. */
const MOST_PIXELS = 40_000_000;
/**
 * An AVIF of 600 bytes can have this many pixels, which take half a second of CPU time to decode: three times as long
 * as a JPEG.
 */
const MOST_PIXELS_OF_AVIF = 16_000_000;
/**
 * Progressive photos have about ten scans. A file of 480 KB with 600 scans keeps the decoder busy for 8 s, and
 * nothing stops it earlier.
 */
const MOST_SCANS = 32;
const TALLEST = 2_400;
const TIME_LIMIT_SECONDS = 8;
/** Encoded as base64, the picture must fit into a response on the bus, which must stay under 900 KB. */
const MOST_BYTES = 620 * 1024;
/** A photo is decoded down to this width to find out whether it can be decoded. */
const TRIAL_WIDTH = 32;
const QUALITIES = [78, 60, 40] as const;

/** An upright WebP without metadata for each of {@link PHOTO_WIDTHS}. Fails with {@link NoPhoto}. */
export async function makeRenditions(photo: Uint8Array): Promise<Map<number, Uint8Array>> {
  const source = opened(photo);
  try {
    // Decoded only once, since decoding is the expensive part of a malicious picture.
    const { data, info } = await source
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .rotate()
      .resize({ width: Math.max(...PHOTO_WIDTHS), height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const renditions = new Map<number, Uint8Array>();
    for (const wanted of PHOTO_WIDTHS)
      renditions.set(wanted, await rendition(sharp(data, { raw: { width, height, channels } }), wanted));
    return renditions;
  } catch (error) {
    if (error instanceof NoPhoto) throw error;
    throw new NoPhoto('it is damaged or too large', { cause: error });
  }
}

/** The size at which a decodable photo is shown. Fails with {@link NoPhoto}; cheaper than its renditions. */
export async function measurePhoto(photo: Uint8Array): Promise<{ width: number; height: number }> {
  const source = opened(photo);
  try {
    const { width, height, autoOrient } = await source.metadata();
    await source
      .clone()
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .resize({ width: TRIAL_WIDTH })
      .raw()
      .toBuffer();
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
  } catch (error) {
    throw new NoPhoto('it is damaged or too large', { cause: error });
  }
}

function opened(photo: Uint8Array): Sharp {
  const type = pictureType(photo);
  if (type === null) throw new NoPhoto('it is not a JPEG, PNG, GIF, WebP or AVIF');
  if (type === 'jpeg' && jpegScans(photo) > MOST_SCANS)
    throw new NoPhoto('it has more scans than a photo needs');
  if (type === 'avif') {
    if (isComposed(photo)) throw new NoPhoto('it is composed of other pictures');
    if (largestPicture(photo) > MOST_PIXELS_OF_AVIF) throw new NoPhoto('it has too many pixels');
  }
  const limitInputPixels = type === 'avif' ? MOST_PIXELS_OF_AVIF : MOST_PIXELS;
  return sharp(photo, { limitInputPixels, failOn: 'error' });
}

async function rendition(decoded: Sharp, width: number): Promise<Uint8Array> {
  const resized = decoded
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const webp = await resized.clone().webp({ quality, effort: 2 }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new NoPhoto('it cannot be made small enough');
}
