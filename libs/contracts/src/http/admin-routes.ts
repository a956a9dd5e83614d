import { z } from 'zod';
import { getPanelGrowth, getPanelStats, listPanelCities } from '../directory/panel-figures.js';
import type { OutputOf } from '../core/operation.js';
import { listPanelBusinesses } from '../search/list-panel-businesses.js';
import { listPanelCategories, listPanelCountries, listPanelTypes } from '../search/list-panel-values.js';
import { listAudit } from '../settings/audit-trail.js';
import { changeOwnerPassword, givenPassword } from '../settings/owner-password.js';
import { saveSiteSettings } from '../settings/save-site-settings.js';
import { getSettingsVersion, listSettingsVersions } from '../settings/settings-versions.js';
import type { AdminRoute } from './admin-route.js';
import { managementRoutes } from './management-routes.js';
import { exportRoutes } from './export-routes.js';
import { importRoutes } from './import-routes.js';
import { moderationRoutes } from './moderation-routes.js';
import { photoUpdateRoutes } from './photo-update-routes.js';
import { reportRoutes } from './report-routes.js';
import { suppressionRoutes } from './suppression-routes.js';
import { redirectRoutes } from './redirect-routes.js';
import { synonymRoutes } from './synonym-routes.js';
import { usageRoutes } from './usage-routes.js';
import { validationRoutes } from './validation-routes.js';

const noQuery = z.strictObject({});

/** What a client needs to know of its session. */
export const adminSessionSchema = z.object({
  /** To be sent as `X-CSRF-Token` with each call that changes something. */
  csrfToken: z.string(),
  /** ISO instant at which the session ends unless it is used before. */
  expiresAt: z.string(),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;

/**
 * Every call below `/api/admin/` but `GET /api/admin/settings`, which public pages read and which stands among the
 * public routes. A path that is not here answers 401 without a session too.
 */
export const adminRoutes = {
  login: {
    method: 'POST',
    path: '/api/admin/session',
    summary: 'Begins a session',
    needs: 'nothing',
    query: noQuery,
    body: z.strictObject({ password: givenPassword }),
    isAudited: true,
  },
  session: {
    method: 'GET',
    path: '/api/admin/session',
    summary: 'Tells whether a session holds',
    needs: 'session',
    query: noQuery,
    isBackground: true,
  },
  logout: {
    method: 'DELETE',
    path: '/api/admin/session',
    summary: 'Ends the session',
    needs: 'session',
    query: noQuery,
    isAudited: true,
  },
  changePassword: {
    method: 'POST',
    path: '/api/admin/password',
    summary: "Replaces the owner's password and ends all other sessions",
    needs: 'session',
    query: noQuery,
    body: changeOwnerPassword.input,
    isAudited: true,
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What happened in the panel, newest first',
    needs: 'session',
    query: listAudit.input.strict(),
    operation: listAudit,
  },
  saveSettings: {
    method: 'POST',
    path: '/api/admin/settings/bulk',
    summary: 'Saves the eight site settings',
    needs: 'session',
    query: noQuery,
    body: saveSiteSettings.input,
    operation: saveSiteSettings,
    isAudited: true,
    auditSubject: ({ changed }: OutputOf<typeof saveSiteSettings>) => changed.join(', ') || null,
  },
  settingsVersions: {
    method: 'GET',
    path: '/api/admin/settings/versions',
    summary: 'Versions of the site settings, newest first',
    needs: 'session',
    query: noQuery,
    operation: listSettingsVersions,
  },
  settingsVersion: {
    method: 'GET',
    path: '/api/admin/settings/versions/{version}',
    summary: 'The site settings of one version',
    needs: 'session',
    query: noQuery,
    operation: getSettingsVersion,
  },
  previewFrame: {
    method: 'GET',
    path: '/api/admin/preview-frame',
    summary: 'An empty sandboxed document that shows an ad area',
    needs: 'session',
    query: noQuery,
  },
  stats: {
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The four figures of the dashboard',
    needs: 'session',
    query: noQuery,
    operation: getPanelStats,
  },
  growth: {
    method: 'GET',
    path: '/api/admin/growth',
    summary: 'Listings over the last 30 days',
    needs: 'session',
    query: noQuery,
    operation: getPanelGrowth,
  },
  businesses: {
    method: 'GET',
    path: '/api/admin/businesses',
    summary: 'One page of all businesses, filtered and sorted',
    needs: 'session',
    query: listPanelBusinesses.input,
    operation: listPanelBusinesses,
  },
  realCategories: {
    method: 'GET',
    path: '/api/admin/real-categories',
    summary: 'Category values with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelCategories,
  },
  cities: {
    method: 'GET',
    path: '/api/admin/cities',
    summary: 'Cities with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelCities,
  },
  types: {
    method: 'GET',
    path: '/api/admin/types',
    summary: 'Types with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelTypes,
  },
  countries: {
    method: 'GET',
    path: '/api/admin/countries',
    summary: 'Countries with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelCountries,
  },
  ...managementRoutes,
  ...moderationRoutes,
  ...reportRoutes,
  ...suppressionRoutes,
  ...redirectRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...validationRoutes,
  ...photoUpdateRoutes,
  ...usageRoutes,
  ...synonymRoutes,
} as const satisfies Record<string, AdminRoute>;

export type AdminRouteName = keyof typeof adminRoutes;
