import { Module } from '@nestjs/common';
import { IndexClient } from './index.client.js';
import { SearchClient } from './search.client.js';
import { ServingIndex } from './serving-index.js';

@Module({
  providers: [IndexClient, SearchClient, ServingIndex],
  exports: [IndexClient, SearchClient, ServingIndex],
})
export class EngineModule {}
