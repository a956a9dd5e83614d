import type { ListingAction, MailLanguage } from '@gewerk/contracts';

interface StatisticsMailTexts {
  readonly title: (name: string, month: string) => string;
  readonly intro: (name: string, month: string) => string;
  readonly uses: Readonly<Record<ListingAction, string>>;
  readonly byDay: string;
  readonly day: (views: string, clicks: string) => string;
  readonly note: string;
  readonly listing: string;
  readonly end: string;
}

export const statisticsMailTexts: Readonly<Record<MailLanguage, StatisticsMailTexts>> = {
  de: {
    title: (name, month) => `Ihr Eintrag im ${month}: ${name}`,
    intro: (name, month) => `Guten Tag,\n\nso wurde Ihr Eintrag „${name}“ im ${month} genutzt:`,
    uses: { views: 'Aufrufe', phone: 'Telefon', website: 'Website', route: 'Route' },
    byDay: 'Nach Tagen:',
    day: (views, clicks) => `${views} Aufrufe, ${clicks} Klicks`,
    note: 'Die Tage sind nach UTC. Gezählt wird ohne Cookies und ohne Angaben zu den Besuchern; wessen Browser der Zählung widerspricht, wird nicht mitgezählt.',
    listing: 'Zu Ihrem Eintrag',
    end: 'Statistik abbestellen',
  },
  en: {
    title: (name, month) => `Your listing in ${month}: ${name}`,
    intro: (name, month) => `Hello,\n\nThis is how your listing “${name}” was used in ${month}:`,
    uses: { views: 'Views', phone: 'Phone', website: 'Website', route: 'Directions' },
    byDay: 'By day:',
    day: (views, clicks) => `${views} views, ${clicks} clicks`,
    note: 'Days are in UTC. We count without cookies and keep nothing about visitors; browsers that ask not to be tracked are not counted.',
    listing: 'View your listing',
    end: 'Stop sending statistics',
  },
  tr: {
    title: (name, month) => `Kaydınız, ${month}: ${name}`,
    intro: (name, month) => `Merhaba,\n\n“${name}” kaydınızın ${month} istatistikleri:`,
    uses: { views: 'Görüntüleme', phone: 'Telefon', website: 'Web sitesi', route: 'Yol tarifi' },
    byDay: 'Sayım yapılan günler:',
    day: (views, clicks) => `${views} görüntüleme, ${clicks} tıklama`,
    note: 'Günler UTC saatine göredir. Sayımda çerez kullanılmaz, ziyaretçiler hakkında bilgi saklanmaz; sayılmak istemeyen tarayıcılar sayılmaz.',
    listing: 'Kaydınıza gidin',
    end: 'İstatistik göndermeyi durdur',
  },
};
