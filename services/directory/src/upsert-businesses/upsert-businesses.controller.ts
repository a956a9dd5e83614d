import { type OutputOf, type ParsedInputOf, upsertBusinesses } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { UpsertBusinessesService } from './upsert-businesses.service.js';

@Controller()
export class UpsertBusinessesController {
  constructor(private readonly service: UpsertBusinessesService) {}

  @Answers(upsertBusinesses)
  store(
    @Payload() input: ParsedInputOf<typeof upsertBusinesses>,
  ): Promise<OutputOf<typeof upsertBusinesses>> {
    return this.service.store(input);
  }
}
