import { z } from 'zod';
import { targetPath } from '../../bus/redirect-tracking/alias-domain.js';
import {
  listAliasDomains,
  removeAliasDomain,
  saveAliasDomain,
} from '../../bus/redirect-tracking/manage-alias-domains.js';
import { clearRedirectStats, getRedirectStats } from '../../bus/redirect-tracking/redirect-counts.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for alias domains and the counts of their redirects. */
export const redirectServing = {
  redirectStats: {
    ...session,
    summary: 'Redirects by domain',
    operation: getRedirectStats,
    isBackground: true,
  },
  clearRedirectStats: {
    ...session,
    summary: 'Resets the redirect counts',
    operation: clearRedirectStats,
    isAudited: true,
  },
  aliasDomains: {
    ...session,
    summary: 'Alias domains, which redirect to this site',
    operation: listAliasDomains,
  },
  saveAliasDomain: {
    ...session,
    summary: 'Adds an alias domain or changes its target path',
    body: z.strictObject({ targetPath: targetPath.default('') }),
    operation: saveAliasDomain,
    isAudited: true,
  },
  removeAliasDomain: {
    ...session,
    summary: 'Removes an alias domain',
    operation: removeAliasDomain,
    isAudited: true,
  },
} as const satisfies Record<string, PanelServing>;
