import '@gewerk/service-kit/signals';
import 'reflect-metadata';

// Loaded only now, so that a signal during loading stops the process.
const { endOnSignal } = await import('@gewerk/messaging');
const { comeToRest, EnvironmentError, logger, ProbePort, Readiness, startTracing } =
  await import('@gewerk/service-kit');
const { createGateway } = await import('./create-gateway.js');
const { readGatewayEnv } = await import('./env.js');

try {
  const env = readGatewayEnv();
  const probes = await ProbePort.open(env.HTTP_PORT, env.HTTP_HOST, env.METRICS_TOKEN);
  await startTracing('gateway');
  const app = await createGateway(env);
  await app.listen(env.PORT, env.HOST);
  probes.serve(app.get(Readiness));
  endOnSignal(app);
  comeToRest();
  logger.info({ url: await app.getUrl() }, 'gateway is ready');
} catch (error) {
  if (error instanceof EnvironmentError) logger.fatal(error.message);
  else logger.fatal({ err: error }, 'gateway could not start');
  process.exit(1);
}
