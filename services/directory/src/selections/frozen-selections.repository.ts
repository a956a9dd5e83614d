import { businessIdPattern, invalidField } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { FROZEN_PART_MODEL, type FrozenPart } from './frozen-selection.schema.js';

/** Number of ids in one part. */
const IN_A_PART = 1_000;

/** Selections whose businesses stay the same while they are being processed. */
@Injectable()
export class FrozenSelections {
  constructor(@InjectModel(FROZEN_PART_MODEL) private readonly parts: Model<FrozenPart>) {}

  async freeze(selectionId: string, ids: readonly string[]): Promise<void> {
    const sorted = [...ids].sort().map((id) => new Types.ObjectId(id));
    const storedAt = new Date();
    const parts: FrozenPart[] = [];
    for (let start = 0; start < sorted.length; start += IN_A_PART) {
      const part = sorted.slice(start, start + IN_A_PART);
      const last = part.at(-1);
      if (last) parts.push({ _id: `${selectionId}:${parts.length}`, selectionId, ids: part, last, storedAt });
    }
    await this.parts.collection.insertMany(parts as never);
  }

  /**
   * The ids after the given one: at most `limit`, possibly fewer; empty after the last. Fails with `invalid-input` if
   * `after` is not an id, and for a selection that is not kept, even if it expires between two pages.
   */
  async idsAfter(selectionId: string, after: string | null, limit: number): Promise<Types.ObjectId[]> {
    if (after !== null && !businessIdPattern.test(after)) {
      throw invalidField('after', 'must be an id from an earlier response, or null');
    }
    const later = after === null ? {} : { last: { $gt: new Types.ObjectId(after) } };
    const part = await this.parts
      .findOne({ selectionId, ...later })
      .sort({ last: 1 })
      .lean<FrozenPart>();
    if (!part && (after === null || !(await this.parts.exists({ selectionId })))) throw unknown();
    const ids = part?.ids ?? [];
    return (after === null ? ids : ids.filter((id) => id.toHexString() > after)).slice(0, limit);
  }

  /** All ids of a selection, part by part. Fails with `invalid-input` for a selection that is not kept. */
  async *partsOf(selectionId: string): AsyncGenerator<Types.ObjectId[]> {
    let isKnown = false;
    const parts = this.parts
      .find({ selectionId })
      .sort({ last: 1 })
      .lean<FrozenPart>()
      .cursor({ batchSize: 10 });
    for await (const { ids } of parts as unknown as AsyncIterable<FrozenPart>) {
      isKnown = true;
      yield ids;
    }
    if (!isKnown) throw unknown();
  }
}

const unknown = (): Error =>
  invalidField('selection', 'must be an existing selection; selections are deleted after a month');
