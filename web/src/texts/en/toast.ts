import type { Texts } from '../catalogue-types.js';

export const toast: Texts['toast'] = {
  lang: 'en',
  region: 'Notifications (F8)',
  close: 'Close notification',
};
