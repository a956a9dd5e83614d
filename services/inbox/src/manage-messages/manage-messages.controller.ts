import {
  deleteMessage,
  exportMessages,
  listMessages,
  markMessage,
  type Message,
  type OutputOf,
  type ParsedInputOf,
  replyToMessage,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ManageMessagesService } from './manage-messages.service.js';

@Controller()
export class ManageMessagesController {
  constructor(private readonly service: ManageMessagesService) {}

  @Answers(listMessages)
  list(@Payload() input: ParsedInputOf<typeof listMessages>): Promise<OutputOf<typeof listMessages>> {
    return this.service.list(input);
  }

  @Answers(markMessage)
  mark(@Payload() input: ParsedInputOf<typeof markMessage>): Promise<Message> {
    return this.service.mark(input);
  }

  @Answers(replyToMessage)
  reply(@Payload() input: ParsedInputOf<typeof replyToMessage>): Promise<OutputOf<typeof replyToMessage>> {
    return this.service.reply(input);
  }

  @Answers(deleteMessage)
  delete(@Payload() input: ParsedInputOf<typeof deleteMessage>): Promise<{ deleted: boolean }> {
    return this.service.delete(input);
  }

  @Answers(exportMessages)
  export(@Payload() input: ParsedInputOf<typeof exportMessages>): Promise<OutputOf<typeof exportMessages>> {
    return this.service.export(input);
  }
}
