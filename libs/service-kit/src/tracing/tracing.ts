import { z } from 'zod';
import { parseEnv } from '../env.js';
import { logger } from '../logger.js';
import { newRequestContext, requestContext } from '../request-context.js';
import type { Span, SpanStart, Tracer } from './span.js';

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' });
/** Compose files hand on what is not set as an empty text. */
const emptyIsUnset = (value: unknown): unknown => (value === '' ? undefined : value);

const tracingEnvSchema = z.object({
  /** Where traces go, by OTLP over HTTP below `/v1/traces`; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(emptyIsUnset, address.optional()),
  /** Share of the traces begun here that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    emptyIsUnset,
    z.coerce.number().min(0).max(1, 'must be a share from 0 to 1').default(1),
  ),
});

let tracer: Tracer | undefined;

/**
 * Begins to trace where OTEL_EXPORTER_OTLP_ENDPOINT says so; otherwise nothing is loaded and every span costs one look
 * at a variable. Call it before modules are made. Throws EnvironmentError naming the bad variable.
 */
export async function startTracing(process: string): Promise<void> {
  const env = parseEnv(tracingEnvSchema);
  if (tracer || !env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { OtlpTracer } = await import('./otlp-tracer.js');
  tracer = new OtlpTracer(process, env.OTEL_TRACES_SAMPLER_ARG);
}

/** Sends what is left; the time it may take is bounded by the exporter. */
export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = undefined;
  await ending?.shutdown().catch((error: unknown) => logger.warn({ err: error }, 'Traces were lost'));
}

export const isTracing = (): boolean => tracer !== undefined;

/** A span that its opener ends; undefined while nothing is traced. */
export function openSpan(start: SpanStart, parent?: string): Span | undefined {
  return tracer?.start(start, parent);
}

/**
 * A call that the request at hand makes, as a span below the request's; what it calls in turn goes on with its trace
 * context. Work that no traced request started has no spans of its own.
 */
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

/** In a word: the error's code, else the name of its kind. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
