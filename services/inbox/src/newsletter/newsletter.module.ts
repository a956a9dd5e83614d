import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module.js';
import { ListSubscribers } from './list-subscribers.js';
import { SubscribeNewsletter } from './subscribe-newsletter.js';
import { SUBSCRIBER_MODEL, subscriberSchema } from './subscriber.schema.js';
import { SubscribersRepository } from './subscribers.repository.js';

@Module({
  imports: [MailsModule, MongooseModule.forFeature([{ name: SUBSCRIBER_MODEL, schema: subscriberSchema }])],
  controllers: [ListSubscribers, SubscribeNewsletter],
  providers: [SubscribersRepository],
  exports: [MongooseModule],
})
export class NewsletterModule {}
