import { ALIAS_DOMAIN } from '../../limits/index.js';

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LETTER = /[a-z]/;

/**
 * A host name as requests carry it: lower case, no trailing dot, umlauts as punycode. Undefined if it is not a
 * host name, or is an IP address.
 */
export function normalizeHostName(text: string): string | undefined {
  const typed = text.trim().replace(/\.$/, '');
  if (typed === '' || /[\s/:@?#%\\[\]]/.test(typed)) return undefined;
  const host = URL.parse(`http://${typed}/`)?.hostname;
  if (host === undefined || host.length > ALIAS_DOMAIN.maxLength) return undefined;
  const labels = host.split('.');
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  // The last label of a host name contains a letter; that of an IPv4 address never does.
  return isName && LETTER.test(labels.at(-1) ?? '') ? host : undefined;
}

/** '/' first, then printable ASCII without a backslash; two slashes would name another host. */
export const targetPathPattern = /^(?:\/(?!\/)[\x21-\x5b\x5d-\x7e]*)?$/;

/** Whether a text is '' or a path of this site that an alias domain can redirect to. */
export const isTargetPath = (text: string): boolean =>
  text.length <= ALIAS_DOMAIN.maxPath && targetPathPattern.test(text);
