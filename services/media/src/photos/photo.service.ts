import { getBusiness, GewerkError, type Picture } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { OutboundError, OutboundHttp } from '@gewerk/outbound-http';
import { BoundedStore } from '../pictures/bounded-store.js';
import { WaitingLine } from '../pictures/waiting-line.js';
import { NoPhoto } from './make-renditions.js';
import { isElsewhere } from './photo-address.js';
import { PhotoKeeper } from './photo-keeper.js';

const MOST_BYTES = 10 * 1024 * 1024;
const FETCH_LIMIT_MS = 8_000;
const REDIRECTS = 3;
/** A photo that could not be had is not asked for again so soon. */
const FAILURE_KEPT_MS = 10 * 60_000;
const FAILURES_KEPT = 10_000;

/** Photos from elsewhere: fetched once, checked, made small, kept. */
@Injectable()
export class PhotoService {
  private readonly line = new WaitingLine(
    { running: 3, waiting: 60 },
    'Too many photos are being fetched at the moment.',
  );
  private readonly underWay = new Map<string, Promise<Map<number, Uint8Array>>>();
  private readonly failures = new BoundedStore<number>(FAILURES_KEPT);

  constructor(
    private readonly bus: MessageBus,
    private readonly outbound: OutboundHttp,
    private readonly keeper: PhotoKeeper,
  ) {}

  /** Fails as the operation says. */
  async get({
    businessId,
    index,
    width,
  }: {
    businessId: string;
    index: number;
    width: number;
  }): Promise<Picture> {
    const { photos } = await this.bus.request(getBusiness, { id: businessId });
    const address = photos[index];
    if (address === undefined || !isElsewhere(address)) throw notFound();
    const picture = await this.rendition(address, width);
    return {
      contentType: 'image/webp',
      base64: Buffer.from(picture).toString('base64'),
      isSubstitute: false,
    };
  }

  /** One width of the photo at an address. Fails with `photo-not-found` and `unavailable`. */
  async rendition(address: string, width: number): Promise<Uint8Array> {
    const kept = await this.keeper.read(address, width);
    if (kept) return kept;
    if ((this.failures.get(address) ?? 0) > Date.now()) throw notFound();
    const picture = (await this.fetchedOnce(address)).get(width);
    if (!picture) throw notFound();
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
      logger.info({ address, reason: error.message }, 'A photo could not be had');
      this.failures.set(address, Date.now() + FAILURE_KEPT_MS, 1);
      throw notFound();
    }
  }
}

const notFound = (): GewerkError => new GewerkError('photo-not-found', 'There is no such photo.');
