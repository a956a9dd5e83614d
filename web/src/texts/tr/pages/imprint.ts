import type { LegalTexts } from '../../page-text-types.js';

/** All of this is sample data, which operators replace with their own. */
export const imprint: LegalTexts = {
  lang: 'tr',
  title: 'Künye',
  description: 'Bu rehberin sağlayıcısı: adres, iletişim, temsil ve içerik sorumluluğu.',
  intro: 'Alman Dijital Hizmetler Yasası (DDG) md. 5 uyarınca bilgiler.',
  updated: null,
  contents: null,
  sections: [
    {
      id: 'anbieter',
      title: 'Sağlayıcı',
      blocks: [
        ['Gewerk Verzeichnis GmbH (örnek bilgi)', 'Musterstraße 1', '10115 Berlin', 'Almanya'],
        'Temsil eden genel müdür: Maria Mustermann.',
      ],
    },
    {
      id: 'kontakt',
      title: 'İletişim',
      blocks: [
        ['Telefon: +49 30 23125 000', 'E-posta: kontakt@gewerk.example'],
        { lang: 'tr', text: 'Çalışma saatleri: Pzt-Cum 09-18 ve Cmt 10-14' },
      ],
    },
    {
      id: 'register',
      title: 'Sicil ve vergi',
      blocks: [['Musterstadt Sulh Mahkemesi (Amtsgericht), HRB 000000', 'KDV kimlik numarası: DE000000000']],
    },
    {
      id: 'inhalte',
      title: 'Yayın içeriğinden sorumlu',
      blocks: ['Maria Mustermann, adres yukarıdaki gibidir (MStV md. 18/2).'],
    },
    {
      id: 'streit',
      title: 'Uyuşmazlıkların çözümü',
      blocks: [
        'Tüketici hakem kurulu önündeki süreçlere katılmakla yükümlü değiliz ve katılmayız. Bize yazın: konuların çoğu bir yanıtla çözülür.',
      ],
    },
    {
      id: 'hinweise',
      title: 'Hata ve hak ihlali bildirimi',
      blocks: [
        'Bir kayıt yanlışsa veya bir içerik hakları ihlal ediyorsa sayfanın adresini ve nedenini bize yazın. Her bildirimi inceler ve size yanıt veririz.',
      ],
    },
  ],
};
