import { type BusinessDetail, GewerkError, ownPhotoId } from '@gewerk/contracts';
import { PHOTO_WIDTHS } from '@gewerk/contracts/limits';
import { DEMO_PICTURE_PATH, demoPicture } from '@gewerk/demo-data';
import { withTimeLimit } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { OwnPhotosRepository } from '../own-photos/own-photos.repository.js';
import { PhotoFetcher } from '../photos/photo-fetcher.js';
import { isElsewhere } from '../photos/photo-address.js';

const DEMO_KEY = new RegExp(`^${DEMO_PICTURE_PATH}/([a-z0-9-]+)\\.svg$`);
const WAIT_MS = 1_500;

@Injectable()
export class CardPhotoReader {
  constructor(
    private readonly photos: PhotoFetcher,
    private readonly ownPhotos: OwnPhotosRepository,
  ) {}

  /** The first photo as a data URL; null if there is none or it does not arrive in time. */
  async readFirst({ photos }: Pick<BusinessDetail, 'photos'>): Promise<string | null> {
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
    const photo = await this.unlessLate(this.photos.rendition(first, PHOTO_WIDTHS[0]));
    return photo && dataAddress('image/webp', photo);
  }

  private async unlessLate(photo: Promise<Uint8Array>): Promise<Uint8Array | null> {
    try {
      return await withTimeLimit(
        photo,
        WAIT_MS,
        () => new GewerkError('timeout', 'The photo did not arrive in time.'),
      );
    } catch (error) {
      if (error instanceof GewerkError) return null;
      throw error;
    }
  }
}

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
