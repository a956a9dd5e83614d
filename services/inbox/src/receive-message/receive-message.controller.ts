import { type ParsedInputOf, receiveMessage } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ReceiveMessageService } from './receive-message.service.js';

@Controller()
export class ReceiveMessageController {
  constructor(private readonly service: ReceiveMessageService) {}

  @Answers(receiveMessage)
  receive(@Payload() input: ParsedInputOf<typeof receiveMessage>): Promise<{ id: string }> {
    return this.service.receive(input);
  }
}
