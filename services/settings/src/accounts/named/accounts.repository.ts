import type { Role } from '@gewerk/contracts';
import { ACCOUNTS } from '@gewerk/contracts/limits';
import { inFreePlace, isDuplicateKey, type PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, type UpdateQuery } from 'mongoose';
import { ACCOUNT_MODEL, type StoredAccount } from './account.schema.js';

type Invitation = NonNullable<StoredAccount['invitation']>;

/** Ends the account's sessions: those that began with an earlier version are no longer valid. */
const NEXT_VERSION = { $inc: { version: 1 } } as const;

@Injectable()
export class AccountsRepository {
  readonly personalKind: PersonalKind;

  constructor(@InjectModel(ACCOUNT_MODEL) private readonly model: Model<StoredAccount>) {
    const without = ['passwordHash', 'invitation'];
    this.personalKind = { kind: 'account', model, addressedBy: ['email'], without };
  }

  findByEmail(email: string): Promise<StoredAccount | null> {
    return this.model.findOne({ email: email.toLowerCase() }).lean();
  }

  /** Null if there is no such account, or if it has ended. */
  find(id: string): Promise<StoredAccount | null> {
    return this.model.findOne({ _id: new Types.ObjectId(id), endedAt: null }).lean();
  }

  list(): Promise<StoredAccount[]> {
    return this.model.find({ endedAt: null }).sort({ name: 1, _id: 1 }).limit(ACCOUNTS.most).lean();
  }

  /** 'taken' if the address already has an account, 'full' if the limit of accounts is reached. */
  async create(
    account: { email: string; name: string; role: Role },
    invitation: Invitation,
  ): Promise<StoredAccount | 'taken' | 'full'> {
    const stored: StoredAccount = {
      ...account,
      _id: new Types.ObjectId(),
      email: account.email.toLowerCase(),
      passwordHash: null,
      version: 1,
      createdAt: new Date(),
      lastLoginAt: null,
      invitation,
      endedAt: null,
    };
    try {
      const made = await inFreePlace({
        most: ACCOUNTS.most,
        taken: async () => (await this.list()).map(({ place }) => place),
        store: (place) => this.model.create({ ...stored, place }),
      });
      return made ? stored : 'full';
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      throw error;
    }
  }

  invite(id: string, invitation: Invitation): Promise<StoredAccount | null> {
    return this.change(id, { $set: { invitation } });
  }

  /** Whether an invitation with this hash is valid now. */
  async isInvited(hash: string): Promise<boolean> {
    return (await this.model.exists(invitedBy(hash))) !== null;
  }

  /** Uses up an invitation; null if none has this hash or it has expired. */
  accept(hash: string, passwordHash: string, session: ClientSession): Promise<StoredAccount | null> {
    return this.model
      .findOneAndUpdate(
        invitedBy(hash),
        { $set: { passwordHash, invitation: null, lastLoginAt: new Date() }, ...NEXT_VERSION },
        { returnDocument: 'after', session },
      )
      .lean();
  }

  setPassword(id: string, passwordHash: string, session: ClientSession): Promise<StoredAccount | null> {
    return this.change(id, { $set: { passwordHash, invitation: null }, ...NEXT_VERSION }, session);
  }

  setRole(id: string, role: Role, session: ClientSession): Promise<StoredAccount | null> {
    return this.change(id, { $set: { role }, ...NEXT_VERSION }, session);
  }

  /** Ends the account's sessions. */
  renew(id: string, session: ClientSession): Promise<StoredAccount | null> {
    return this.change(id, NEXT_VERSION, session);
  }

  async noteLogin(id: string): Promise<void> {
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { lastLoginAt: new Date() } });
  }

  /** Ends an account; null if it has already ended. */
  end(id: string, session: ClientSession): Promise<StoredAccount | null> {
    const nothing = { passwordHash: null, invitation: null, endedAt: new Date() };
    return this.change(id, { $set: nothing, $unset: { email: 1, place: 1 }, ...NEXT_VERSION }, session);
  }

  /** Deletes an account; null if the address has none. */
  remove(email: string, session: ClientSession): Promise<StoredAccount | null> {
    return this.model.findOneAndDelete({ email: email.toLowerCase() }, { session }).lean();
  }

  /** Names by id, including those of ended accounts. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.model
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { name: 1 })
      .lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  private change(
    id: string,
    update: UpdateQuery<StoredAccount>,
    session?: ClientSession,
  ): Promise<StoredAccount | null> {
    return this.model
      .findOneAndUpdate({ _id: new Types.ObjectId(id), endedAt: null }, update, {
        returnDocument: 'after',
        ...(session ? { session } : {}),
      })
      .lean();
  }
}

const invitedBy = (hash: string): object => ({
  'invitation.hash': hash,
  'invitation.until': { $gt: new Date() },
  endedAt: null,
});
