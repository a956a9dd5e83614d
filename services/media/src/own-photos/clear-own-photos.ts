import { GewerkError, ownPhotoId } from '@gewerk/contracts';
import {
  businessChanged,
  forgetOwnPhotos,
  getBusiness,
  getHeir,
  type ParsedInputOf,
  type PayloadOf,
} from '@gewerk/contracts/bus';
import { OWN_LISTING, RETENTION_DAYS } from '@gewerk/contracts/limits';
import { AfterGap, Answers, Consumes, MessageBus, UseCase } from '@gewerk/messaging';
import { PeriodicTask } from '@gewerk/service-kit';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { type OwnPhoto, OwnPhotosRepository } from './own-photos.repository.js';

const CHECK_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** The longest time for which a merge, import or bulk change that removed a photo from its listing can be undone. */
const UNDONE_WITHIN_DAYS = Math.max(
  RETENTION_DAYS.removedBusiness,
  RETENTION_DAYS.importUndo,
  RETENTION_DAYS.bulkUndo,
);
/** Photos checked in one round. */
const MOST_AT_ONCE = 2_000;
const MOST_MERGES = 5;

/**
 * Deletes photos that no listing shows or would show if a change were undone. The photos of a deleted listing are
 * hidden immediately, or by the daily check at the latest, and kept while the listing can be restored.
 */
@UseCase()
export class ClearOwnPhotos implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(CHECK_EVERY_MS, 'Looking for photos that no listing shows', () =>
    this.checkDue(),
  );

  constructor(
    private readonly bus: MessageBus,
    private readonly photos: OwnPhotosRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Checks photos that are due, each once a day. */
  async checkDue(now: Date = new Date(), atMost = MOST_AT_ONCE): Promise<void> {
    const next = new Date(now.getTime() + DAY_MS);
    for (let checked = 0; checked < atMost; checked += 1) {
      const photo = await this.photos.claimDue(now, next);
      if (!photo) return;
      await this.check(photo, now);
    }
  }

  @Consumes(businessChanged, { durable: 'media-own-photos', maxMessages: 20 })
  async checkChanged(events: PayloadOf<typeof businessChanged>[]): Promise<void> {
    const ids = events.flatMap(({ ids }) => ids);
    for (const photo of await this.photos.ofAll(ids)) await this.check(photo, new Date());
  }

  /** Deletes the photos at once: a listing that is removed at a person's request cannot be restored. */
  @Answers(forgetOwnPhotos)
  async forget({ businessIds }: ParsedInputOf<typeof forgetOwnPhotos>): Promise<Record<string, never>> {
    const photos = await this.photos.ofAll(businessIds);
    await this.photos.delete(photos.map(({ _id }) => _id));
    return {};
  }

  /**
   * Checks all photos immediately after events were missed: otherwise the photo of a listing that was removed in that
   * time would be shown until its next daily check.
   */
  @AfterGap('media-own-photos')
  async checkAll(): Promise<void> {
    const now = new Date();
    await this.photos.makeAllDue(now);
    await this.checkDue(now, Infinity);
  }

  private async check(photo: OwnPhoto, now: Date): Promise<void> {
    const { _id, businessId, heirId, goneSince } = photo;
    const shown = (await this.shownBy(businessId)) ?? (await this.shownByHeir(_id, heirId ?? businessId));
    if (!shown) {
      if (goneSince === null) return this.photos.setGone(_id, now);
      return isOlder(goneSince, RETENTION_DAYS.removedBusiness, now) ? this.photos.delete([_id]) : undefined;
    }
    if (goneSince !== null) await this.photos.setGone(_id, null);
    if (shown.some((address) => ownPhotoId(address) === _id)) {
      if (photo.unshownSince) await this.photos.setUnshown(_id, null);
      return;
    }
    await this.checkUnshown(photo, now);
  }

  private async checkUnshown({ _id, sentAt, unshownSince }: OwnPhoto, now: Date): Promise<void> {
    if (!unshownSince) return this.photos.setUnshown(_id, now);
    if (!isOlder(sentAt, OWN_LISTING.unusedPhotoDays, now)) return;
    if (isOlder(unshownSince, UNDONE_WITHIN_DAYS, now)) await this.photos.delete([_id]);
  }

  /**
   * Follows merges to the current listing, stores it as the photo's heir, and returns the photos that it shows; null if
   * there is no such listing. The directory remembers a merge for 30 days.
   */
  private async shownByHeir(photoId: string, from: string): Promise<readonly string[] | null> {
    let last = from;
    for (let step = 0; step < MOST_MERGES; step += 1) {
      const shown = await this.shownBy(last);
      if (shown) return shown;
      const { id } = await this.bus.request(getHeir, { id: last });
      if (id === null) return null;
      await this.photos.setHeir(photoId, id);
      last = id;
    }
    return null;
  }

  /** Null if the listing is gone. */
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
