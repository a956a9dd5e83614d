import { z } from 'zod';
import { targetPath } from '../redirect-tracking/alias-domain.js';
import {
  listAliasDomains,
  removeAliasDomain,
  saveAliasDomain,
} from '../redirect-tracking/manage-alias-domains.js';
import { clearRedirectStats, getRedirectStats } from '../redirect-tracking/redirect-counts.js';
import type { AdminRoute } from './admin-route.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The owner's calls for alias domains and the counts of their redirects. */
export const redirectRoutes = {
  redirectStats: {
    ...session,
    method: 'GET',
    path: '/api/admin/redirect-stats',
    summary: 'Redirects by domain',
    operation: getRedirectStats,
    isBackground: true,
  },
  clearRedirectStats: {
    ...session,
    method: 'POST',
    path: '/api/admin/redirect-stats/clear',
    summary: 'Sets the counts of redirects back',
    operation: clearRedirectStats,
    isAudited: true,
  },
  aliasDomains: {
    ...session,
    method: 'GET',
    path: '/api/admin/alias-domains',
    summary: 'Domains that lead to this site',
    operation: listAliasDomains,
  },
  saveAliasDomain: {
    ...session,
    method: 'PUT',
    path: '/api/admin/alias-domains/{domain}',
    summary: 'Adds an alias domain or gives it another target path',
    body: z.strictObject({ targetPath: targetPath.default('') }),
    operation: saveAliasDomain,
    isAudited: true,
  },
  removeAliasDomain: {
    ...session,
    method: 'DELETE',
    path: '/api/admin/alias-domains/{domain}',
    summary: 'Removes an alias domain',
    operation: removeAliasDomain,
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
