import { wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { OWNER, OWNER_PASSWORD_MODEL, type StoredOwnerPassword } from './owner-password.schema.js';

@Injectable()
export class OwnerPasswordRepository {
  constructor(@InjectModel(OWNER_PASSWORD_MODEL) private readonly model: Model<StoredOwnerPassword>) {}

  /** Null while no password is set. */
  read(): Promise<StoredOwnerPassword | null> {
    return this.model.findById(OWNER).lean();
  }

  /** Stores the first password; false where another was quicker. */
  create(hash: string, environmentHash: string | null): Promise<boolean> {
    return wasFirst(() =>
      this.model.create({ _id: OWNER, hash, environmentHash, version: 1, changedAt: new Date() }),
    );
  }

  /** Replaces the password and answers its version. */
  async replace(
    change: Pick<StoredOwnerPassword, 'hash'> & Partial<Pick<StoredOwnerPassword, 'environmentHash'>>,
    session: ClientSession,
  ): Promise<number> {
    const stored = await this.model
      .findByIdAndUpdate(
        OWNER,
        { $set: { ...change, changedAt: new Date() }, $inc: { version: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return stored.version;
  }
}
