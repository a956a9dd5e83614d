import { collectDefaultMetrics, Registry } from 'prom-client';

/** The process's Prometheus metrics. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });
