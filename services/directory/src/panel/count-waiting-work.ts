import { countWaitingWork, type OutputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { ModeratedRecords } from '../moderation/index.js';
import { UnlistedBusinesses } from './unlisted-businesses.repository.js';

/** Counts the work that waits for the operator, for the panel's home. */
@UseCase()
export class CountWaitingWork {
  constructor(
    private readonly moderated: ModeratedRecords,
    private readonly businesses: UnlistedBusinesses,
  ) {}

  @Answers(countWaitingWork)
  async count(): Promise<OutputOf<typeof countWaitingWork>> {
    const [moderated, hours] = await Promise.all([this.moderated.waiting(), this.unreadHours()]);
    return { ...moderated, hours };
  }

  /** Listings with unreadable hours; null if they cannot be counted, for example while the index is being built. */
  private async unreadHours(): Promise<OutputOf<typeof countWaitingWork>['hours']> {
    try {
      return await this.businesses.unreadHours();
    } catch (error) {
      logger.warn({ err: error }, 'Listings with unreadable hours could not be counted');
      return null;
    }
  }
}
