import { FACTORS } from '@gewerk/contracts/limits';
import { isDuplicateKey } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PASSKEY_MODEL, type StoredPasskey } from './passkeys.schema.js';

@Injectable()
export class PasskeysRepository {
  constructor(@InjectModel(PASSKEY_MODEL) private readonly model: Model<StoredPasskey>) {}

  /** Newest first. */
  of(account: string): Promise<StoredPasskey[]> {
    return this.model.find({ account }).sort({ createdAt: -1 }).limit(FACTORS.passkeys).lean();
  }

  count(account: string, session: ClientSession): Promise<number> {
    return this.model.countDocuments({ account }, { session });
  }

  async find(id: string): Promise<StoredPasskey | null> {
    const found = await this.model.findById(id).lean();
    // In lean documents, the driver returns a Binary instead of a Buffer.
    return found && { ...found, publicKey: Buffer.from(found.publicKey.buffer) };
  }

  async accountsWithAny(accounts: readonly string[]): Promise<string[]> {
    return this.model.distinct('account', { account: { $in: accounts } });
  }

  /** False if it is already stored. */
  async add(passkey: StoredPasskey, session: ClientSession): Promise<boolean> {
    try {
      await this.model.create([passkey], { session });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Records a use; false if another use was recorded in the meantime and the device counts its uses. */
  async noteUse(id: string, counter: { before: number; now: number }): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, counter: counter.before },
      { $set: { counter: counter.now, lastUsedAt: new Date() } },
    );
    return matchedCount === 1;
  }

  /** False if the account has no passkey with this id. */
  async remove(id: string, account: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id, account }, { session })).deletedCount === 1;
  }

  /** Returns how many there were. */
  async removeAll(account: string, session: ClientSession): Promise<number> {
    return (await this.model.deleteMany({ account }, { session })).deletedCount;
  }
}
