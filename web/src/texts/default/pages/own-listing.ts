import { listingReport } from './listing-report.js';

/** The page on which the owner of a business edits its listing. */
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
      `Zeigen Sie mit einem Code, dass es Ihr Betrieb ist. Danach können Sie den Eintrag ${minutes} Minuten lang bearbeiten.`,
    noAddress:
      'In diesem Eintrag stehen weder E-Mail-Adresse noch Website, an die wir einen Code schicken könnten. Schreiben Sie uns:',
    address: 'Adresse für den Code',
    addressHint: 'Die E-Mail-Adresse aus dem Eintrag oder eine unter der Domain seiner Website.',
    ask: 'Code anfordern',
    asking: 'Wird angefordert …',
    asked: (minutes: number) =>
      `Gehört die Adresse zum Eintrag, schicken wir den Code dorthin. Das kann einige Minuten dauern. Der Code gilt ${minutes} Minuten und für fünf Versuche.`,
    code: 'Code aus der E-Mail',
    prove: 'Weiter',
    wrong: 'Dieser Code stimmt nicht oder gilt nicht mehr. Prüfen Sie ihn, oder fordern Sie einen neuen an.',
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
    noPhoto: (name: string) => `„${name}“ ist kein Foto, das wir zeigen können.`,
    tooLarge: (name: string) => `„${name}“ ist zu groß.`,
    failed: (name: string) => `„${name}“ konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.`,
  },
  reviewed: 'Wir sehen Ihre Änderungen an, bevor sie erscheinen.',
  atOnce: 'Ihre Änderungen erscheinen sofort.',
  nothing: 'Bitte ändern Sie eine Angabe.',
  send: 'Zur Prüfung senden',
  publish: 'Veröffentlichen',
  sending: 'Wird gesendet …',
  over: 'Die Zeit zum Bearbeiten ist um. Bitte fordern Sie einen neuen Code an.',
  sent: {
    titles: { published: 'Ihre Änderungen sind veröffentlicht', waiting: 'Ihre Änderungen sind angekommen' },
    texts: {
      published: 'Es kann einige Sekunden dauern, bis sie überall zu sehen sind.',
      waiting: 'Wir sehen sie an und veröffentlichen sie dann.',
    },
    back: 'Zurück zum Eintrag',
  },
} as const;
