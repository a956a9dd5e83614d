import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { ListPanelBusinesses } from './list-panel-businesses.js';
import { ListPanelValues } from './list-panel-values.js';

@Module({ imports: [EngineModule], controllers: [ListPanelBusinesses, ListPanelValues] })
export class PanelModule {}
