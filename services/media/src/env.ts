import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostList, parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  /** The pictures are stored in its subfolder `pictures`. */
  DATA_DIR: z.string().default(join(tmpdir(), 'gewerk')),
  PICTURE_CACHE_BYTES: z.coerce
    .number({ error: 'must be a number of bytes' })
    .int()
    .min(0)
    .default(1024 * 1024 * 1024),
  /** Hosts (`host:port`, comma-separated) from which photos may come although they are not public. */
  OUTBOUND_ALLOW: hostList(),
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
