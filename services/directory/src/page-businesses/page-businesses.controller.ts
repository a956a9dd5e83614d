import { type OutputOf, pageBusinesses, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PageBusinessesService } from './page-businesses.service.js';

@Controller()
export class PageBusinessesController {
  constructor(private readonly service: PageBusinessesService) {}

  @Answers(pageBusinesses)
  page(@Payload() input: ParsedInputOf<typeof pageBusinesses>): Promise<OutputOf<typeof pageBusinesses>> {
    return this.service.page(input);
  }
}
