import type { CategoryTexts } from '../text-types.js';

const shops: CategoryTexts = {
  name: 'Perakende',
  description: 'Yerinde danışmanlık veren mağazalar: yapı marketten uzman dükkâna.',
  services: ['Danışmanlık', 'Yedek parça', 'Mağazadan teslim', 'Teslimat', 'Değişim', 'Sipariş'],
  tint: 'indigo',
};

const food: CategoryTexts = {
  name: 'Restoranlar',
  description: 'Yakınınızdaki lokantalar, restoranlar, kafeler ve büfeler.',
  services: ['Öğle yemeği', 'Akşam yemeği', 'Paket servis', 'Gel al', 'Kutlamalar', 'Kahvaltı'],
  tint: 'brick',
};

const health: CategoryTexts = {
  name: 'Sağlık',
  description: 'Adresi ve muayene saatleriyle muayenehaneler, eczaneler ve sağlık hizmetleri.',
  services: ['Doktorlar', 'Diş hekimleri', 'Fizyoterapi', 'Eczaneler', 'Gözlükçüler', 'Bakım'],
  tint: 'moss',
};

export const categoryRegistry: Readonly<Record<string, CategoryTexts>> = {
  'kfz-werkstatt': {
    name: 'Oto servis',
    description: 'Bakım, onarım ve muayene: otomobil, kamyonet ve motosiklet servisleri.',
    services: ['Bakım', 'Onarım', 'Yağ değişimi', 'Lastik', 'Fren', 'Araç muayenesine hazırlık'],
    tint: 'petrol',
  },
  handwerker: {
    name: 'Ustalar',
    description: 'Çatıdan gidere: inşa eden, donatan ve onaran işletmeler.',
    services: ['Tesisat ve ısıtma', 'Elektrik', 'Boya', 'Marangozluk', 'Çatı', 'Fayans'],
    tint: 'ochre',
  },
  dienstleister: {
    name: 'Hizmet işletmeleri',
    description: 'İşi üzerinizden alan firmalar: evde, ofiste ve yolda.',
    services: ['Temizlik', 'Taşınma', 'Çilingir', 'Bahçe bakımı', 'Danışmanlık', 'Onarım'],
    tint: 'plum',
  },
  'technische-dienste': {
    name: 'Teknik hizmetler',
    description: 'Cihaz, tesis ve bina tekniğinin bakımı, kontrolü ve onarımı.',
    services: ['Ev aletleri', 'Bilgisayar ve telefon', 'Klima', 'Asansör', 'Kontrol', 'Bakım'],
    tint: 'steel',
  },
  restaurant: food,
  'hair-salon': {
    name: 'Kuaförler',
    description: 'Kuaförler ve berberler: randevulu veya randevusuz kesim, boya ve bakım.',
    services: ['Saç kesimi', 'Saç boyama', 'Şekillendirme', 'Sakal bakımı', 'Çocuk kesimi', 'Gelin saçı'],
    tint: 'rose',
  },
  retail: shops,
  services: {
    name: 'Hizmetler',
    description: 'Her türlü onarım ve servis: bir şey çalışmadığında kim yardım eder.',
    services: ['Onarım', 'Bakım', 'Montaj', 'Acil servis', 'Adresten alma', 'Keşif ve fiyat teklifi'],
    tint: 'steel',
  },
  healthcare: health,
  handel: { ...shops, name: 'Ticaret' },
  gastronomie: { ...food, name: 'Yeme içme' },
  gesundheit: health,
  bildung: {
    name: 'Eğitim',
    description: 'Okullar, kurslar ve dersler: yarın gerekeni bugün öğrenebileceğiniz yerler.',
    services: [
      'Özel ders',
      'Dil kursları',
      'Müzik dersi',
      'Sürücü kursu',
      'Çocuk bakımı',
      'Meslek içi eğitim',
    ],
    tint: 'ochre',
  },
  immobilien: {
    name: 'Emlak',
    description: 'Ev ve daire için emlakçılar, yönetimler ve değerleme uzmanları.',
    services: ['Kiralama', 'Satış', 'Bina yönetimi', 'Değerleme'],
    tint: 'plum',
  },
  transport: {
    name: 'Taşımacılık ve lojistik',
    description: 'Taşınma, yük ve yolcu taşıma: eşyayı ya da insanı yerine ulaştıranlar.',
    services: ['Taşınma', 'Kurye', 'Nakliye', 'Taksi', 'Depolama'],
    tint: 'petrol',
  },
  sonstiges: {
    name: 'Diğer',
    description: 'Diğer kategorilerin hiçbirine uymayan işletmeler.',
    services: [],
    tint: 'grey',
  },
};
