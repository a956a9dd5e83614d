import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  REDIS_URL: z
    .string({ error: 'must be set, e.g. redis://127.0.0.1:6379' })
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
});

export const readEnv = (): z.output<typeof envSchema> => parseEnv(envSchema);
