import { type OutputOf, type ParsedInputOf, startImport } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { StartImportService } from './start-import.service.js';

@Controller()
export class StartImportController {
  constructor(private readonly service: StartImportService) {}

  @Answers(startImport)
  start(@Payload() input: ParsedInputOf<typeof startImport>): Promise<OutputOf<typeof startImport>> {
    return this.service.start(input);
  }
}
