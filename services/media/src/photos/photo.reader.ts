import { type BusinessDetail, GewerkError, ownPhotoId, PHOTO_WIDTHS } from '@gewerk/contracts';
import { DEMO_PICTURE_PATH, demoPicture } from '@gewerk/demo-data';
import { Injectable } from '@nestjs/common';
import { OwnPhotosRepository } from '../own-photos/own-photos.repository.js';
import { isElsewhere } from './photo-address.js';
import { PhotoService } from './photo.service.js';

const DEMO_KEY = new RegExp(`^${DEMO_PICTURE_PATH}/([a-z0-9-]+)\\.svg$`);
/** A share image waits for a photo no longer than a visitor would. */
const WAIT_MS = 1_500;

/** Reads a business's first photo for drawing. */
@Injectable()
export class PhotoReader {
  constructor(
    private readonly photos: PhotoService,
    private readonly ownPhotos: OwnPhotosRepository,
  ) {}

  /** The first photo as a data address; null where there is none or it cannot be had soon. */
  async forShareImage({ photos }: Pick<BusinessDetail, 'photos'>): Promise<string | null> {
    const [first] = photos;
    if (first === undefined) return null;
    const demo = DEMO_KEY.exec(first)?.[1];
    if (demo !== undefined) return dataAddress('image/svg+xml', Buffer.from(demoPicture(demo)));
    const own = ownPhotoId(first);
    if (own !== null) {
      const kept = await this.ownPhotos.read(own, PHOTO_WIDTHS[0]);
      return kept && dataAddress('image/webp', kept);
    }
    if (!isElsewhere(first)) return null;
    const photo = await this.soon(this.photos.rendition(first, PHOTO_WIDTHS[0]));
    return photo && dataAddress('image/webp', photo);
  }

  private async soon(photo: Promise<Uint8Array>): Promise<Uint8Array | null> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), WAIT_MS)));
    const tolerated = photo.catch((error: unknown) => {
      if (error instanceof GewerkError) return null;
      throw error;
    });
    try {
      return await Promise.race([tolerated, limit]);
    } finally {
      clearTimeout(timer);
    }
  }
}

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
