import { type OutputOf, type ParsedInputOf, undoImportBatch } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { UndoImportBatchService } from './undo-import-batch.service.js';

@Controller()
export class UndoImportBatchController {
  constructor(private readonly service: UndoImportBatchService) {}

  @Answers(undoImportBatch)
  undo(@Payload() input: ParsedInputOf<typeof undoImportBatch>): Promise<OutputOf<typeof undoImportBatch>> {
    return this.service.undo(input);
  }
}
