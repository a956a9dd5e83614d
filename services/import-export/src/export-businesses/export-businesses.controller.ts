import { exportBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ExportBusinessesService } from './export-businesses.service.js';

@Controller()
export class ExportBusinessesController {
  constructor(private readonly service: ExportBusinessesService) {}

  @Answers(exportBusinesses)
  page(@Payload() input: ParsedInputOf<typeof exportBusinesses>): Promise<OutputOf<typeof exportBusinesses>> {
    return this.service.page(input);
  }
}
