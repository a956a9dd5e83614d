const MAIL = /^[^\s@"<>(),;:]+@[^\s@"<>(),;:]+\.[^\s@"<>(),;:.]{2,}$/;
const FEWEST_PHONE_DIGITS = 6;

/** Whether a text could be an email address; the server checks more thoroughly. */
export const looksLikeMail = (text: string): boolean => MAIL.test(text.trim());

export function looksLikeWebsite(text: string): boolean {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** Whether a phone number is likely to be mistyped, which is never a reason to refuse it. */
export const isDoubtfulPhone = (text: string): boolean =>
  text.trim() !== '' && (text.replace(/\D/g, '').length < FEWEST_PHONE_DIGITS || /[^\d\s()+/.–-]/.test(text));

/** Whether a postal code is not German, which is never a reason to refuse it. */
export const isDoubtfulPostalCode = (text: string): boolean =>
  text.trim() !== '' && !/^(?:D-?)?\d{5}$/.test(text.trim());

export const isBlank = (text: string): boolean => text.trim() === '';
