import { APPLIED_BATCH_MODEL, AppliedBatches, appliedBatchSchema, MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountFacetsController } from './count-facets/count-facets.controller.js';
import { CountFacetsService } from './count-facets/count-facets.service.js';
import { IndexClient } from './engine/index.client.js';
import { SearchClient } from './engine/search.client.js';
import { Atlas } from './locate-place/atlas.js';
import { CityDirectory } from './locate-place/city-directory.js';
import { PlaceResolver } from './locate-place/place.resolver.js';
import { ListPanelBusinessesController } from './list-panel-businesses/list-panel-businesses.controller.js';
import { ListPanelBusinessesService } from './list-panel-businesses/list-panel-businesses.service.js';
import { ListPanelValuesController } from './list-panel-values/list-panel-values.controller.js';
import { ListPanelValuesService } from './list-panel-values/list-panel-values.service.js';
import { IndexBuilder } from './rebuild-index/index-builder.js';
import { IndexGuard } from './rebuild-index/index-guard.js';
import { IndexStatusService } from './rebuild-index/index-status.service.js';
import { ReindexRunRepository } from './rebuild-index/reindex-run.repository.js';
import { REINDEX_RUN_MODEL, reindexRunSchema } from './rebuild-index/reindex-run.schema.js';
import { ReindexController } from './rebuild-index/reindex.controller.js';
import { ReindexService } from './rebuild-index/reindex.service.js';
import { BusinessFinder } from './search-businesses/business-finder.js';
import { PrefixSearch } from './search-businesses/prefix-search.js';
import { SearchBusinessesController } from './search-businesses/search-businesses.controller.js';
import { SearchBusinessesService } from './search-businesses/search-businesses.service.js';
import { SearchQuestions } from './search-businesses/search-question.js';
import { WarmIndex } from './search-businesses/warm-index.js';
import { HoursRegions } from './search-filters/hours-regions.js';
import { OpenFilter } from './search-filters/open-filter.js';
import { SearchFilters } from './search-filters/search-filters.js';
import { SearchUsageController } from './search-usage/search-usage.controller.js';
import { SearchUsageService } from './search-usage/search-usage.service.js';
import { SearchUsageRepository } from './search-usage/usage.repository.js';
import {
  SEARCH_DAY_MODEL,
  SEARCH_WORD_MODEL,
  searchDaySchema,
  searchWordSchema,
} from './search-usage/usage.schemas.js';
import { SuggestController } from './suggest/suggest.controller.js';
import { SuggestService } from './suggest/suggest.service.js';
import { IndexSynonyms } from './synonyms/index-synonyms.js';
import { SYNONYM_MODEL, synonymSchema } from './synonyms/synonym.schema.js';
import { SynonymsController } from './synonyms/synonyms.controller.js';
import { SynonymsRepository } from './synonyms/synonyms.repository.js';
import { SynonymsService } from './synonyms/synonyms.service.js';
import { IndexWriter } from './update-index/index-writer.js';
import { UpdateIndexController } from './update-index/update-index.controller.js';
import { WriterLeases } from './update-index/writer-lease.js';

@Module({
  imports: [
    MessagingModule.forProcess('search'),
    MongoModule.forDatabase('gewerk_search'),
    MongooseModule.forFeature([
      { name: REINDEX_RUN_MODEL, schema: reindexRunSchema },
      { name: APPLIED_BATCH_MODEL, schema: appliedBatchSchema },
      { name: SEARCH_DAY_MODEL, schema: searchDaySchema },
      { name: SEARCH_WORD_MODEL, schema: searchWordSchema },
      { name: SYNONYM_MODEL, schema: synonymSchema },
    ]),
  ],
  controllers: [
    CountFacetsController,
    ListPanelBusinessesController,
    ListPanelValuesController,
    ReindexController,
    SearchBusinessesController,
    SearchUsageController,
    SuggestController,
    SynonymsController,
    UpdateIndexController,
  ],
  providers: [
    AppliedBatches,
    Atlas,
    BusinessFinder,
    CityDirectory,
    CountFacetsService,
    HoursRegions,
    IndexBuilder,
    IndexClient,
    IndexGuard,
    IndexStatusService,
    IndexSynonyms,
    IndexWriter,
    ListPanelBusinessesService,
    ListPanelValuesService,
    OpenFilter,
    PlaceResolver,
    PrefixSearch,
    ReindexRunRepository,
    ReindexService,
    SearchBusinessesService,
    SearchClient,
    SearchFilters,
    SearchQuestions,
    SearchUsageRepository,
    SearchUsageService,
    SuggestService,
    SynonymsRepository,
    SynonymsService,
    WriterLeases,
    WarmIndex,
  ],
})
export class AppModule {}
