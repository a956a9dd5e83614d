export const newsletter = {
  lang: 'de',
  title: 'Newsletter',
  description: 'Anmeldung zum Newsletter bestätigen oder beenden.',
  text: 'Einmal im Monat das Wichtigste aus Werkstatt und Handwerk. Abmelden geht jederzeit mit einem Klick.',
  email: 'E-Mail-Adresse',
  submit: 'Newsletter abonnieren',
  submitting: 'Wird gesendet...',
  asked: 'Fast geschafft: Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gerade schicken.',
  confirm: {
    title: 'Newsletter bestätigen',
    text: 'Mit einem Klick bekommen Sie den Newsletter an die Adresse, an die diese E-Mail ging.',
    button: 'Ja, ich möchte den Newsletter',
    done: 'Danke! Sie bekommen den Newsletter.',
  },
  unsubscribe: {
    title: 'Newsletter abmelden',
    text: 'Ihre Adresse wird gelöscht, und Sie bekommen keinen Newsletter mehr.',
    button: 'Abmelden',
    done: 'Sie sind abgemeldet. Ihre Adresse ist gelöscht.',
  },
  failed: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an.',
  home: 'Zur Startseite',
} as const;
