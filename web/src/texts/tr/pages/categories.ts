import { FALLBACK, GROWTH_DAYS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { turkish, turkishDecimal, withComma } from '../../number-format.js';

const fallbackTotals: Readonly<Record<string, number>> = {
  restaurant: FALLBACK.restaurants,
  'hair-salon': FALLBACK.hairSalons,
};

const percent = (share: number): string => `+%${turkishDecimal(share * 100)}`;

export const categories: PageTexts['categories'] = {
  lang: 'tr',
  title: 'Tüm kategoriler',
  description:
    'Restoranlar, kuaförler, mağazalar, hizmetler ve daha fazlası: işletme sayısı, büyüme, puan ve en güçlü şehirleriyle tüm kategoriler.',
  intro: 'Rehberde olanlar, kategorilere göre. Tüm sayılar kayıtların kendisinden gelir.',
  main: 'Büyük kategoriler',
  total: (slug, total) => {
    const known = total ?? fallbackTotals[slug];
    return known === undefined ? '–' : turkish(known);
  },
  totalLabel: 'İşletme',
  citiesLabel: 'Şehir',
  cityCount: (cities) => (cities === null ? '–' : turkish(cities)),
  ratingLabel: 'Ort. puan',
  rating: (rating) => (rating === null ? '–' : withComma(rating)),
  growthLabel: `${GROWTH_DAYS} günlük büyüme`,
  growth: (added, share) => {
    if (added === null) return '–';
    return share === null ? 'henüz karşılaştırma yok' : percent(share);
  },
  topCities: 'En güçlü şehirler',
  services: 'Hizmetler',
  others: 'Diğer kategoriler',
  otherCount: (total) => `${turkish(total)} işletme`,
  market: {
    title: 'Piyasa nasıl gelişiyor',
    added: 'Rehberde yeni',
    addedValue: (added) => `+${turkish(added)}`,
    addedText: (total, added) =>
      added === total
        ? `Rehberin tamamı ${GROWTH_DAYS} günden yeni.`
        : `son ${GROWTH_DAYS} günde, toplam ${turkish(total)} işletme içinde`,
    growing: 'En çok yeni kayıt',
    growingText: (added) => `${GROWTH_DAYS} günde ${turkish(added)} yeni kayıt`,
    rated: 'En yüksek puanlı',
    ratedText: (rating) => `tüm yorumların ortalaması: 5 üzerinden ${withComma(rating)}`,
    spread: 'En yaygın',
    spreadText: (cities) => `${turkish(cities)} şehirde`,
  },
  featured: 'Popüler işletmeler',
};
