import { baseEnvSchema, EnvironmentError, parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const perSecond = (fallback: number) => z.coerce.number().positive().max(1_000_000).default(fallback);

const gatewayEnvSchema = baseEnvSchema.omit({ MONGO_URL: true }).extend({
  /** Public HTTP port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Public URL of the site, e.g. https://gewerk.example, used in canonical links. */
  CANONICAL_URL: z.url('must be a web address such as https://gewerk.example').optional(),
  /** Separate URL of the panel, e.g. https://admin.gewerk.example; if missing, the URL of the site. */
  ADMIN_ORIGIN: z.preprocess(
    (value) => value || undefined,
    z.url('must be a web address such as https://admin.gewerk.example').optional(),
  ),
  /** IP addresses or networks (comma-separated) whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Reads per second and IP address, with a burst of ten times as many. */
  RATE_LIMIT_READS: perSecond(100),
  /** Writes per minute and IP address without a session. */
  RATE_LIMIT_WRITES: perSecond(30),
  /** The operator's sessions and failed logins, shared by all gateways. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .default('redis://127.0.0.1:6379'),
  /** Signs the tokens of public forms; the same for all gateways. Generated at each start if unset. */
  FORM_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Whether views, clicks and searches are counted for the operator. */
  STATISTICS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** A PMTiles archive that maps use as their base map; if missing, the built-in one is used. */
  BASE_MAP: z.preprocess((value) => value || undefined, z.string().max(4_096).optional()),
  /** Maximum bytes of rendered pages kept in memory. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(64 * 1024 * 1024),
});

export type GatewayEnv = z.output<typeof gatewayEnvSchema> & {
  canonicalOrigin: string;
  /** The panel's own origin; undefined if the panel is served on every host of the site. */
  adminOrigin: string | undefined;
};

/** The gateway's environment. Throws EnvironmentError naming the bad variable. */
export function readGatewayEnv(source: NodeJS.ProcessEnv = process.env): GatewayEnv {
  const env = parseEnv(gatewayEnvSchema, source);
  const canonicalOrigin = new URL(env.CANONICAL_URL ?? `http://127.0.0.1:${env.PORT}`).origin;
  const adminOrigin = env.ADMIN_ORIGIN && new URL(env.ADMIN_ORIGIN).origin;
  if (adminOrigin && hostnameOf(adminOrigin) === hostnameOf(canonicalOrigin)) {
    // A host's cookies are sent to all its ports.
    throw new EnvironmentError(
      `ADMIN_ORIGIN: must name a different host from CANONICAL_URL (${hostnameOf(canonicalOrigin)})`,
    );
  }
  return { ...env, canonicalOrigin, adminOrigin };
}

const hostnameOf = (origin: string): string => new URL(origin).hostname;

export const GATEWAY_ENV = Symbol('gateway-env');
