import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type MailDraft, type MailRecord, mailSchema } from './mail.schema.js';
import { storeMails } from './store-mails.js';

export const BLIND_MAIL_MODEL = 'BlindMail';

/**
 * Has the same indexes as mails, so that storing a blind mail costs as much as storing a mail; blind mails are
 * in a separate collection, so that none is listed or sent.
 */
export const blindMailSchema = mailSchema.clone().set('collection', 'blind_mails');

/**
 * Instead of a mail that must not be sent, stores a record of the same size without its text, so that the
 * response time does not reveal which of the two was stored. MongoDB deletes it within about a minute.
 */
@Injectable()
export class BlindMailsRepository {
  constructor(@InjectModel(BLIND_MAIL_MODEL) private readonly model: Model<MailRecord>) {}

  async add(draft: MailDraft, session: ClientSession): Promise<void> {
    const { subject, text, html } = draft;
    const blind = { ...draft, to: null, subject: blank(subject), text: blank(text), html: blank(html) };
    const now = new Date();
    await storeMails(this.model, [{ ...blind, fault: null }], { now, expiresAt: now, session });
  }
}

const blank = (text: string): string => '.'.repeat(Buffer.byteLength(text));
