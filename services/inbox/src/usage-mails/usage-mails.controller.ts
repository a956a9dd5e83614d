import {
  businessChanged,
  endUsageMail,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  setUsageMail,
  type UsageMail,
} from '@gewerk/contracts';
import { Answers, Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { UsageReadersService } from './usage-readers.service.js';

@Controller()
export class UsageMailsController {
  constructor(private readonly service: UsageReadersService) {}

  @Answers(setUsageMail)
  set(@Payload() input: ParsedInputOf<typeof setUsageMail>): Promise<UsageMail> {
    return this.service.set(input);
  }

  @Answers(endUsageMail)
  end(@Payload() input: ParsedInputOf<typeof endUsageMail>): Promise<OutputOf<typeof endUsageMail>> {
    return this.service.endByLink(input);
  }

  @Consumes(businessChanged, { durable: 'inbox-removed-listings', maxMessages: 100 })
  endOfRemoved(@Payload() events: PayloadOf<typeof businessChanged>[]): Promise<void> {
    return this.service.endOfRemoved(events.flatMap(({ ids }) => ids));
  }
}
