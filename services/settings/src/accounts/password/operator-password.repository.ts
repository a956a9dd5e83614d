import { wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  OPERATOR,
  OPERATOR_PASSWORD_MODEL,
  type StoredOperatorPassword,
} from './operator-password.schema.js';

@Injectable()
export class OperatorPasswordRepository {
  constructor(@InjectModel(OPERATOR_PASSWORD_MODEL) private readonly model: Model<StoredOperatorPassword>) {}

  get(): Promise<StoredOperatorPassword | null> {
    return this.model.findById(OPERATOR).lean();
  }

  /** Stores the first password; false if one is already stored. */
  create(hash: string, environmentHash: string | null): Promise<boolean> {
    return wasFirst(() =>
      this.model.create({ _id: OPERATOR, hash, environmentHash, version: 1, changedAt: new Date() }),
    );
  }

  /** Returns the new version. */
  async replace(
    change: Partial<Pick<StoredOperatorPassword, 'hash' | 'environmentHash'>>,
    session: ClientSession,
  ): Promise<number> {
    const stored = await this.model
      .findByIdAndUpdate(
        OPERATOR,
        { $set: { ...change, ...(change.hash ? { changedAt: new Date() } : {}) }, $inc: { version: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return stored.version;
  }
}
