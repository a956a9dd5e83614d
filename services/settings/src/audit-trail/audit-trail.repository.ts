import {
  AUDIT,
  type OutputOf,
  type ParsedInputOf,
  type listAudit,
  type recordAudit,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AUDIT_ENTRY_MODEL, type StoredAuditEntry } from './audit-entry.schema.js';

type Told = OutputOf<typeof listAudit>;
/** An entry as it is stored. */
export type ToldEntry = Omit<Told['entries'][number], 'name'>;

/** How many entries come in before the oldest beyond the limit are looked for. */
const TRIM_EVERY = 100;

/** The panel's audit trail, bounded in number by this repository and in age by the collection's own index. */
@Injectable()
export class AuditTrailRepository {
  private sinceTrim = 0;

  constructor(@InjectModel(AUDIT_ENTRY_MODEL) private readonly model: Model<StoredAuditEntry>) {}

  async add(entry: ParsedInputOf<typeof recordAudit>): Promise<void> {
    await this.model.create({ ...entry, at: new Date() });
    this.sinceTrim += 1;
    if (this.sinceTrim < TRIM_EVERY) return;
    this.sinceTrim = 0;
    await this.trim(AUDIT.maxEntries);
  }

  /** Drops all but the newest `keep` entries. */
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
  }: ParsedInputOf<typeof listAudit>): Promise<{ entries: ToldEntry[]; next: Told['next'] }> {
    const older = before === undefined ? {} : { _id: { $lt: new Types.ObjectId(before) } };
    const found = await this.model
      .find(older)
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    const page = found.slice(0, limit);
    return {
      entries: page.map(({ _id, at, action, address, subject }) => ({
        id: _id.toHexString(),
        at: at.toISOString(),
        action,
        address,
        subject,
      })),
      next: found.length > limit ? (page.at(-1)?._id.toHexString() ?? null) : null,
    };
  }
}
