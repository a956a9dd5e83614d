import { listPopularBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ListPopularBusinessesService } from './list-popular-businesses.service.js';

@Controller()
export class ListPopularBusinessesController {
  constructor(private readonly service: ListPopularBusinessesService) {}

  @Answers(listPopularBusinesses)
  list(
    @Payload() input: ParsedInputOf<typeof listPopularBusinesses>,
  ): Promise<OutputOf<typeof listPopularBusinesses>> {
    return this.service.list(input);
  }
}
