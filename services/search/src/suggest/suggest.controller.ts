import { type OutputOf, type ParsedInputOf, suggest } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SuggestService } from './suggest.service.js';

@Controller()
export class SuggestController {
  constructor(private readonly service: SuggestService) {}

  @Answers(suggest)
  suggest(@Payload() input: ParsedInputOf<typeof suggest>): Promise<OutputOf<typeof suggest>> {
    return this.service.suggest(input);
  }
}
