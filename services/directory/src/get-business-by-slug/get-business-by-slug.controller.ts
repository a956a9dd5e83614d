import { getBusinessBySlug, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { GetBusinessBySlugService } from './get-business-by-slug.service.js';

@Controller()
export class GetBusinessBySlugController {
  constructor(private readonly service: GetBusinessBySlugService) {}

  @Answers(getBusinessBySlug)
  get(
    @Payload() input: ParsedInputOf<typeof getBusinessBySlug>,
  ): Promise<OutputOf<typeof getBusinessBySlug>> {
    return this.service.get(input);
  }
}
