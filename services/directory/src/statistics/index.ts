/** The public interface of the statistics of listings for other modules. */
export { StatisticsRepository } from './statistics.repository.js';
