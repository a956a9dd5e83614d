import type { OutputOf, makeSiteLogo } from '@gewerk/contracts/bus';
import sharp from 'sharp';

const BOX = { width: 960, height: 320, fit: 'inside' } as const;
/** Limited in pixels, since the memory for decoding depends on pixels rather than on bytes. */
const MOST_PIXELS = 25_000_000;
/** A logo whose PNG is larger gets fewer colours; it probably looks like a photograph. */
const LARGE_BYTES = 150 * 1024;
/** Dots per inch at which a pixel of an SVG becomes one pixel. */
const DENSITY = 72;
const MOST_DENSITY = 2_400;

/** Returns `sent` as a PNG of at most 960 × 320 pixels. Fails if it is damaged or has more than 25 million pixels. */
export async function drawLogo(sent: Buffer, isDrawing: boolean): Promise<OutputOf<typeof makeSiteLogo>> {
  const density = isDrawing ? await densityFor(sent) : DENSITY;
  const resized = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', density })
    .rotate()
    .resize({ ...BOX, withoutEnlargement: true });
  let { data, info } = await resized
    .clone()
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  if (data.length > LARGE_BYTES)
    ({ data, info } = await resized
      .png({ palette: true, quality: 90 })
      .toBuffer({ resolveWithObject: true }));
  return { base64: data.toString('base64'), width: info.width, height: info.height };
}

/** The resolution, in dots per inch, at which a drawing fills the box. */
async function densityFor(drawing: Buffer): Promise<number> {
  const { width, height } = await sharp(drawing, { limitInputPixels: MOST_PIXELS }).metadata();
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return Math.max(1, Math.min(MOST_DENSITY, Math.floor(DENSITY * scale)));
}
