import { panelRoutes } from '@gewerk/contracts/http';
import { callPanel } from '../api/call-panel.js';

/** Fails with status 400 if the business has no website. */
export const checkBusinessWebsite = (id: string) =>
  callPanel(panelRoutes.checkWebsite, { parameters: { id } });
