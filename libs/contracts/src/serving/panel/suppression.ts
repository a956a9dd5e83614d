import { z } from 'zod';
import {
  liftSuppression,
  listSuppressions,
  suppressBusiness,
} from '../../bus/directory/panel/suppress-business.js';
import { suppressionReasons } from '../../model/moderation/reports.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for businesses that were removed at a person's request. */
export const suppressionServing = {
  suppressBusiness: {
    ...session,
    summary: "Removes a business permanently at the person's request",
    body: z.strictObject({ reason: z.enum(suppressionReasons) }),
    operation: suppressBusiness,
    isAudited: true,
  },
  listSuppressions: {
    ...session,
    summary: 'Businesses that must not come back, as hashes, newest first',
    query: z.strictObject(listSuppressions.input.shape),
    operation: listSuppressions,
  },
  liftSuppression: {
    ...session,
    summary: 'Removes a business from the suppression list',
    operation: liftSuppression,
    isAudited: true,
  },
} as const satisfies Record<string, PanelServing>;
