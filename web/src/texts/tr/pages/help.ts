import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';

export const help: PageTexts['help'] = {
  lang: 'tr',
  title: 'Yardım',
  description:
    'Arama, işletme kayıtları ve verileriniz hakkında sık sorulan soruların yanıtları ve bize ulaşma yolları.',
  heading: 'Nasıl yardımcı olabiliriz?',
  intro: 'Soruların çoğu iki cümlede yanıtlanır. Sorunuzu arayın ya da gruplara göz atın.',
  search: 'Sorularda ara',
  placeholder: 'örn. çalışma saatleri',
  submit: 'Ara',
  count: (found) => `${found} yanıt bulundu`,
  none: 'Sonuç bulunamadı',
  noneHint: (text) => `“${text}” hakkında burada bir şey yok. Daha kısa bir sözcük deneyin.`,
  reset: 'Aramayı sıfırla',
  contents: 'Bu sayfada',
  anchor: 'Bu yanıtın bağlantısı',
  steps: {
    search: 'İşletme ara',
    openNow: 'Şu anda açık işletmeler',
    categories: 'Tüm kategoriler',
    add: 'İşletme ekle',
    checks: 'Kayıtlar nasıl kontrol edilir',
    saved: 'Kaydedilen işletmeler',
    cookies: 'Çerezler ve seçiminiz',
    privacy: 'Gizlilik',
    contact: 'Bize yazın',
  },
  tasks: {
    title: 'Ne yapmak istiyorsunuz?',
    find: {
      title: 'İşletme bulmak',
      text: 'Ada, mesleğe veya yere göre; isterseniz yalnızca şu anda açık olanlar.',
    },
    add: { title: 'İşletme eklemek', text: 'Ücretsiz ve üç adımda.' },
    correct: {
      title: 'Bir kaydı düzeltmek',
      text: 'İşletmenin kendi sayfasında ya da bize yazarak.',
    },
  },
  groups: [
    {
      id: 'allgemein',
      title: 'Genel sorular',
      entries: [
        {
          question: 'Gewerk nedir?',
          answer:
            'Servislerin, ustaların ve hizmet işletmelerinin rehberi. Her işletmenin adresini, telefon numarasını, çalışma saatlerini ve puanını tek sayfada bulursunuz.',
        },
        {
          question: 'Kullanımı ücretli mi?',
          answer: 'Hayır. Aramak, okumak ve telefon etmek ücretsizdir ve üyelik gerektirmez.',
        },
        {
          question: 'Bilgiler nereden geliyor?',
          answer:
            'Herkese açık kaynaklardan, işletenin içe aktardığı listelerden ve işletmelerin kendisinden. Gönderilen işletmeler yayımlanmadan önce kontrol edilir.',
        },
        {
          question: 'Çalışma saatleri ne kadar güncel?',
          answer:
            'Bir işletmenin şu anda açık olup olmadığını her açılışta çalışma saatlerinden, kendi saat dilimi ve eyaletinin resmî tatilleriyle hesaplarız. Son dakika değişikliklerini yalnızca işletme bilir: uzun bir yola çıkmadan önce arayın.',
        },
      ],
    },
    {
      id: 'suche',
      title: 'Arama ve gezinme',
      entries: [
        {
          question: 'Neye göre arayabilirim?',
          answer:
            'Ada, mesleğe ve hizmete; ayrıca bir şehre veya posta koduna göre. İki alan da boş kalabilir.',
        },
        {
          question: 'Yanlış yazdım. Yine de bir şey bulur muyum?',
          answer:
            'Evet. Arama yazım hatalarını hoş görür ve Almanca harfleri iki yazımıyla da anlar: “Muenchen” München şehrini, “Autowerkstat” oto servisleri bulur.',
        },
        {
          question: 'Bulunduğum yerde kayıt yok. Ne olacak?',
          answer: 'O zaman arama en yakın işletmeleri gösterir ve her birinin uzaklığını belirtir.',
        },
        {
          question: 'Nasıl sıralar ve filtrelerim?',
          answer:
            '“İşletmeler” altında şehir ve kategori, kategori sayfalarında ise puan, ad, şehir veya yorum sayısına göre sıralama seçersiniz. Her seçim adres çubuğunda yer alır ve paylaşılabilir.',
        },
      ],
    },
    {
      id: 'eintragen',
      title: 'İşletme eklemek',
      entries: [
        {
          question: 'İşletmemi nasıl eklerim?',
          answer:
            'Üç adımda: ad ve meslek, iletişim bilgileri, çalışma saatleri. Çalışma saatlerini atlayabilirsiniz.',
        },
        {
          question: 'Kayıt ne kadar?',
          answer: 'Temel kayıt ücretsizdir ve öyle kalacaktır.',
        },
        {
          question: 'Kaydım ne zaman görünür?',
          answer: `Kontrolden sonra, genellikle ${PROMISED_HOURS} saat içinde. Onay e-postayla gelir.`,
        },
        {
          question: 'Bir kaydı nasıl değiştirir veya kaldırırım?',
          answer:
            'Sayfanın adresini ve neyin değişmesi gerektiğini bize yazın. Kaldırılan işletmeler aramada artık görünmez.',
        },
      ],
    },
    {
      id: 'nutzer',
      title: 'Ziyaretçiler için',
      entries: [
        {
          question: 'Hesap gerekli mi?',
          answer: 'Hayır. Herkese açık tüm sayfalara giriş yapmadan ulaşılır.',
        },
        {
          question: 'Puanlar nereden geliyor?',
          answer:
            'Kayıtla birlikte alınır; ortalamayı ve sayıyı gösterir. Kaynağı biliniyorsa bir bağlantı oraya götürür.',
        },
        {
          question: 'Site hakkımda hangi verileri saklar?',
          answer:
            'Onayınız olmadan yalnızca teknik olarak gerekenleri. Bunların neler olduğu çerez sayfasında yazar; seçiminizi de orada değiştirirsiniz.',
        },
        {
          question: 'Bir hata buldum. Kime bildireyim?',
          answer: 'Bize. Sayfanın adresini ve doğru bilgiyi yazın; kontrol edip düzeltiriz.',
        },
      ],
    },
  ],
  support: {
    title: 'Bize ulaşmanın yolları',
    channels: [
      {
        id: 'phone',
        title: 'Telefon',
        times: { lang: 'tr', text: 'Pzt-Cum 9-18' },
        text: 'Konuşarak daha çabuk çözülecek her şey için.',
        link: { text: '+49 30 23125 000', href: 'tel:+493023125000' },
      },
      {
        id: 'email',
        title: 'E-posta',
        times: { lang: 'tr', text: `${PROMISED_HOURS} saat içinde` },
        text: 'Her mesajı yanıtlarız, iş günlerinde en geç ertesi gün.',
        link: { text: 'kontakt@gewerk.example', href: 'mailto:kontakt@gewerk.example' },
      },
      {
        id: 'chat',
        title: 'Canlı sohbet',
        times: { lang: 'tr', text: 'görevli varken' },
        text: 'Sohbette bir görevli varsa penceresi sayfanın altında görünür. Yoksa telefon ve e-posta daha kısa yoldur.',
        link: null,
      },
    ],
  },
  resources: {
    title: 'Okumaya devam',
    cards: [
      {
        title: 'Rehber yazıları',
        text: 'İyi bir servis nasıl anlaşılır, fiyat teklifi ne işe yarar ve daha fazlası. Almanca.',
        path: '/blog',
      },
      {
        title: 'Rehber hakkında',
        text: 'Arkasında kimler var ve hangi ilkelerle yürütülüyor.',
        path: '/about',
      },
      {
        title: 'Çerezler ve onay',
        text: 'Nelerin, ne kadar süreyle saklandığı ve nasıl değiştirileceği.',
        path: '/cookies',
      },
      {
        title: 'Kullanım koşulları',
        text: 'Arama, kayıtlar ve sorumluluk üzerine sekiz madde.',
        path: '/terms',
      },
    ],
  },
};
