/** What other modules may use of the statistics of listings. */
export { StatisticsRepository } from './statistics.repository.js';
