import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceName } from '@gewerk/contracts/bus';
import {
  baseEnvSchema,
  comeToRest,
  EngineWatch,
  EnvironmentError,
  logger,
  NestLogger,
  onSignal,
  parseEnv,
  ProbePort,
  Readiness,
  startTracing,
  stopTracing,
} from '@gewerk/service-kit';
import type { INestApplication, Type } from '@nestjs/common';
import { HttpAdapterHost, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { ConsumedStreams } from './events/consumed-streams.js';
import { EventStreams } from './events/event-streams.js';
import { JetStreamServer } from './events/jetstream.server.js';
import { MessageBus } from './message-bus.js';
import { RpcErrorFilter } from './rpc/rpc-error.filter.js';
import { RpcServer } from './rpc/rpc.server.js';

/**
 * Boots a service: operations and consumers first, then health and metrics on HTTP_PORT, where probes are answered in
 * the meantime.
 */
export async function startService(name: ServiceName, module: Type): Promise<INestApplication> {
  const env = parseEnv(baseEnvSchema);
  const probes = await ProbePort.open(env.HTTP_PORT, env.HTTP_HOST, env.METRICS_TOKEN);
  try {
    return await startBehind(probes, env, name, module);
  } finally {
    await probes.close();
  }
}

async function startBehind(
  probes: ProbePort,
  env: z.output<typeof baseEnvSchema>,
  name: ServiceName,
  module: Type,
): Promise<INestApplication> {
  await startTracing(name);
  const app = await NestFactory.create(module, new FastifyAdapter({ forceCloseConnections: true }), {
    logger: new NestLogger(),
    abortOnError: false,
  });
  app.useGlobalFilters(new RpcErrorFilter(app.get(HttpAdapterHost).httpAdapter));
  const { connection } = app.get(MessageBus);
  app.connectMicroservice(
    { strategy: new RpcServer(connection, name, app.get(EngineWatch)) },
    { inheritAppConfig: true },
  );
  const consumers = new JetStreamServer(connection, app.get(EventStreams), app.get(ConsumedStreams));
  app.connectMicroservice({ strategy: consumers }, { inheritAppConfig: true });
  // Called before this process shares requests with other replicas: requests would have to wait while it
  // loads.
  await app.init();
  await app.startAllMicroservices();
  await probes.close();
  await listen(app, env.HTTP_PORT, env.HTTP_HOST);
  logger.info({ url: await app.getUrl() }, `${name} is ready`);
  return app;
}

const LISTEN_ATTEMPTS = 40;
const LISTEN_AGAIN_MS = 50;

/**
 * A child process that another thread starts at this moment holds this process's listening sockets until it
 * executes its own program, so the port just released by the probes stays in use for some milliseconds.
 */
async function listen(app: INestApplication, port: number, host: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await app.listen(port, host);
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt === LISTEN_ATTEMPTS) throw error;
      await delay(LISTEN_AGAIN_MS);
    }
  }
}

const SHUTDOWN_LIMIT_MS = 9_000;

/**
 * {@link startService} as a process: exits with 1 if it cannot start; once it is serving, SIGTERM and SIGINT
 * drain it.
 */
export async function runService(name: ServiceName, module: Type): Promise<void> {
  try {
    endOnSignal(await startService(name, module));
    comeToRest();
  } catch (error) {
    if (error instanceof EnvironmentError) logger.fatal(error.message);
    else logger.fatal({ err: error }, `${name} could not start`);
    process.exit(1);
  }
}

/** Drains the application on SIGTERM or SIGINT, for 9 s at most. */
export function endOnSignal(app: INestApplication): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    app.get(Readiness).startDraining();
    const limit = setTimeout(() => {
      logger.error('Shutting down took too long');
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS);
    limit.unref();
    app
      .close()
      .then(stopTracing)
      .then(
        () => {
          logger.info({ signal }, 'stopped');
          process.exit(0);
        },
        (error: unknown) => {
          logger.error({ err: error }, 'Shutting down failed');
          process.exit(1);
        },
      );
  };
  onSignal(end);
}
