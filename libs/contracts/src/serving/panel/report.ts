import { z } from 'zod';
import { typedParagraphs } from '../../model/inputs/form-texts.js';
import { FORM_LENGTH } from '../../limits/index.js';
import { decideReport, getReport, listReports } from '../../bus/directory/moderation/review-reports.js';
import { getModerationSettings, saveModerationSettings } from '../../bus/settings/moderation-settings.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for visitors' reports about listings. */
export const reportServing = {
  listReports: {
    ...session,
    summary: 'Reports of one state with their age; waiting ones oldest first',
    query: z.strictObject(listReports.input.shape),
    operation: listReports,
  },
  getReport: {
    ...session,
    summary: 'One report with its listing as it is and as it would be',
    operation: getReport,
  },
  decideReport: {
    ...session,
    summary: 'Marks a report as applied, dismisses it, or removes its listing',
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
    summary: 'Whether changes by business owners are published at once',
    operation: getModerationSettings,
  },
  saveModerationSettings: {
    ...session,
    summary: 'Sets whether changes by business owners are published at once or wait for review',
    body: saveModerationSettings.input,
    operation: saveModerationSettings,
    isAudited: true,
  },
} as const satisfies Record<string, PanelServing>;
