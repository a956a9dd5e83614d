import { Module } from '@nestjs/common';
import { Engines } from './engines.js';
import { IndexWalk } from './index-walk.js';
import { SearchClient } from './search.client.js';
import { ServingIndex } from './serving-index.js';

@Module({
  providers: [Engines, IndexWalk, SearchClient, ServingIndex],
  exports: [Engines, IndexWalk, SearchClient, ServingIndex],
})
export class EngineModule {}
