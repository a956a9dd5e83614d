import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PanelModule } from '../panel/panel.module.js';
import { RecordModule } from '../record/record.module.js';
import { BulkSelections } from './bulk-selections.js';
import { FreezeSelection } from './freeze-selection.js';
import { FROZEN_PART_MODEL, frozenPartSchema } from './frozen-selection.schema.js';
import { FrozenSelections } from './frozen-selections.repository.js';
import { SelectedWebsites } from './selected-websites.repository.js';

/** Businesses selected in the panel: found, and frozen while they are processed. */
@Module({
  imports: [
    PanelModule,
    RecordModule,
    MongooseModule.forFeature([{ name: FROZEN_PART_MODEL, schema: frozenPartSchema }]),
  ],
  controllers: [FreezeSelection],
  providers: [BulkSelections, FrozenSelections, SelectedWebsites],
  exports: [BulkSelections, FrozenSelections, SelectedWebsites],
})
export class SelectionsModule {}
