import {
  addSynonym,
  listSynonyms,
  type OutputOf,
  type ParsedInputOf,
  removeSynonym,
  type Synonym,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SynonymsService } from './synonyms.service.js';

@Controller()
export class SynonymsController {
  constructor(private readonly service: SynonymsService) {}

  @Answers(listSynonyms)
  list(): Promise<OutputOf<typeof listSynonyms>> {
    return this.service.list();
  }

  @Answers(addSynonym)
  add(@Payload() input: ParsedInputOf<typeof addSynonym>): Promise<Synonym> {
    return this.service.add(input);
  }

  @Answers(removeSynonym)
  remove(@Payload() input: ParsedInputOf<typeof removeSynonym>): Promise<OutputOf<typeof removeSynonym>> {
    return this.service.remove(input);
  }
}
