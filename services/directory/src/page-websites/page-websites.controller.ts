import { countWebsites, type OutputOf, pageWebsites, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { CountWebsitesService } from './count-websites.service.js';
import { WebsitesRepository } from './websites.repository.js';

@Controller()
export class PageWebsitesController {
  constructor(
    private readonly websites: WebsitesRepository,
    private readonly counter: CountWebsitesService,
  ) {}

  @Answers(pageWebsites)
  page(@Payload() input: ParsedInputOf<typeof pageWebsites>): Promise<OutputOf<typeof pageWebsites>> {
    return this.websites.page(input);
  }

  @Answers(countWebsites)
  count(): Promise<OutputOf<typeof countWebsites>> {
    return this.counter.count();
  }
}
