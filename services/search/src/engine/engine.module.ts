import { Module } from '@nestjs/common';
import { IndexClient } from './index.client.js';
import { IndexWalk } from './index-walk.js';
import { SearchClient } from './search.client.js';
import { ServingIndex } from './serving-index.js';

@Module({
  providers: [IndexClient, IndexWalk, SearchClient, ServingIndex],
  exports: [IndexClient, IndexWalk, SearchClient, ServingIndex],
})
export class EngineModule {}
