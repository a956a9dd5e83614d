import type { OutputOf, ParsedInputOf, listAudit, recordAudit } from '@gewerk/contracts/bus';
import { AUDIT } from '@gewerk/contracts/limits';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AUDIT_ENTRY_MODEL, type StoredAuditEntry } from './audit-entry.schema.js';

type AuditPage = OutputOf<typeof listAudit>;
/** An entry without the names of businesses and account, which are not stored. */
export type NamelessEntry = Omit<AuditPage['entries'][number], 'name' | 'otherName' | 'accountName'>;

/** The trail is trimmed after this many new entries. */
const TRIM_EVERY = 100;

/** The panel's audit trail; a TTL index deletes old entries. */
@Injectable()
export class AuditTrailRepository {
  private sinceTrim = 0;

  readonly personalKind: PersonalKind;

  constructor(@InjectModel(AUDIT_ENTRY_MODEL) private readonly model: Model<StoredAuditEntry>) {
    this.personalKind = { kind: 'audit-entry', model, addressedBy: ['subject'] };
  }

  async add(entry: ParsedInputOf<typeof recordAudit>): Promise<void> {
    await this.model.create({ ...entry, at: new Date() });
    this.sinceTrim += 1;
    if (this.sinceTrim < TRIM_EVERY) return;
    this.sinceTrim = 0;
    await this.trim(AUDIT.maxEntries);
  }

  async trim(keep: number): Promise<void> {
    const [oldestKept] = await this.model
      .find({}, { _id: 1 })
      .sort({ _id: -1 })
      .skip(keep - 1)
      .limit(1)
      .lean();
    if (oldestKept) await this.model.deleteMany({ _id: { $lt: oldestKept._id } });
  }

  async list({
    limit,
    before,
    account,
    action,
    since,
    until,
  }: ParsedInputOf<typeof listAudit>): Promise<{ entries: NamelessEntry[]; next: AuditPage['next'] }> {
    const found = await this.model
      .find({
        ...(before !== undefined && { _id: { $lt: new Types.ObjectId(before) } }),
        ...(account !== undefined && { account }),
        ...(action !== undefined && { action }),
        ...((since !== undefined || until !== undefined) && {
          at: { ...(since && { $gte: new Date(since) }), ...(until && { $lt: new Date(until) }) },
        }),
      })
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    const page = found.slice(0, limit);
    return {
      entries: page.map(({ _id, at, action, address, subject, other, account }) => ({
        id: _id.toHexString(),
        at: at.toISOString(),
        action,
        address,
        subject,
        ...(other ? { other } : {}),
        ...(account ? { account } : {}),
      })),
      next: found.length > limit ? (page.at(-1)?._id.toHexString() ?? null) : null,
    };
  }
}
