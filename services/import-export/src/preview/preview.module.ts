import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RunsModule } from '../runs/runs.module.js';
import { PreviewImport } from './preview-import.js';
import { PREVIEW_TURN_MODEL, previewTurnSchema } from './preview-turn.schema.js';
import { PreviewTurns } from './preview-turns.repository.js';

@Module({
  imports: [RunsModule, MongooseModule.forFeature([{ name: PREVIEW_TURN_MODEL, schema: previewTurnSchema }])],
  controllers: [PreviewImport],
  providers: [PreviewTurns],
})
export class PreviewModule {}
