import { FALLBACK } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { turkish } from '../../number-format.js';

export const about: PageTexts['about'] = {
  lang: 'tr',
  title: 'Hakkımızda',
  description:
    'Bu rehber neden var, nasıl ortaya çıktı, üzerinde kimler çalışıyor ve teknik olarak neye dayanıyor.',
  heading: 'Yalnızca kısa bir an gereken rehber',
  intro:
    'Servis arayan kişi bir telefon numarası ister, reklamlar arasında gezinti değil. Bu yüzden bizde gerekenler başta durur: ad, numara, çalışma saatleri.',
  figures: {
    label: 'Sayılarla rehber',
    total: (total) => (total === null ? FALLBACK.aboutTotal : turkish(total)),
    totalLabel: 'kayıtlı işletme',
    cities: (cities) => `${turkish(cities ?? FALLBACK.cityCount)}+`,
    citiesLabel: 'şehir',
    usersLang: 'tr',
    users: '1 milyon+',
    usersLabel: 'aylık kullanıcı',
  },
  values: {
    title: 'Görevimiz',
    intro: 'İyi zanaat kolay bulunmalı. Dört ilke yolumuzu belirler.',
    items: [
      {
        title: 'Kısa',
        text: 'Her sayfa önce en sık sorulan soruyu yanıtlar. On saniyede numara elinizdedir.',
      },
      {
        title: 'Dürüst',
        text: 'Sayılar reklamdan değil verilerden gelir. Bilmediğimizi yazmayız.',
      },
      {
        title: 'Herkese açık',
        text: 'Her cihazda, klavyeyle ve ekran okuyucuyla; hesapsız ve dolambaçsız.',
      },
      {
        title: 'Ölçülü',
        text: 'Siz onaylamadıkça üçüncü taraflara bağlantı yok. Arayan kişi izlenmez.',
      },
    ],
  },
  stock: {
    title: 'Rehberde neler var',
    intro: 'En büyük kategoriler, bugünkü kayıtlardan sayıldı. Bir işletme birden çok kategoride olabilir.',
    count: (total, cities) => `${turkish(cities)} şehirde ${turkish(total)}`,
    all: 'Tüm kategorilere bak',
  },
  checks: {
    title: 'Kayıtlar nasıl kontrol edilir',
    intro: 'Bir kayıt, telefon numarası kadar değerlidir. Bu yüzden dört yoldan kontrol ederiz.',
    steps: [
      {
        title: 'Okunurken',
        text: 'Numaralar, adresler ve çalışma saatleri tek bir biçime getirilir. Okunamayan tahmin edilmez, yazılmaz.',
      },
      {
        title: 'Çift kayıtlara karşı',
        text: 'Aynı işletme olabilecek kayıtlar karşılaştırılır ve birleştirilir.',
      },
      {
        title: 'Yayımlanmadan önce',
        text: 'Gönderilen her işletmeyi bir insan bekler: yayımlanmadan önce her gönderim okunur.',
      },
      {
        title: 'Sonrasında',
        text: 'Web sitelerinin açılıp açılmadığı kontrol edilir, ziyaretçi bildirimleri okunur, işletme sahipleri kendi kayıtlarını düzeltir.',
      },
    ],
    wrong: 'Yine de yanlış bir şey mi var? Her işletmenin sayfasında bildirilebilir.',
    report: 'Ya da bize yazın.',
  },
  next: {
    title: 'Şimdi ne yapalım?',
    search: 'İşletme bul',
    add: 'İşletme ekle',
    help: 'Sorular ve yanıtlar',
  },
  timeline: {
    title: 'Nasıl ortaya çıktı',
    steps: [
      {
        year: '2020',
        lang: 'tr',
        title: 'Mahalle için bir liste',
        text: 'Başlangıçta üç ilçe, bir tablo ve cumartesi hangi servisin açık olduğu sorusu vardı.',
      },
      {
        year: '2021',
        lang: 'tr',
        title: 'Liste rehbere dönüşüyor',
        text: 'Yere ve mesleğe göre aramayla ilk açık sürüm yayına giriyor.',
      },
      {
        year: '2022',
        lang: 'tr',
        title: 'İşletmeler kendilerini ekliyor',
        text: 'İşletme sahipleri ücretsiz kayıt gönderiyor; her gönderimi insanlar kontrol ediyor.',
      },
      {
        year: '2023',
        lang: 'tr',
        title: '2023 yılında 30.000+ işletme',
        text: 'Ülkenin dört bir yanından servisler ve ustalar, ayrıca yazım hatalarını hoş gören bir arama.',
      },
      {
        year: '2024',
        lang: 'tr',
        title: 'Dakikası dakikasına açık veya kapalı',
        text: 'Çalışma saatleri, işletmenin saat dilimi ve resmî tatilleriyle hesaplanıyor.',
      },
    ],
  },
  team: {
    title: 'Arkasındaki insanlar',
    introLang: 'tr',
    intro: '15+ geliştirici',
    introRest: 've her yeni kaydı okuyan bir yayın ekibi.',
    members: [
      {
        name: 'Maria Mustermann',
        role: 'Genel müdür',
        text: 'Rehberi kurdu ve hâlâ her şikâyeti okuyor.',
      },
      {
        name: 'Jonas Beispiel',
        role: 'Teknik',
        text: 'Siz sorunuzu tamamlamadan sayfanın gelmesini sağlıyor.',
      },
      {
        name: 'Aylin Vorlage',
        role: 'Yayın',
        text: 'Kayıtları kontrol ediyor, bir şey tutmadığında arıyor ve rehber yazılarını yazıyor.',
      },
      {
        name: 'Peter Probe',
        role: 'İşletme desteği',
        text: 'Çalışma saatleri değiştiğinde veya bir taşınma olduğunda telefonun ucunda.',
      },
    ],
  },
  technology: {
    title: 'Neyin üzerinde çalışıyor',
    items: [
      {
        title: 'Hazır sayfalar',
        text: 'Sunucu, JavaScript olmadan ve zayıf ağda bile okunabilir sayfalar gönderir.',
      },
      {
        title: 'Hata bağışlayan arama',
        text: 'Almanca harfler, yazım hataları ve posta kodları aynı işletmeye götürür.',
      },
      {
        title: 'Ayrı hizmetler',
        text: 'Arama, rehber ve görseller ayrı çalışır; biri durursa diğerleri devam eder.',
      },
      {
        title: 'Kendi altyapımız',
        text: 'Yazı tipleri, haritalar ve görseller üçüncü taraflardan değil kendi sunucumuzdan gelir.',
      },
    ],
  },
};
