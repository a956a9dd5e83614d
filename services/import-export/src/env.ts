import { hostList, parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  REDIS_URL: z
    .string({ error: 'must be set, e.g. redis://127.0.0.1:6379' })
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
  /**
   * Hosts (`host:port`, comma-separated) that scheduled imports may use although they are not public, even over http.
   */
  OUTBOUND_ALLOW: hostList(),
});

/** Reads this service's own environment variables, in addition to the common ones. */
export const readEnv = () => parseEnv(envSchema);
