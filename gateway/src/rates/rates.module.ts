import { Global, Module } from '@nestjs/common';
import { SharedRedis } from '../panel/redis.js';
import { RequestRates } from './request-rates.js';

/** How much callers may ask, and the Redis in which gateways share it. */
@Global()
@Module({ providers: [SharedRedis, RequestRates], exports: [SharedRedis, RequestRates] })
export class RatesModule {}
