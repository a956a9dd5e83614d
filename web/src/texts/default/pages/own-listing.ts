import { CLAIM, STATISTICS_MAIL } from '@gewerk/contracts/limits';
import { listingReport } from './listing-report.js';

/** The page on which a business owner edits a listing. */
export const ownListing = {
  lang: 'de',
  title: 'Eigenen Eintrag bearbeiten',
  description: 'Inhaber bearbeiten hier Öffnungszeiten, Beschreibung, Kontakt und Fotos ihres Eintrags.',
  heading: 'Eigenen Eintrag bearbeiten',
  intro: 'Für Inhaber des Betriebs. Es geht um:',
  contact: 'kontakt@gewerk.example',
  loading: 'Der Eintrag wird geladen …',
  noListing: 'Öffnen Sie diese Seite von Ihrem Eintrag aus.',
  gone: 'Diesen Eintrag gibt es nicht mehr.',
  failed: 'Der Eintrag konnte nicht geladen werden. Bitte versuchen Sie es in einem Moment noch einmal.',
  search: 'Betriebe suchen',
  proof: {
    intro: (minutes: number) =>
      `Bestätigen Sie mit einem Code, dass es Ihr Betrieb ist. Danach können Sie den Eintrag ${minutes} Minuten lang bearbeiten.`,
    noAddress:
      'Dieser Eintrag hat weder E-Mail-Adresse noch Website, an die wir einen Code schicken könnten. Schreiben Sie uns:',
    hand: {
      title: 'Code per Brief oder Anruf',
      intro:
        'Der Eintrag hat keine E-Mail-Adresse. Wir schicken den Code mit der Post an seine Anschrift oder rufen seine Telefonnummer an.',
      way: 'Wie soll der Code kommen?',
      ways: {
        letter: 'Brief an die Anschrift im Eintrag',
        phone: 'Anruf bei der Nummer im Eintrag',
      },
      ask: 'Brief oder Anruf anfordern',
      asking: 'Wird angefordert …',
      asked: {
        letter: (days: number, tries: number) =>
          `Wir schicken den Brief in den nächsten Tagen. Er nennt einen Vorgang und einen Code, der ${days} Tage und für ${tries} Versuche gilt. Ist schon einer unterwegs, kommt kein zweiter.`,
        phone: (days: number, tries: number) =>
          `Wir rufen in den nächsten Tagen an und nennen einen Vorgang und einen Code, der ${days === 1 ? 'einen Tag' : `${days} Tage`} und für ${tries} Versuche gilt. Ist schon ein Anruf vorgesehen, kommt kein zweiter.`,
      },
      reference: 'Vorgang',
      referenceHint: 'Zehn Zeichen; sie stehen im Brief oder wurden am Telefon genannt.',
      code: 'Code aus Brief oder Anruf',
    },
    address: 'Adresse für den Code',
    addressHint: 'Die E-Mail-Adresse aus dem Eintrag oder eine unter der Domain seiner Website.',
    ask: 'Code anfordern',
    asking: 'Wird angefordert …',
    asked: (minutes: number) =>
      `Gehört die Adresse zum Eintrag, schicken wir den Code dorthin. Das kann einige Minuten dauern. Der Code gilt ${minutes} Minuten und für ${CLAIM.tries} Versuche.`,
    code: 'Code aus der E-Mail',
    prove: 'Weiter',
    wrong: 'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  },
  fields: {
    description: listingReport.fields.description,
    phone: listingReport.fields.phone,
    email: listingReport.fields.email,
    website: listingReport.fields.website,
  },
  hours: listingReport.hours,
  hoursHint: listingReport.hoursHint,
  hoursUnread: 'Diese Zeiten können wir nicht lesen. Schreiben Sie sie etwa so: 09:00-12:00, 13:00-18:00',
  closed: listingReport.closed,
  days: listingReport.days,
  photos: {
    title: 'Fotos',
    none: 'Noch hat der Eintrag keine Fotos.',
    add: 'Fotos hinzufügen',
    hint: (megabytes: number) =>
      `JPEG, PNG, WebP, GIF oder AVIF bis ${megabytes} MB. Aufnahmeort und andere Angaben in der Datei werden entfernt.`,
    sending: (number: number, total: number) => `Foto ${number} von ${total} wird gesendet …`,
    alt: (number: number) => `Foto ${number}`,
    first: 'Titelbild',
    makeFirst: 'Als Titelbild',
    makeFirstOf: (number: number) => `Foto ${number} als Titelbild`,
    remove: 'Entfernen',
    removeOf: (number: number) => `Foto ${number} entfernen`,
    noPhoto: (name: string) => `„${name}“ können wir nicht als Foto zeigen.`,
    tooLarge: (name: string) => `„${name}“ ist zu groß.`,
    failed: (name: string) => `„${name}“ konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.`,
  },
  reviewed: 'Wir prüfen Ihre Änderungen, bevor sie erscheinen.',
  atOnce: 'Ihre Änderungen erscheinen sofort.',
  nothing: 'Bitte ändern Sie eine Angabe.',
  send: 'Zur Prüfung senden',
  publish: 'Veröffentlichen',
  sending: 'Wird gesendet …',
  over: 'Die Bearbeitungszeit ist abgelaufen. Bitte fordern Sie einen neuen Code an.',
  sent: {
    titles: { published: 'Ihre Änderungen sind veröffentlicht', waiting: 'Ihre Änderungen sind angekommen' },
    texts: {
      published: 'Es kann einige Sekunden dauern, bis sie überall zu sehen sind.',
      waiting: 'Wir prüfen sie und veröffentlichen sie dann.',
    },
    back: 'Zurück zum Eintrag',
  },
  statistics: {
    title: 'Monatliche Statistik per E-Mail',
    text: 'Auf Wunsch schicken wir Ihnen einmal im Monat, wie oft Ihr Eintrag angesehen und wie oft Telefon, Website und Route gewählt wurden. Die E-Mail geht an die Adresse, die den Code bekommen hat. Sie können sie hier oder in jeder dieser E-Mails abbestellen.',
    label: 'Statistik schicken',
    none: 'Nicht schicken',
    languages: { de: 'Auf Deutsch', en: 'Auf Englisch', tr: 'Auf Türkisch' },
    save: 'Auswahl speichern',
    on: 'Gespeichert. Die nächste Statistik kommt am Anfang des nächsten Monats.',
    off: 'Gespeichert. Die monatliche Statistik ist abbestellt.',
    tooMany: `Schon ${STATISTICS_MAIL.addresses} Adressen bekommen diese Statistik. Bestellen Sie sie erst bei einer anderen ab.`,
  },
  endStatistics: {
    title: 'Monatliche Statistik abbestellen',
    text: 'Die Adresse, an die diese E-Mail ging, wird gelöscht und bekommt keine Statistik mehr.',
    button: 'Statistik abbestellen',
    done: 'Erledigt. Ihre Adresse ist gelöscht.',
    failed: 'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn ganz aus der E-Mail.',
    again: 'Das hat nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.',
    home: 'Zur Startseite',
  },
} as const;
