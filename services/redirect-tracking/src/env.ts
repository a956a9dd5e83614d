import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  /** The site's own host can never be an alias. */
  CANONICAL_URL: z.preprocess(
    (value) => value || 'http://127.0.0.1:3000',
    z.url('must be an address such as https://gewerk.example'),
  ),
});

/** The site's own host name. Throws EnvironmentError naming the bad variable. */
export const readCanonicalHost = (): string => new URL(parseEnv(envSchema).CANONICAL_URL).hostname;

export const CANONICAL_HOST = Symbol('canonical-host');
