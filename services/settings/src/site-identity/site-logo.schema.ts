import { Schema } from 'mongoose';

export const SITE_LOGO_MODEL = 'SiteLogo';

export interface StoredSiteLogo {
  _id: string;
  png: Buffer;
  width: number;
  height: number;
}

export const siteLogoSchema = new Schema<StoredSiteLogo>(
  {
    _id: { type: String, required: true },
    png: { type: Buffer, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
  },
  { collection: 'site_logos', versionKey: false },
);
