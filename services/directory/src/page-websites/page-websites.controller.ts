import { countWebsites, type OutputOf, pageWebsites, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { WebsitesRepository } from './websites.repository.js';

@Controller()
export class PageWebsitesController {
  constructor(private readonly websites: WebsitesRepository) {}

  @Answers(pageWebsites)
  page(@Payload() input: ParsedInputOf<typeof pageWebsites>): Promise<OutputOf<typeof pageWebsites>> {
    return this.websites.page(input);
  }

  @Answers(countWebsites)
  count(): Promise<OutputOf<typeof countWebsites>> {
    return this.websites.count();
  }
}
