import { createHash } from 'node:crypto';
import { GewerkError, ownPhotoAddress, ownPhotoId, refused } from '@gewerk/contracts';
import {
  getBusiness,
  getListingPass,
  getOwnPhoto,
  keepOwnPhoto,
  type ParsedInputOf,
  type Picture,
} from '@gewerk/contracts/bus';
import { OWN_LISTING } from '@gewerk/contracts/limits';
import { Answers, FileStore, MessageBus, UseCase } from '@gewerk/messaging';
import { NoPhoto } from '../decoding/no-photo.js';
import { PictureDecoder } from '../decoding/picture-decoder.js';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { OwnPhotosRepository } from './own-photos.repository.js';

const ID_LENGTH = 32;
const DAY_MS = 86_400_000;

/** Photos sent by business owners, re-encoded without metadata. */
@UseCase()
export class KeepOwnPhotos {
  private readonly line = new BoundedQueue(
    { running: 1, waiting: 20 },
    'Too many photos are being processed; try again in a moment.',
  );

  constructor(
    private readonly bus: MessageBus,
    private readonly files: FileStore,
    private readonly photos: OwnPhotosRepository,
    private readonly decoder: PictureDecoder,
  ) {}

  @Answers(keepOwnPhoto)
  async keep({ pass, file, ...given }: ParsedInputOf<typeof keepOwnPhoto>): Promise<{ photo: string }> {
    const { businessId } = pass === undefined ? given : await this.bus.request(getListingPass, { pass });
    const { photos: shown } = await this.bus.request(getBusiness, { id: businessId });
    return this.line.run(async () => {
      const photo = await this.read(file);
      const id = createHash('sha256')
        .update(`${businessId}\n`)
        .update(photo)
        .digest('hex')
        .slice(0, ID_LENGTH);
      const renditions = await this.renditions(photo);
      await this.makeRoom(businessId, id, shown);
      await this.photos.save({ _id: id, businessId, lookAt: new Date(Date.now() + DAY_MS) }, renditions);
      return { photo: ownPhotoAddress(id) };
    });
  }

  /** Fails with `photo-not-found`. */
  @Answers(getOwnPhoto)
  async get({ id, width, businessId }: ParsedInputOf<typeof getOwnPhoto>): Promise<Picture> {
    const picture = await this.photos.read(id, width, businessId);
    if (!picture) throw new GewerkError('photo-not-found', 'There is no such photo.');
    return {
      contentType: 'image/webp',
      base64: Buffer.from(picture).toString('base64'),
      isSubstitute: false,
    };
  }

  private async read(file: string): Promise<Uint8Array> {
    const { bytes, content } = await this.files.get(file);
    if (bytes > OWN_LISTING.photoBytes) {
      content.destroy();
      throw unshowable(`it is larger than ${OWN_LISTING.photoBytes / 1024 ** 2} MB`);
    }
    return Buffer.concat((await content.toArray()) as Uint8Array[]);
  }

  private async renditions(photo: Uint8Array): Promise<Map<number, Uint8Array>> {
    try {
      return await this.decoder.makeRenditions(photo);
    } catch (error) {
      if (error instanceof NoPhoto) throw unshowable(error.message);
      throw error;
    }
  }

  /**
   * Makes room for one more photo by deleting the oldest that are not shown. Fails with `invalid-input` if the maximum
   * number is shown.
   */
  private async makeRoom(businessId: string, id: string, shown: readonly string[]): Promise<void> {
    const others = (await this.photos.of(businessId)).filter(({ _id }) => _id !== id);
    const ids = new Set(shown.map(ownPhotoId));
    const tooMany = others.length + 1 - OWN_LISTING.photosKept;
    if (tooMany <= 0) return;
    const unused = others.filter(({ _id }) => !ids.has(_id)).slice(0, tooMany);
    if (unused.length < tooMany) throw refused('photos-full', { most: OWN_LISTING.photosKept }, 'photo');
    await this.photos.delete(unused.map(({ _id }) => _id));
  }
}

const unshowable = (why: string): GewerkError => refused('photo-unshowable', { why }, 'photo');
