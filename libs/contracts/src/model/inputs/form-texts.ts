import { z } from 'zod';
import { FORM_LENGTH } from '../../limits/index.js';
import { disposableDomains } from './disposable-domains.js';
import { isSeen } from './seen-text.js';

/** Invisible characters: zero-width characters, soft hyphens, byte order and direction marks. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
/** Characters that change the reading direction of the text after them. */
const TURNS_DIRECTION = /[\u061c\u202a-\u202e\u2066-\u2069]/;
// eslint-disable-next-line no-control-regex -- the pattern has to match control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
const LINE_BREAK = /[\r\n\u0085]/;

const cleaned = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(INVISIBLE, '').normalize('NFC').trim();

function typedText(maximum: number) {
  return z
    .string({ error: 'must be a string' })
    .refine(
      (text) => !TURNS_DIRECTION.test(text),
      'must not contain characters that change the reading direction',
    )
    .refine((text) => !CONTROL.test(text), 'must not contain control characters')
    .transform(cleaned)
    .pipe(z.string().max(maximum, `must have at most ${maximum} characters`));
}

/** A required text of one or more lines; invisible characters are dropped. */
export const typedParagraphs = (maximum: number) => typedText(maximum).refine(isSeen, 'must not be empty');

/** A text of one or more lines that may be empty. */
export const anyParagraphs = (maximum: number) => typedText(maximum);

/** A text of one line that may be empty. */
export const anyLine = (maximum: number) =>
  typedText(maximum).refine((text) => !LINE_BREAK.test(text), 'must be a single line');

/** An optional text of one line; defaults to ''. */
export const optionalLine = (maximum: number) => anyLine(maximum).default('');

/** A required text of one line. Line breaks are refused, so nothing can be added to a mail's header. */
export const typedLine = (maximum: number) =>
  typedText(maximum)
    .refine(isSeen, 'must not be empty')
    .refine((text) => !LINE_BREAK.test(text), 'must be a single line');

/** One email address that can receive a reply. */
export const mailAddress = () =>
  typedLine(FORM_LENGTH.email)
    .pipe(z.email('must be one email address such as name@example.org'))
    .refine((address) => !isDisposable(address), 'must be a permanent email address, not a disposable one');

/** One email address, or ''. */
export const anyMail = () =>
  anyLine(FORM_LENGTH.email).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'must be one email address such as name@example.org, or empty',
  );

/** Whether an address belongs to a provider of disposable mailboxes, or to a subdomain of one. */
function isDisposable(address: string): boolean {
  const labels = (address.split('@').at(-1) ?? '').toLowerCase().split('.');
  return labels.some((_, index) => disposableDomains.has(labels.slice(index).join('.')));
}

/** The address of a website, or ''; without a scheme https is assumed. */
export const anyWebsite = () =>
  anyLine(FORM_LENGTH.website)
    .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
    .refine((text) => text === '' || isWebAddress(text), 'must be a web address such as https://example.org');

/** An optional address of a website; defaults to ''. */
export const optionalWebsite = () => anyWebsite().default('');

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}
