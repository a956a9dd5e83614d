import { Module } from '@nestjs/common';
import { CountsModule } from '../counts/counts.module.js';
import { RecordModule } from '../record/record.module.js';
import { FindBusinessesByPrefix } from './find-businesses-by-prefix.js';
import { GetBusiness } from './get-business.js';
import { GetDirectoryCounts } from './get-directory-counts.js';
import { ListCategories } from './list-categories.js';
import { ListCategoryBusinesses } from './list-category-businesses.js';
import { ListCities } from './list-cities.js';
import { ListCityBusinesses } from './list-city-businesses.js';
import { ListPopularBusinesses } from './list-popular-businesses.js';
import { ReadOpeningHours } from './read-opening-hours.js';

/** The read operations behind visitors' pages. */
@Module({
  imports: [RecordModule, CountsModule],
  controllers: [
    FindBusinessesByPrefix,
    GetBusiness,
    GetDirectoryCounts,
    ListCategories,
    ListCategoryBusinesses,
    ListCities,
    ListCityBusinesses,
    ListPopularBusinesses,
    ReadOpeningHours,
  ],
})
export class BrowseModule {}
