import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { FindAlikeBusinesses } from './find-alike-businesses.js';
import { FindPanelBusinesses } from './find-panel-businesses.js';
import { ListPanelValues } from './list-panel-values.js';
import { PanelMatches } from './panel-matches.js';

@Module({
  imports: [EngineModule],
  controllers: [FindAlikeBusinesses, FindPanelBusinesses, ListPanelValues],
  providers: [PanelMatches],
})
export class PanelModule {}
