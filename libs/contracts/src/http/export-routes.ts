import { exportChoiceSchema } from './export-choice.js';
import type { AdminRoute } from './admin-route.js';

/** The owner's export of the directory. */
export const exportRoutes = {
  /** Answered by a handler: text/csv, streamed. */
  exportBusinesses: {
    method: 'GET',
    path: '/api/admin/export',
    summary: 'Businesses as CSV, which the import takes again',
    needs: 'session',
    query: exportChoiceSchema,
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
