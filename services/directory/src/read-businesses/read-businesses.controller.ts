import { type OutputOf, type ParsedInputOf, readBusinesses } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ReadBusinessesService } from './read-businesses.service.js';

@Controller()
export class ReadBusinessesController {
  constructor(private readonly service: ReadBusinessesService) {}

  @Answers(readBusinesses)
  read(@Payload() input: ParsedInputOf<typeof readBusinesses>): Promise<OutputOf<typeof readBusinesses>> {
    return this.service.read(input);
  }
}
