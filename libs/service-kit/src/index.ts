export { baseEnvSchema } from './base-env.js';
export { CircuitBreaker, type Pass } from './circuit-breaker.js';
export { isDuplicateKey, wasFirst } from './duplicate-key.js';
export { isEngineFault } from './engine-fault.js';
export { EngineWatch } from './engine-watch.js';
export { EnvironmentError, parseEnv } from './env.js';
export { HealthModule } from './health.module.js';
export type { HeldLease } from './held-lease.js';
export { Lease, type LeaseRecord } from './lease.js';
export { logger, NestLogger } from './logger.js';
export { metrics } from './metrics.js';
export type { Migration, MigrationProgress } from './migrations/migration.js';
export { updateInBatches } from './migrations/update-in-batches.js';
export { MongoModule } from './mongo.module.js';
export { PeriodicLook } from './periodic-look.js';
export { PersonalData, type PersonalKind } from './personal-data.js';
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
export { RUN_LEASE_MS, type RunNote, RunProgress } from './run-progress.js';
export { RunWorker } from './run-worker.js';
export { ServiceKitModule } from './service-kit.module.js';
export { inJobSpan, inQueueSpan, type TracedJob } from './tracing/job-span.js';
export type { Span, SpanAttributes, SpanKind, SpanStart } from './tracing/span.js';
export { isTraceparent } from './tracing/traceparent.js';
export { faultOf, inClientSpan, isTracing, openSpan, startTracing, stopTracing } from './tracing/tracing.js';
export { within } from './within.js';
