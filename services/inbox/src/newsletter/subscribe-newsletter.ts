import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import {
  confirmNewsletter,
  endNewsletter,
  type OutputOf,
  type ParsedInputOf,
  requestNewsletter,
} from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Answers, KnownSite, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { Types } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { confirmationMail } from './newsletter-mails.js';
import { SubscribersRepository } from './subscribers.repository.js';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;
/** Longer than storing takes, so that the response time does not reveal whether an address was known. */
const ANSWER_AFTER_MS = 250;

/** Sign-ups with double opt-in. */
@UseCase()
export class SubscribeNewsletter {
  constructor(
    private readonly subscribers: SubscribersRepository,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
    private readonly site: KnownSite,
  ) {}

  @Answers(requestNewsletter)
  async request(input: ParsedInputOf<typeof requestNewsletter>): Promise<OutputOf<typeof requestNewsletter>> {
    await Promise.all([this.store(input), delay(ANSWER_AFTER_MS)]);
    // A new id each time: the response must not show who has subscribed.
    return { id: new Types.ObjectId().toHexString() };
  }

  private async store({ delivery, form }: ParsedInputOf<typeof requestNewsletter>): Promise<void> {
    const now = new Date();
    const subscriber = await this.subscribers.findOrInsert(form.email.toLowerCase(), {
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      tokenId: delivery.tokenId,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + RETENTION_DAYS.unconfirmedNewsletter * DAY_MS),
    });
    if (!subscriber.confirmedAt) {
      // The mail is stored only once, however often someone signs up an unconfirmed address.
      const { name: siteName } = await this.site.readOrLast();
      const draft = confirmationMail(subscriber, { ...this.env, siteName });
      await this.mails.add([draft]);
      await this.mails.announce([draft]);
    }
  }

  @Answers(confirmNewsletter)
  async confirm({
    token,
  }: ParsedInputOf<typeof confirmNewsletter>): Promise<OutputOf<typeof confirmNewsletter>> {
    if (await this.subscribers.confirm(token)) return { state: 'subscribed' };
    throw new GewerkError('subscription-not-found', 'This link is no longer valid; subscribe again.');
  }

  @Answers(endNewsletter)
  async end({ token }: ParsedInputOf<typeof endNewsletter>): Promise<OutputOf<typeof endNewsletter>> {
    await this.subscribers.delete(token);
    return { state: 'unsubscribed' };
  }
}
