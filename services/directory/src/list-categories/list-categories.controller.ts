import { listCategories, type OutputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { ListCategoriesService } from './list-categories.service.js';

@Controller()
export class ListCategoriesController {
  constructor(private readonly service: ListCategoriesService) {}

  @Answers(listCategories)
  list(): Promise<OutputOf<typeof listCategories>> {
    return this.service.list();
  }
}
