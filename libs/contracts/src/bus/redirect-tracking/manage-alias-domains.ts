import { z } from 'zod';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';
import { aliasDomainSchema, hostName, targetPath } from './alias-domain.js';

/** All alias domains, sorted by name. */
export const listAliasDomains = defineOperation({
  service: 'redirect-tracking',
  name: 'list-alias-domains',
  input: z.object({}),
  output: z.object({ domains: z.array(aliasDomainSchema) }),
});

/**
 * Adds an alias domain, or changes the target path of one. Fails with `invalid-input` for the site's own host, and
 * with `conflict` if there are too many.
 */
export const saveAliasDomain = defineOperation({
  service: 'redirect-tracking',
  name: 'save-alias-domain',
  input: z.strictObject({ domain: hostName, targetPath: targetPath.default('') }),
  output: aliasDomainSchema,
});

/** Removes an alias domain; its count stays. Repeats succeed. */
export const removeAliasDomain = defineOperation({
  service: 'redirect-tracking',
  name: 'remove-alias-domain',
  input: z.strictObject({ domain: hostName }),
  output: z.object({ removed: z.boolean() }),
});

/** The alias domains have changed; gateways read them again. */
export const aliasDomainsChanged = defineEvent(
  'redirect.alias-domains-changed',
  z.object({ domain: z.string() }),
);
