import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { IndexKeepers } from '../index-keepers.js';

/** Keeps the synonyms of all indexes equal to the stored ones. */
@Injectable()
export class IndexSynonyms {
  constructor(private readonly keepers: IndexKeepers) {}

  /** Fails if no engine accepts them; an unavailable engine gets them when it is available again. */
  async bringUpToDate(): Promise<void> {
    const done = await Promise.allSettled(this.keepers.all.map(({ synonyms }) => synonyms.bringUpToDate()));
    const faults = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (faults.length === done.length) throw faults[0];
    for (const err of faults)
      logger.warn({ err }, 'An engine did not accept the synonyms; it will get them once it is back');
  }
}
