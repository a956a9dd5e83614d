export { baseEnvSchema } from './base-env.js';
export { isDuplicateKey } from './duplicate-key.js';
export { EnvironmentError, parseEnv } from './env.js';
export { HealthModule } from './health.module.js';
export { logger, NestLogger } from './logger.js';
export { metrics } from './metrics.js';
export { MongoModule } from './mongo.module.js';
export { PeriodicLook } from './periodic-look.js';
export { measureQueue } from './queue-metrics.js';
export { Readiness, type ReadinessCheck } from './readiness.js';
export { newRequestContext, type RequestContext, requestContext } from './request-context.js';
export {
  forgottenRun,
  freeRun,
  givenBack,
  LEASED_RUN_FIELDS,
  type LeasedRun,
  ONE_ACTIVE_RUN,
  ownRun,
  queuedAgain,
  requeueForgotten,
} from './run-lease.js';
export { ServiceKitModule } from './service-kit.module.js';
export { within } from './within.js';
