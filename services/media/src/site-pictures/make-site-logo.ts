import { refused } from '@gewerk/contracts';
import { makeSiteLogo, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { NoPhoto } from '../decoding/no-photo.js';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { pictureType } from '../decoding/picture-type.js';

/** Maximum length of the redrawn logo, in base64 characters. */
const MOST_CHARACTERS = 826 * 1024;
/** What may precede the root element of a drawing. */
const PROLOGUE = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/iy;
const ROOT = /<svg[\s>]/iy;
const SNIFFED = 4_096;

/** Redraws a logo for display, so that nothing but the picture is passed on. */
@UseCase()
export class MakeSiteLogo {
  private readonly line = new BoundedQueue(
    { running: 1, waiting: 5 },
    'Too many logos are being processed; try again in a moment.',
  );

  constructor(private readonly decoder: PictureDecoder) {}

  @Answers(makeSiteLogo)
  make({ file }: ParsedInputOf<typeof makeSiteLogo>): Promise<OutputOf<typeof makeSiteLogo>> {
    const sent = Buffer.from(file, 'base64');
    if (sent.length > SITE_SETTINGS.logoBytes) throw unshowable('it is too large');
    const isDrawing = startsAsDrawing(sent.subarray(0, SNIFFED).toString('utf8'));
    if (!isDrawing && pictureType(sent) === null) throw unshowable('it is not a PNG, JPEG, WebP or SVG');
    return this.line.run(() => this.drawnAnew(sent, isDrawing));
  }

  private async drawnAnew(sent: Buffer, isDrawing: boolean): Promise<OutputOf<typeof makeSiteLogo>> {
    const drawn = await this.decoder.drawLogo(sent, isDrawing).catch((error: unknown) => {
      if (!(error instanceof NoPhoto)) throw error;
      throw unshowable('it is damaged, too large or takes too long to draw', error);
    });
    if (drawn.base64.length > MOST_CHARACTERS) throw unshowable('it cannot be made small enough');
    return drawn;
  }
}

/**
 * Whether a text begins like an SVG document. Matches part by part, since a single pattern would try every way to split
 * the text.
 */
function startsAsDrawing(text: string): boolean {
  let at = 0;
  for (;;) {
    PROLOGUE.lastIndex = at;
    if (!PROLOGUE.test(text)) break;
    at = PROLOGUE.lastIndex;
  }
  ROOT.lastIndex = at;
  return ROOT.test(text);
}

const unshowable = (why: string, cause?: unknown): Error =>
  Object.assign(refused('logo-unshowable', { why }, 'logo'), { cause });
