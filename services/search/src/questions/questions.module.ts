import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EngineModule } from '../engine/engine.module.js';
import { KeptNamesRepository } from '../names/kept-names.repository.js';
import { KEPT_NAMES_MODEL, keptNamesSchema } from '../names/kept-names.schema.js';
import { NameVocabulary } from '../names/name-vocabulary.js';
import { PlacesModule } from '../places/places.module.js';
import { CountFacets } from './facets/count-facets.js';
import { HoursRegions } from './filters/hours-regions.js';
import { OpenFilter } from './filters/open-filter.js';
import { SearchFilters } from './filters/search-filters.js';
import { AlmostTexts } from './find/almost-texts.js';
import { AskedConditionsOf } from './find/asked-conditions.js';
import { BrandFinder } from './find/brand-finder.js';
import { BusinessFinder } from './find/business-finder.js';
import { ContactFinder } from './find/contact-finder.js';
import { ExactNames } from './find/exact-names.js';
import { MisspeltPlace } from './find/misspelt-place.js';
import { NearCircles } from './find/near-circles.js';
import { ReadingFinder } from './find/reading-finder.js';
import { Readings } from './find/readings.js';
import { SearchQuestions } from './find/search-questions.js';
import { TextFinder } from './find/text-finder.js';
import { TradeAnswers } from './find/trade-answers.js';
import { TradeCensus } from './find/trade-census.js';
import { TradeFinder } from './find/trade-finder.js';
import { AnswerCache } from './answer-cache.js';
import { PrefixSearch } from './search/prefix-search.js';
import { SearchBusinesses } from './search/search-businesses.js';
import { WarmIndex } from './search/warm-index.js';
import { PlaceSuggestions } from './suggest/place-suggestions.js';
import { Suggest } from './suggest/suggest.js';
import { SuggestedBusinesses } from './suggest/suggested-businesses.js';

@Module({
  imports: [
    EngineModule,
    MongooseModule.forFeature([{ name: KEPT_NAMES_MODEL, schema: keptNamesSchema }]),
    PlacesModule,
  ],
  controllers: [CountFacets, SearchBusinesses, Suggest],
  providers: [
    AnswerCache,
    AskedConditionsOf,
    AlmostTexts,
    BrandFinder,
    BusinessFinder,
    ContactFinder,
    ExactNames,
    HoursRegions,
    KeptNamesRepository,
    MisspeltPlace,
    NameVocabulary,
    NearCircles,
    OpenFilter,
    PlaceSuggestions,
    PrefixSearch,
    ReadingFinder,
    Readings,
    SearchFilters,
    SearchQuestions,
    SuggestedBusinesses,
    TextFinder,
    TradeAnswers,
    TradeCensus,
    TradeFinder,
    WarmIndex,
  ],
})
export class QuestionsModule {}
