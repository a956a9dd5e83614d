import { createHmac, randomBytes } from 'node:crypto';
import type { SuppressionReason } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessFields } from '../../record/index.js';
import { identityTexts } from './identity-texts.js';
import {
  SUPPRESSION_GATE_MODEL,
  SUPPRESSION_GATES,
  SUPPRESSION_KEY_MODEL,
  SUPPRESSION_MODEL,
  type SuppressionGate,
  type SuppressionKeyRecord,
  type SuppressionRecord,
} from './suppression.schema.js';

const KEY_ID = 'hashes';
const SECRET_BYTES = 32;

/** The list of businesses that must not come back. */
@Injectable()
export class SuppressionsRepository {
  /** There is no key before the first entry. */
  private secret: string | undefined;

  constructor(
    @InjectModel(SUPPRESSION_MODEL) private readonly entries: Model<SuppressionRecord>,
    @InjectModel(SUPPRESSION_KEY_MODEL) private readonly keys: Model<SuppressionKeyRecord>,
    @InjectModel(SUPPRESSION_GATE_MODEL) private readonly gates: Model<SuppressionGate>,
  ) {}

  /**
   * The given businesses that are on the list. Takes one query; before the first entry, only the key is looked
   * up.
   */
  async among<T extends BusinessFields>(
    businesses: readonly T[],
    session?: ClientSession,
  ): Promise<ReadonlySet<T>> {
    const secret = businesses.length === 0 ? undefined : await this.knownSecret(session);
    if (secret === undefined) return new Set();
    const owners = businesses.flatMap((business) =>
      hashesOf(business, secret).map((hash): [string, T] => [hash, business]),
    );
    const wanted = new Set(owners.map(([hash]) => hash));
    const found = await this.entries
      .find({ hashes: { $in: [...wanted] } }, { hashes: 1 })
      .session(session ?? null)
      .lean<Pick<SuppressionRecord, 'hashes'>[]>();
    const listed = new Set(found.flatMap(({ hashes }) => hashes));
    return new Set(owners.filter(([hash]) => listed.has(hash)).map(([, business]) => business));
  }

  async has(id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.entries.exists({ _id: id }).session(session)) !== null;
  }

  /** Adds a business to the list, by everything known about it. The key must exist: see {@link prepare}. */
  async add(
    id: Types.ObjectId,
    reason: SuppressionReason,
    known: readonly BusinessFields[],
    session: ClientSession,
  ): Promise<void> {
    const secret = await this.knownSecret(session);
    if (secret === undefined) throw new Error('The suppression list has no key.');
    const hashes = [...new Set(known.flatMap((business) => hashesOf(business, secret)))];
    await this.entries.create([{ _id: id, hashes, reason, at: new Date() }], { session });
    await this.gates.updateMany({}, { $inc: { passed: 1 } }, { session });
  }

  /** Ensures that a batch planned with the list commits before the next entry, or starts again. */
  async pass(session: ClientSession): Promise<void> {
    const _id = Math.floor(Math.random() * SUPPRESSION_GATES);
    await this.gates.updateOne({ _id }, { $inc: { passed: 1 } }, { upsert: true, session });
  }

  /** Creates the gates and the key for the hashes, unless they exist. */
  async prepare(): Promise<void> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await this.keys.updateOne({ _id: KEY_ID }, { $setOnInsert: { secret } }, { upsert: true });
    await this.gates.bulkWrite(
      Array.from({ length: SUPPRESSION_GATES }, (_, _id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { passed: 0 } }, upsert: true },
      })),
    );
  }

  async list(slice: {
    skip: number;
    limit: number;
  }): Promise<{ records: SuppressionRecord[]; total: number }> {
    const [records, total] = await Promise.all([
      this.entries.find().sort({ at: -1 }).skip(slice.skip).limit(slice.limit).lean<SuppressionRecord[]>(),
      this.entries.countDocuments(),
    ]);
    return { records, total };
  }

  async remove(id: Types.ObjectId): Promise<void> {
    await this.entries.deleteOne({ _id: id });
  }

  private async knownSecret(session?: ClientSession): Promise<string | undefined> {
    if (this.secret !== undefined) return this.secret;
    const key = await this.keys
      .findById(KEY_ID)
      .session(session ?? null)
      .lean<SuppressionKeyRecord>();
    this.secret = key?.secret;
    return this.secret;
  }
}

const hashesOf = (business: BusinessFields, secret: string): string[] =>
  identityTexts(business).map((text) => createHmac('sha256', secret).update(text).digest('base64url'));
