import { nameBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { BusinessNamesRepository } from './business-names.repository.js';

@Controller()
export class NameBusinessesController {
  constructor(private readonly names: BusinessNamesRepository) {}

  @Answers(nameBusinesses)
  async name(
    @Payload() { ids }: ParsedInputOf<typeof nameBusinesses>,
  ): Promise<OutputOf<typeof nameBusinesses>> {
    return { businesses: await this.names.of(ids) };
  }
}
