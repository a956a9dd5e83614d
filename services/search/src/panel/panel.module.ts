import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { FindPanelBusinesses } from './find-panel-businesses.js';
import { ListPanelValues } from './list-panel-values.js';
import { PanelMatches } from './panel-matches.js';

@Module({
  imports: [EngineModule],
  controllers: [FindPanelBusinesses, ListPanelValues],
  providers: [PanelMatches],
})
export class PanelModule {}
