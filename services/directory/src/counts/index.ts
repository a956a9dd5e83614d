/** The public interface of the counts of cities and categories for other modules. */
export { categoriesOf } from './categories-of.js';
export { CityFinder } from './city-finder.js';
export { CountChanges, type CountParts } from './count-changes.js';
export { CountsRepository } from './counts.repository.js';
export { type CityCounts, DIRECTORY_COUNTS_ID, type DayCounts, type LargeCity } from './counts.schema.js';
export { averageRating, growthStart, utcDay } from './growth-window.js';
export type { CategoryCities } from './ranked-cities.js';
export { type DirectoryFigures, KeptCounts } from './kept-counts.js';
