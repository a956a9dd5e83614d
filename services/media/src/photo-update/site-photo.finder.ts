import type { PhotoOutcome } from '@gewerk/contracts';
import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import { ForeignDocuments, type OutboundAnswer, OutboundError, websiteAddress } from '@gewerk/outbound-http';
import { Injectable } from '@nestjs/common';
import { NoPhoto, SlowPhoto } from '../decoding/no-photo.js';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { PhotoKeeper } from '../photos/photo-keeper.js';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { Disallowed, PoliteHttp } from './sites/polite-http.js';

interface NotFound {
  readonly outcome: Extract<PhotoOutcome, 'no-picture' | 'bad-picture' | 'disallowed' | 'unreachable'>;
}

/** A photo, or the reason why there is none. */
export type Found = { readonly photo: string } | NotFound;

const OK = 200;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const NO_PICTURES = /\b(?:noimageindex|none)\b/i;
const IMAGE = /^image\//i;
const PICTURES_ACCEPTED = 'image/avif,image/webp,image/jpeg,image/png,image/gif';

/** Finds a website's share picture and keeps it as the business's photo. */
@Injectable()
export class SitePhotoFinder {
  /** Decodes one picture at a time, to leave CPU time for the photos that visitors are waiting for. */
  private readonly drawing = new BoundedQueue(
    { running: 1, waiting: 1_000 },
    'Too many pictures are waiting.',
  );

  constructor(
    private readonly http: PoliteHttp,
    private readonly keeper: PhotoKeeper,
    private readonly documents: ForeignDocuments,
    private readonly decoder: PictureDecoder,
  ) {}

  /**
   * Skips the pictures in `not`. Fails only if `signal` is aborted, the queue is full or the decoder's process exits.
   */
  async find(website: string, not: readonly string[], signal: AbortSignal): Promise<Found> {
    const page = await this.tolerant(signal, () => {
      const request = {
        maxBytes: PHOTO_UPDATE.pageMaxBytes,
        oversize: 'truncate',
        accept: 'text/html',
      } as const;
      return this.http.getAndRead(websiteAddress(website), request, signal, (answer) => this.read(answer));
    });
    if ('outcome' in page) return page;
    const named = page.pictures.filter((address) => !not.includes(address));
    let found: Found = { outcome: 'no-picture' };
    for (const address of named.slice(0, PHOTO_UPDATE.picturesTried)) {
      found = await this.tolerant(signal, () => this.download(address, signal));
      if ('photo' in found) return found;
      if (found.outcome === 'unreachable') found = { outcome: 'bad-picture' };
    }
    return found;
  }

  /**
   * Whether a photo can no longer be shown: it is gone, damaged or too large, or its address is refused. False if
   * this cannot be determined at the moment.
   */
  async isBroken(photo: string, signal: AbortSignal): Promise<boolean> {
    if (await this.keeper.has(photo)) return false;
    try {
      const answer = await this.picture(photo, signal);
      if (answer.status !== OK) return GONE.has(answer.status);
      await this.drawing.run(() => this.decoder.measurePhoto(answer.body));
      return false;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SlowPhoto || error instanceof Disallowed) return false;
      if (error instanceof NoPhoto) return true;
      if (error instanceof OutboundError) return !PASSING.has(error.fault);
      throw error;
    }
  }

  /** The pictures that a page names. */
  private async read(answer: OutboundAnswer): Promise<{ pictures: string[] } | NotFound> {
    if (answer.status !== OK) return { outcome: 'unreachable' };
    const isRefused = NO_PICTURES.test(headerOf(answer, 'x-robots-tag'));
    if (isRefused || !HTML.test(headerOf(answer, 'content-type'))) return { pictures: [] };
    const { isParked, sharePictures } = await this.documents.readPage(answer.body, answer.url);
    // A parked domain's picture is not the business's.
    return { pictures: isParked ? [] : sharePictures };
  }

  private picture(address: string, signal: AbortSignal): Promise<OutboundAnswer> {
    const request = { maxBytes: PHOTO_UPDATE.pictureMaxBytes, accept: PICTURES_ACCEPTED };
    return this.http.get(address, request, signal);
  }

  private async download(address: string, signal: AbortSignal): Promise<Found> {
    const answer = await this.picture(address, signal);
    const isImage = answer.status === OK && IMAGE.test(headerOf(answer, 'content-type'));
    if (!isImage) return { outcome: 'bad-picture' };
    return this.drawing.run(async () => {
      const { width, height } = await this.decoder.measurePhoto(answer.body);
      const isLarge = width >= PHOTO_UPDATE.minWidth && height >= PHOTO_UPDATE.minHeight;
      if (!isLarge) return { outcome: 'bad-picture' };
      await this.keeper.keep(address, answer.body);
      return { photo: address };
    });
  }

  private async tolerant<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | NotFound> {
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

/** Statuses that count as permanent; others may be temporary. */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 406, 410, 451]);
const PASSING: ReadonlySet<string> = new Set(['timeout', 'unreachable']);

const headerOf = ({ headers }: OutboundAnswer, name: string): string => String(headers[name] ?? '');
