import { businessChanged, type PayloadOf } from '@gewerk/contracts';
import { Consumes } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { IndexWriter } from './index-writer.js';
import { UPDATE_CONSUMER } from './update-consumer.js';

@Controller()
export class UpdateIndexController {
  constructor(private readonly writer: IndexWriter) {}

  @Consumes(businessChanged, UPDATE_CONSUMER)
  update(@Payload() events: PayloadOf<typeof businessChanged>[]): Promise<void> {
    return this.writer.bringUpToDate([...new Set(events.flatMap(({ ids }) => ids))]);
  }
}
