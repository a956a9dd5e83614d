import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type EnqueuedTask, Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch';
import { request } from 'undici';
import type { DocumentLines } from './document-lines.js';

const REQUEST_TIMEOUT_MS = 60_000;
const FIRST_POLL_MS = 25;
const LONGEST_POLL_MS = 500;
const TASK_LIMIT_MS = 15 * 60_000;
const MAX_INDEXES = 100;
const NOT_FOUND = 404;
const ENQUEUED = 202;
/** An id that no business has. */
const NO_DOCUMENT = 'none';

/** The id of a task in the engine's queue, which is processed in order. */
export type TaskId = number;

/** Manages the indexes of one engine. Each change is a task; wait for it with {@link settled}. */
export class IndexClient {
  private readonly meili: Meilisearch;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    this.meili = new Meilisearch({ host: url, apiKey: key, timeout: REQUEST_TIMEOUT_MS });
  }

  /** Rejects while the engine does not respond. */
  async health(): Promise<void> {
    await this.meili.health();
  }

  async names(): Promise<Set<string>> {
    return new Set((await this.states()).keys());
  }

  /** A text for each index, which changes with the index's documents and settings and after a swap. */
  async states(): Promise<Map<string, string>> {
    const { results } = await this.meili.getRawIndexes({ limit: MAX_INDEXES });
    return new Map(results.map(({ uid, createdAt, updatedAt }) => [uid, `${createdAt} ${updatedAt}`]));
  }

  create(index: string): Promise<TaskId> {
    return enqueued(this.meili.createIndex(index, { primaryKey: 'id' }));
  }

  configure(index: string, settings: Settings): Promise<TaskId> {
    return enqueued(this.meili.index(index).updateSettings(settings));
  }

  /** Adds or replaces documents. Bypasses the official client, which accepts only a single string. */
  async put(index: string, lines: DocumentLines): Promise<TaskId> {
    const { statusCode, body } = await request(
      new URL(`/indexes/${index}/documents?primaryKey=id`, this.url),
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.key}`,
          'content-type': 'application/x-ndjson',
          'content-length': String(lines.byteLength),
        },
        body: Readable.from(lines.bytes()),
        headersTimeout: REQUEST_TIMEOUT_MS,
        bodyTimeout: REQUEST_TIMEOUT_MS,
      },
    );
    const answer = await body.text();
    if (statusCode !== ENQUEUED)
      throw new Error(`Meilisearch answered ${statusCode} to documents: ${answer.slice(0, 300)}`);
    return (JSON.parse(answer) as EnqueuedTask).taskUid;
  }

  remove(index: string, ids: string[]): Promise<TaskId> {
    return enqueued(this.meili.index(index).deleteDocuments(ids));
  }

  drop(index: string): Promise<TaskId> {
    return enqueued(this.meili.deleteIndex(index));
  }

  /**
   * Exchanges the names of two indexes. If `one` does not exist, the other takes its name, so that no index
   * appears without settings. Meilisearch hides the task of a swap from limited keys, so this waits for a
   * later task and then checks the indexes.
   */
  async swap(one: string, other: string): Promise<void> {
    const states = await this.states();
    const wanted = await this.createdAt(other);
    await enqueued(this.meili.swapIndexes([{ indexes: [other, one], rename: !states.has(one) }]));
    await this.settled(await this.remove(one, [NO_DOCUMENT]));
    if ((await this.createdAt(one)) !== wanted)
      throw new Error(`Meilisearch did not swap ${one} and ${other}`);
  }

  /** 0 if the index does not exist. */
  async count(index: string): Promise<number> {
    const stats = await orMissing(this.meili.index(index).getStats());
    return stats?.numberOfDocuments ?? 0;
  }

  /** Fields of some documents that match the filter, in the engine's order; empty if the index does not exist. */
  async documents(
    index: string,
    slice: { offset: number; limit: number; fields: string[]; filter?: string },
  ): Promise<Record<string, unknown>[]> {
    const page = await orMissing(this.meili.index<Record<string, unknown>>(index).getDocuments(slice));
    return page?.results ?? [];
  }

  /** Null if the index does not exist. */
  synonyms(index: string): Promise<Record<string, string[]> | null> {
    return orMissing(this.meili.index(index).getSynonyms());
  }

  /** Null if the document or the index does not exist. */
  getDocument<T extends Record<string, unknown>>(index: string, id: string): Promise<T | null> {
    return orMissing(this.meili.index<T>(index).getDocument(id) as Promise<T>);
  }

  /** Resolves when all tasks have succeeded. Fails with the first failure, or after 15 minutes. */
  async settled(...tasks: TaskId[]): Promise<void> {
    const giveUpAt = Date.now() + TASK_LIMIT_MS;
    for (const task of tasks) await this.taskDone(task, giveUpAt);
  }

  private async createdAt(index: string): Promise<string> {
    return (await this.meili.getRawIndex(index)).createdAt;
  }

  private async taskDone(uid: TaskId, giveUpAt: number): Promise<void> {
    for (let wait = FIRST_POLL_MS; ; wait = Math.min(wait * 1.5, LONGEST_POLL_MS)) {
      const { status, error } = await this.meili.tasks.getTask(uid);
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled') {
        throw new Error(`Meilisearch task ${uid} ${status}: ${error?.message ?? 'no reason given'}`);
      }
      if (Date.now() > giveUpAt)
        throw new Error(`Meilisearch task ${uid} took longer than ${TASK_LIMIT_MS} ms`);
      await pause(wait);
    }
  }
}

async function enqueued(request: PromiseLike<EnqueuedTask>): Promise<TaskId> {
  return (await request).taskUid;
}

async function orMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.response.status === NOT_FOUND) return null;
    throw error;
  }
}
