export { baseEnvSchema } from './base-env.js';
export { EnvironmentError, parseEnv } from './env.js';
export { HealthModule } from './health.module.js';
export { logger, NestLogger } from './logger.js';
export { metrics } from './metrics.js';
export { MongoModule } from './mongo.module.js';
export { Readiness, type ReadinessCheck } from './readiness.js';
export { newRequestContext, type RequestContext, requestContext } from './request-context.js';
export { ServiceKitModule } from './service-kit.module.js';
