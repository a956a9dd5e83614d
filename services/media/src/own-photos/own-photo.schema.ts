import { Schema } from 'mongoose';

export const OWN_PHOTO_MODEL = 'OwnPhoto';

/** A photo that a business's owner has sent, in each width. It cannot be made again, so it is no matter of the cache. */
export interface OwnPhotoRecord {
  _id: string;
  businessId: string;
  /** WebP by width in pixels. */
  renditions: Record<string, Buffer>;
  sentAt: Date;
  /** When it is looked at next whether its listing still shows it. */
  lookAt: Date;
  /** Since when its listing is gone; it is shown to nobody then. */
  goneSince: Date | null;
}

export const ownPhotoSchema = new Schema<OwnPhotoRecord>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true },
    renditions: { type: Schema.Types.Mixed, required: true },
    sentAt: { type: Date, required: true },
    lookAt: { type: Date, required: true },
    goneSince: { type: Date, default: null },
  },
  { collection: 'own_photos', versionKey: false, strict: 'throw' },
)
  .index({ businessId: 1, sentAt: 1 })
  .index({ lookAt: 1 });
