import { businessChanged, type PayloadOf } from '@gewerk/contracts/bus';
import { Consumes, UseCase } from '@gewerk/messaging';
import { readEngines } from '../../env.js';
import { IndexKeepers } from '../index-keepers.js';
import { UPDATE_CONSUMER } from './update-consumer.js';

type Changes = PayloadOf<typeof businessChanged>[];

const isThere = (nth: number) => (): boolean => readEngines().length > nth;

/**
 * Each engine's index follows the changes at its own pace (INDEX_CONSUMERS): an unavailable one does not hold up
 * the others.
 */
@UseCase()
export class UpdateIndex {
  constructor(private readonly keepers: IndexKeepers) {}

  @Consumes(businessChanged, { ...UPDATE_CONSUMER, durable: 'search-index' })
  update(events: Changes): Promise<void> {
    return this.updateOn(0, events);
  }

  @Consumes(businessChanged, { ...UPDATE_CONSUMER, durable: 'search-index-2', isWanted: isThere(1) })
  updateSecond(events: Changes): Promise<void> {
    return this.updateOn(1, events);
  }

  @Consumes(businessChanged, { ...UPDATE_CONSUMER, durable: 'search-index-3', isWanted: isThere(2) })
  updateThird(events: Changes): Promise<void> {
    return this.updateOn(2, events);
  }

  private updateOn(nth: number, events: Changes): Promise<void> {
    return this.keepers.of(nth).writer.bringUpToDate([...new Set(events.flatMap(({ ids }) => ids))]);
  }
}
