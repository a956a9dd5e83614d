import { getImportResult, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { GetImportResultService } from './get-import-result.service.js';

@Controller()
export class GetImportResultController {
  constructor(private readonly service: GetImportResultService) {}

  @Answers(getImportResult)
  get(@Payload() input: ParsedInputOf<typeof getImportResult>): Promise<OutputOf<typeof getImportResult>> {
    return this.service.get(input);
  }
}
