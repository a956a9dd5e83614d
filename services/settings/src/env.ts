import { PASSWORD } from '@gewerk/contracts/limits';
import { baseEnvSchema, parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = baseEnvSchema.pick({ MONGO_URL: true }).extend({
  /**
   * The operator's password. A new value is applied when the service starts; a password set in the panel after that
   * remains valid until this value changes again.
   */
  ADMIN_PASSWORD: z
    .string()
    .max(PASSWORD.maxLength, `must have at most ${PASSWORD.maxLength} characters`)
    .optional()
    .transform((password) => password || undefined),
});

export const readEnv = () => parseEnv(envSchema);
