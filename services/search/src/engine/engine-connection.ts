import { CircuitBreaker, inClientSpan, requestContext, type SpanStart } from '@gewerk/service-kit';
import { Pool } from 'undici';
import { EngineRefused, EngineUnavailable, IndexMissing } from './engine-query.js';
import { countRoundTrip } from './round-trips.js';

const CONNECT_TIMEOUT_MS = 1_000;
const CONNECTIONS = 32;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends the one kind of request that visitors wait for, without the layers of the official client: over keep-alive
 * connections, reading only the body.
 */
export class EngineConnection {
  private readonly pool: Pool;
  private readonly headers: Record<string, string>;
  private readonly breaker = new CircuitBreaker();

  constructor(url: string, key: string) {
    this.pool = new Pool(url, { connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
    this.headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  /**
   * Posts the JSON text.
   * @param timeoutMs time limit for the head of the response, and again for its body
   * @throws EngineUnavailable if the engine is unavailable, too slow, overloaded or without an index
   */
  async ask<T>(path: string, body: string, timeoutMs: number): Promise<T> {
    countRoundTrip();
    const pass = this.breaker.tryPass();
    if (pass === undefined) throw new EngineUnavailable('The search engine failed just now.');
    try {
      const answer = await inClientSpan(spanOf(path), () => this.send<T>(path, body, timeoutMs));
      this.breaker.succeeded(pass);
      return answer;
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) this.breaker.failed(pass);
      throw error instanceof EngineUnavailable ? error : new EngineUnavailable(`${error}`, { cause: error });
    }
  }

  private async send<T>(path: string, question: string, timeoutMs: number): Promise<T> {
    const { statusCode, body } = await this.pool.request({
      path,
      method: 'POST',
      headers: this.tracedHeaders(),
      body: question,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    const text = await body.text();
    if (statusCode === 200) return JSON.parse(text) as T;
    const fault = `Meilisearch answered ${statusCode}: ${text.slice(0, 300)}`;
    // The status is 404, or 400 if the query was one of several.
    if (statusCode < 500 && text.includes('"index_not_found"')) throw new IndexMissing(fault);
    // Only this request is refused, so the circuit stays closed.
    if (statusCode < 500 && statusCode !== TOO_MANY_REQUESTS) throw new EngineRefused(fault);
    throw new Error(fault);
  }

  private tracedHeaders(): Record<string, string> {
    const traceparent = requestContext.getStore()?.traceparent;
    return traceparent ? { ...this.headers, traceparent } : this.headers;
  }
}

/** The span may be named after the path, which contains no text from a visitor. */
function spanOf(path: string): () => SpanStart {
  return () => ({
    name: `POST ${path}`,
    kind: 'client',
    attributes: { 'db.system.name': 'meilisearch', 'http.request.method': 'POST', 'url.path': path },
  });
}
