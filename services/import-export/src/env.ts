import { hostList, parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  REDIS_URL: z
    .string({ error: 'must be set, e.g. redis://127.0.0.1:6379' })
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
  /** Hosts (`host:port`, comma list) that scheduled imports may fetch from although not public, by http too. */
  OUTBOUND_ALLOW: hostList(),
});

/** What this service reads from its environment in addition to the common variables. */
export const readEnv = () => parseEnv(envSchema);
