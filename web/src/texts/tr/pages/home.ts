import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { turkish, withComma } from '../../number-format.js';

export const home: PageTexts['home'] = {
  lang: 'tr',
  heading: 'Doğru ustayı hemen bulun',
  introBefore: 'Tek rehberde ',
  total: (total) => turkish(total ?? FALLBACK.homeTotal),
  introAfter: ' servis, usta ve hizmet işletmesi. Ad, yer, telefon numarası: on saniyede karşınızda.',
  search: {
    label: 'Rehberde ara',
    query: 'İşletme veya hizmet arayın...',
    submit: 'Ara',
  },
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
    by: { distance: 'Uzaklık', rating: 'Puan', reviews: 'Yorum sayısı', name: 'Ad' },
  },
  categories: {
    title: 'Bir bakışta meslekler',
    businesses: (total) => `${turkish(total)} işletme`,
    cities: (cities) => `${turkish(cities)} şehir`,
    rating: (rating) => `${withComma(rating)} puan`,
  },
  cities: {
    title: 'Popüler şehirler',
    count: (count) => `${turkish(count)} işletme`,
  },
  featured: 'Öne çıkan işletmeler',
  results: 'Arama sonuçları',
  resultCount: (total) => `${turkish(total)} işletme bulundu`,
  viewAll: 'Tümünü gör',
  loading: 'İşletmeler yükleniyor...',
  noneLang: 'tr',
  none: 'Sonuç bulunamadı.',
  noneHint: 'Başka arama sözcükleri deneyin.',
};
