import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SITE_LOGO_MODEL, type StoredSiteLogo } from './site-logo.schema.js';

const ID_LENGTH = 32;

/** The logos of the stored versions. */
@Injectable()
export class SiteLogosRepository {
  constructor(@InjectModel(SITE_LOGO_MODEL) private readonly model: Model<StoredSiteLogo>) {}

  read(id: string, session?: ClientSession): Promise<StoredSiteLogo | null> {
    return this.model.findById(id, null, { session: session ?? null }).lean();
  }

  /** Stores a logo. Its id is the hash of its content, so the same picture is stored only once. */
  async save(logo: Omit<StoredSiteLogo, '_id'>, session: ClientSession): Promise<StoredSiteLogo> {
    const _id = createHash('sha256').update(logo.png).digest('hex').slice(0, ID_LENGTH);
    await this.model.updateOne({ _id }, { $setOnInsert: logo }, { upsert: true, session });
    return { _id, ...logo };
  }

  async deleteAllBut(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.model.deleteMany({ _id: { $nin: ids } }, { session });
  }
}
