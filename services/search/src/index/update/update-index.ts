import { businessChanged, type PayloadOf } from '@gewerk/contracts/bus';
import { Consumes, UseCase } from '@gewerk/messaging';
import { IndexWriter } from './index-writer.js';
import { UPDATE_CONSUMER } from './update-consumer.js';

@UseCase()
export class UpdateIndex {
  constructor(private readonly writer: IndexWriter) {}

  @Consumes(businessChanged, UPDATE_CONSUMER)
  update(events: PayloadOf<typeof businessChanged>[]): Promise<void> {
    return this.writer.bringUpToDate([...new Set(events.flatMap(({ ids }) => ids))]);
  }
}
