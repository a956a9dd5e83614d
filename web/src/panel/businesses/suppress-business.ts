import type { SuppressionReason } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { callPanel } from '../kit/api/call-panel.js';

/** Idempotent. */
export const suppressBusiness = (id: string, reason: SuppressionReason) =>
  callPanel(panelRoutes.suppressBusiness, { parameters: { id }, body: { reason } });
