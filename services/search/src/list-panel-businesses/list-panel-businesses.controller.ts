import { listPanelBusinesses, type OutputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ListPanelBusinessesService } from './list-panel-businesses.service.js';
import type { PanelInput } from './panel-query.js';

@Controller()
export class ListPanelBusinessesController {
  constructor(private readonly service: ListPanelBusinessesService) {}

  @Answers(listPanelBusinesses)
  list(@Payload() input: PanelInput): Promise<OutputOf<typeof listPanelBusinesses>> {
    return this.service.list(input);
  }
}
