import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ICON_FILES } from '../pages/icons.controller.js';

const YEAR_MS = 365 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * The built client: files in `/assets/*` are named by their content and never change; everything is
 * precompressed at build time.
 */
export async function serveStaticFiles(fastify: FastifyInstance, clientFolder: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    decorateReply: false,
    index: false,
    redirect: false,
  });
  await fastify.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', ...ICON_FILES, '**/*.br', '**/*.gz', '.vite/**', '**/*.html'],
    preCompressed: true,
    maxAge: DAY_MS,
    decorateReply: false,
    index: false,
    redirect: false,
  });
}
