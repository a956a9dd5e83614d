import {
  clearRedirectStats,
  getRedirectStats,
  type OutputOf,
  type PayloadOf,
  redirectsFollowed,
} from '@gewerk/contracts';
import { Answers, Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedirectCountsService } from './redirect-counts.service.js';

@Controller()
export class RedirectCountsController {
  constructor(private readonly service: RedirectCountsService) {}

  @Answers(getRedirectStats)
  stats(): Promise<OutputOf<typeof getRedirectStats>> {
    return this.service.stats();
  }

  @Answers(clearRedirectStats)
  clear(): Promise<{ cleared: number }> {
    return this.service.clear();
  }

  @Consumes(redirectsFollowed, { durable: 'redirect-tracking-counts', maxMessages: 500, maxWaitMs: 500 })
  count(@Payload() batches: PayloadOf<typeof redirectsFollowed>[]): Promise<void> {
    return this.service.apply(batches);
  }
}
