import type { ListingAction } from '@gewerk/contracts';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { type PublicEndpoint, publicEndpoints } from '@gewerk/contracts/serving';
import type { Counted } from '@gewerk/web/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { StatisticsCounter } from './statistics-counter.js';
import { TypedSearches } from './typed-searches.js';
import { comesFromPage, isCountedVisitor, opensPage } from './visitor.js';

/** The page sizes of the two screens that search; the list of a business's neighbours requests fewer. */
const SCREEN_SIZES: readonly unknown[] = [PAGE_SIZE.searchResults, PAGE_SIZE.homeSearch];

const decoder = new TextDecoder();

/** Counts requests with which visitors view or use a listing, or search. Never fails. */
@Injectable()
export class Visits {
  private readonly isOn: boolean;

  constructor(
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'STATISTICS'>,
    private readonly counter: StatisticsCounter,
    private readonly searches: TypedSearches,
  ) {
    this.isOn = env.STATISTICS === 'on';
  }

  /** Counts a page that was sent. */
  page(
    request: Pick<FastifyRequest, 'method' | 'headers' | 'ip'>,
    { counted }: { counted: Counted | null },
  ): void {
    if (!counted || !this.isOn || request.method !== 'GET') return;
    const { headers } = request;
    if (!opensPage(headers) || !isCountedVisitor(headers)) return;
    if (counted.kind === 'view') this.counter.listing(counted.business, 'views');
    else this.searches.add(request.ip, counted.text, counted.found);
  }

  /**
   * Counts a request for data from which an open page shows another page.
   * @param input the request's parameters and query as the route's schema reads them
   */
  data(
    route: PublicEndpoint,
    request: FastifyRequest,
    input: Readonly<Record<string, unknown>>,
    json: Uint8Array,
  ): void {
    const isView = route === publicEndpoints.business || route === publicEndpoints.businessBySlug;
    if (!isView && route !== publicEndpoints.search) return;
    const { headers } = request;
    if (!this.isOn || !comesFromPage(headers) || !isCountedVisitor(headers)) return;
    if (isView) {
      const { id } = JSON.parse(decoder.decode(json)) as { id: string };
      this.counter.listing(id, 'views');
      return;
    }
    const { query, offset, limit } = input;
    if (typeof query !== 'string' || query === '') return;
    if (offset !== 0 || !SCREEN_SIZES.includes(limit)) return;
    const { total } = JSON.parse(decoder.decode(json)) as { total: number };
    this.searches.add(request.ip, query, total > 0);
  }

  /** Counts a visitor who followed a link of a listing, or opened its page from prefetched data. */
  click(request: FastifyRequest, business: string, kind: ListingAction): void {
    if (this.isOn && isCountedVisitor(request.headers)) this.counter.listing(business, kind);
  }

  /** Resolves when everything counted is in the stream; for the shutdown. */
  async flush(): Promise<void> {
    this.searches.flush();
    await this.counter.flush();
  }
}
