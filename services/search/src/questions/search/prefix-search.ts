import {
  findBusinessesByPrefix,
  type OutputOf,
  type ParsedInputOf,
  type searchBusinesses,
  searchFilterNames,
} from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import type { Place } from '../../places/place.js';

type Input = ParsedInputOf<typeof searchBusinesses>;

const encoder = new TextEncoder();

/** Used while the index is unavailable: the directory's prefix search, marked `degraded`. */
@Injectable()
export class PrefixSearch {
  constructor(private readonly bus: MessageBus) {}

  /** `total` is a lower bound: one more than shown if further pages follow. */
  async search(input: Input, categorySlug: string | null, place: Place | null): Promise<Uint8Array> {
    const { limit, offset } = input;
    const { businesses, hasMore } = await this.bus.request(findBusinessesByPrefix, {
      ...(input.query ? { query: input.query } : {}),
      ...whereTo(input.location, place),
      ...(categorySlug ? { categorySlug } : {}),
      limit,
      offset,
    });
    const answer: OutputOf<typeof searchBusinesses> = {
      businesses,
      total: businesses.length === 0 ? 0 : offset + businesses.length + (hasMore ? 1 : 0),
      notice: { kind: 'degraded', ignored: searchFilterNames.filter((name) => input[name] !== undefined) },
    };
    return encoder.encode(JSON.stringify(answer));
  }
}

function whereTo(location: string | undefined, place: Place | null): { city?: string; postalCode?: string } {
  if (!location) return {};
  if (place?.postalCode) return { postalCode: place.postalCode };
  return { city: place?.city ?? location };
}
