import type { Texts } from '../catalogue-types.js';

export const toast: Texts['toast'] = {
  lang: 'tr',
  region: 'Bildirimler (F8)',
  close: 'Bildirimi kapat',
};
