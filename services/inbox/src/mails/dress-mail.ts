import { type SiteIdentity, siteLogoPath } from '@gewerk/contracts';
import { escaped, MAIL_ACCENT, MAIL_CLOSE, MAIL_OPEN } from './write-mail.js';

interface MailText {
  readonly text: string;
  readonly html: string;
}

const LOGO_HEIGHT = 40;
const FOOT = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #DDD9CF;color:#5A6168;font-size:14px';

/**
 * Gives a mail the site's look when it is sent, so that a delayed mail has the current logo, accent colour and
 * contact. If none of these is set, the mail stays as it was written.
 */
export function dressedMail({ text, html }: MailText, site: SiteIdentity, siteUrl: string): MailText {
  const { name, logo, accent, email, phone, supportHours } = site;
  const reached = [email, phone, supportHours].filter((line) => line !== undefined);
  // Quotation marks in visitors' texts are escaped, so that only the mail's own markup is replaced.
  const coloured = accent === undefined ? html : html.replaceAll(`${MAIL_ACCENT}"`, () => `${accent}"`);
  const headed = logo
    ? coloured.replace(MAIL_OPEN, () => `${MAIL_OPEN}${headOf(logo, name, siteUrl)}`)
    : coloured;
  if (reached.length === 0) return { text, html: headed };
  const lines = [name, ...reached];
  const foot = `<p style="${FOOT}">${lines.map(escaped).join('<br>')}</p>`;
  return {
    text: `${text}\n-- \n${lines.join('\n')}\n`,
    html: headed.replace(new RegExp(`${MAIL_CLOSE}$`), () => `${foot}${MAIL_CLOSE}`),
  };
}

function headOf(logo: NonNullable<SiteIdentity['logo']>, name: string, siteUrl: string): string {
  const { href } = new URL(siteLogoPath(logo), siteUrl);
  const width = Math.round((logo.width / logo.height) * LOGO_HEIGHT);
  return `<p style="margin:0 0 24px"><img src="${escaped(href)}" width="${width}" height="${LOGO_HEIGHT}" alt="${escaped(name)}"></p>`;
}
