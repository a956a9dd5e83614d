import { pageExportedBusinesses, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PageExportedBusinessesService } from './page-exported-businesses.service.js';

@Controller()
export class PageExportedBusinessesController {
  constructor(private readonly service: PageExportedBusinessesService) {}

  @Answers(pageExportedBusinesses)
  page(@Payload() input: ParsedInputOf<typeof pageExportedBusinesses>): Promise<Uint8Array> {
    return this.service.page(input);
  }
}
