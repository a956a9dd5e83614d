import { z } from 'zod';

const url = (scheme: string) =>
  z
    .string({ error: `must be set, e.g. ${scheme}://127.0.0.1` })
    .refine((text) => text.startsWith(`${scheme}`), `must start with ${scheme}`);

const port = z.coerce.number().int().min(0).max(65_535);

export const baseEnvSchema = z.object({
  MONGO_URL: url('mongodb'),
  /** `tls://` requires TLS; with `nats://` the server decides. */
  NATS_URL: z
    .string({ error: 'must be set, e.g. nats://127.0.0.1' })
    .regex(/^(nats|tls):\/\//, 'must start with nats:// or tls://'),
  /** Prefix of each database's name, so that several systems can share one MongoDB. */
  MONGO_DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]*$/, 'may contain only a-z, 0-9 and _')
    .default(''),
  HTTP_HOST: z.string().default('127.0.0.1'),
  /** Port of health and metrics; 0 takes a free one. */
  HTTP_PORT: port.default(0),
  /** If set, readers of the metrics must send it. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Replicas of each JetStream stream: 1 for a single server, 3 in a cluster. */
  JETSTREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
});
