import { z } from 'zod';
import {
  liftSuppression,
  listSuppressions,
  suppressBusiness,
  suppressionReasons,
} from '../directory/suppress-business.js';
import type { AdminRoute } from './admin-route.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The owner's calls for businesses that were removed at the person's request. */
export const suppressionRoutes = {
  suppressBusiness: {
    ...session,
    method: 'POST',
    path: '/api/admin/businesses/{id}/suppress',
    summary: "Removes a business at the person's request, for good",
    body: z.strictObject({ reason: z.enum(suppressionReasons) }),
    operation: suppressBusiness,
    isAudited: true,
  },
  listSuppressions: {
    ...session,
    method: 'GET',
    path: '/api/admin/suppressions',
    summary: 'Businesses that must not come back, as hashes, newest first',
    query: z.strictObject(listSuppressions.input.shape),
    operation: listSuppressions,
  },
  liftSuppression: {
    ...session,
    method: 'DELETE',
    path: '/api/admin/suppressions/{id}',
    summary: 'Takes a business off the suppression list',
    operation: liftSuppression,
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
