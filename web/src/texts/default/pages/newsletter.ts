/** The pages that links in the newsletter's emails open. */
export const newsletter = {
  lang: 'de',
  title: 'Newsletter',
  description: 'Anmeldung zum Newsletter bestätigen oder beenden.',
  confirm: {
    title: 'Newsletter bestätigen',
    text: 'Mit einem Klick bekommen Sie den Newsletter an die Adresse, an die diese E-Mail ging.',
    button: 'Ja, ich möchte den Newsletter',
    done: 'Danke! Sie bekommen den Newsletter.',
    failed: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an.',
  },
  unsubscribe: {
    title: 'Newsletter abmelden',
    text: 'Ihre Adresse wird gelöscht, und Sie bekommen keinen Newsletter mehr.',
    button: 'Abmelden',
    done: 'Sie sind abgemeldet. Ihre Adresse ist gelöscht.',
    failed: 'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn ganz aus der E-Mail.',
  },
  again: 'Das hat nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.',
  home: 'Zur Startseite',
} as const;
