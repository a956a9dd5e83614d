import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';

import { mongo, type Model } from 'mongoose';
import { OWN_PHOTO_MODEL, type OwnPhotoRecord } from './own-photo.schema.js';

export type OwnPhoto = Omit<OwnPhotoRecord, 'renditions'>;

const WITHOUT_PICTURES = { renditions: 0 } as const;

@Injectable()
export class OwnPhotosRepository {
  constructor(@InjectModel(OWN_PHOTO_MODEL) private readonly model: Model<OwnPhotoRecord>) {}

  /** Stores a photo. Idempotent; a photo that is sent again counts as sent now. */
  async save(
    photo: Pick<OwnPhotoRecord, '_id' | 'businessId' | 'lookAt'>,
    renditions: ReadonlyMap<number, Uint8Array>,
  ): Promise<void> {
    const { _id, businessId, lookAt } = photo;
    const pictures = Object.fromEntries([...renditions].map(([width, webp]) => [width, Buffer.from(webp)]));
    await this.model.updateOne(
      { _id },
      {
        $set: {
          businessId,
          renditions: pictures,
          sentAt: new Date(),
          lookAt,
          goneSince: null,
          unshownSince: null,
        },
      },
      { upsert: true },
    );
  }

  /** Null if it is missing, hidden or belongs to a listing other than the given one. */
  async read(id: string, width: number, businessId?: string): Promise<Uint8Array | null> {
    const listing = businessId === undefined ? {} : { businessId };
    const photo = await this.model
      .findOne({ _id: id, goneSince: null, ...listing }, { [`renditions.${width}`]: 1 })
      .lean<Pick<OwnPhotoRecord, 'renditions'>>();
    const picture = photo?.renditions[String(width)] as mongo.Binary | Buffer | undefined;
    if (picture === undefined) return null;
    return picture instanceof mongo.Binary ? picture.value() : picture;
  }

  /** Oldest first. */
  of(businessId: string): Promise<OwnPhoto[]> {
    return this.model.find({ businessId }, WITHOUT_PICTURES).sort({ sentAt: 1 }).lean<OwnPhoto[]>().exec();
  }

  ofAll(businessIds: readonly string[]): Promise<OwnPhoto[]> {
    const ids = [...businessIds];
    return this.model
      .find({ $or: [{ businessId: { $in: ids } }, { heirId: { $in: ids } }] }, WITHOUT_PICTURES)
      .lean<OwnPhoto[]>()
      .exec();
  }

  /** Claims a photo that is due and makes it due again at `next`; null if none is due. */
  claimDue(now: Date, next: Date): Promise<OwnPhoto | null> {
    return this.model
      .findOneAndUpdate(
        { lookAt: { $lte: now } },
        { $set: { lookAt: next } },
        { projection: WITHOUT_PICTURES, sort: { lookAt: 1 } },
      )
      .lean<OwnPhoto>()
      .exec();
  }

  async makeAllDue(now: Date): Promise<void> {
    await this.model.updateMany({ lookAt: { $gt: now } }, { $set: { lookAt: now } });
  }

  async setGone(id: string, goneSince: Date | null): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { goneSince } });
  }

  async setUnshown(id: string, unshownSince: Date | null): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { unshownSince } });
  }

  /** Records the listing into which the photo's own listing was merged. */
  async setHeir(id: string, heirId: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { heirId } });
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.model.deleteMany({ _id: { $in: ids } });
  }
}
