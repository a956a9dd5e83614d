import { businessChanged } from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { requestContext } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { CountChanges, CountsRepository } from '../counts/index.js';
import { Transactions } from '../record/index.js';
import { ChangeSet } from './change-set.js';
import { ChangeSetRepository } from './change-set.repository.js';
import type { ChangeContext, Plan, PlannedBusiness } from './plan.js';
import { Settlement } from './settlement.js';

/** A change to the directory in progress. */
export interface OpenChange {
  readonly session: ClientSession;
  /** Determines what the change does; nothing is written yet. */
  plan(source: ChangeContext['source'], plan: Plan): Promise<ChangeSet>;
  /** Writes the plan, with its counts and its event. At most once per change. */
  write(changes: ChangeSet): Promise<void>;
}

type Work<T> = (change: OpenChange) => Promise<T>;

/**
 * The only writer of businesses. A change commits as a whole; its work may run more than once, so it must
 * have no effects outside the session.
 */
@Injectable()
export class BusinessWriter {
  constructor(
    private readonly businesses: ChangeSetRepository,
    private readonly counts: CountsRepository,
    private readonly settlement: Settlement,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Runs a change that is counted and announced in its own transaction, one at a time. */
  async inTurn<T>(work: Work<T>): Promise<T> {
    let counted = new CountChanges();
    const result = await this.transactions.run(async (session) => {
      counted = new CountChanges();
      await this.counts.claim(session);
      const account = async ({ counts, event }: ChangeSet): Promise<void> => {
        counted = counts;
        await this.counts.apply(counts, session);
        if (event.ids.length > 0) await this.outbox.add(session, businessChanged, event);
      };
      return work(this.open(session, account));
    });
    this.counts.committed(counted);
    this.outbox.wake();
    return result;
  }

  /** Runs a change in parallel with others; {@link settle} counts and announces it. */
  concurrently<T>(work: Work<T>): Promise<T> {
    return this.transactions.runConcurrently((session) =>
      work(this.open(session, (changes) => this.settlement.add(changes, session))),
    );
  }

  /** Resolves when everything that {@link concurrently} committed before the call is counted and announced. */
  settle(): Promise<void> {
    return this.settlement.settle();
  }

  /** Announces that a run has no further changes, so that consumers that collect changes need not wait. */
  async announceEnd(): Promise<void> {
    const end = { ids: [], citySlugs: [], categorySlugs: [], isPanelOnly: true };
    await this.transactions.run((session) => this.outbox.add(session, businessChanged, end));
    this.outbox.wake();
  }

  private open(session: ClientSession, account: (changes: ChangeSet) => Promise<void>): OpenChange {
    return {
      session,
      plan: (source, plan) =>
        ChangeSet.of(plan, {
          source: { account: requestContext.getStore()?.callerAccount, ...source },
          now: laterThan(plan.planned ?? []),
          newId: () => new Types.ObjectId(),
          findOwners: (urlSlugs) => this.businesses.owners(urlSlugs, session),
        }),
      write: async (changes) => {
        await this.businesses.write(changes, session);
        await account(changes);
      },
    };
  }
}

/** Now, but later than the last change of each business: `updatedAt` is the version that changes are based on. */
function laterThan(planned: readonly PlannedBusiness[]): Date {
  const last = Math.max(0, ...planned.map(({ before }) => before?.updatedAt.getTime() ?? 0));
  return new Date(Math.max(Date.now(), last + 1));
}
