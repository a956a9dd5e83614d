import type { Texts } from '../catalogue-types.js';

export const business: Texts['business'] = {
  notFound: {
    lang: 'tr',
    title: 'İşletme bulunamadı',
    text: 'Aradığınız işletme bulunamadı.',
    stays: 'Bu sayfada kalıyorsunuz.',
    search: { label: 'İşletme veya hizmet arayın', submit: 'Bul' },
    home: 'Ana sayfaya dön',
  },
};
