import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, ProjectionType } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord } from '../record/index.js';
import { FrozenSelections } from './frozen-selections.repository.js';

const MAX_TIME_MS = 14_000;
const withWebsite = { website: { $gt: '' } };

/** Businesses of frozen selections that have a website. */
@Injectable()
export class SelectedWebsites {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly frozen: FrozenSelections,
  ) {}

  async count(selectionId: string): Promise<number> {
    let count = 0;
    for await (const ids of this.frozen.partsOf(selectionId)) {
      count += await this.businesses
        .countDocuments({ _id: { $in: ids }, ...withWebsite })
        .maxTimeMS(MAX_TIME_MS);
    }
    return count;
  }

  /**
   * A page of a selection's businesses with a website, in id order. A page may be empty without being the last;
   * `next` is null once no ids are left.
   */
  async page<Item>(
    { selection, after, limit }: { selection: string; after: string | null; limit: number },
    projection: ProjectionType<BusinessRecord>,
  ): Promise<{ found: Item[]; next: string | null }> {
    const ids = await this.frozen.idsAfter(selection, after, limit);
    const found = await this.businesses
      .find({ _id: { $in: ids }, ...withWebsite }, projection)
      .sort({ _id: 1 })
      .maxTimeMS(MAX_TIME_MS)
      .lean<Item[]>();
    return { found, next: ids.at(-1)?.toHexString() ?? null };
  }
}
