import type { PageTexts } from '../../catalogue-types.js';

export const lists: PageTexts['lists'] = {
  description: 'Servisleri, ustaları ve hizmet işletmelerini ada, şehre ve kategoriye göre arayın.',
  chips: {
    lang: 'tr',
    label: 'Hızlı filtreler',
    openNow: 'Şu anda açık',
    saturday: 'Cumartesi',
    always: '24 saat',
    within: (km) => `${km} km içinde`,
    rating: '4 yıldız ve üstü',
    hasPhone: 'Telefonu olan',
    nearMe: 'Yakınımda',
    locating: 'Konum belirleniyor …',
    notLocated: 'Konumunuz belirlenemedi. Bir yer veya posta kodu girin.',
  },
  sort: {
    label: 'Sıralama',
    by: {
      relevance: 'Uygunluk',
      distance: 'Uzaklık',
      rating: 'Puan',
      reviews: 'Yorum sayısı',
      name: 'Ad',
    },
    apply: 'Sırala',
  },
};
