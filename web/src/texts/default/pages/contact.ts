import { PROMISED_HOURS } from '@gewerk/contracts/limits';

export const contact = {
  lang: 'de',
  title: 'Kontakt',
  description: `Fragen zum Verzeichnis, zu einem Eintrag oder eine Idee? Schreiben Sie uns: Wir antworten innerhalb von ${PROMISED_HOURS} Stunden.`,
  heading: 'Kontakt',
  intro: 'Eine Frage, ein Fehler in einem Eintrag, ein Lob? Schreiben Sie uns. Es liest ein Mensch.',
  form: {
    title: 'Nachricht schreiben',
    name: 'Name',
    email: 'E-Mail',
    category: 'Kategorie',
    categories: {
      general: 'Allgemeine Anfrage',
      business: 'Unternehmenseintrag',
      support: 'Technischer Support',
      partnership: 'Partnerschaft',
      feedback: 'Rückmeldung',
    },
    subject: 'Betreff',
    message: 'Nachricht',
    submit: 'Nachricht senden',
    submitting: 'Wird gesendet...',
    sent: 'Ihre Nachricht ist angekommen. Eine Bestätigung geht an Ihre E-Mail-Adresse.',
  },
  toast: {
    title: 'Nachricht gesendet!',
    text: `Vielen Dank. Wir melden uns innerhalb von ${PROMISED_HOURS} Stunden bei Ihnen.`,
  },
  card: {
    title: 'Per E-Mail',
    text: 'Lieber ohne Formular? Schreiben Sie direkt an:',
    address: 'kontakt@gewerk.example',
    reply: `Antwort innerhalb von ${PROMISED_HOURS} Stunden`,
    hours: { lang: 'en', label: 'Support hours:', text: 'Mon-Fri 9-18' },
  },
  faq: {
    title: 'Häufige Fragen',
    entries: [
      {
        question: 'Wie schnell bekomme ich eine Antwort?',
        answer: `Innerhalb von ${PROMISED_HOURS} Stunden, von Montag bis Freitag zwischen 9 und 18 Uhr meist noch am selben Tag. Dass Ihre Nachricht angekommen ist, bestätigen wir Ihnen sofort per E-Mail.`,
      },
      {
        question: 'In einem Eintrag steht etwas Falsches. Was kann ich tun?',
        answer:
          'Wählen Sie unter dem Eintrag „Änderung vorschlagen“ oder „Eintrag melden“. Wir prüfen die Angabe und ändern den Eintrag.',
      },
      {
        question: 'Was kostet ein Eintrag?',
        answer:
          'Der Basiseintrag mit Anschrift, Telefonnummer, Öffnungszeiten und Beschreibung ist kostenlos und bleibt es.',
      },
      {
        question: 'Was geschieht mit meinen Angaben?',
        answer:
          'Wir verwenden sie nur, um Ihnen zu antworten, geben sie nicht weiter und löschen sie spätestens nach einem Jahr.',
      },
    ],
  },
  cta: {
    title: 'Ihr Betrieb fehlt noch?',
    text: 'Tragen Sie ihn in drei Schritten ein. Der Eintrag ist kostenlos.',
    button: 'Unternehmen kostenlos eintragen',
  },
} as const;
