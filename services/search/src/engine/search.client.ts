import { AsyncLocalStorage } from 'node:async_hooks';
import { hash32 } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { LIVE_INDEX } from '../document/index-settings.js';
import { type EngineAnswer, type EngineQuery, EngineRefused, EngineUnavailable } from './engine-query.js';
import { ServingIndex } from './serving-index.js';

/** After this time, another engine is tried, or visitors get results from the database. */
const TIMEOUT_MS = 1_000;
/** The panel has no fallback and sorts the whole index; a cold index is slow at first. */
const PATIENT_TIMEOUT_MS = 8_000;

export interface EngineIds {
  ids: string[];
  total: number;
}

/**
 * Queries the engines. A question always goes to the same engine while that engine is healthy, so that its pages are
 * consistent; otherwise it goes to the next one.
 */
@Injectable()
export class SearchClient {
  private readonly patience = new AsyncLocalStorage<number>();
  private readonly path = `/indexes/${LIVE_INDEX}/search`;

  constructor(private readonly serving: ServingIndex) {}

  /** @throws EngineUnavailable if every engine is unavailable, too slow, overloaded or without an index */
  search(query: EngineQuery): Promise<EngineAnswer> {
    return this.ask<EngineAnswer>(this.path, query, [query]);
  }

  /** Returns the responses in the order of the queries. @throws EngineUnavailable */
  async searchMany(queries: readonly EngineQuery[]): Promise<EngineAnswer[]> {
    const asked = queries.map((query) => ({ indexUid: LIVE_INDEX, ...query }));
    const { results } = await this.ask<{ results: EngineAnswer[] }>(
      '/multi-search',
      { queries: asked },
      queries,
    );
    return results;
  }

  /**
   * Ids of the matches of a filter, at any depth, and their total number.
   * @throws EngineUnavailable
   */
  async fetchIds(filter: readonly string[], slice: { offset: number; limit: number }): Promise<EngineIds> {
    const asked = { ...slice, fields: ['id'], ...(filter.length > 0 ? { filter } : {}) };
    const path = `/indexes/${LIVE_INDEX}/documents/fetch`;
    const { results, total } = await this.patiently(() =>
      this.ask<{ results: { id: string }[]; total: number }>(path, asked, [{ q: '', filter }]),
    );
    return { ids: results.map(({ id }) => id), total };
  }

  /** Like {@link search}, but waits longer, for the panel. */
  searchForPanel(query: EngineQuery): Promise<EngineAnswer> {
    return this.patiently(() => this.search(query));
  }

  /** Queries within `work` may take eight seconds instead of one. */
  patiently<T>(work: () => Promise<T>): Promise<T> {
    return this.patience.run(PATIENT_TIMEOUT_MS, work);
  }

  private async ask<T>(path: string, question: object, parts: readonly Asked[]): Promise<T> {
    const timeoutMs = this.patience.getStore() ?? TIMEOUT_MS;
    const body = JSON.stringify(question);
    let fault: unknown;
    for (const { connection } of this.serving.inTurn(() => turnOf(parts))) {
      try {
        return await connection.ask<T>(path, body, timeoutMs);
      } catch (error) {
        // Another engine would reject it too.
        if (error instanceof EngineRefused || !(error instanceof EngineUnavailable)) throw error;
        fault = error;
      }
    }
    throw fault;
  }
}

interface Asked {
  q: string;
  filter?: readonly (string | string[])[];
}

/** A number that is the same for all pages of one question. */
const turnOf = (parts: readonly Asked[]): number =>
  hash32(parts.map(({ q, filter }) => `${q}|${filter?.join('|') ?? ''}`).join('\n'));
