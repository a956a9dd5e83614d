import { Module } from '@nestjs/common';
import { IndexClient } from './index.client.js';
import { SearchClient } from './search.client.js';

@Module({ providers: [IndexClient, SearchClient], exports: [IndexClient, SearchClient] })
export class EngineModule {}
