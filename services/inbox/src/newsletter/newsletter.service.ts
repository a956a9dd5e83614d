import { randomBytes } from 'node:crypto';
import {
  type confirmNewsletter,
  type endNewsletter,
  GewerkError,
  type OutputOf,
  type ParsedInputOf,
  type requestNewsletter,
  RETENTION_DAYS,
} from '@gewerk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { confirmationMail } from '../templates/newsletter-mails.js';
import { SUBSCRIBER_MODEL, type SubscriberRecord } from './subscriber.schema.js';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

/** Sign-ups with double opt-in: an address counts only once the link in its own mail was used. */
@Injectable()
export class NewsletterService {
  constructor(
    @InjectModel(SUBSCRIBER_MODEL) private readonly subscribers: Model<SubscriberRecord>,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
  ) {}

  async request({
    delivery,
    form,
  }: ParsedInputOf<typeof requestNewsletter>): Promise<OutputOf<typeof requestNewsletter>> {
    const now = new Date();
    const subscriber = await this.subscribers
      .findOneAndUpdate(
        { email: form.email.toLowerCase() },
        {
          $setOnInsert: {
            token: randomBytes(TOKEN_BYTES).toString('base64url'),
            tokenId: delivery.tokenId,
            requestedAt: now,
            confirmedAt: null,
            expiresAt: new Date(now.getTime() + RETENTION_DAYS.unconfirmedNewsletter * DAY_MS),
          },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<SubscriberRecord>();
    if (!subscriber.confirmedAt) {
      // One mail a request, however often it is repeated: whoever asked may have asked before.
      const draft = confirmationMail(subscriber, this.env);
      await this.mails.add([draft]);
      await this.mails.announce([draft]);
    }
    return { id: subscriber._id.toHexString() };
  }

  async confirm({
    token,
  }: ParsedInputOf<typeof confirmNewsletter>): Promise<OutputOf<typeof confirmNewsletter>> {
    const subscriber = await this.subscribers.findOneAndUpdate(
      { token },
      [{ $set: { confirmedAt: { $ifNull: ['$confirmedAt', new Date()] }, expiresAt: null } }],
      { updatePipeline: true },
    );
    if (subscriber) return { state: 'subscribed' };
    throw new GewerkError('subscription-not-found', 'This link is no longer known; sign up once more.');
  }

  async end({ token }: ParsedInputOf<typeof endNewsletter>): Promise<OutputOf<typeof endNewsletter>> {
    await this.subscribers.deleteOne({ token });
    return { state: 'unsubscribed' };
  }
}
