import { z } from 'zod';
import { parseEnv } from '../process/env.js';
import { logger } from '../observe/logger.js';
import { newRequestContext, requestContext } from '../observe/request-context.js';
import type { Span, SpanStart, Tracer } from './span.js';

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' });
/** Compose files pass unset variables as empty texts. */
const emptyIsUnset = (value: unknown): unknown => (value === '' ? undefined : value);

const tracingEnvSchema = z.object({
  /** Base URL of an OTLP/HTTP receiver; traces are sent to `/v1/traces` under it. If unset, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(emptyIsUnset, address.optional()),
  /** Proportion of new traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    emptyIsUnset,
    z.coerce.number().min(0).max(1, 'must be a ratio from 0 to 1').default(1),
  ),
});

let tracer: Tracer | undefined;

/**
 * Starts tracing if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise loads nothing. Call it before modules are
 * created. Throws EnvironmentError naming the bad variable.
 */
export async function startTracing(process: string): Promise<void> {
  const env = parseEnv(tracingEnvSchema);
  if (tracer || !env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { OtlpTracer } = await import('./otlp-tracer.js');
  tracer = new OtlpTracer(process, env.OTEL_TRACES_SAMPLER_ARG);
}

/** Sends the remaining spans, within the exporter's time limit. */
export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = undefined;
  await ending?.shutdown().catch((error: unknown) => logger.warn({ err: error }, 'Traces were lost'));
}

export const isTracing = (): boolean => tracer !== undefined;

/** Undefined without tracing; the caller ends it. */
export function openSpan(start: SpanStart, parent?: string): Span | undefined {
  return tracer?.start(start, parent);
}

/** Runs a call of the current request under a span and with its trace context; without a trace just runs it. */
export function inClientSpan<T>(start: () => SpanStart, call: () => Promise<T>): Promise<T> {
  const parent = tracer && requestContext.getStore()?.traceparent;
  return tracer && parent ? within(tracer.start(start(), parent), call) : call();
}

async function within<T>(span: Span, call: () => Promise<T>): Promise<T> {
  const context = { ...(requestContext.getStore() ?? newRequestContext()), traceparent: span.traceparent };
  try {
    const result = await requestContext.run(context, call);
    span.end();
    return result;
  } catch (error) {
    span.end(faultOf(error));
    throw error;
  }
}

/** The error's code, otherwise its name. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
