import { getBusiness, GewerkError, OWN_LISTING, ownPhotoId, RETENTION_DAYS } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { PeriodicLook } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type OwnPhoto, OwnPhotosRepository } from './own-photos.repository.js';

const LOOK_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** In one look; what is left waits for the next. */
const MOST_AT_ONCE = 2_000;

/**
 * Deletes photos that no listing shows. Those of a listing that is gone are shown to nobody as soon as that is told, at
 * the latest with the daily look, and are kept as long as it can be restored.
 */
@Injectable()
export class ClearOwnPhotosService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rhythm = new PeriodicLook(LOOK_EVERY_MS, 'photos that no listing shows', () =>
    this.look(),
  );

  constructor(
    private readonly bus: MessageBus,
    private readonly photos: OwnPhotosRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.rhythm.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rhythm.stop();
  }

  /** Looks at every photo that is due; each is due once a day. */
  async look(now: Date = new Date()): Promise<void> {
    const next = new Date(now.getTime() + DAY_MS);
    for (let looked = 0; looked < MOST_AT_ONCE; looked += 1) {
      const photo = await this.photos.takeDue(now, next);
      if (!photo) return;
      await this.judge(photo, now);
    }
  }

  /** Looks at the photos of these businesses, of which something has changed. */
  async lookAt(businessIds: readonly string[], now: Date = new Date()): Promise<void> {
    for (const photo of await this.photos.ofAll(businessIds)) await this.judge(photo, now);
  }

  private async judge({ _id, businessId, sentAt, goneSince }: OwnPhoto, now: Date): Promise<void> {
    const shown = await this.shownBy(businessId);
    if (!shown) {
      if (goneSince === null) return this.photos.setGone(_id, now);
      return isOlder(goneSince, RETENTION_DAYS.removedBusiness, now) ? this.photos.delete([_id]) : undefined;
    }
    if (goneSince !== null) await this.photos.setGone(_id, null);
    const isShown = shown.some((photo) => ownPhotoId(photo) === _id);
    if (!isShown && isOlder(sentAt, OWN_LISTING.unusedPhotoDays, now)) await this.photos.delete([_id]);
  }

  /** null where the listing is gone. */
  private async shownBy(businessId: string): Promise<readonly string[] | null> {
    try {
      return (await this.bus.request(getBusiness, { id: businessId })).photos;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'business-not-found') return null;
      throw error;
    }
  }
}

const isOlder = (than: Date, days: number, now: Date): boolean =>
  than.getTime() + days * DAY_MS < now.getTime();
