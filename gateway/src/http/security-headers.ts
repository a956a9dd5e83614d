import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { NO_CONTENT_POLICY } from './content-security-policy.js';

/** Features of the browser: only the visitor's place is asked for, by the site itself. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** Headers of every answer; pages replace the content security policy by their own. */
export async function addSecurityHeaders(fastify: FastifyInstance, env: GatewayEnv): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: env.canonicalOrigin.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    xXssProtection: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', NO_CONTENT_POLICY);
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
}
