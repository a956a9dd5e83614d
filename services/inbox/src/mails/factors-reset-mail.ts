import type { MailLanguage } from '@gewerk/contracts';
import type { MailDraft } from './mail.schema.js';
import { writeMail } from './write-mail.js';

interface FactorsResetTexts {
  readonly title: (siteName: string) => string;
  readonly text: (name: string) => string;
  readonly link: string;
}

const factorsResetTexts: Readonly<Record<MailLanguage, FactorsResetTexts>> = {
  de: {
    title: (siteName) => `Ihr zweiter Faktor bei ${siteName} wurde entfernt`,
    text: (name) =>
      `Guten Tag ${name},\n\nein Inhaber hat die App für Codes, die Wiederherstellungscodes und die Passkeys Ihres Kontos entfernt und Ihre Sitzungen beendet. Bis Sie wieder einen zweiten Faktor einrichten, genügt Ihr Passwort. Haben Sie nicht darum gebeten, wenden Sie sich gleich an den Inhaber.`,
    link: 'Anmelden und neu einrichten',
  },
  en: {
    title: (siteName) => `Your second factor at ${siteName} was removed`,
    text: (name) =>
      `Hello ${name},\n\nAn owner has removed the authenticator app, the recovery codes and the passkeys from your account and ended your sessions. Until you set up a second factor again, your password is enough. If you did not ask for this, contact the owner at once.`,
    link: 'Log in and set it up again',
  },
  tr: {
    title: (siteName) => `${siteName} hesabınızın ikinci adımı kaldırıldı`,
    text: (name) =>
      `Merhaba ${name},\n\nbir sahip, hesabınızın kod uygulamasını, kurtarma kodlarını ve geçiş anahtarlarını kaldırdı ve oturumlarınızı kapattı. Yeni bir ikinci adım kurana kadar şifreniz yeterlidir. Bunu siz istemediyseniz hemen sahibe başvurun.`,
    link: 'Giriş yapın ve yeniden kurun',
  },
};

/** @param id identifies the removal, so that only one mail is sent about it */
export function factorsResetMail(
  reset: { id: string; to: string; name: string; language: MailLanguage },
  link: string,
  siteName: string,
): MailDraft {
  const { id, to, name, language } = reset;
  const texts = factorsResetTexts[language];
  const title = texts.title(siteName);
  return {
    _id: `factors-reset:${id}`,
    to,
    subject: title,
    ...writeMail(
      title,
      [
        { kind: 'text', text: texts.text(name) },
        { kind: 'link', label: texts.link, url: link },
      ],
      language,
    ),
  };
}
