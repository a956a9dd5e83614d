import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { OutboundError, OutboundHttp } from '@gewerk/outbound-http';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { NoPhoto } from '../decoding/no-photo.js';
import { PhotoKeeper } from './photo-keeper.js';

const MOST_BYTES = 10 * 1024 * 1024;
const FETCH_LIMIT_MS = 8_000;
const REDIRECTS = 3;
/** How long to wait before a photo that failed is fetched again. */
const FAILURE_KEPT_MS = 10 * 60_000;
const FAILURES_KEPT = 10_000;

/** Provides external photos. A photo that is not stored is fetched, checked, resized and stored. */
@Injectable()
export class PhotoFetcher {
  private readonly line = new BoundedQueue(
    { running: 3, waiting: 60 },
    'Too many photos are being fetched at the moment.',
  );
  private readonly underWay = new Map<string, Promise<Map<number, Uint8Array>>>();
  private readonly failures = new LRUCache<string, true>({ max: FAILURES_KEPT, ttl: FAILURE_KEPT_MS });

  constructor(
    private readonly outbound: OutboundHttp,
    private readonly keeper: PhotoKeeper,
  ) {}

  /** Fails with `photo-not-found` or `unavailable`. */
  async rendition(address: string, width: number): Promise<Uint8Array> {
    const kept = await this.keeper.read(address, width);
    if (kept) return kept;
    if (this.failures.get(address)) throw photoNotFound();
    const picture = (await this.fetchedOnce(address)).get(width);
    if (!picture) throw photoNotFound();
    return picture;
  }

  private fetchedOnce(address: string): Promise<Map<number, Uint8Array>> {
    const underWay = this.underWay.get(address);
    if (underWay) return underWay;
    const fetching = this.line.run(() => this.fetch(address)).finally(() => this.underWay.delete(address));
    this.underWay.set(address, fetching);
    return fetching;
  }

  private async fetch(address: string): Promise<Map<number, Uint8Array>> {
    try {
      const answer = await this.outbound.request(address, {
        timeoutMs: FETCH_LIMIT_MS,
        maxBytes: MOST_BYTES,
        maxRedirects: REDIRECTS,
        accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
      });
      if (answer.status !== 200) throw new NoPhoto(`the address answered ${answer.status}`);
      return await this.keeper.keep(address, answer.body);
    } catch (error) {
      if (!(error instanceof OutboundError) && !(error instanceof NoPhoto)) throw error;
      logger.info({ address, reason: error.message }, 'A photo could not be fetched');
      this.failures.set(address, true);
      throw photoNotFound();
    }
  }
}

export const photoNotFound = (): GewerkError => new GewerkError('photo-not-found', 'There is no such photo.');
