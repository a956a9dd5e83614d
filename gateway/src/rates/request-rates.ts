import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { matchPanelRoute } from '../panel/guard/match-panel-route.js';
import { SharedRedis } from '../panel/redis.js';
import { callerAt } from './caller-groups.js';
import { sharedBuckets } from './report-spending.js';
import { costOf, RENDERED_PAGE } from './request-costs.js';
import type { Rate, TokenBuckets } from './token-buckets.js';

const BURST_OF_READS = 10;
const MINUTE = 60;
/** A customer of an IPv6 provider has up to 256 networks; together they count as four callers. */
const CUSTOMERS_SHARE = 4;

const OF_THE_PANEL = /^\/api\/admin\//;

/**
 * Writes that need a session are cheap to refuse without one, so they are exempt from the limit of writes
 * without a session. Logins of every kind and invitations are subject to it: they take work before the caller
 * is known.
 */
const isOwnersCall = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  OF_THE_PANEL.test(url) && matchPanelRoute(method, url.split('?', 1)[0] ?? '')?.route?.needs !== 'nothing';

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'ip' | 'params'> & { routeOptions: { url?: string } };

/** How much each caller may request from all gateways together. */
@Injectable()
export class RequestRates {
  private readonly reads: BucketPair;
  private readonly writes: BucketPair;

  constructor(
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'RATE_LIMIT_READS' | 'RATE_LIMIT_WRITES'>,
    redis: SharedRedis,
  ) {
    const perSecond = env.RATE_LIMIT_READS;
    this.reads = new BucketPair(redis, 'reads', { perSecond, burst: perSecond * BURST_OF_READS });
    const burst = env.RATE_LIMIT_WRITES;
    this.writes = new BucketPair(redis, 'writes', { perSecond: burst / MINUTE, burst });
  }

  /** 0 when a request may pass, otherwise the seconds to wait. */
  take(request: Asked): number {
    const points = costOf(request.routeOptions.url, request.params);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || isOwnersCall(request)) return this.reads.take(request.ip, points);
    const wait = this.writes.take(request.ip, 1);
    // A write that costs more than one plain read counts as a write and as reads.
    return wait === 0 && points > 1 ? this.reads.take(request.ip, points) : wait;
  }

  /** Charges for rendering a page that was not cached. */
  chargeRendering(request: Pick<Asked, 'ip'>): void {
    this.charge(request, RENDERED_PAGE);
  }

  /** Charges the caller for additional costs of answering a request. */
  charge(request: Pick<Asked, 'ip'>, points: number): void {
    this.reads.charge(request.ip, points);
  }
}

/** The bucket of each address, and of each customer with several IPv6 networks. */
class BucketPair {
  private readonly addresses: TokenBuckets;
  private readonly customers: TokenBuckets;

  constructor({ redis }: SharedRedis, name: string, { perSecond, burst }: Rate) {
    this.addresses = sharedBuckets(redis, name, { perSecond, burst });
    this.customers = sharedBuckets(redis, `${name}-56`, {
      perSecond: perSecond * CUSTOMERS_SHARE,
      burst: burst * CUSTOMERS_SHARE,
    });
  }

  take(address: string, points: number): number {
    const { group, customer } = callerAt(address);
    const wait = this.addresses.take(group, points);
    return wait > 0 || customer === undefined ? wait : this.customers.take(customer, points);
  }

  charge(address: string, points: number): void {
    const { group, customer } = callerAt(address);
    this.addresses.charge(group, points);
    if (customer !== undefined) this.customers.charge(customer, points);
  }
}
