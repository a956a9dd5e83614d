import { panelRoutes, type BodyOf } from '@gewerk/contracts/http';
import { callPanel } from '../api/call-panel.js';

export type ReportDecision = BodyOf<typeof panelRoutes.decideReport>;

/** Idempotent. */
export const decideReport = (id: string, body: ReportDecision) =>
  callPanel(panelRoutes.decideReport, { parameters: { id }, body });
