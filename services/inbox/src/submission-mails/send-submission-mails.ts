import { GewerkError, type SubmissionState, submissionStates } from '@gewerk/contracts';
import {
  getSubmission,
  listSubmissions,
  type OutputOf,
  type PayloadOf,
  type Submission,
  submissionChanged,
} from '@gewerk/contracts/bus';
import { AfterGap, Consumes, KnownSite, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Inject } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { submissionMails } from './submission-mails.js';

const DAY_MS = 86_400_000;
/**
 * After missed events, submissions that changed within this many days are processed again: mails that were
 * already written are still stored then, so they are not repeated.
 */
const TOLD_DAYS = 30;
const PAGE = 50;

/** Writes the mails of a submission's new state, once. */
@UseCase()
export class SendSubmissionMails {
  constructor(
    private readonly bus: MessageBus,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
    private readonly site: KnownSite,
  ) {}

  @Consumes(submissionChanged, { durable: 'inbox-submission-mails', maxMessages: 20 })
  async sendAll(events: PayloadOf<typeof submissionChanged>[]): Promise<void> {
    for (const event of events) await this.send(event);
  }

  /** Writes the missing mails about the current state of each submission. */
  @AfterGap('inbox-submission-mails')
  async sendMissing(): Promise<void> {
    const since = new Date(Date.now() - TOLD_DAYS * DAY_MS).toISOString();
    for (const state of submissionStates) {
      const changed = state === 'waiting' ? this.waiting() : this.decided(state, since);
      for await (const { id, receivedAt, decidedAt } of changed) {
        if ((decidedAt ?? receivedAt) >= since) await this.send({ id, state });
      }
    }
  }

  /**
   * The list is in order of arrival, so it is read from the last page: if a submission is decided in the meantime,
   * others move to pages that are read later.
   */
  private async *waiting(): AsyncGenerator<Submission> {
    const { totalPages } = await this.page('waiting', 1);
    for (let page = totalPages; page > 0; page -= 1) yield* (await this.page('waiting', page)).submissions;
  }

  /**
   * Newest first, up to those decided before `since`: if one is decided in the meantime, others move to pages
   * that are read later.
   */
  private async *decided(state: SubmissionState, since: string): AsyncGenerator<Submission> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { submissions, totalPages } = await this.page(state, page);
      yield* submissions;
      const last = submissions.at(-1)?.decidedAt ?? '';
      pages = last < since ? page : totalPages;
    }
  }

  private page(state: SubmissionState, page: number): Promise<OutputOf<typeof listSubmissions>> {
    return this.bus.request(listSubmissions, { state, page, limit: PAGE });
  }

  private async send({ id, state }: PayloadOf<typeof submissionChanged>): Promise<void> {
    try {
      const { submission } = await this.bus.request(getSubmission, { id });
      const { name: siteName } = await this.site.readOrLast();
      const drafts = submissionMails(submission, state, { ...this.env, siteName });
      await this.mails.add(drafts);
      await this.mails.announce(drafts);
    } catch (error) {
      if (!(error instanceof GewerkError) || error.code !== 'submission-not-found') throw error;
      logger.info({ id }, 'A submission was deleted before its mails were written');
    }
  }
}
