import {
  confirmNewsletter,
  countSubscribers,
  endNewsletter,
  exportSubscribers,
  type OutputOf,
  type ParsedInputOf,
  requestNewsletter,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ListSubscribersService } from './list-subscribers.service.js';
import { NewsletterService } from './newsletter.service.js';

@Controller()
export class NewsletterController {
  constructor(
    private readonly service: NewsletterService,
    private readonly lists: ListSubscribersService,
  ) {}

  @Answers(requestNewsletter)
  request(@Payload() input: ParsedInputOf<typeof requestNewsletter>): Promise<{ id: string }> {
    return this.service.request(input);
  }

  @Answers(confirmNewsletter)
  confirm(
    @Payload() input: ParsedInputOf<typeof confirmNewsletter>,
  ): Promise<OutputOf<typeof confirmNewsletter>> {
    return this.service.confirm(input);
  }

  @Answers(endNewsletter)
  end(@Payload() input: ParsedInputOf<typeof endNewsletter>): Promise<OutputOf<typeof endNewsletter>> {
    return this.service.end(input);
  }

  @Answers(countSubscribers)
  count(): Promise<OutputOf<typeof countSubscribers>> {
    return this.lists.count();
  }

  @Answers(exportSubscribers)
  export(
    @Payload() input: ParsedInputOf<typeof exportSubscribers>,
  ): Promise<OutputOf<typeof exportSubscribers>> {
    return this.lists.export(input);
  }
}
