import { isTraceparent, isTracing, openSpan, type Span } from '@gewerk/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FIRST_SERVER_ERROR = 500;

const spans = new WeakMap<FastifyRequest, Span>();

/** Ends each request's span with its response, or when the visitor disconnects. */
export function traceRequests(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    // Responses from the page cache are sent before routing, so they have no route. The path is no substitute:
    // visitors choose it, so it makes a poor span name.
    const route = request.panelCall?.route?.path ?? request.routeOptions.url;
    if (route) span?.rename(`${request.method} ${route}`);
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(route ? { 'http.route': route } : {}),
    });
    span?.end(reply.statusCode >= FIRST_SERVER_ERROR ? String(reply.statusCode) : undefined);
    done();
  });
}

/** The trace context of a request's work: a child of the browser's or proxy's, if they sent one. */
export function traceContextOf(request: FastifyRequest): { traceparent?: string } {
  const { traceparent: sent } = request.headers;
  const parent = isTraceparent(sent) ? sent : undefined;
  const traceparent = isTracing() ? traceparentOf(request, parent) : parent;
  return traceparent ? { traceparent } : {};
}

/** Opens the request's span. */
function traceparentOf(request: FastifyRequest, parent: string | undefined): string | undefined {
  const attributes = { 'http.request.method': request.method, 'gewerk.request_id': request.id };
  const span = openSpan({ name: request.method, kind: 'server', attributes }, parent);
  if (span) spans.set(request, span);
  return span?.traceparent;
}
