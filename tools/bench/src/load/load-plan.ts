/**
 * The work of a load generator: sending prepared requests over kept-alive connections, each after the response to the
 * previous one.
 */
export interface LoadPlan {
  host: string;
  port: number;
  /** Whole HTTP/1.1 requests, sent round robin. */
  requests: string[];
  connections: number;
  /** The total number of responses to wait for. */
  total: number;
}

export interface LoadReport {
  /** Latencies of all responses in milliseconds, in order of arrival. */
  latencies: number[];
  perSecond: number;
  /** How often each status occurred. */
  statuses: Record<string, number>;
  bytes: number;
  /** Processor time of the load generator, in milliseconds per request: it must not be the limit. */
  clientCpuMs: number;
}

/** Whole text of a request; a body makes it a POST of JSON. */
export function httpRequest(path: string, headers: Record<string, string> = {}, body?: string): string {
  const all: Record<string, string> = { host: '127.0.0.1', ...headers };
  if (body !== undefined) {
    all['content-type'] = 'application/json';
    all['content-length'] = String(Buffer.byteLength(body));
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}
