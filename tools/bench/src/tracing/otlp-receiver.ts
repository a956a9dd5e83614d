import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { waitUntil } from '@gewerk/engines';

/** A span as it was sent, with the process from which it comes. */
export interface ReceivedSpan {
  process: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, string | number>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attribute[];
      }[];
    }[];
  }[];
}

/** Receives traces by OTLP over HTTP, as JSON, and keeps them. Close it at the end. */
export class OtlpReceiver {
  private readonly received: ReceivedSpan[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      json(request).then(
        (sent) => {
          if (request.url === '/v1/traces') this.received.push(...spansOf(sent as Export));
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        },
        () => response.writeHead(400).end(),
      );
    });
  }

  static async start(): Promise<OtlpReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new OtlpReceiver(server);
  }

  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Spans of a trace, in order of arrival. */
  ofTrace(traceId: string): ReceivedSpan[] {
    return this.received.filter((span) => span.traceId === traceId);
  }

  /** The trace of the request that was answered with this `X-Request-Id`. */
  traceOfRequest(requestId: string): string | undefined {
    return this.received.find((span) => span.attributes['gewerk.request_id'] === requestId)?.traceId;
  }

  /**
   * Waits until the given process's span with this name and all spans above it have arrived, up to the gateway's
   * span for the request. Returns them as `process name`, lowest first. Throws after 30 s, with the spans of the
   * trace that have arrived.
   */
  async lineOf(traceId: string, process: string, name: string): Promise<string[]> {
    let line: ReceivedSpan[] = [];
    const isWhole = (): boolean => {
      const spans = this.ofTrace(traceId);
      const lowest = spans.find((span) => span.process === process && span.name === name);
      line = lowest ? lineage(spans, lowest) : [];
      return line.at(-1)?.process === 'gewerk-gateway';
    };
    const named = (spans: readonly ReceivedSpan[]) => spans.map((span) => `${span.process} ${span.name}`);
    if (await waitUntil(isWhole, { timeoutMs: 30_000, everyMs: 100 })) return named(line);
    throw new Error(
      `${process} ${name} is not below the request; there are: ${named(this.ofTrace(traceId)).join(', ')}`,
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A span and those above it, lowest first. */
function lineage(spans: readonly ReceivedSpan[], lowest: ReceivedSpan): ReceivedSpan[] {
  const line = [lowest];
  for (let above: ReceivedSpan | undefined = lowest; above && line.length <= spans.length;) {
    const { parentSpanId }: ReceivedSpan = above;
    above = spans.find(({ spanId }) => spanId === parentSpanId);
    if (above) line.push(above);
  }
  return line;
}

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(read(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', attributes }) => ({
        process,
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: read(attributes),
      })),
    );
  });
}

function read(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
}
