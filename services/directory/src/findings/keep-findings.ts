import { businessIdPattern } from '@gewerk/contracts';
import { businessChanged, type PayloadOf, photosLookedFor, websitesChecked } from '@gewerk/contracts/bus';
import { Consumes, Outbox, UseCase } from '@gewerk/messaging';
import type { ClientSession } from 'mongoose';
import { Transactions } from '../record/index.js';
import { FindingsRepository } from './findings.repository.js';

/** Maximum number of ids in one event. */
const IDS_AN_EVENT = 500;

/**
 * Stores with each business the results of website checks and photo updates, so that the panel's list can filter
 * by them.
 */
@UseCase()
export class KeepFindings {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @Consumes(websitesChecked, { durable: 'directory-website-checks', maxMessages: 20, maxWaitMs: 500 })
  keepChecks(events: PayloadOf<typeof websitesChecked>[]): Promise<void> {
    const checks = events.flatMap((event) => event.checks).filter(isKnown);
    return this.keep((session) => this.findings.keepChecks(checks, session));
  }

  @Consumes(photosLookedFor, { durable: 'directory-photo-outcomes', maxMessages: 500, maxWaitMs: 500 })
  keepOutcomes(events: PayloadOf<typeof photosLookedFor>[]): Promise<void> {
    return this.keep((session) => this.findings.keepOutcomes(events.filter(isKnown), session));
  }

  private async keep(store: (session: ClientSession) => Promise<string[]>): Promise<void> {
    await this.transactions.runConcurrently(async (session) => {
      const ids = await store(session);
      for (let start = 0; start < ids.length; start += IDS_AN_EVENT) {
        const event = { ids: ids.slice(start, start + IDS_AN_EVENT), citySlugs: [], categorySlugs: [] };
        await this.outbox.add(session, businessChanged, { ...event, isPanelOnly: true });
      }
    });
    this.outbox.wake();
  }
}

const isKnown = ({ businessId }: { businessId: string }): boolean => businessIdPattern.test(businessId);
