import { invalidField } from '@gewerk/contracts';
import { makeSiteLogo, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import sharp from 'sharp';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { pictureType } from '../photos/picture-type.js';

const BOX = { width: 960, height: 320, fit: 'inside' } as const;
/** Decoding costs memory by pixels, not by bytes. */
const MOST_PIXELS = 25_000_000;
const TIME_LIMIT_SECONDS = 5;
/** Above this a photograph-like logo gets fewer colours. */
const LARGE_BYTES = 150 * 1024;
const MOST_BYTES = 620 * 1024;
/** Of an SVG whose pixels are points. */
const DENSITY = 72;
const MOST_DENSITY = 2_400;
const SVG_START = /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i;
const SNIFFED = 4_096;

/** The logo as it is shown: drawn anew, so that nothing of what was sent is passed on but the picture. */
@UseCase()
export class MakeSiteLogo {
  private readonly line = new BoundedQueue(
    { running: 1, waiting: 5 },
    'Too many logos are being made at the moment; try again in a moment.',
  );

  @Answers(makeSiteLogo)
  make({ file }: ParsedInputOf<typeof makeSiteLogo>): Promise<OutputOf<typeof makeSiteLogo>> {
    const sent = Buffer.from(file, 'base64');
    if (sent.length > SITE_SETTINGS.logoBytes) throw refused('it is too large');
    const isDrawing = SVG_START.test(
      sent
        .subarray(0, SNIFFED)
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    );
    if (!isDrawing && pictureType(sent) === null) throw refused('it is no PNG, JPEG, WebP or SVG');
    return this.line.run(() => drawnAnew(sent, isDrawing));
  }
}

async function drawnAnew(sent: Buffer, isDrawing: boolean): Promise<OutputOf<typeof makeSiteLogo>> {
  try {
    const density = isDrawing ? await densityFor(sent) : DENSITY;
    const resized = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', density })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
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
    if (data.length > MOST_BYTES) throw refused('it cannot be made small enough');
    return { base64: data.toString('base64'), width: info.width, height: info.height };
  } catch (error) {
    throw refused('it is damaged or too large', error);
  }
}

/** At which a drawing fills the box. */
async function densityFor(drawing: Buffer): Promise<number> {
  const { width, height } = await sharp(drawing, { limitInputPixels: MOST_PIXELS }).metadata();
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return Math.max(1, Math.min(MOST_DENSITY, Math.floor(DENSITY * scale)));
}

const refused = (why: string, cause?: unknown): Error =>
  Object.assign(invalidField('logo', `must be a picture that can be shown: ${why}`), { cause });
