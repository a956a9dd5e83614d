import { countFacets, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { CountFacetsService } from './count-facets.service.js';

@Controller()
export class CountFacetsController {
  constructor(private readonly service: CountFacetsService) {}

  @Answers(countFacets)
  count(@Payload() input: ParsedInputOf<typeof countFacets>): Promise<OutputOf<typeof countFacets>> {
    return this.service.count(input);
  }
}
