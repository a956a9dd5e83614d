import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module.js';
import { ManageMessages } from './manage-messages.js';
import { MESSAGE_MODEL, messageSchema } from './message.schema.js';
import { MessagesRepository } from './messages.repository.js';
import { ReceiveMessage } from './receive-message.js';
import { SettleReplies } from './settle-replies.js';

@Module({
  imports: [MailsModule, MongooseModule.forFeature([{ name: MESSAGE_MODEL, schema: messageSchema }])],
  controllers: [ManageMessages, ReceiveMessage],
  providers: [MessagesRepository, SettleReplies],
  exports: [MongooseModule],
})
export class MessagesModule {}
