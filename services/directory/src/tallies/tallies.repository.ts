import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { growthStart } from './tally-figures.js';
import {
  type CityTally,
  cityTallyId,
  type DayTally,
  DIRECTORY_TALLY_ID,
  type DirectoryTally,
  type Tally,
  TALLY_MODEL,
} from './tally.schema.js';
import type { CityLocation, TallyDelta } from './tally-delta.js';

const MAX_LOCATED = 50_000;

/** The maintained counts of the directory. */
@Injectable()
export class TalliesRepository {
  /** Cities known to have coordinates, so that their tally is not asked again; forgotten when it grows too long. */
  private readonly located = new Set<string>();

  constructor(@InjectModel(TALLY_MODEL) private readonly tallies: Model<Tally>) {}

  /** The first write of every change: concurrent changes conflict here, before they have cost anything. */
  async claim(session: ClientSession): Promise<void> {
    await this.tallies.collection.updateOne(
      { _id: DIRECTORY_TALLY_ID as never },
      {
        $inc: { changes: 1 },
        $setOnInsert: { kind: 'directory', count: 0, ratingTenths: 0, ratings: 0, websitesBefore: 0 },
      },
      { upsert: true, session },
    );
  }

  async apply(delta: TallyDelta, session: ClientSession): Promise<void> {
    const writes = delta.changes().map(({ id, increments, onInsert }) => ({
      updateOne: {
        filter: { _id: id as never },
        update: { $inc: increments, $setOnInsert: onInsert },
        upsert: true,
      },
    }));
    const locations = this.unlocated(delta).map(({ citySlug, latitude, longitude }) => ({
      updateOne: {
        filter: { _id: cityTallyId(citySlug) as never, latitude: { $exists: false } },
        update: { $set: { latitude, longitude } },
      },
    }));
    if (writes.length === 0 && locations.length === 0) return;
    await this.tallies.collection.bulkWrite([...writes, ...locations], { session, ordered: true });
  }

  /** To be told after the commit: these cities have coordinates now. */
  committed(delta: TallyDelta): void {
    if (this.located.size > MAX_LOCATED) this.located.clear();
    for (const { citySlug } of delta.locations()) this.located.add(citySlug);
  }

  directory(session: ClientSession | null = null): Promise<DirectoryTally | null> {
    return this.tallies.findById(DIRECTORY_TALLY_ID).session(session).lean<DirectoryTally>();
  }

  /** Notes how many businesses had a website before they were counted with each change. */
  async noteWebsitesBefore(count: number, session: ClientSession): Promise<void> {
    await this.tallies.collection.updateOne(
      { _id: DIRECTORY_TALLY_ID as never },
      { $set: { websitesBefore: count } },
      { session },
    );
  }

  city(citySlug: string): Promise<CityTally | null> {
    return this.tallies.findById(cityTallyId(citySlug)).lean<CityTally>();
  }

  /** All cities with listed businesses, most first; of one size in order of their slug. */
  async cities(): Promise<CityTally[]> {
    const cities = await this.tallies.find({ kind: 'city', count: { $gt: 0 } }).lean<CityTally[]>();
    return cities.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
  }

  /** The days that growth counts at `now`. */
  days(now: Date): Promise<DayTally[]> {
    return this.tallies.find({ kind: 'day', day: { $gte: growthStart(now) } }).lean<DayTally[]>();
  }

  /** Number of distinct category values of listed businesses. */
  distinctValues(): Promise<number> {
    return this.tallies.countDocuments({ kind: 'value', count: { $gt: 0 } });
  }

  private unlocated(delta: TallyDelta): CityLocation[] {
    return delta.locations().filter(({ citySlug }) => !this.located.has(citySlug));
  }
}
