import { Schema } from 'mongoose';

export const OWN_PHOTO_MODEL = 'OwnPhoto';

/** A business owner's photo in each width. It cannot be made again, so it is stored here and not in the cache. */
export interface OwnPhotoRecord {
  _id: string;
  businessId: string;
  /** The listing into which the photo's own listing was merged. */
  heirId?: string;
  /** WebP by width in pixels. */
  renditions: Record<string, Buffer>;
  sentAt: Date;
  /** When to check next whether its listing still shows it. */
  lookAt: Date;
  /** When its listing was found to be gone; the photo is hidden until the listing is back. */
  goneSince: Date | null;
  /** When it was first found that its listing exists but does not show it. */
  unshownSince?: Date | null;
}

export const ownPhotoSchema = new Schema<OwnPhotoRecord>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true },
    heirId: { type: String },
    renditions: { type: Schema.Types.Mixed, required: true },
    sentAt: { type: Date, required: true },
    lookAt: { type: Date, required: true },
    goneSince: { type: Date, default: null },
    unshownSince: { type: Date },
  },
  { collection: 'own_photos', versionKey: false, strict: 'throw' },
)
  .index({ businessId: 1, sentAt: 1 })
  .index({ heirId: 1 }, { sparse: true })
  .index({ lookAt: 1 });
