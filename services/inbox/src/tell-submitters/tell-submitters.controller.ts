import { type PayloadOf, submissionChanged } from '@gewerk/contracts';
import { Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { TellSubmittersService } from './tell-submitters.service.js';

@Controller()
export class TellSubmittersController {
  constructor(private readonly service: TellSubmittersService) {}

  @Consumes(submissionChanged, { durable: 'inbox-submission-mails', maxMessages: 20 })
  async tell(@Payload() events: PayloadOf<typeof submissionChanged>[]): Promise<void> {
    for (const event of events) await this.service.tell(event);
  }
}
