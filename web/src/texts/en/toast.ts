import type { Texts } from '../catalogues.js';

export const toast: Texts['toast'] = {
  lang: 'en',
  region: 'Notifications (F8)',
  close: 'Close notification',
};
