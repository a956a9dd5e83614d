import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type MailDraft, type MailRecord, mailSchema } from './mail.schema.js';
import { storeMails } from './store-mails.js';

export const BLIND_MAIL_MODEL = 'BlindMail';

/** Like mails to the last index, so that one costs as much to store; apart from them, so that nothing lists or sends one. */
export const blindMailSchema = mailSchema.clone().set('collection', 'blind_mails');

/**
 * Stores, in place of a mail that must not leave, one of its size without its words: who waits for the answer cannot tell by its
 * time which it was. MongoDB deletes it within about a minute.
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
