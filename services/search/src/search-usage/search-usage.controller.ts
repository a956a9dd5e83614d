import {
  getSearchUsage,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  usageCounted,
} from '@gewerk/contracts';
import { Answers, Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SearchUsageService } from './search-usage.service.js';

@Controller()
export class SearchUsageController {
  constructor(private readonly service: SearchUsageService) {}

  @Answers(getSearchUsage)
  read(@Payload() input: ParsedInputOf<typeof getSearchUsage>): Promise<OutputOf<typeof getSearchUsage>> {
    return this.service.read(input);
  }

  @Consumes(usageCounted, { durable: 'search-usage', maxMessages: 100, maxWaitMs: 500 })
  count(@Payload() batches: PayloadOf<typeof usageCounted>[]): Promise<void> {
    return this.service.apply(batches);
  }
}
