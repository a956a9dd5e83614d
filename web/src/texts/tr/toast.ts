import type { Texts } from '../catalogues.js';

export const toast: Texts['toast'] = {
  lang: 'tr',
  region: 'Bildirimler (F8)',
  close: 'Bildirimi kapat',
};
