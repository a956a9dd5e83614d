import { GewerkError, type PhotoOutcome } from '@gewerk/contracts';
import { type PhotoSite, replacePhotos } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { isElsewhere } from '../photos/photo-address.js';
import { SitePhotoFinder } from './site-photo.finder.js';

export interface PhotoDecision {
  outcome: PhotoOutcome;
  photo: string | null;
  /** Broken photos, to be replaced by the new one if there is one. */
  broken: string[];
}

@Injectable()
export class BusinessPhotoUpdater {
  /** Sending several changes at a time would not help, since the directory changes one business at a time. */
  private readonly queue = new BoundedQueue({ running: 1, waiting: 1_000 }, 'Too many changes are waiting.');

  constructor(
    private readonly bus: MessageBus,
    private readonly finder: SitePhotoFinder,
  ) {}

  /** Checks a business's photos, and its website if it has no photos or broken ones. */
  async decide({ website, photos }: PhotoSite, signal: AbortSignal): Promise<PhotoDecision> {
    const broken: string[] = [];
    for (const photo of photos.filter(isElsewhere)) {
      if (await this.finder.isBroken(photo, signal)) broken.push(photo);
    }
    if (photos.length > 0 && broken.length === 0) return { outcome: 'kept', photo: null, broken };
    const found = await this.finder.find(website, photos, signal);
    if (!('photo' in found)) return { outcome: found.outcome, photo: null, broken };
    return { outcome: photos.length === 0 ? 'added' : 'replaced', photo: found.photo, broken };
  }

  /**
   * Gives a business its new photo. False if the business has other photos by now or is gone, or if the photo's address
   * is refused. Idempotent.
   */
  async apply(id: string, photo: string, broken: readonly string[]): Promise<boolean> {
    return this.queue.run(async () => {
      try {
        return (await this.bus.request(replacePhotos, { id, photo, broken: [...broken] })).isThere;
      } catch (error) {
        // A refused address must not delay the others.
        if (error instanceof GewerkError && error.code === 'invalid-input') return false;
        throw error;
      }
    });
  }
}
