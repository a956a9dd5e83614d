import {
  getBusinessUsage,
  getListingUsage,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  usageCounted,
} from '@gewerk/contracts';
import { Answers, Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { UsageService } from './usage.service.js';

@Controller()
export class UsageController {
  constructor(private readonly service: UsageService) {}

  @Answers(getListingUsage)
  listings(
    @Payload() input: ParsedInputOf<typeof getListingUsage>,
  ): Promise<OutputOf<typeof getListingUsage>> {
    return this.service.listings(input);
  }

  @Answers(getBusinessUsage)
  business(
    @Payload() input: ParsedInputOf<typeof getBusinessUsage>,
  ): Promise<OutputOf<typeof getBusinessUsage>> {
    return this.service.business(input);
  }

  @Consumes(usageCounted, { durable: 'directory-usage', maxMessages: 100, maxWaitMs: 500 })
  count(@Payload() batches: PayloadOf<typeof usageCounted>[]): Promise<void> {
    return this.service.apply(batches);
  }
}
