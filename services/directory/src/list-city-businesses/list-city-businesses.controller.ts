import { listCityBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ListCityBusinessesService } from './list-city-businesses.service.js';

@Controller()
export class ListCityBusinessesController {
  constructor(private readonly service: ListCityBusinessesService) {}

  @Answers(listCityBusinesses)
  list(
    @Payload() input: ParsedInputOf<typeof listCityBusinesses>,
  ): Promise<OutputOf<typeof listCityBusinesses>> {
    return this.service.list(input);
  }
}
