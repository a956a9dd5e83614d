import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  /** Whether places that are not businesses (car parks, bus stops, viewpoints) are listed. */
  LIST_PLACES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
});

/** Throws EnvironmentError naming the bad variable. */
export const readEnv = () => parseEnv(envSchema);
