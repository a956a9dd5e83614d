import { listCategoryBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ListCategoryBusinessesService } from './list-category-businesses.service.js';

@Controller()
export class ListCategoryBusinessesController {
  constructor(private readonly service: ListCategoryBusinessesService) {}

  @Answers(listCategoryBusinesses)
  list(
    @Payload() input: ParsedInputOf<typeof listCategoryBusinesses>,
  ): Promise<OutputOf<typeof listCategoryBusinesses>> {
    return this.service.list(input);
  }
}
