import { z } from 'zod';
import { getPanelGrowth, getPanelCounts, listPanelCities } from '../../bus/directory/panel/panel-counts.js';
import { listCities } from '../../bus/directory/browse/list-cities.js';
import { withBoundedDepth } from '../../model/inputs/query.js';
import type { OutputOf } from '../../bus/operation.js';
import { listUnlistedBusinesses } from '../../bus/directory/panel/list-unlisted-businesses.js';
import { findPanelBusinesses, panelPageShape } from '../../bus/search/find-panel-businesses.js';
import {
  listPanelCategories,
  listPanelCountries,
  listPanelTypes,
} from '../../bus/search/list-panel-values.js';
import { auditFilterShape, listAudit } from '../../bus/settings/audit-trail.js';
import { changeAccountPassword } from '../../bus/settings/accounts.js';
import { saveSiteSettings } from '../../bus/settings/save-site-settings.js';
import { getSettingsVersion, listSettingsVersions } from '../../bus/settings/settings-versions.js';
import { listSiteIdentities, saveSiteIdentity } from '../../bus/settings/site-identity.js';
import { accountServing, panelSessionSchema } from './accounts.js';
import type { PanelServing } from './endpoint.js';
import { bulkServing } from './bulk.js';
import { exportServing } from './export.js';
import { factorServing } from './factors.js';
import { importServing } from './import.js';
import { managementServing } from './management.js';
import { moderationServing } from './moderation.js';
import { photoUpdateServing } from './photo-update.js';
import { previewServing } from './preview.js';
import { redirectServing } from './redirect.js';
import { reportServing } from './report.js';
import { suppressionServing } from './suppression.js';
import { synonymServing } from './synonym.js';
import { statisticsServing } from './statistics.js';
import { validationServing } from './validation.js';
import { viewServing } from './views.js';
import { workServing } from './work.js';

const noQuery = z.strictObject({});

/** How each call of the panel is served, by the names of `panelRoutes`. */
export const panelServing = {
  ...accountServing,
  ...factorServing,
  session: {
    summary: 'Whether the session is valid',
    needs: 'session',
    query: noQuery,
    isBackground: true,
    answer: panelSessionSchema,
  },
  logout: {
    summary: 'Ends the session',
    needs: 'session',
    query: noQuery,
    isAudited: true,
  },
  changePassword: {
    summary: "Replaces the account's password and ends its other sessions",
    needs: 'session',
    query: noQuery,
    body: changeAccountPassword.input.omit({ id: true }),
    isAudited: true,
    answer: panelSessionSchema,
  },
  audit: {
    summary: 'What happened in the panel, newest first',
    needs: 'session',
    query: listAudit.input.strict(),
    operation: listAudit,
  },
  /** Answered by a handler: text/csv, streamed. */
  exportAudit: {
    summary: 'What happened in the panel, as CSV',
    needs: 'session',
    query: z.strictObject(auditFilterShape),
    isAudited: true,
  },
  saveSettings: {
    summary: 'Saves the eight site settings',
    needs: 'session',
    query: noQuery,
    body: saveSiteSettings.input,
    operation: saveSiteSettings,
    isAudited: true,
    auditSubject: ({ changed }: OutputOf<typeof saveSiteSettings>) => changed.join(', ') || null,
  },
  settingsVersions: {
    summary: 'Versions of the site settings, newest first',
    needs: 'session',
    query: noQuery,
    operation: listSettingsVersions,
  },
  settingsVersion: {
    summary: 'The site settings of one version',
    needs: 'session',
    query: noQuery,
    operation: getSettingsVersion,
  },
  siteIdentity: {
    summary: "The site's identity and its versions",
    needs: 'session',
    query: noQuery,
    operation: listSiteIdentities,
  },
  saveSiteIdentity: {
    summary: "Saves the site's identity",
    needs: 'session',
    query: noQuery,
    body: saveSiteIdentity.input,
    operation: saveSiteIdentity,
    isAudited: true,
    auditSubject: ({ identity }: OutputOf<typeof saveSiteIdentity>) => identity.name,
  },
  previewFrame: {
    summary: 'An empty sandboxed document that shows an ad area',
    needs: 'session',
    query: noQuery,
  },
  stats: {
    summary: 'The four numbers of the dashboard',
    needs: 'session',
    query: noQuery,
    operation: getPanelCounts,
  },
  ...workServing,
  growth: {
    summary: 'Listings over the last 30 days',
    needs: 'session',
    query: noQuery,
    operation: getPanelGrowth,
  },
  businesses: {
    summary: 'One page of the businesses of a status, filtered and sorted',
    needs: 'session',
    query: withBoundedDepth(z.strictObject(panelPageShape)),
    operation: findPanelBusinesses,
  },
  unlistedBusinesses: {
    summary: 'One page of unlisted entries, mainly places that are not businesses, filtered and sorted',
    needs: 'session',
    query: listUnlistedBusinesses.input,
    operation: listUnlistedBusinesses,
  },
  realCategories: {
    summary: 'Category values with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelCategories,
  },
  cities: {
    summary: 'Cities with their number of businesses: all, or those that begin with a text',
    needs: 'session',
    query: listPanelCities.input,
    operation: listPanelCities,
  },
  stockCities: {
    summary:
      'The largest cities with their number of businesses and their position, for a map of the directory',
    needs: 'session',
    query: noQuery,
    operation: listCities,
  },
  types: {
    summary: 'Types with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelTypes,
  },
  countries: {
    summary: 'Countries with their number of businesses',
    needs: 'session',
    query: noQuery,
    operation: listPanelCountries,
  },
  ...managementServing,
  ...bulkServing,
  ...moderationServing,
  ...reportServing,
  ...suppressionServing,
  ...redirectServing,
  ...importServing,
  ...exportServing,
  ...validationServing,
  ...photoUpdateServing,
  ...previewServing,
  ...statisticsServing,
  ...synonymServing,
  ...viewServing,
} as const satisfies Record<string, PanelServing>;
