import type { MessageBus } from '@gewerk/messaging';
import { announce, type AnnouncedCheck } from '../check-website/announced.js';
import type { CheckResultRecord } from './results/check-result.schema.js';
import type { CheckResultsRepository } from './results/check-results.repository.js';

const WINDOW_MS = 100;

/**
 * Collects the results of each tenth of a second, reports them and then stores them; in this order, everything that
 * is stored has been reported.
 */
export class ResultWriter {
  private pending: CheckResultRecord[] = [];
  private stored: Promise<void> | undefined;

  constructor(
    private readonly results: CheckResultsRepository,
    private readonly bus: MessageBus,
  ) {}

  /** Resolves once the result is reported and stored. */
  add(result: CheckResultRecord): Promise<void> {
    this.pending.push(result);
    this.stored ??= new Promise<void>((resolve) => setTimeout(resolve, WINDOW_MS)).then(async () => {
      const batch = this.pending;
      this.pending = [];
      this.stored = undefined;
      await announce(this.bus, batch.map(toldOf));
      await this.results.save(batch);
    });
    return this.stored;
  }
}

const toldOf = ({ businessId, website, grade, checkedAt }: CheckResultRecord): AnnouncedCheck => ({
  ...{ businessId, website, grade },
  checkedAt: checkedAt.toISOString(),
});
