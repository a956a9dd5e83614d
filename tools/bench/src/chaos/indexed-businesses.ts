import { addressOf, type SystemRecord } from '../system/system-record.js';
import type { Mark } from './chaos-sheet.js';

const INDEX = 'businesses';
const PAGE = 1_000;
/** Page size: large, since for each page the engine counts up to the offset again. */
const PAGE_OF_IDS = 20_000;
const TIMEOUT_MS = 20_000;

interface Document extends Record<string, unknown> {
  id: string;
  card: string;
}

/** Reads the search engine directly, bypassing the service that is being tested. */
export class IndexedBusinesses {
  private readonly origin: string;
  private readonly key: string;

  constructor(record: SystemRecord) {
    this.origin = addressOf(record, 'MEILI_URL');
    this.key = addressOf(record, 'MEILI_KEY');
  }

  /** The number of documents; undefined while the engine is unavailable. */
  async count(): Promise<number | undefined> {
    try {
      const { numberOfDocuments } = await this.ask<{ numberOfDocuments: number }>('stats');
      return numberOfDocuments;
    } catch {
      return undefined;
    }
  }

  /** The ids of all documents, in order. */
  async ids(): Promise<string[]> {
    const ids: string[] = [];
    for (let more = true; more;) {
      const body = { fields: ['id'], offset: ids.length, limit: PAGE_OF_IDS };
      const { results } = await this.ask<{ results: { id: string }[] }>('documents/fetch', body);
      ids.push(...results.map(({ id }) => id));
      more = results.length === PAGE_OF_IDS;
    }
    return ids.sort();
  }

  /**
   * The documents with these ids as JSON, sorted, without the ids of documents and runs and without the sheet's
   * mark; missing ones are left out.
   */
  async contents(ids: readonly string[], mark: Mark): Promise<string[]> {
    const texts: string[] = [];
    for (let start = 0; start < ids.length; start += PAGE) {
      const body = { ids: ids.slice(start, start + PAGE), limit: PAGE };
      const { results } = await this.ask<{ results: Document[] }>('documents/fetch', body);
      texts.push(...results.map((document) => withoutIds(document).replaceAll(mark, '')));
    }
    return texts.sort();
  }

  private async ask<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.origin}/indexes/${INDEX}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`Meilisearch answered ${answer.status} to ${path}`);
    return (await answer.json()) as T;
  }
}

/**
 * The same rows imported at another time belong to another run, but must still all belong to a single one.
 */
function withoutIds(document: Document): string {
  const { id, createdBy, changedBy } = document;
  const runs = { createdBy: typeof createdBy, changedBy: Array.isArray(changedBy) && changedBy.length };
  return JSON.stringify({ ...document, ...runs }).replaceAll(id, '');
}
