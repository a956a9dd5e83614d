import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  businessChanged,
  getShareImage,
  type Picture,
  type ShareSubject,
  siteIdentityChanged,
} from '@gewerk/contracts/bus';
import { Answers, EventListener, KnownSite, UseCase } from '@gewerk/messaging';
import { logger, metrics } from '@gewerk/service-kit';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import sharp from 'sharp';
import { NoBrowser, PagePrinter } from './page-printer.js';
import { PictureFolder } from '../pictures/picture-folder.js';
import { CardReader } from './card.reader.js';
import { cardStyle } from './card-style.js';
import { drawCard } from './draw-card.js';

type Encoded = Uint8Array;

const MEMORY_BYTES = 8 * 1024 * 1024;
/** Maximum time until the data of a picture is read again. */
const KEPT_MS = 10 * 60_000;
const QUALITY = 84;
const SUBSTITUTE = new URL('../../assets/share-default.jpg', import.meta.url);

const drawn = new Counter({
  name: 'gewerk_share_images_total',
  help: 'Share images served, by source',
  labelNames: ['from'] as const,
  registers: [metrics],
});

/**
 * Returns share images from memory or from disk, where their names are hashes of what is drawn, or draws them;
 * concurrent requests share one drawing.
 */
@UseCase()
export class GetShareImage implements OnApplicationBootstrap {
  private readonly memory = new LRUCache<string, Encoded>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_MS,
  });
  private readonly underWay = new Map<string, Promise<Encoded>>();
  private changes = 0;

  constructor(
    private readonly cards: CardReader,
    private readonly printer: PagePrinter,
    private readonly kept: PictureFolder,
    private readonly listener: EventListener,
    private readonly site: KnownSite,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(
      [businessChanged, siteIdentityChanged],
      (subject, payload) => {
        if (subject === siteIdentityChanged.subject) this.forgetAll();
        else this.forget(businessChanged.payload.parse(payload).ids);
      },
      () => this.forgetAll(),
    );
  }

  @Answers(getShareImage)
  get(subject: ShareSubject): Promise<Encoded> {
    const key = keyOf(subject);
    const known = this.memory.get(key);
    if (known) {
      drawn.inc({ from: 'memory' });
      return Promise.resolve(known);
    }
    const underWay = this.underWay.get(key);
    if (underWay) return underWay;
    const making = this.make(subject, key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }

  private async make(subject: ShareSubject, key: string): Promise<Encoded> {
    const { changes } = this;
    const { card, dots } = await this.cards.read(subject);
    const body = drawCard(card, dots);
    const picture = await this.pictureOf(body);
    if (!picture) return encode(await readFile(SUBSTITUTE), true);
    const answer = encode(picture, false);
    // Skipped if the data changed in the meantime.
    if (changes === this.changes) this.memory.set(key, answer);
    return answer;
  }

  /** Undefined if no browser can draw it. */
  private async pictureOf(body: string): Promise<Uint8Array | undefined> {
    const name = `${createHash('sha256').update(cardStyle).update(body).digest('hex')}.jpg`;
    const kept = await this.kept.read(name);
    if (kept) {
      drawn.inc({ from: 'disk' });
      return kept;
    }
    try {
      const png = await this.printer.print(body);
      const jpeg = await sharp(png).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
      await this.kept.write(name, jpeg);
      drawn.inc({ from: 'browser' });
      return jpeg;
    } catch (error) {
      if (!(error instanceof NoBrowser)) throw error;
      logger.warn({ err: error }, 'A substitute picture is served');
      drawn.inc({ from: 'substitute' });
      return undefined;
    }
  }

  private forget(ids: readonly string[]): void {
    this.changes += 1;
    for (const id of ids) this.memory.delete(keyOf({ kind: 'business', id }));
    // The numbers of cities and of all businesses may have changed.
    for (const key of [...this.memory.keys()]) if (!key.startsWith('business:')) this.memory.delete(key);
  }

  private forgetAll(): void {
    this.changes += 1;
    this.site.forget();
    this.cards.forgetCities();
    this.memory.clear();
  }
}

function keyOf(subject: ShareSubject): string {
  if (subject.kind === 'business') return `business:${subject.id}`;
  return subject.kind === 'city' ? `city:${subject.city}` : 'site';
}

function encode(picture: Uint8Array, isSubstitute: boolean): Encoded {
  const base64 = Buffer.from(picture).toString('base64');
  const answer: Picture = { contentType: 'image/jpeg', base64, isSubstitute };
  return Buffer.from(JSON.stringify(answer));
}
