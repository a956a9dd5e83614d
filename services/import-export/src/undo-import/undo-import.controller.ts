import { type OutputOf, type ParsedInputOf, undoImport } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { StartUndoService } from './start-undo.service.js';

@Controller()
export class UndoImportController {
  constructor(private readonly service: StartUndoService) {}

  @Answers(undoImport)
  undo(@Payload() { runId }: ParsedInputOf<typeof undoImport>): Promise<OutputOf<typeof undoImport>> {
    return this.service.start(runId);
  }
}
