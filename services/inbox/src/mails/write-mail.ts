import type { MailLanguage } from '@gewerk/contracts';

/** The markup that is replaced with the site's look when a mail is sent. */
export const MAIL_OPEN = '<div style="max-width:36rem;margin:0 auto">';
export const MAIL_CLOSE = '</div></body></html>';
export const MAIL_ACCENT = '#0F5C63';

/** A paragraph, a quotation, labelled facts, or a link on a separate line. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${part.label}: ${part.url}`;
  }
}

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${MAIL_ACCENT}">${lines(part.text)}</blockquote>`;
    case 'facts':
      return `<table style="margin:0 0 16px;border-collapse:collapse">${part.facts
        .map(
          ([label, value]) =>
            `<tr><th style="padding:2px 16px 2px 0;text-align:left;vertical-align:top">${escaped(label)}</th><td style="padding:2px 0">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escaped(part.url)}" style="color:${MAIL_ACCENT}">${escaped(part.label)}</a></p>`;
  }
}

/** A mail as plain text and HTML, in German by default. Escapes everything that is passed in. */
export function writeMail(
  title: string,
  parts: readonly MailPart[],
  language: MailLanguage = 'de',
): { text: string; html: string } {
  const text = `${parts.map(plainPart).join('\n\n')}\n`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="margin:0;padding:24px;background:#FBFAF7;color:#1B1F24;font:16px/1.5 system-ui,sans-serif">${MAIL_OPEN}<h1 style="margin:0 0 16px;font-size:22px">${escaped(title)}</h1>${parts.map(htmlPart).join('')}${MAIL_CLOSE}`;
  return { text, html };
}
