import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const AUTHORITY = /^[^\s,/]+:\d{1,5}$/;

const envSchema = z.object({
  /** Its folder `pictures` holds the pictures. */
  DATA_DIR: z.string().default(join(tmpdir(), 'gewerk')),
  PICTURE_CACHE_BYTES: z.coerce
    .number({ error: 'must be a number of bytes' })
    .int()
    .min(0)
    .default(1024 * 1024 * 1024),
  /** Hosts (`host:port`, comma list) that photos may come from although not public. */
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((entry) => AUTHORITY.test(entry)),
      'must be hosts with ports, such as photos.lan:80',
    ),
});

export interface MediaEnv {
  pictureFolder: string;
  pictureCacheBytes: number;
  outboundAllow: readonly string[];
}

/** Throws EnvironmentError naming the bad variable. */
export function readMediaEnv(source: NodeJS.ProcessEnv = process.env): MediaEnv {
  const env = parseEnv(envSchema, source);
  return {
    pictureFolder: join(env.DATA_DIR, 'pictures'),
    pictureCacheBytes: env.PICTURE_CACHE_BYTES,
    outboundAllow: env.OUTBOUND_ALLOW,
  };
}
