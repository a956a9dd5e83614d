import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import type { CategoryAbout } from '../../text-types.js';
import { turkish, withComma } from '../../number-format.js';

const shops: CategoryAbout = {
  description: 'Yerinde danışmanlık veren mağazalar: yapı marketten uzman dükkâna.',
  services: ['Danışmanlık', 'Yedek parça', 'Mağazadan teslim', 'Teslimat', 'Değişim', 'Sipariş'],
};

const food: CategoryAbout = {
  description: 'Yakınınızdaki lokantalar, restoranlar, kafeler ve büfeler.',
  services: ['Öğle yemeği', 'Akşam yemeği', 'Paket servis', 'Gel al', 'Kutlamalar', 'Kahvaltı'],
};

const health: CategoryAbout = {
  description: 'Adresi ve muayene saatleriyle muayenehaneler, eczaneler ve sağlık hizmetleri.',
  services: ['Doktorlar', 'Diş hekimleri', 'Fizyoterapi', 'Eczaneler', 'Gözlükçüler', 'Bakım'],
};

const about: Readonly<Record<string, CategoryAbout>> = {
  'kfz-werkstatt': {
    description: 'Bakım, onarım ve muayene: otomobil, kamyonet ve motosiklet servisleri.',
    services: ['Bakım', 'Onarım', 'Yağ değişimi', 'Lastik', 'Fren', 'Araç muayenesine hazırlık'],
  },
  handwerker: {
    description: 'Çatıdan gidere: inşa eden, donatan ve onaran işletmeler.',
    services: ['Tesisat ve ısıtma', 'Elektrik', 'Boya', 'Marangozluk', 'Çatı', 'Fayans'],
  },
  dienstleister: {
    description: 'İşi üzerinizden alan firmalar: evde, ofiste ve yolda.',
    services: ['Temizlik', 'Taşınma', 'Çilingir', 'Bahçe bakımı', 'Danışmanlık', 'Onarım'],
  },
  'technische-dienste': {
    description: 'Cihaz, tesis ve bina tekniğinin bakımı, kontrolü ve onarımı.',
    services: ['Ev aletleri', 'Bilgisayar ve telefon', 'Klima', 'Asansör', 'Kontrol', 'Bakım'],
  },
  restaurant: food,
  'hair-salon': {
    description: 'Kuaförler ve berberler: randevulu veya randevusuz kesim, boya ve bakım.',
    services: ['Saç kesimi', 'Saç boyama', 'Şekillendirme', 'Sakal bakımı', 'Çocuk kesimi', 'Gelin saçı'],
  },
  retail: shops,
  services: {
    description: 'Her türlü onarım ve servis: bir şey çalışmadığında kim yardım eder.',
    services: ['Onarım', 'Bakım', 'Montaj', 'Acil servis', 'Adresten alma', 'Keşif ve fiyat teklifi'],
  },
  healthcare: health,
  handel: shops,
  gastronomie: food,
  gesundheit: health,
  bildung: {
    description: 'Okullar, kurslar ve dersler: yarın gerekeni bugün öğrenebileceğiniz yerler.',
    services: [
      'Özel ders',
      'Dil kursları',
      'Müzik dersi',
      'Sürücü kursu',
      'Çocuk bakımı',
      'Meslek içi eğitim',
    ],
  },
  immobilien: {
    description: 'Ev ve daire için emlakçılar, yönetimler ve değerleme uzmanları.',
    services: ['Kiralama', 'Satış', 'Bina yönetimi', 'Değerleme'],
  },
  transport: {
    description: 'Taşınma, yük ve yolcu taşıma: eşyayı ya da insanı yerine ulaştıranlar.',
    services: ['Taşınma', 'Kurye', 'Nakliye', 'Taksi', 'Depolama'],
  },
  sonstiges: {
    description: 'Diğer kategorilerin hiçbirine uymayan işletmeler.',
    services: [],
  },
};

export const category: PageTexts['category'] = {
  lang: 'tr',
  title: (name) => `${name}: işletmeler ve adresler`,
  total: 'İşletme',
  cities: 'Şehir',
  cityCount: (count) => turkish(count ?? FALLBACK.cityCount),
  rating: 'Ort. puan',
  averageRating: (rating) => withComma(rating ?? FALLBACK.averageRating),
  noRating: '–',
  support: '7/24 destek',
  supportLabel: 'Çevrim içi ulaşılabilir',
  services: 'Hizmetler',
  sort: 'Sıralama',
  sorts: { rating: 'Puan', name: 'Ad', city: 'Şehir', reviews: 'Yorum sayısı' },
  apply: 'Sırala',
  count: (total) => `${turkish(total)} işletme`,
  list: 'İşletmeler',
  loading: 'İşletmeler yükleniyor...',
  cardCategory: 'Hizmet işletmesi',
  cardNew: 'Yeni',
  cardReviews: (count) => `${turkish(count)} yorum`,
  failedLang: 'tr',
  failed: 'Veri yüklenirken hata oluştu',
  failedCategory: (name) => `Kategori: ${name}`,
  reload: 'Sayfayı yenile',
  none: 'İşletme bulunamadı',
  noneHint: 'Bu kategoride şu anda işletme yok.',
  others: 'Diğer kategorilere bak',
  about,
};
