import { z } from 'zod';
import { ALIAS_DOMAIN } from '../../limits/index.js';
import { normalizeHostName, targetPathPattern } from '../../model/site/alias-domains.js';

const HOST_FAULT = 'must be a host name such as alte-firma.example, without http://, port or path';

/** A host name as the operator types it; the output is normalised. */
export const hostName = z
  .string({ error: HOST_FAULT })
  .max(1_000, HOST_FAULT)
  .transform((text, context) => {
    const host = normalizeHostName(text);
    if (host !== undefined) return host;
    context.addIssue({ code: 'custom', message: HOST_FAULT });
    return z.NEVER;
  });

/** A path of this site, beginning with '/'; '' keeps the requested path. */
export const targetPath = z
  .string({ error: "must be '' or a path such as /categories" })
  .max(ALIAS_DOMAIN.maxPath, `must have at most ${ALIAS_DOMAIN.maxPath} characters`)
  .regex(targetPathPattern, "must be '' or a path such as /categories, umlauts percent-encoded");

/** A domain that redirects to this site. */
export const aliasDomainSchema = z.object({
  domain: z.string(),
  /** Where its requests are redirected; '' keeps their path. */
  targetPath: z.string(),
  /** ISO instant. */
  addedAt: z.string(),
});
export type AliasDomain = z.output<typeof aliasDomainSchema>;
