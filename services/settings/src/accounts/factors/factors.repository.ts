import { databaseTime } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { FACTORS_MODEL, type StoredFactors } from './factors.schema.js';
import { PasskeysRepository } from './passkeys.repository.js';

@Injectable()
export class FactorsRepository {
  constructor(
    @InjectModel(FACTORS_MODEL) private readonly model: Model<StoredFactors>,
    private readonly passkeys: PasskeysRepository,
  ) {}

  find(id: string): Promise<StoredFactors | null> {
    return this.model.findById(id).lean();
  }

  /**
   * The time used to check an app's codes, the same for every replica: a host's clock may be wrong, and then correct
   * codes would be refused.
   */
  async now(): Promise<number> {
    return (await databaseTime(this.model.db)).getTime();
  }

  /** The given accounts that have active factors. */
  async idsWithAny(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.model.find({ _id: { $in: ids }, totpSecret: { $ne: null } }, { _id: 1 }).lean();
    return new Set([...found.map(({ _id }) => _id), ...(await this.passkeys.accountsWithAny(ids))]);
  }

  async setNewSecret(id: string, newTotpSecret: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { newTotpSecret } }, { upsert: true });
  }

  /** Activates a confirmed secret; false if another one was created in the meantime. */
  async confirm(
    id: string,
    secret: string,
    { period, recoveryHashes }: { period: number; recoveryHashes: readonly string[] },
    session: ClientSession,
  ): Promise<boolean> {
    const inForce = { totpSecret: secret, newTotpSecret: null, lastPeriod: period, recoveryHashes };
    const { matchedCount } = await this.model.updateOne(
      { _id: id, newTotpSecret: secret },
      { $set: inForce },
      { session },
    );
    return matchedCount === 1;
  }

  /** Uses up the code for a period; false if this code or one for a later period was used before. */
  async takePeriod(id: string, secret: string, period: number): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, totpSecret: secret, lastPeriod: { $lt: period } },
      { $set: { lastPeriod: period } },
    );
    return matchedCount === 1;
  }

  /** Uses up a recovery code; false if no code has this hash. */
  async takeRecoveryCode(id: string, hash: string): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, totpSecret: { $ne: null }, recoveryHashes: hash },
      { $pull: { recoveryHashes: hash } },
    );
    return matchedCount === 1;
  }

  /** Replaces the recovery codes; false if the account requires no codes. */
  async setRecoveryHashes(
    id: string,
    recoveryHashes: readonly string[],
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, totpSecret: { $ne: null } },
      { $set: { recoveryHashes } },
      { session },
    );
    return matchedCount === 1;
  }

  async removeTotp(id: string, session: ClientSession): Promise<void> {
    const nothing = { totpSecret: null, newTotpSecret: null, recoveryHashes: [] };
    await this.model.updateOne({ _id: id }, { $set: nothing }, { session });
  }

  /** Deletes all factors, including passkeys; false if there were none. */
  async remove(id: string, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: id }, { session });
    return (await this.passkeys.removeAll(id, session)) + deletedCount > 0;
  }
}
