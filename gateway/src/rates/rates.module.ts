import { Global, Module } from '@nestjs/common';
import { SharedRedis } from '../panel/redis.js';
import { RequestRates } from './request-rates.js';

/** Rate limits of callers, and the Redis through which gateways share them. */
@Global()
@Module({ providers: [SharedRedis, RequestRates], exports: [SharedRedis, RequestRates] })
export class RatesModule {}
