import type { AliasDomain } from '@gewerk/contracts/bus';
import { ALIAS_DOMAIN } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ALIAS_DOMAIN_MODEL, type StoredAliasDomain } from './alias-domain.schema.js';

@Injectable()
export class AliasDomainsRepository {
  constructor(@InjectModel(ALIAS_DOMAIN_MODEL) private readonly model: Model<StoredAliasDomain>) {}

  async list(): Promise<AliasDomain[]> {
    const found = await this.model.find().sort({ _id: 1 }).limit(ALIAS_DOMAIN.maxCount).lean();
    return found.map(toAliasDomain);
  }

  /** The slots of all domains; undefined for a domain that was stored before there were slots. */
  async places(): Promise<(number | undefined)[]> {
    const found = await this.model.find({}, { place: 1 }).lean<Pick<StoredAliasDomain, 'place'>[]>();
    return found.map(({ place }) => place);
  }

  async has(domain: string): Promise<boolean> {
    return (await this.model.exists({ _id: domain })) !== null;
  }

  /** Changes a stored domain, or adds a new one in the given slot. */
  async save(
    { domain, targetPath, place }: { domain: string; targetPath: string; place?: number },
    session: ClientSession,
  ): Promise<AliasDomain> {
    const stored = await this.model
      .findByIdAndUpdate(
        domain,
        {
          $set: { targetPath },
          $setOnInsert: { addedAt: new Date(), ...(place !== undefined && { place }) },
        },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return toAliasDomain(stored);
  }

  async remove(domain: string, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: domain }, { session });
    return deletedCount === 1;
  }
}

const toAliasDomain = ({ _id, targetPath, addedAt }: StoredAliasDomain): AliasDomain => ({
  domain: _id,
  targetPath,
  addedAt: addedAt.toISOString(),
});
