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
    byDay: 'Die Tage, an denen etwas gezählt wurde:',
    day: (views, clicks) => `${views} Aufrufe, ${clicks} Klicks`,
    note: 'Gezählt wird nach UTC, ohne Cookies und ohne Angaben zu den Besuchern. Wer seinen Browser bitten lässt, nicht gezählt zu werden, ist nicht dabei.',
    listing: 'Zu Ihrem Eintrag',
    end: 'Keine Zahlen mehr bekommen',
  },
  en: {
    title: (name, month) => `Your listing in ${month}: ${name}`,
    intro: (name, month) => `Hello,\n\nthis is how your listing “${name}” was used in ${month}:`,
    uses: { views: 'Views', phone: 'Phone', website: 'Website', route: 'Directions' },
    byDay: 'The days on which anything was counted:',
    day: (views, clicks) => `${views} views, ${clicks} clicks`,
    note: 'Days are those of UTC. Nothing is kept of the visitors and no cookies are used; browsers that ask not to be counted are left out.',
    listing: 'To your listing',
    end: 'Get no more figures',
  },
  tr: {
    title: (name, month) => `Kaydınız, ${month}: ${name}`,
    intro: (name, month) => `Merhaba,\n\n“${name}” kaydınızın ${month} sayıları:`,
    uses: { views: 'Görüntüleme', phone: 'Telefon', website: 'Web sitesi', route: 'Yol tarifi' },
    byDay: 'Sayım yapılan günler:',
    day: (views, clicks) => `${views} görüntüleme, ${clicks} tıklama`,
    note: 'Günler UTC saatine göredir. Sayımda çerez kullanılmaz, ziyaretçiler hakkında bilgi saklanmaz; sayılmak istemeyen tarayıcılar sayılmaz.',
    listing: 'Kaydınıza gidin',
    end: 'Artık sayı almak istemiyorum',
  },
};
