import { z } from 'zod';
import { ALIAS_DOMAIN } from '../limits.js';

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LETTER = /[a-z]/;

const HOST_FAULT = 'must be a host name such as alte-firma.example, without http://, port or path';

/** A host name in the form that requests carry: lower case, no trailing dot, umlauts as punycode. Undefined where it is none, or an IP address. */
export function normalizeHostName(text: string): string | undefined {
  const typed = text.trim().replace(/\.$/, '');
  if (typed === '' || /[\s/:@?#%\\[\]]/.test(typed)) return undefined;
  const host = URL.parse(`http://${typed}/`)?.hostname;
  if (host === undefined || host.length > ALIAS_DOMAIN.maxLength) return undefined;
  const labels = host.split('.');
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  // The last label of a name holds a letter; that of an IPv4 address never does.
  return isName && LETTER.test(labels.at(-1) ?? '') ? host : undefined;
}

/** A host name as the owner types it; comes out normalised. */
export const hostName = z
  .string({ error: HOST_FAULT })
  .max(1_000, HOST_FAULT)
  .transform((text, context) => {
    const host = normalizeHostName(text);
    if (host !== undefined) return host;
    context.addIssue({ code: 'custom', message: HOST_FAULT });
    return z.NEVER;
  });

/** A path of this site, '/' first; '' keeps the path that was asked for. */
export const targetPath = z
  .string({ error: "must be '' or a path such as /categories" })
  .max(ALIAS_DOMAIN.maxPath, `must have at most ${ALIAS_DOMAIN.maxPath} characters`)
  .regex(
    /^(?:\/(?!\/)[\x21-\x5b\x5d-\x7e]*)?$/,
    "must be '' or a path such as /categories, umlauts percent-encoded",
  );

/** A domain that leads to this site. */
export const aliasDomainSchema = z.object({
  domain: z.string(),
  /** Where its requests lead; '' keeps their path. */
  targetPath: z.string(),
  /** ISO instant. */
  addedAt: z.string(),
});
export type AliasDomain = z.output<typeof aliasDomainSchema>;
