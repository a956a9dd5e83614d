import { FALLBACK } from '@gewerk/contracts/limits';
import type { Texts } from '../catalogue-types.js';
import { turkish, turkishDecimal, withComma } from '../number-format.js';
import { knownName } from '../known-name.js';
import { countries } from './countries.js';
import { trades } from './trades.js';

/** The fallback figures are given with English digit groups. */
const grouped = (figure: string): string => figure.replace(',', '.');

export const common: Texts['common'] = {
  brand: {
    name: 'Gewerk',
    global: 'Gewerk – Küresel İşletme Rehberi',
    portal: 'Gewerk – Servis ve Usta Portalı',
  },
  numbers: { whole: turkish, decimal: withComma },
  trade: (label) => knownName(trades, label),
  tradeLang: 'tr',
  country: (code, name) => knownName(countries, code, name),
  meta: {
    description: (total) =>
      `Servisleri, ustaları ve hizmet işletmelerini ada, şehre veya posta koduna göre bulun: adresi, telefonu ve çalışma saatleriyle ${total === null ? grouped(FALLBACK.metaTotal) : turkish(total)} işletme.`,
  },
  nav: {
    lang: 'tr',
    label: 'Ana menü',
    skip: 'İçeriğe geç',
    openMenu: 'Menüyü aç',
    closeMenu: 'Menüyü kapat',
    search: { label: 'İşletme bul', location: 'Yer veya posta kodu', submit: 'Bul' },
    closeSearch: 'Aramayı kapat',
    home: 'Ana sayfa',
    businesses: 'İşletmeler',
    categories: 'Kategoriler',
    help: 'Yardım',
    contact: 'İletişim',
  },
  footer: {
    lang: 'tr',
    label: 'Sayfa altı',
    quickLinks: 'Hızlı bağlantılar',
    about: 'Hakkımızda',
    contact: 'İletişim',
    addBusiness: 'İşletme ekle',
    blog: 'Rehber yazıları',
    help: 'Yardım',
    categories: 'Kategoriler',
    restaurants: 'Restoranlar',
    hairSalons: 'Kuaförler',
    retailStores: 'Mağazalar',
    services: 'Hizmetler',
    healthcare: 'Sağlık',
    legal: 'Yasal',
    privacy: 'Gizlilik politikası',
    imprint: 'Künye',
    terms: 'Kullanım koşulları',
    cookies: 'Çerez politikası',
    social: 'Sosyal medya',
    claim: (total) =>
      `Tek rehberde ${total === null ? grouped(FALLBACK.footerTotal) : turkish(total)} işletme: servisler, ustalar ve hizmet firmaları; en başta telefon numarası.`,
  },
  language: {
    lang: 'tr',
    label: 'Dil',
    original: 'Orijinal',
    mixed: 'Orijinal (karışık)',
    submit: 'Dili değiştir',
  },
  card: {
    category: 'Hizmet',
    open: 'Açık',
    closed: 'Kapalı',
    details: 'Ayrıntıları gör',
  },
  figures: {
    rating: (rating) => `5 üzerinden ${withComma(rating)} puan`,
    reviews: (count) => `${turkish(count)} yorum`,
    count: (count) => turkish(count),
    distance: (kilometres) => `${turkishDecimal(kilometres)}\u00a0km`,
  },
  opening: {
    today: (time) => `bugün ${time} açılır`,
    tomorrow: (time) => `yarın ${time} açılır`,
    on: (day, time) => `${day} ${time} açılır`,
    days: ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'],
  },
  shut: { CLOSED_TEMPORARILY: 'Geçici olarak kapalı', CLOSED_PERMANENTLY: 'Kalıcı olarak kapandı' },
  waysOn: {
    lang: 'tr',
    without: (label) => `“${label}” olmadan`,
    inside: (place) => `${place} için bir filtreyi kaldırın:`,
    found: (total) => `(${turkish(total)})`,
    around: (city) => `${city} çevresinde ara`,
    search: (name) => `“${name}” ara`,
    submit: 'İşletme eksik mi? Ücretsiz ekleyin',
  },
  understood: {
    lang: 'tr',
    label: 'Arama böyle anlaşıldı',
    remove: (text) => `“${text}” ifadesini kaldır`,
    partly: (words) => `Sonuca etkisi olmayan: ${words.map((word) => `“${word}”`).join(', ')}.`,
    closest: (words) =>
      `${words.map((word) => `“${word}”`).join(', ')} için burada henüz kayıtlı işletme yok. En yakın seçenekler bunlar.`,
    readAs: (text, trade) => `“${text}” şöyle anlaşıldı: ${trade}`,
    around: (inside, others) =>
      `${inside} sonuç yerin kendisinde, ardından en yakın ${others} sonuç uzaklığıyla.`,
    candidates: 'Bunu mu demek istediniz:',
    everywhere: 'Her yerde ara',
  },
  notice: {
    lang: 'tr',
    nearest: (place) =>
      `“${place}” içinde uygun bir kayıt yok. Aşağıda en yakın işletmeler ve uzaklıkları yer alıyor.`,
    unknownPlace: (place) => `“${place}” diye bir yer bilinmiyor.`,
    degraded: (ignored) =>
      `Arama şu anda sınırlı: sözcükleri yalnızca başından buluyor, yazım hatalarını hoş görmüyor${ignored.length === 0 ? '' : ` ve şu filtreler uygulanmadı: ${ignored.join(', ')}`}.`,
    filters: {
      openNow: '“şu anda açık”',
      minRating: '“en düşük puan”',
      around: '“uzaklık”',
      hasWebsite: '“web sitesi var”',
      hasPhone: '“telefonu var”',
    },
  },
  more: {
    lang: 'tr',
    show: (count) => `${turkish(count)} sonuç daha göster`,
    shown: (open, total) => `${turkish(total)} sonuçtan ${turkish(open)}`,
  },
  paging: {
    lang: 'tr',
    label: 'Sayfalar',
    previous: 'Önceki',
    next: 'Sonraki',
    page: (page) => `Sayfa ${page}`,
    of: (page, pages) => `Sayfa ${page} / ${pages}`,
  },
  view: { lang: 'tr', label: 'Görünüm', grid: 'Izgara', list: 'Liste' },
  suggest: {
    lang: 'tr',
    label: 'Öneriler',
    groups: {
      recent: 'Bu cihazdaki son aramalar',
      recentPlaces: 'Bu cihazdaki son yerler',
      searches: 'Aramalar',
      businesses: 'İşletmeler',
      categories: 'Kategoriler',
      cities: 'Yerler',
    },
    businesses: (count) => `${turkish(count)} işletme`,
    count: (count) => `${count} öneri`,
    forget: 'Son aramaları sil',
  },
  ad: { label: (area) => `Reklam ${area}` },
  offline: {
    lang: 'tr',
    title: 'Bağlantı yok',
    text: 'Çevrimdışısınız. Wi-Fi ya da mobil veriyi kontrol edin: eksikler kendiliğinden yüklenir.',
  },
  error: {
    lang: 'tr',
    title: 'Bir şeyler ters gitti',
    invalidParameters: 'Geçersiz adres',
    invalidText:
      'Adreste doğru olamayacak bir değer var. Adresi kontrol edin veya ana sayfadan yeniden başlayın.',
    reload: 'Sayfayı yenile',
    home: 'Ana sayfaya dön',
  },
  map: {
    label: 'Almanya haritası: kayıtlı işletmesi olan her şehir için bir nokta',
    city: (city) => `Almanya haritası, işaretli şehir: ${city}`,
  },
  businessMap: {
    lang: 'tr',
    label: 'İşletmelerin haritası',
    show: 'Haritayı göster',
    hide: 'Haritayı kapat',
    loading: 'Harita yükleniyor …',
    failed: 'Harita yüklenemiyor. Liste aynı işletmeleri gösterir.',
    retry: 'Yeniden dene',
    gone: 'Bu işletme artık kayıtlı değil.',
    close: 'Kapat',
    keys: 'Harita: ok tuşlarıyla kaydırın, artı ve eksi ile yakınlaştırıp uzaklaştırın. Yanındaki liste aynı işletmeleri gösterir.',
    zoomIn: 'Yakınlaştır',
    zoomOut: 'Uzaklaştır',
    searchHere: 'Bu bölgede ara',
    area: 'Harita bölgesi',
    bare: 'Bu haritada sokaklar yok.',
    source: 'Temel harita: Natural Earth · Yerler: GeoNames (CC BY 4.0)',
  },
};
