import { checkWebsite, type ParsedInputOf, type WebsiteCheck } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { CheckWebsiteService } from './check-website.service.js';

@Controller()
export class CheckWebsiteController {
  constructor(private readonly service: CheckWebsiteService) {}

  @Answers(checkWebsite)
  check(@Payload() { id }: ParsedInputOf<typeof checkWebsite>): Promise<WebsiteCheck> {
    return this.service.check(id);
  }
}
