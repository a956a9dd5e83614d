import { z } from 'zod';
import { getBusinessUsage, getListingUsage, getSearchUsage } from '../usage/report-usage.js';
import { monthSchema } from '../usage/usage-month.js';
import type { AdminRoute } from './admin-route.js';

const read = {
  method: 'GET',
  needs: 'session',
  query: z.strictObject({ month: monthSchema }),
} as const;

/** The owner's calls for what visitors did. */
export const usageRoutes = {
  listingUsage: {
    ...read,
    path: '/api/admin/usage/listings',
    summary: "A month's views and clicks by day, and the listings viewed most",
    operation: getListingUsage,
  },
  businessUsage: {
    ...read,
    path: '/api/admin/usage/listings/{id}',
    summary: "A month's views and clicks of one listing by day",
    operation: getBusinessUsage,
  },
  searchUsage: {
    ...read,
    path: '/api/admin/usage/searches',
    summary: "A month's searches by day, the words searched, and those that found nothing",
    operation: getSearchUsage,
  },
} as const satisfies Record<string, AdminRoute>;
