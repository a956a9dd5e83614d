import { metrics } from '@gewerk/service-kit';
import { Counter, Histogram } from 'prom-client';

export const operationsAnswered = new Counter({
  name: 'gewerk_operations_total',
  help: 'Operations answered',
  labelNames: ['operation', 'outcome'] as const,
  registers: [metrics],
});

export const operationSeconds = new Histogram({
  name: 'gewerk_operation_duration_seconds',
  help: 'Time from receiving an operation to its answer',
  labelNames: ['operation'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});
