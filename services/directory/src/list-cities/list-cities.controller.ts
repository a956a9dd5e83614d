import { listCities, type OutputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { ListCitiesService } from './list-cities.service.js';

@Controller()
export class ListCitiesController {
  constructor(private readonly service: ListCitiesService) {}

  @Answers(listCities)
  list(): Promise<OutputOf<typeof listCities>> {
    return this.service.list();
  }
}
