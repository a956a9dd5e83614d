import { findBusinessesByPrefix, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { FindBusinessesByPrefixService } from './find-businesses-by-prefix.service.js';

@Controller()
export class FindBusinessesByPrefixController {
  constructor(private readonly service: FindBusinessesByPrefixService) {}

  @Answers(findBusinessesByPrefix)
  find(
    @Payload() input: ParsedInputOf<typeof findBusinessesByPrefix>,
  ): Promise<OutputOf<typeof findBusinessesByPrefix>> {
    return this.service.find(input);
  }
}
