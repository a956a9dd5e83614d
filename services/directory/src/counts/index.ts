/** What other modules may use of the counts of cities and categories. */
export { categoriesOf } from './categories-of.js';
export { CityFinder } from './city-finder.js';
export { CountChanges, type CountParts } from './count-changes.js';
export { CountsRepository } from './counts.repository.js';
export { type CityCounts, DIRECTORY_COUNTS_ID, type DayCounts } from './counts.schema.js';
export { averageRating, growthStart, utcDay } from './growth-window.js';
export { type AllCounts, KeptCounts } from './kept-counts.js';
