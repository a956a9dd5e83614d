import { germanDate } from '../../german-date.js';
import { german } from '../../number-format.js';

export const blog = {
  lang: 'de',
  /** Language of the articles themselves. */
  articleLang: 'de',
  /** Shown if the texts around the articles are in another language. */
  articlesInGerman: 'Die Artikel sind auf Deutsch geschrieben.',
  title: 'Ratgeber',
  description:
    'Kurze Texte rund um Werkstatt, Handwerk und Reparatur: worauf Sie achten, was es kosten darf, was Betriebe wissen sollten.',
  intro: 'Kurze Texte rund um Werkstatt, Handwerk und Reparatur. Geschrieben, damit man danach anrufen kann.',
  featured: 'Neuester Artikel',
  list: 'Weitere Artikel',
  inCategory: (category: string) => `Artikel in „${category}“`,
  categories: 'Kategorien',
  all: 'Alle Artikel',
  popular: 'Beliebte Artikel',
  none: 'In dieser Kategorie gibt es keine Artikel.',
  read: 'Artikel lesen',
  date: germanDate,
  readTime: (minutes: number) => `${minutes}\u00a0Min. Lesezeit`,
  views: (count: number) => `${german(count)}\u00a0${count === 1 ? 'Aufruf' : 'Aufrufe'}`,
  comments: (count: number) => `${german(count)}\u00a0${count === 1 ? 'Kommentar' : 'Kommentare'}`,
  back: 'Alle Artikel',
  more: 'Weiterlesen',
  contents: 'In diesem Artikel',
  failed: 'Die Artikel konnten nicht geladen werden.',
  notFound: {
    title: 'Artikel nicht gefunden',
    text: 'Diesen Artikel gibt es nicht oder nicht mehr.',
  },
  newsletter: {
    lang: 'de',
    title: 'Newsletter',
    text: 'Einmal im Monat das Wichtigste aus Werkstatt und Handwerk. Abmelden geht jederzeit mit einem Klick.',
    email: 'E-Mail-Adresse',
    submit: 'Newsletter abonnieren',
    submitting: 'Wird gesendet...',
    asked: 'Fast geschafft: Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gerade schicken.',
  },
} as const;
