import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { allCanonicalCategories } from './normalise/category-slugs.js';
import { holdsCategory } from './normalise/category-set.js';
import type { BusinessRecord } from './business.record.js';
import { BUSINESS_MODEL } from './business.schema.js';
import type { IndexKeys } from './list-indexes.js';

/** Matches the businesses in a category. */
export interface CategoryFilter {
  filter: QueryFilter<BusinessRecord>;
  /** Whether the categories' indexes may be named; otherwise the planner chooses one. */
  isIndexed: boolean;
}

/** The index of a list by categories, if it may be named. */
export const listedBy = ({ isIndexed }: CategoryFilter, index: IndexKeys): { index?: IndexKeys } =>
  isIndexed ? { index } : {};

/**
 * A category's businesses are those stored with any set of categories that contains it. There are a few dozen
 * sets. The sets in use are read from the database each time, so that no new set is missed; this reads only a
 * few index keys.
 */
@Injectable()
export class CategoryFiltersRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** The filter for a category by its canonical slug, or for all listed businesses. */
  async of(slug: string | undefined): Promise<CategoryFilter> {
    const [sets, isOld] = await Promise.all([this.businesses.distinct('categorySet'), this.anyOfOldForm()]);
    if (isOld)
      return { filter: { categorySlugs: slug ?? { $in: [...allCanonicalCategories] } }, isIndexed: false };
    const wanted = sets.filter((set) => (slug === undefined ? set !== '' : holdsCategory(set, slug)));
    return { filter: { categorySet: { $in: wanted } }, isIndexed: true };
  }

  /**
   * Whether there are businesses in the old form: until the migration `001-category-sets` has ended, and again
   * if the previous version has stored more since.
   */
  private async anyOfOldForm(): Promise<boolean> {
    return (await this.businesses.exists({ categorySet: null })) !== null;
  }
}
