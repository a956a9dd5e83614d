import 'reflect-metadata';
import { endOnSignal } from '@gewerk/messaging';
import { EnvironmentError, logger, startTracing } from '@gewerk/service-kit';
import { createGateway } from './create-gateway.js';
import { readGatewayEnv } from './env.js';

try {
  const env = readGatewayEnv();
  await startTracing('gateway');
  const app = await createGateway(env);
  await app.listen(env.PORT, env.HOST);
  endOnSignal(app);
  logger.info({ url: await app.getUrl() }, 'gateway is ready');
} catch (error) {
  if (error instanceof EnvironmentError) logger.fatal(error.message);
  else logger.fatal({ err: error }, 'gateway could not start');
  process.exit(1);
}
