import {
  cancelImportPreview,
  type ImportPreview,
  type OutputOf,
  type ParsedInputOf,
  previewImport,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { PreviewImportService } from './preview-import.service.js';
import { PreviewTurns } from './preview-turns.js';

@Controller()
export class PreviewImportController {
  constructor(
    private readonly service: PreviewImportService,
    private readonly turns: PreviewTurns,
  ) {}

  @Answers(previewImport)
  preview(@Payload() input: ParsedInputOf<typeof previewImport>): Promise<ImportPreview> {
    return this.service.preview(input);
  }

  @Answers(cancelImportPreview)
  async cancel(
    @Payload() { object }: ParsedInputOf<typeof cancelImportPreview>,
  ): Promise<OutputOf<typeof cancelImportPreview>> {
    await this.turns.end(object);
    return {};
  }
}
