import type { PanelPage } from '../kit/frame/panel-section.js';

export const urlValidation: PanelPage = {
  id: 'urlValidation',
  path: '/url-validation-status',
  route: 'validationStatus',
  load: () => import('./url-validation.js'),
};
