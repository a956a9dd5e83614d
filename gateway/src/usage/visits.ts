import { type ClickKind, PAGE_SIZE, type PublicRoute, publicRoutes } from '@gewerk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { PageEntry } from '../pages/page-entry.js';
import { SearchNotes } from './search-notes.js';
import { UsageCounter } from './usage-counter.js';
import { comesFromPage, isCountedVisitor, opensPage } from './visitor.js';

/** The two screens that search ask for pages of their own sizes; neighbours of a business ask for fewer. */
const SCREEN_SIZES: readonly unknown[] = [PAGE_SIZE.listing, PAGE_SIZE.homeSearch].map(String);

const decoder = new TextDecoder();

/** Decides which requests are a visitor's use of a listing or a search, and has them counted. Never fails. */
@Injectable()
export class Visits {
  private readonly isOn: boolean;

  constructor(
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'STATISTICS'>,
    private readonly counter: UsageCounter,
    private readonly searches: SearchNotes,
  ) {
    this.isOn = env.STATISTICS === 'on';
  }

  /** A page was sent. */
  page(request: FastifyRequest, { counted }: Pick<PageEntry, 'counted'>): void {
    if (!counted || !this.isOn || request.method !== 'GET') return;
    const { headers } = request;
    if (!opensPage(headers) || !isCountedVisitor(headers)) return;
    if (counted.kind === 'view') this.counter.listing(counted.business, 'views');
    else this.searches.note(request.ip, counted.text, counted.found);
  }

  /** Data was sent, with which a page that is open shows another one. */
  data(route: PublicRoute, request: FastifyRequest, json: Uint8Array): void {
    const isView = route === publicRoutes.business || route === publicRoutes.businessBySlug;
    if (!isView && route !== publicRoutes.search) return;
    const { headers } = request;
    if (!this.isOn || !comesFromPage(headers) || !isCountedVisitor(headers)) return;
    if (isView) {
      const { id } = JSON.parse(decoder.decode(json)) as { id: string };
      this.counter.listing(id, 'views');
      return;
    }
    const { query, offset, limit } = request.query as Record<string, string | undefined>;
    if (!query || (offset ?? '0') !== '0' || !SCREEN_SIZES.includes(limit)) return;
    const { total } = JSON.parse(decoder.decode(json)) as { total: number };
    this.searches.note(request.ip, query, total > 0);
  }

  /** A visitor followed a link of a listing. */
  click(request: FastifyRequest, business: string, kind: ClickKind): void {
    if (this.isOn && isCountedVisitor(request.headers)) this.counter.listing(business, kind);
  }

  /** Resolves when the stream has all that was counted; for the end of the process. */
  async flush(): Promise<void> {
    this.searches.flush();
    await this.counter.flush();
  }
}
