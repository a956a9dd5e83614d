import { PASSWORD } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../../catalogue-types.js';

export const shell: PageTexts['admin']['shell'] = {
  lang: 'de',
  title: 'Verwaltung',
  description: 'Die Verwaltung dieses Verzeichnisses, nur für seinen Betreiber.',
  loading: 'Die Verwaltung wird geladen …',
  reading: 'Wird geladen …',
  needsScript: 'Die Verwaltung braucht JavaScript.',
  skip: 'Zum Inhalt springen',
  tabsLabel: 'Bereiche der Verwaltung',
  exit: 'Abmelden',
  home: 'Zur Startseite',
  linksLang: 'de',
  gate: {
    title: 'Anmeldung zur Verwaltung',
    intro: 'Geben Sie das Passwort des Betreibers ein.',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    submit: 'Anmelden',
    wrong: 'Falsches Passwort!',
    tooMany: (minutes) =>
      `Zu viele falsche Versuche, vielleicht von jemand anderem. Versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} wieder, oder sofort in einem Browser, in dem Sie schon angemeldet waren.`,
    email: 'E-Mail-Adresse',
    withAccount: 'Mit Konto anmelden',
    asOwner: 'Mit dem Passwort des Betreibers anmelden',
    wrongAccount: 'Adresse oder Passwort ist falsch.',
    failed: (message) => `Die Anmeldung ist fehlgeschlagen: ${message}`,
  },
  invitation: {
    title: (name) => `Willkommen bei ${name}`,
    intro: 'Legen Sie ein Passwort für Ihr Konto fest.',
    password: 'Neues Passwort',
    hint: `Mindestens ${PASSWORD.minLength}, höchstens ${PASSWORD.maxLength} Zeichen.`,
    submit: 'Passwort festlegen und anmelden',
    failed: (message) => `Das Passwort konnte nicht festgelegt werden: ${message}`,
  },
  notAllowed: 'Für diesen Bereich haben Sie keine Rechte.',
  expired: {
    title: 'Ihre Sitzung ist abgelaufen',
    text: 'Was Sie geschrieben haben, bleibt erhalten. Geben Sie Ihr Passwort noch einmal ein, um weiterzumachen.',
  },
  mails: {
    stopped: (count, since) =>
      `E-Mails gehen seit ${since} nicht hinaus; ${count === 1 ? 'eine wartet' : `${count.toLocaleString('de-DE')} warten`}.`,
    noServer: (count) =>
      `Kein Mailserver ist eingerichtet (SMTP_URL); ${count === 1 ? 'eine E-Mail wartet' : `${count.toLocaleString('de-DE')} E-Mails warten`}.`,
    show: 'E-Mails zeigen',
  },
  failed: {
    title: 'Etwas ist schiefgegangen',
    retry: 'Noch einmal versuchen',
  },
};
