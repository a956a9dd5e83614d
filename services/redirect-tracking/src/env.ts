import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  /** The site's own host can never be an alias. */
  CANONICAL_URL: z.preprocess(
    (value) => value || 'http://127.0.0.1:3000',
    z.url('must be an address such as https://gewerk.example'),
  ),
  /** The panel's host cannot be an alias either. */
  ADMIN_ORIGIN: z.preprocess(
    (value) => value || undefined,
    z.url('must be an address such as https://admin.gewerk.example').optional(),
  ),
});

/** The host names of the site and of its panel. Throws EnvironmentError naming the bad variable. */
export function readOwnHosts(): readonly string[] {
  const { CANONICAL_URL, ADMIN_ORIGIN } = parseEnv(envSchema);
  return [CANONICAL_URL, ...(ADMIN_ORIGIN ? [ADMIN_ORIGIN] : [])].map((address) => new URL(address).hostname);
}

export const OWN_HOSTS = Symbol('own-hosts');
