import { PHOTO_UPDATE, type PhotoOutcome } from '@gewerk/contracts';
import { isParked, type OutboundAnswer, OutboundError, websiteAddress } from '@gewerk/outbound-http';
import { Injectable } from '@nestjs/common';
import { measurePhoto, NoPhoto } from '../photos/make-renditions.js';
import { PhotoKeeper } from '../photos/photo-keeper.js';
import { WaitingLine } from '../pictures/waiting-line.js';
import { Disallowed, PoliteHttp } from '../sites/polite-http.js';
import { sharePictures } from '../sites/share-pictures.js';

/** A photo, or what came of looking for one. */
export type Found =
  | { readonly photo: string }
  | { readonly outcome: Extract<PhotoOutcome, 'no-picture' | 'bad-picture' | 'disallowed' | 'unreachable'> };

const OK = 200;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const IMAGE = /^image\//i;
const PICTURES_ACCEPTED = 'image/avif,image/webp,image/jpeg,image/png,image/gif';

/** Finds the picture by which a business's website wants to be shared, and keeps it as its photo. */
@Injectable()
export class SitePhotoFinder {
  /** Pictures are decoded one at a time: visitors' photos come from the same processor. */
  private readonly drawing = new WaitingLine(
    { running: 1, waiting: 1_000 },
    'Too many pictures are waiting.',
  );

  constructor(
    private readonly http: PoliteHttp,
    private readonly keeper: PhotoKeeper,
  ) {}

  /** Leaves out pictures in `not`. Fails only where `signal` ends it, or a full line or disk does. */
  async find(website: string, not: readonly string[], signal: AbortSignal): Promise<Found> {
    const page = await this.tolerant(signal, async (): Promise<Found | OutboundAnswer> => {
      const request = {
        maxBytes: PHOTO_UPDATE.pageMaxBytes,
        oversize: 'truncate',
        accept: 'text/html',
      } as const;
      const answer = await this.http.get(websiteAddress(website), request, signal);
      return answer.status === OK ? answer : { outcome: 'unreachable' };
    });
    if (!('body' in page)) return page;
    const named = namedPictures(page).filter((address) => !not.includes(address));
    let found: Found = { outcome: 'no-picture' };
    for (const address of named.slice(0, PHOTO_UPDATE.picturesTried)) {
      found = await this.tolerant(signal, () => this.take(address, signal));
      if ('photo' in found) return found;
      if (found.outcome === 'unreachable') found = { outcome: 'bad-picture' };
    }
    return found;
  }

  /** Whether a photo of a business cannot be shown, by what its site says; false where that cannot be told now. */
  async isBroken(photo: string, signal: AbortSignal): Promise<boolean> {
    if (await this.keeper.has(photo)) return false;
    try {
      const answer = await this.picture(photo, signal);
      if (answer.status !== OK) return GONE.has(answer.status);
      await this.drawing.run(() => measurePhoto(answer.body));
      return false;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoPhoto) return true;
      if (error instanceof Disallowed) return false;
      if (error instanceof OutboundError) return !PASSING.has(error.fault);
      throw error;
    }
  }

  private picture(address: string, signal: AbortSignal): Promise<OutboundAnswer> {
    const request = { maxBytes: PHOTO_UPDATE.pictureMaxBytes, accept: PICTURES_ACCEPTED };
    return this.http.get(address, request, signal);
  }

  private async take(address: string, signal: AbortSignal): Promise<Found> {
    const answer = await this.picture(address, signal);
    const isImage = answer.status === OK && IMAGE.test(headerOf(answer, 'content-type'));
    if (!isImage) return { outcome: 'bad-picture' };
    return this.drawing.run(async () => {
      const { width, height } = await measurePhoto(answer.body);
      const isLarge = width >= PHOTO_UPDATE.minWidth && height >= PHOTO_UPDATE.minHeight;
      if (!isLarge) return { outcome: 'bad-picture' };
      await this.keeper.keep(address, answer.body);
      return { photo: address };
    });
  }

  private async tolerant<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | Found> {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Disallowed) return { outcome: 'disallowed' };
      if (error instanceof OutboundError) return { outcome: 'unreachable' };
      if (error instanceof NoPhoto) return { outcome: 'bad-picture' };
      throw error;
    }
  }
}

/** Statuses after which a photo cannot be shown any more; others may pass. */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 406, 410, 451]);
const PASSING: ReadonlySet<string> = new Set(['timeout', 'unreachable']);

function namedPictures(page: OutboundAnswer): string[] {
  if (!HTML.test(headerOf(page, 'content-type'))) return [];
  if (/\b(?:noimageindex|none)\b/i.test(headerOf(page, 'x-robots-tag'))) return [];
  const html = new TextDecoder().decode(page.body);
  // What a parked domain shows is no picture of the business that once had it.
  return isParked(html, new URL(page.url).hostname) ? [] : sharePictures(html, page.url);
}

const headerOf = ({ headers }: OutboundAnswer, name: string): string => String(headers[name] ?? '');
