import { CONSENT_MONTHS, DAY, DRAFT_DAYS, HOUR, LOGIN, SESSION } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { turkishDate } from '../../written-date.js';

export const cookies: PageTexts['cookies'] = {
  lang: 'tr',
  title: 'Çerez politikası',
  description:
    'Bu web sitesi hangi çerezleri ve depolamayı ne için ve ne kadar süreyle kullanır, siz nelere izin verirsiniz.',
  intro: `Gerekli olmayan hiçbir şey, siz seçim yapmadan yüklenmez veya saklanmaz. Seçiminiz ${CONSENT_MONTHS} ay geçerlidir; burada istediğiniz zaman değiştirebilir veya geri alabilirsiniz.`,
  form: {
    title: 'Seçiminiz',
    locked: 'her zaman etkin',
    reject: 'Yalnızca gerekli çerezler',
    accept: 'Tümünü kabul et',
    save: 'Seçimi kaydet',
    undecided:
      'Henüz seçim yapmadınız. O zamana kadar yalnızca gerekli olanlar etkindir; bir anahtar ancak siz oynattığınızda geçerli olur.',
    signal:
      'Tarayıcınız izlenmek istemediğinizi bildiriyor. Bunu ret sayıyoruz; yine de burada bir şeye izin verebilirsiniz.',
    saved: (date) => `Kayıt tarihi: ${turkishDate(date)}. Seçiminiz ${CONSENT_MONTHS} ay geçerlidir.`,
    unsaved: 'Değişiklikler henüz kaydedilmedi.',
    withoutScript:
      'JavaScript olmadan bu web sitesi onayınızı gerektiren hiçbir şeyi yüklemez veya saklamaz. Burada seçilecek bir şey yok.',
  },
  categories: {
    necessary: {
      name: 'Gerekli',
      text: 'Seçiminizi saklar ve sayfaların çalışmasını sağlar.',
      duration: `Oturum, en çok 24 saat; seçimin kendisi ${CONSENT_MONTHS} ay`,
    },
    analytics: {
      name: 'Analiz',
      text: 'İşleten bir ölçüm aracı eklediyse hangi sayfaların kullanıldığını ölçer.',
      duration: 'en çok 24 ay',
    },
    marketing: {
      name: 'Pazarlama',
      text: 'İşleten eklediyse reklamları daha önce gördüklerinize göre seçer.',
      duration: 'en çok 12 ay',
    },
    preferences: {
      name: 'Tercihler',
      text: 'Sayfaları nasıl görmek istediğinizi hatırlar ve sohbet gibi ek işlevleri yükler.',
      duration: 'en çok 12 ay',
    },
  },
  table: {
    title: 'Tek tek nelerin saklandığı',
    intro:
      'Bu kayıtları web sitesinin kendisi oluşturur. İşletenin ayrıca eklediği araçlar yalnızca onayınızdan sonra başkalarını oluşturur.',
    name: 'Ad',
    kind: 'Tür',
    category: 'Kategori',
    purpose: 'Amaç',
    duration: 'Süre',
    overHttps: 'https üzerinden yönetim çerezlerinin adları “__Host-” ile başlar.',
    kinds: { cookie: 'Çerez', 'session-storage': 'Oturum deposu', 'local-storage': 'Yerel depo' },
  },
  items: {
    consent: { purpose: 'Nelere izin verdiğinizi saklar.', duration: `${CONSENT_MONTHS} ay` },
    scrollPositions: {
      purpose: 'Geri dönerken bulunduğunuz yere götürür.',
      duration: 'sekme kapanana kadar',
    },
    businessDraft: {
      purpose: '“İşletme ekle” formuna yazdıklarınızı gönderilene kadar saklar.',
      duration: `gönderilene kadar, en çok ${DRAFT_DAYS} gün`,
    },
    contactDraft: {
      purpose: 'İletişim formundaki mesajınızı gönderilene kadar saklar.',
      duration: `gönderilene kadar, en çok ${DRAFT_DAYS} gün`,
    },
    savedBusinesses: {
      purpose: 'Kaydettiğiniz işletmeleri tutar; yalnızca paylaştığınız bir bağlantıyla cihazdan çıkarlar.',
      duration: 'siz kaldırana kadar',
    },
    viewedBusinesses: {
      purpose: 'Son görüntülenen işletmeleri yeniden gösterir; cihazdan dışarı çıkmazlar.',
      duration: 'siz silene veya onayınızı geri alana kadar',
    },
    recentSearches: {
      purpose: 'Son aramalarınızı ve yerlerinizi yeniden sunar; cihazdan dışarı çıkmazlar.',
      duration: 'siz silene kadar',
    },
    language: {
      purpose: 'Seçtiğiniz dili veya başka dil önerilmesini istemediğinizi hatırlar.',
      duration: 'başka bir dil seçene kadar',
    },
    knownBrowser: {
      purpose: 'Giriş sırasında site sahibinin tarayıcısını tanır; ziyaretçilere verilmez.',
      duration: `${LOGIN.knownBrowser / DAY} gün`,
    },
    ownerHint: {
      purpose: 'Site sahibinin burada giriş yaptığını hatırlar; ziyaretçilere verilmez.',
      duration: 'çıkış yapılana kadar',
    },
    panelColumns: {
      purpose: 'İşletenin yönetim panelinde seçtiği sütunları hatırlar; ziyaretçilere verilmez.',
      duration: 'başkaları seçilene kadar',
    },
    panelDraft: {
      purpose:
        'Yönetim panelinde kaydedilmemiş değişiklikleri kaydedilene kadar tutar; ziyaretçilere verilmez.',
      duration: 'kaydedilene, çıkış yapılana veya sekme kapatılana kadar',
    },
    ownerSession: {
      purpose: 'Site sahibinin yönetim paneline girişi; ziyaretçilere verilmez.',
      duration: `Oturum, en çok ${SESSION.absolute / HOUR} saat`,
    },
  },
};
