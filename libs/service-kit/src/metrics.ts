import { collectDefaultMetrics, Registry } from 'prom-client';

/** The process's Prometheus metrics. */
export const metrics = new Registry();

/** Lags of the event loop count from here. At the usual 10 ms, nine processes at rest would take 7% of a core to look. */
const EVENT_LOOP_STEP_MS = 100;

collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: EVENT_LOOP_STEP_MS });
