import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EngineModule } from '../engine/engine.module.js';
import { GetIndexStatus } from './get-index-status.js';
import { IndexBacklog } from './index-backlog.js';
import { IndexKeepers } from './index-keepers.js';
import { RebuildIndex } from './rebuild/rebuild-index.js';
import { ReindexRunRepository } from './rebuild/reindex-run.repository.js';
import { REINDEX_RUN_MODEL, reindexRunSchema } from './rebuild/reindex-run.schema.js';
import { IndexSynonyms } from './synonyms/index-synonyms.js';
import { SYNONYM_MODEL, synonymSchema } from './synonyms/synonym.schema.js';
import { SynonymsRepository } from './synonyms/synonyms.repository.js';
import { UpdateIndex } from './update/update-index.js';

/** Writes the index: business changes, rebuilds, synonyms. Other modules may only change synonyms. */
@Module({
  imports: [
    EngineModule,
    MongooseModule.forFeature([
      { name: REINDEX_RUN_MODEL, schema: reindexRunSchema },
      { name: SYNONYM_MODEL, schema: synonymSchema },
    ]),
  ],
  controllers: [GetIndexStatus, RebuildIndex, UpdateIndex],
  providers: [IndexBacklog, IndexKeepers, IndexSynonyms, ReindexRunRepository, SynonymsRepository],
  exports: [IndexSynonyms, SynonymsRepository],
})
export class IndexModule {}
