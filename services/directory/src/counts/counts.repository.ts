import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { slugify } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { growthStart } from './growth-window.js';
import {
  type CityCounts,
  cityCountsId,
  type DayCounts,
  DIRECTORY_COUNTS_ID,
  type DirectoryCounts,
  type LargeCity,
  type Counts,
  COUNTS_MODEL,
} from './counts.schema.js';
import {
  type CategoryCities,
  CITIES_BY_CATEGORY,
  type CitiesOfCategory,
  LISTED_CITIES,
} from './ranked-cities.js';
import type { CityLocation, CountChanges } from './count-changes.js';

const MAX_LOCATED = 50_000;
const MAX_TIME_MS = 3_000;

/** The counts that the directory keeps. */
@Injectable()
export class CountsRepository {
  /** Cities known to have coordinates, which are not written again; the set is cleared when it grows too large. */
  private readonly located = new Set<string>();

  constructor(@InjectModel(COUNTS_MODEL) private readonly counts: Model<Counts>) {}

  /** The first write of every change: concurrent changes conflict here before they have done any work. */
  async claim(session: ClientSession): Promise<void> {
    await this.counts.collection.updateOne(
      { _id: DIRECTORY_COUNTS_ID as never },
      {
        $inc: { changes: 1 },
        $setOnInsert: { kind: 'directory', count: 0, ratingTenths: 0, ratings: 0, websitesBefore: 0 },
      },
      { upsert: true, session },
    );
  }

  async apply(delta: CountChanges, session: ClientSession): Promise<void> {
    const writes = delta.changes().map(({ id, increments, onInsert }) => ({
      updateOne: {
        filter: { _id: id as never },
        update: { $inc: increments, $setOnInsert: onInsert },
        upsert: true,
      },
    }));
    const locations = this.unlocated(delta).map(({ citySlug, latitude, longitude }) => ({
      updateOne: {
        filter: { _id: cityCountsId(citySlug) as never, latitude: { $exists: false } },
        update: { $set: { latitude, longitude } },
      },
    }));
    if (writes.length === 0 && locations.length === 0) return;
    await this.counts.collection.bulkWrite([...writes, ...locations], { session, ordered: true });
  }

  /** Call this after the commit: remembers that these cities have coordinates now. */
  committed(delta: CountChanges): void {
    if (this.located.size > MAX_LOCATED) this.located.clear();
    for (const { citySlug } of delta.locations()) this.located.add(citySlug);
  }

  directory(session: ClientSession | null = null): Promise<DirectoryCounts | null> {
    return this.counts.findById(DIRECTORY_COUNTS_ID).session(session).lean<DirectoryCounts>();
  }

  /** Number of committed changes. */
  async changes(): Promise<number> {
    const directory = await this.counts.findById(DIRECTORY_COUNTS_ID, { changes: 1 }).lean<DirectoryCounts>();
    return directory?.changes ?? 0;
  }

  /** Stores how many businesses had a website before changes began to count them. */
  async setWebsitesBefore(count: number, session: ClientSession): Promise<void> {
    await this.counts.collection.updateOne(
      { _id: DIRECTORY_COUNTS_ID as never },
      { $set: { websitesBefore: count } },
      { session },
    );
  }

  city(citySlug: string): Promise<CityCounts | null> {
    return this.counts.findById(cityCountsId(citySlug)).lean<CityCounts>();
  }

  /** Number of cities with listed businesses. */
  cities(): Promise<number> {
    return this.counts.countDocuments(LISTED_CITIES);
  }

  /** The cities with the most listed businesses, ties in order of their slugs; at most `LIST_LENGTH.cities`. */
  largestCities(): Promise<LargeCity[]> {
    return this.counts
      .find(LISTED_CITIES, { categories: 0 })
      .sort({ count: -1, slug: 1 })
      .limit(LIST_LENGTH.cities)
      .lean<LargeCity[]>();
  }

  /** By registry category; a category without listed businesses is absent. */
  async citiesByCategory(): Promise<ReadonlyMap<string, CategoryCities>> {
    const categories = await this.counts.aggregate<CitiesOfCategory>(CITIES_BY_CATEGORY);
    return new Map(categories.map(({ _id, ...ofCategory }) => [_id, ofCategory]));
  }

  /** Cities with listed businesses in order of their slugs, after the given one. */
  citiesAfter(slug: string | null, limit: number): Promise<CityCounts[]> {
    // In sort order ';' follows ':', so this range contains the ids of all cities.
    return this.counts
      .find({ _id: { $gt: cityCountsId(slug ?? ''), $lt: 'city;' }, count: { $gt: 0 } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<CityCounts[]>();
  }

  /** Cities with listed businesses whose name has a word that begins with the text, most businesses first. */
  async citiesNamed(text: string, limit: number): Promise<Pick<CityCounts, 'name' | 'count'>[]> {
    const begun = slugify(text);
    if (begun === '') return [];
    return this.counts
      .find({ _id: { $regex: `^city:(.*-)?${begun}` }, count: { $gt: 0 } }, { name: 1, count: 1 })
      .sort({ count: -1, _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Pick<CityCounts, 'name' | 'count'>[]>();
  }

  /** The days that count for growth at `now`. */
  days(now: Date): Promise<DayCounts[]> {
    return this.counts.find({ kind: 'day', day: { $gte: growthStart(now) } }).lean<DayCounts[]>();
  }

  /** Number of distinct category values of listed businesses. */
  distinctValues(): Promise<number> {
    return this.counts.countDocuments({ kind: 'value', count: { $gt: 0 } });
  }

  private unlocated(delta: CountChanges): CityLocation[] {
    return delta.locations().filter(({ citySlug }) => !this.located.has(citySlug));
  }
}
