import { GewerkError, type PhotoOutcome, type PhotoSite, replacePhotos } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { WaitingLine } from '../pictures/waiting-line.js';
import { isElsewhere } from '../photos/photo-address.js';
import { SitePhotoFinder } from './site-photo.finder.js';

/** What is to be done about a business's photos: nothing unless there is a photo. */
export interface PhotoDecision {
  outcome: PhotoOutcome;
  photo: string | null;
  /** Photos whose place the new one takes. */
  broken: string[];
}

/** Decides and changes the photos of one business. */
@Injectable()
export class BusinessPhotoUpdater {
  /** The directory changes one business at a time anyway. */
  private readonly telling = new WaitingLine({ running: 1, waiting: 1_000 }, 'Too many changes are waiting.');

  constructor(
    private readonly bus: MessageBus,
    private readonly finder: SitePhotoFinder,
  ) {}

  /** Looks at its photos, and at its website where it has none that can be shown, or broken ones. */
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

  /** Tells the directory; false where the business is another by now. May be repeated. */
  async apply(id: string, photo: string, broken: readonly string[]): Promise<boolean> {
    return this.telling.run(async () => {
      try {
        return (await this.bus.request(replacePhotos, { id, photo, broken: [...broken] })).isThere;
      } catch (error) {
        // An address that the directory does not take is no reason to hold up the others.
        if (error instanceof GewerkError && error.code === 'invalid-input') return false;
        throw error;
      }
    });
  }
}
