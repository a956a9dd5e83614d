import { z } from 'zod';
import { monthSchema } from '../../bus/statistics/days.js';
import {
  getBusinessStatistics,
  getListingStatistics,
  getSearchStatistics,
} from '../../bus/statistics/get-statistics.js';
import type { PanelServing } from './endpoint.js';

const read = {
  needs: 'session',
  query: z.strictObject({ month: monthSchema }),
} as const;

/** The operator's calls for visitor statistics. */
export const statisticsServing = {
  listingStatistics: {
    ...read,
    summary: "A month's views and clicks by day, and the listings viewed most",
    operation: getListingStatistics,
  },
  businessStatistics: {
    ...read,
    summary: "A month's views and clicks of one listing by day",
    operation: getBusinessStatistics,
  },
  searchStatistics: {
    ...read,
    summary: "A month's searches by day, the words searched, and those that found nothing",
    operation: getSearchStatistics,
  },
} as const satisfies Record<string, PanelServing>;
