import { AsyncLocalStorage } from 'node:async_hooks';
import { CircuitBreaker, inClientSpan, parseEnv, requestContext, type SpanStart } from '@gewerk/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { LIVE_INDEX } from '../document/index-settings.js';
import { searchEnvSchema } from '../env.js';
import {
  type EngineAnswer,
  type EngineQuery,
  EngineRefused,
  EngineUnavailable,
  IndexMissing,
} from './engine-query.js';
import { countRoundTrip } from './round-trips.js';

/** After this time visitors get the database's answer. */
const TIMEOUT_MS = 1_000;
/** The panel has no fallback and sorts the whole index; a cold index takes long at first. */
const PATIENT_TIMEOUT_MS = 8_000;
const CONNECTIONS = 32;
const TOO_MANY_REQUESTS = 429;

export interface EngineIds {
  ids: string[];
  total: number;
}

/** The one call that visitors wait for, without the official client's layers: kept-alive connections, body only. */
@Injectable()
export class SearchClient implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly headers: Record<string, string>;
  private readonly breaker = new CircuitBreaker();
  private readonly patience = new AsyncLocalStorage<number>();
  private readonly path = `/indexes/${LIVE_INDEX}/search`;

  constructor() {
    const { MEILI_URL, MEILI_KEY } = parseEnv(searchEnvSchema);
    this.pool = new Pool(MEILI_URL, {
      connections: CONNECTIONS,
      connect: { timeout: TIMEOUT_MS },
    });
    this.headers = { 'content-type': 'application/json', authorization: `Bearer ${MEILI_KEY}` };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  /** @throws EngineUnavailable when it is away, too slow, overloaded or without an index */
  search(query: EngineQuery): Promise<EngineAnswer> {
    return this.ask<EngineAnswer>(this.path, query);
  }

  /** In the order of the queries. @throws EngineUnavailable */
  async searchMany(queries: readonly EngineQuery[]): Promise<EngineAnswer[]> {
    const asked = queries.map((query) => ({ indexUid: LIVE_INDEX, ...query }));
    const { results } = await this.ask<{ results: EngineAnswer[] }>('/multi-search', { queries: asked });
    return results;
  }

  /** Ids of what a filter matches, at any depth, and how many it matches in all. @throws EngineUnavailable */
  async fetchIds(filter: readonly string[], slice: { offset: number; limit: number }): Promise<EngineIds> {
    const asked = { ...slice, fields: ['id'], ...(filter.length > 0 ? { filter } : {}) };
    const { results, total } = await this.patiently(() =>
      this.ask<{ results: { id: string }[]; total: number }>(`/indexes/${LIVE_INDEX}/documents/fetch`, asked),
    );
    return { ids: results.map(({ id }) => id), total };
  }

  /** As {@link search} for the panel: waits longer. */
  searchForPanel(query: EngineQuery): Promise<EngineAnswer> {
    return this.patiently(() => this.search(query));
  }

  /** What is asked within `work` may take eight seconds instead of one. */
  patiently<T>(work: () => Promise<T>): Promise<T> {
    return this.patience.run(PATIENT_TIMEOUT_MS, work);
  }

  private async ask<T>(path: string, body: object): Promise<T> {
    countRoundTrip();
    const pass = this.breaker.tryPass();
    if (pass === undefined) throw new EngineUnavailable('The search engine failed just now.');
    try {
      const answer = await inClientSpan(spanOf(path), () => this.send<T>(path, body));
      this.breaker.succeeded(pass);
      return answer;
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) this.breaker.failed(pass);
      throw error instanceof EngineUnavailable ? error : new EngineUnavailable(`${error}`, { cause: error });
    }
  }

  private async send<T>(path: string, query: object): Promise<T> {
    const timeoutMs = this.patience.getStore() ?? TIMEOUT_MS;
    const { statusCode, body } = await this.pool.request({
      path,
      method: 'POST',
      headers: this.tracedHeaders(),
      body: JSON.stringify(query),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    const text = await body.text();
    if (statusCode === 200) return JSON.parse(text) as T;
    const fault = `Meilisearch answered ${statusCode}: ${text.slice(0, 300)}`;
    // 404, or 400 where it was one of several questions.
    if (statusCode < 500 && text.includes('"index_not_found"')) throw new IndexMissing(fault);
    // Only this request is refused: the circuit stays closed.
    if (statusCode < 500 && statusCode !== TOO_MANY_REQUESTS) throw new EngineRefused(fault);
    throw new Error(fault);
  }

  private tracedHeaders(): Record<string, string> {
    const traceparent = requestContext.getStore()?.traceparent;
    return traceparent ? { ...this.headers, traceparent } : this.headers;
  }
}

/** The path holds no visitor's text. */
function spanOf(path: string): () => SpanStart {
  return () => ({
    name: `POST ${path}`,
    kind: 'client',
    attributes: { 'db.system.name': 'meilisearch', 'http.request.method': 'POST', 'url.path': path },
  });
}
