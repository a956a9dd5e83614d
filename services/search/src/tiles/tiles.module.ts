import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { BusinessPoints } from './business-points.js';
import { GetMapTile } from './get-map-tile.js';

@Module({ imports: [EngineModule], controllers: [GetMapTile], providers: [BusinessPoints] })
export class TilesModule {}
