import type { PageTexts } from '../../catalogue-types.js';
import { turkish, turkishDecimal } from '../../number-format.js';

export const categoryInCity: PageTexts['category-in-city'] = {
  lang: 'tr',
  title: (name, city) => `${city} – ${name}: adresler ve çalışma saatleri`,
  description: (name, city, total) =>
    `${city} – ${name}: adresi, telefonu, puanı ve çalışma saatleriyle ${turkish(total)} işletme.`,
  heading: (name, city) => `${city} – ${name}`,
  text: (name, city, total) =>
    `Bu rehberde ${city} şehrinde ${name} başlığı altında ${turkish(total)} işletme var.`,
  openNow: (count) => `Şu anda ${turkish(count)} işletme açık.`,
  saturday: (count) => `Cumartesi günleri ${turkish(count)} işletme açılıyor.`,
  average: (rating) => `Ortalama puanları 5 üzerinden ${turkishDecimal(rating)}.`,
  wellRated: (count) => `${turkish(count)} işletmenin puanı en az 4 yıldız.`,
  none: (name, city) =>
    `${city} şehrinde ${name} başlığı altında henüz işletme yok. En yakınları çevredeki yerlerde.`,
  everywhere: (name) => `${name}: her yerde`,
  wholeCity: (city) => `${city} şehrindeki tüm işletmeler`,
  list: 'İşletmeler',
  count: (total) => `${turkish(total)} işletme`,
  loading: 'İşletmeler yükleniyor...',
  failed: 'İşletmeler yüklenemedi.',
  near: (name) => `${name}: çevrede`,
  away: (km) => `${turkish(km)} km`,
  around: (city) => `${city} çevresindekilerin tümü`,
};
