import { listMails, type Mail, type OutputOf, type ParsedInputOf, retryMail } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ManageMailsService } from './manage-mails.service.js';

@Controller()
export class ManageMailsController {
  constructor(private readonly service: ManageMailsService) {}

  @Answers(listMails)
  list(@Payload() input: ParsedInputOf<typeof listMails>): Promise<OutputOf<typeof listMails>> {
    return this.service.list(input);
  }

  @Answers(retryMail)
  retry(@Payload() input: ParsedInputOf<typeof retryMail>): Promise<Mail> {
    return this.service.retry(input);
  }
}
