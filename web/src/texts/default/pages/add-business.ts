import { PROMISED_HOURS } from '@gewerk/contracts/limits';

const PER_CENT = 100;

export const addBusiness = {
  lang: 'de',
  title: 'Unternehmen eintragen',
  description: `Tragen Sie Ihren Betrieb kostenlos ins Verzeichnis ein: drei Schritte, geprüft und sichtbar innerhalb von ${PROMISED_HOURS} Stunden.`,
  heading: 'Unternehmen eintragen',
  intro: `Drei kurze Schritte, kostenlos. Nach der Prüfung wird Ihr Eintrag innerhalb von ${PROMISED_HOURS} Stunden aktiv.`,
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  percent: (step: number, steps: number) => `${Math.round((step / steps) * PER_CENT)}%`,
  progress: 'Fortschritt',
  next: 'Weiter',
  back: 'Zurück',
  submit: 'Eintrag einreichen',
  submitting: 'Wird eingereicht...',
  basics: {
    title: 'Grundlegende Informationen',
    name: 'Name des Unternehmens',
    category: 'Kategorie',
    categories: {
      'kfz-werkstatt': 'KFZ-Werkstatt',
      handwerker: 'Handwerker',
      dienstleister: 'Dienstleister',
      handel: 'Handel',
      gastronomie: 'Gastronomie',
      gesundheit: 'Gesundheit',
      bildung: 'Bildung',
      immobilien: 'Immobilien',
      transport: 'Transport & Logistik',
      sonstiges: 'Sonstiges',
    },
    description: 'Beschreibung',
    descriptionHint: 'Was bieten Sie an, und was sollten Kunden vorher wissen?',
  },
  contact: {
    title: 'Kontaktdaten',
    address: 'Straße und Hausnummer',
    city: 'Stadt',
    postal_code: 'Postleitzahl',
    phone: 'Telefon',
    email: 'E-Mail',
    emailHint: 'Hierhin geht die Bestätigung.',
    website: 'Website',
  },
  hours: {
    title: 'Öffnungszeiten',
    text: 'Alle Angaben sind freiwillig. Was leer bleibt, wird nicht angezeigt.',
    hint: 'z.B. 09:00-18:00 oder Geschlossen',
    days: {
      monday: 'Montag',
      tuesday: 'Dienstag',
      wednesday: 'Mittwoch',
      thursday: 'Donnerstag',
      friday: 'Freitag',
      saturday: 'Samstag',
      sunday: 'Sonntag',
    },
  },
  duplicates: {
    title: 'Steht Ihr Betrieb schon im Verzeichnis?',
    text: 'Diese Einträge klingen ähnlich. Einreichen können Sie trotzdem.',
  },
  benefits: {
    title: 'Was Ihr Eintrag bringt',
    items: [
      { title: 'Kostenlos', text: 'Der Basiseintrag kostet nichts, heute nicht und später nicht.' },
      {
        title: 'Gefunden werden',
        text: 'Kunden aus Ihrer Stadt finden Sie nach Gewerk, Ort und Postleitzahl.',
      },
      { title: 'In zehn Sekunden erreichbar', text: 'Telefonnummer und Öffnungszeiten stehen ganz oben.' },
    ],
  },
  success: {
    title: 'Erfolgreich eingereicht!',
    text: 'Vielen Dank. So geht es weiter:',
    steps: [
      'Sie bekommen gleich eine E-Mail, dass Ihr Eintrag bei uns ist.',
      `Wir prüfen Ihre Angaben innerhalb von ${PROMISED_HOURS} Stunden.`,
      'Nach der Prüfung wird Ihr Eintrag aktiv, und Sie bekommen den Link dazu per E-Mail.',
    ],
    home: 'Zur Startseite',
  },
  toast: {
    title: 'Erfolgreich eingereicht!',
    text: `Ihr Unternehmen wurde zur Prüfung eingereicht. Sie erhalten binnen ${PROMISED_HOURS} Stunden eine Bestätigung per E-Mail.`,
  },
} as const;
