import type { MailLanguage, Role } from '@gewerk/contracts';
import { ACCOUNTS } from '@gewerk/contracts/limits';
import type { MailDraft } from './mail.schema.js';
import { writeMail } from './write-mail.js';

interface InvitationTexts {
  readonly title: (siteName: string) => string;
  readonly intro: (name: string, role: string) => string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly link: string;
  readonly note: (days: number) => string;
}

const invitationTexts: Readonly<Record<MailLanguage, InvitationTexts>> = {
  de: {
    title: (siteName) => `Einladung in die Verwaltung von ${siteName}`,
    intro: (name, role) =>
      `Guten Tag ${name},\n\nfür Sie wurde ein Konto angelegt. Ihre Rolle: ${role}. Mit diesem Link legen Sie Ihr Passwort fest:`,
    roles: { owner: 'Inhaber', editor: 'Redaktion', reader: 'Nur lesen' },
    link: 'Passwort festlegen',
    note: (days) =>
      `Der Link gilt ${days} Tage und nur einmal. Geben Sie ihn niemandem weiter. Haben Sie keine Einladung erwartet, brauchen Sie nichts zu tun.`,
  },
  en: {
    title: (siteName) => `Invitation to the panel of ${siteName}`,
    intro: (name, role) =>
      `Hello ${name},\n\nAn account has been created for you. Your role: ${role}. Set your password with this link:`,
    roles: { owner: 'owner', editor: 'editor', reader: 'reader' },
    link: 'Set password',
    note: (days) =>
      `The link is valid for ${days} days and works once. Do not pass it on. If you did not expect an invitation, you do not need to do anything.`,
  },
  tr: {
    title: (siteName) => `${siteName} paneline davet`,
    intro: (name, role) =>
      `Merhaba ${name},\n\nsizin için bir hesap oluşturuldu. Rolünüz: ${role}. Şifrenizi bu bağlantıyla belirleyin:`,
    roles: { owner: 'Sahip', editor: 'Editör', reader: 'Okuyucu' },
    link: 'Şifre belirle',
    note: (days) =>
      `Bağlantı ${days} gün geçerlidir ve bir kez kullanılır. Kimseyle paylaşmayın. Davet beklemiyorsanız bir şey yapmanız gerekmez.`,
  },
};

const DAY_MS = 86_400_000;

/** @param id identifies the invitation, so that only one mail is sent about it */
export function invitationMail(
  invitation: { id: string; to: string; name: string; role: Role; language: MailLanguage },
  link: string,
  siteName: string,
): MailDraft {
  const { id, to, name, role, language } = invitation;
  const texts = invitationTexts[language];
  const title = texts.title(siteName);
  return {
    _id: `invitation:${id}`,
    to,
    subject: title,
    ...writeMail(
      title,
      [
        { kind: 'text', text: texts.intro(name, texts.roles[role]) },
        { kind: 'link', label: texts.link, url: link },
        { kind: 'text', text: texts.note(ACCOUNTS.invitation / DAY_MS) },
      ],
      language,
    ),
  };
}
