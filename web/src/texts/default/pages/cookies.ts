import { CONSENT_MONTHS, DAY, DRAFT_DAYS, HOUR, LOGIN, SESSION } from '@gewerk/contracts/limits';
import { germanDate } from '../../german-date.js';

export const cookies = {
  lang: 'de',
  title: 'Cookies',
  description:
    'Welche Cookies und Speicher diese Website verwendet, wozu und wie lange, und was davon Sie zulassen.',
  intro: `Nichts, was nicht notwendig ist, wird geladen oder gespeichert, bevor Sie gewählt haben. Ihre Auswahl gilt ${CONSENT_MONTHS} Monate; ändern oder widerrufen können Sie sie hier jederzeit.`,
  form: {
    title: 'Ihre Auswahl',
    locked: 'immer aktiv',
    reject: 'Nur notwendige Cookies',
    accept: 'Alle akzeptieren',
    save: 'Auswahl speichern',
    undecided:
      'Sie haben noch nicht gewählt. Bis dahin ist nur Notwendiges aktiv; ein Schalter gilt erst, wenn Sie ihn bewegt haben.',
    signal:
      'Ihr Browser sendet das Signal, nicht verfolgt werden zu wollen. Wir behandeln es als Ablehnung; zulassen können Sie hier trotzdem etwas.',
    saved: (date: string) =>
      `Gespeichert am ${germanDate(date)}. Ihre Auswahl gilt ${CONSENT_MONTHS} Monate.`,
    unsaved: 'Änderungen sind noch nicht gespeichert.',
    withoutScript:
      'Ohne JavaScript lädt und speichert diese Website nichts, was Ihrer Zustimmung bedarf. Es gibt hier nichts auszuwählen.',
  },
  categories: {
    necessary: {
      name: 'Notwendig',
      text: 'Hält Ihre Auswahl fest und macht, dass die Seiten funktionieren.',
      duration: `Sitzung, bis zu 24 Stunden; die Auswahl selbst ${CONSENT_MONTHS} Monate`,
    },
    analytics: {
      name: 'Analyse',
      text: 'Misst, welche Seiten gebraucht werden, wenn der Betreiber ein Messprogramm eingebunden hat.',
      duration: 'bis zu 24 Monate',
    },
    marketing: {
      name: 'Marketing',
      text: 'Wählt Anzeigen danach aus, was Sie zuvor gesehen haben, wenn der Betreiber das eingebunden hat.',
      duration: 'bis zu 12 Monate',
    },
    preferences: {
      name: 'Präferenzen',
      text: 'Merkt sich, wie Sie Seiten gern sehen, und lädt Zusatzfunktionen wie einen Chat.',
      duration: 'bis zu 12 Monate',
    },
  },
  table: {
    title: 'Was im Einzelnen gespeichert wird',
    intro:
      'Diese Einträge legt die Website selbst an. Programme, die der Betreiber zusätzlich einbindet, legen nur nach Ihrer Zustimmung weitere an.',
    name: 'Name',
    kind: 'Art',
    category: 'Kategorie',
    purpose: 'Zweck',
    duration: 'Dauer',
    overHttps: 'Über https steht vor den Namen der Cookies der Verwaltung „__Host-“.',
    kinds: { cookie: 'Cookie', 'session-storage': 'Sitzungsspeicher', 'local-storage': 'Lokaler Speicher' },
  },
  items: {
    consent: { purpose: 'Hält fest, was Sie zugelassen haben.', duration: `${CONSENT_MONTHS} Monate` },
    scrollPositions: {
      purpose: 'Führt beim Zurückgehen an die Stelle, an der Sie waren.',
      duration: 'bis der Tab geschlossen wird',
    },
    businessDraft: {
      purpose: 'Bewahrt Ihre Angaben im Formular „Add Business“, bis sie abgesandt sind.',
      duration: `bis zum Absenden, höchstens ${DRAFT_DAYS} Tage`,
    },
    contactDraft: {
      purpose: 'Bewahrt Ihre Nachricht im Kontaktformular, bis sie abgesandt ist.',
      duration: `bis zum Absenden, höchstens ${DRAFT_DAYS} Tage`,
    },
    savedBusinesses: {
      purpose:
        'Hält die Betriebe, die Sie sich merken; sie verlassen das Gerät nur mit einem Link, den Sie teilen.',
      duration: 'bis Sie sie entfernen',
    },
    viewedBusinesses: {
      purpose: 'Zeigt die zuletzt angesehenen Betriebe wieder; sie verlassen das Gerät nicht.',
      duration: 'bis Sie sie löschen oder die Einwilligung zurücknehmen',
    },
    recentSearches: {
      purpose: 'Bietet Ihre letzten Suchen und Orte wieder an; sie verlassen das Gerät nicht.',
      duration: 'bis Sie sie löschen',
    },
    language: {
      purpose: 'Merkt die Sprache, die Sie gewählt haben, oder dass Sie keine andere angeboten bekommen.',
      duration: 'bis Sie eine andere wählen',
    },
    knownBrowser: {
      purpose: 'Erkennt den Browser des Betreibers bei der Anmeldung wieder; Besucher erhalten es nicht.',
      duration: `${LOGIN.knownBrowser / DAY} Tage`,
    },
    ownerHint: {
      purpose: 'Merkt, dass sich der Betreiber hier angemeldet hat; Besucher erhalten es nicht.',
      duration: 'bis zur Abmeldung',
    },
    panelColumns: {
      purpose:
        'Merkt die Spalten, die der Betreiber in der Verwaltung gewählt hat; Besucher erhalten es nicht.',
      duration: 'bis andere gewählt werden',
    },
    panelDraft: {
      purpose: 'Hält Ungespeichertes aus der Verwaltung bis zum Speichern; Besucher erhalten es nicht.',
      duration: 'bis zum Speichern, Abmelden oder Schließen des Tabs',
    },
    ownerSession: {
      purpose: 'Anmeldung des Betreibers in der Verwaltung; Besucher erhalten es nicht.',
      duration: `Sitzung, höchstens ${SESSION.absolute / HOUR} Stunden`,
    },
  },
} as const;
