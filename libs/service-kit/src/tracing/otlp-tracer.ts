import { hostname } from 'node:os';
import {
  type Context,
  diag,
  DiagLogLevel,
  type Link,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { logger } from '../observe/logger.js';
import type { Span, SpanAttributes, SpanKind, SpanStart, Tracer } from './span.js';
import { readTraceparent } from './traceparent.js';

/** Interval at which spans are sent together. */
const SEND_EVERY_MS = 1_000;
/** Longest delay caused by an unreachable receiver, also at exit. */
const SEND_LIMIT_MS = 3_000;
/** Maximum number of waiting spans; further ones are dropped. */
const MOST_WAITING = 4_096;
const MOST_AT_ONCE = 512;

const KINDS: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  producer: OtelKind.PRODUCER,
  consumer: OtelKind.CONSUMER,
};

/** The OpenTelemetry SDK with OTLP over HTTP. Loaded only for tracing: it takes about 10 MB. */
export class OtlpTracer implements Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer: OtelTracer;

  /** @param ratio proportion of new traces that are recorded; a caller's decision takes precedence */
  constructor(process: string, ratio: number) {
    const warn = (text: string, ...details: unknown[]): void => logger.warn({ details }, `Tracing: ${text}`);
    const ignore = (): void => undefined;
    diag.setLogger(
      { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
      { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
    );
    const exporter = new OTLPTraceExporter({ timeoutMillis: SEND_LIMIT_MS });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': `gewerk-${process}`,
        'service.instance.id': `${hostname()}-${globalThis.process.pid}`,
      }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter,
          scheduledDelayMillis: SEND_EVERY_MS,
          exportTimeoutMillis: SEND_LIMIT_MS,
          maxQueueSize: MOST_WAITING,
          maxExportBatchSize: MOST_AT_ONCE,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('gewerk');
  }

  start({ name, kind, attributes = {}, links = [] }: SpanStart, parent: string | undefined): Span {
    const options = { kind: KINDS[kind], attributes, links: links.flatMap(linkTo) };
    return new OpenSpan(this.tracer.startSpan(name, options, contextOf(parent)));
  }

  shutdown(): Promise<void> {
    return this.provider.shutdown();
  }
}

class OpenSpan implements Span {
  readonly traceparent: string;

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  setAttributes(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  end(fault?: string): void {
    if (fault !== undefined) {
      this.span.setAttribute('error.type', fault);
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

function contextOf(traceparent: string | undefined): Context {
  const remote = traceparent === undefined ? undefined : readTraceparent(traceparent);
  if (!remote) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = remote;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: flags, isRemote: true });
}

function linkTo(traceparent: string): Link[] {
  const context = readTraceparent(traceparent);
  if (!context) return [];
  return [{ context: { traceId: context.traceId, spanId: context.spanId, traceFlags: context.flags } }];
}
