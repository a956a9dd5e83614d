import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { logger } from '../observe/logger.js';
import { metrics } from '../observe/metrics.js';
import { mayReadMetrics } from './may-read-metrics.js';
import type { Readiness } from './readiness.js';

/**
 * Answers probes on a separate port from the start of a process, even while it waits for an engine:
 * `/healthz` reports that it is alive, `/readyz` returns 503 while it starts or drains but not because an
 * engine is unavailable, and every other path returns metrics.
 */
export class ProbePort {
  private readiness: Readiness | undefined;
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  private constructor(private readonly token: string | undefined) {}

  /**
   * @param port 0 picks a free one
   * @param token required for reading the metrics; if undefined, anyone may read them
   * @throws Error if the port is taken
   */
  static async open(port: number, host: string, token?: string): Promise<ProbePort> {
    const probes = new ProbePort(token);
    await new Promise<void>((resolve, reject) => {
      probes.server.once('error', reject);
      probes.server.listen(port, host, resolve);
    });
    return probes;
  }

  get port(): number {
    const address = this.server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  }

  /** From now on the process is ready, until it drains. */
  serve(readiness: Readiness): void {
    this.readiness = readiness;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
    if (url === '/healthz') return json(response, 200, { status: 'ok' });
    if (url === '/readyz') return this.answerReady(response);
    if (!mayReadMetrics(headers.authorization, this.token)) return void response.writeHead(401).end();
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  }

  private answerReady(response: ServerResponse): void {
    if (this.readiness && !this.readiness.isDraining) return json(response, 200, { status: 'ready' });
    const process = this.readiness ? 'is shutting down' : 'is starting';
    json(response, 503, { status: 'not ready', missing: { process } });
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
