import { inbox } from '../inbox/section.js';
import type { PanelSections } from '../kit/frame/panel-section.js';
import { redirects } from '../redirects/section.js';
import { statistics } from '../statistics/section.js';
import { urlValidation } from '../url-validation/section.js';
import { accounts, businesses, dashboard, settings } from './composed.js';

/** Every section of the panel. Paths, links, roles and routes are derived from this list. */
export const panelSections: PanelSections = [
  dashboard,
  settings,
  businesses,
  redirects,
  inbox,
  statistics,
  accounts,
  urlValidation,
];
