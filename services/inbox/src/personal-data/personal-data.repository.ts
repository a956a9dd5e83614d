import { PersonalData } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CLAIM_MODEL } from '../claims/claim.schema.js';
import { MAIL_MODEL } from '../mails/mail.schema.js';
import { MESSAGE_MODEL } from '../messages/message.schema.js';
import { SUBSCRIBER_MODEL } from '../newsletter/subscriber.schema.js';
import { STATISTICS_READER_MODEL } from '../statistics-mails/statistics-reader.schema.js';

const DELIVERY = ['key', 'tokenId', 'digest'];

@Injectable()
export class PersonalDataRepository extends PersonalData {
  constructor(
    @InjectModel(MESSAGE_MODEL) messages: Model<unknown>,
    @InjectModel(SUBSCRIBER_MODEL) subscribers: Model<unknown>,
    @InjectModel(CLAIM_MODEL) claims: Model<unknown>,
    @InjectModel(STATISTICS_READER_MODEL) statisticsReaders: Model<unknown>,
    @InjectModel(MAIL_MODEL) mails: Model<unknown>,
  ) {
    super([
      { kind: 'message', model: messages, addressedBy: ['email'], without: DELIVERY },
      { kind: 'newsletter', model: subscribers, addressedBy: ['email'], without: ['token', 'tokenId'] },
      {
        kind: 'claim',
        model: claims,
        addressedBy: ['email'],
        without: [...DELIVERY, 'codeHash', 'passHash'],
      },
      { kind: 'monthly-figures', model: statisticsReaders, addressedBy: ['email'], without: ['token'] },
      // Sent to the person, or to the operator about the person.
      { kind: 'mail', model: mails, addressedBy: ['to', 'replyTo.address'], without: ['unsubscribeUrl'] },
    ]);
  }
}
