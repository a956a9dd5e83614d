import { z } from 'zod';
import { decideReport, getReport, listReports } from '../directory/review-reports.js';
import { typedParagraphs } from '../forms/form-texts.js';
import { FORM_LENGTH } from '../limits.js';
import { getModerationSettings, saveModerationSettings } from '../settings/moderation-settings.js';
import type { AdminRoute } from './admin-route.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The owner's calls for what visitors say of listings. */
export const reportRoutes = {
  listReports: {
    ...session,
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'Reports of one state with their age, those that wait oldest first',
    query: z.strictObject(listReports.input.shape),
    operation: listReports,
  },
  getReport: {
    ...session,
    method: 'GET',
    path: '/api/admin/reports/{id}',
    summary: 'One report beside its listing as it is and as it would be',
    operation: getReport,
  },
  decideReport: {
    ...session,
    method: 'POST',
    path: '/api/admin/reports/{id}/decision',
    summary: 'Marks a report as applied, dismisses it, or takes its listing out',
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('apply') }),
      z.strictObject({ decision: z.literal('dismiss'), reason: typedParagraphs(FORM_LENGTH.reason) }),
      z.strictObject({ decision: z.literal('remove'), version: z.string().max(40) }),
    ]),
    operation: decideReport,
    isAudited: true,
  },
  moderationSettings: {
    ...session,
    method: 'GET',
    path: '/api/admin/moderation',
    summary: "Whether changes that a listing's owner makes are published at once",
    operation: getModerationSettings,
  },
  saveModerationSettings: {
    ...session,
    method: 'POST',
    path: '/api/admin/moderation',
    summary: "Has changes that a listing's owner makes published at once, or wait",
    body: saveModerationSettings.input,
    operation: saveModerationSettings,
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
