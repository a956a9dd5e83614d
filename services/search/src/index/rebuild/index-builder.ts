import { INDEX_CONSUMERS, scanBusinesses } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import {
  DOCUMENT_VERSION,
  indexSettings,
  indexVersion,
  LIVE_INDEX,
  NEXT_INDEX,
  VERSION_INDEX,
} from '../../document/index-settings.js';
import { DocumentLines } from '../../engine/document-lines.js';
import type { Engine } from '../../engine/engines.js';
import type { IndexClient, TaskId } from '../../engine/index.client.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import type { SynonymsRepository } from '../synonyms/synonyms.repository.js';
import { addDocuments } from '../add-documents.js';
import type { WriterLeases } from '../update/writer-leases.repository.js';
import type { ReindexProgress } from './reindex-run.repository.js';

const [FIRST_CONSUMER] = INDEX_CONSUMERS;
const PAGES_PER_TASK = 20;
/** Enough tasks to keep the engine busy, few enough to limit its disk use. */
const MAX_WAITING = 2;

interface FilledPart extends ReindexProgress {
  task: TaskId | null;
  isLast: boolean;
}

/**
 * Record of the live index: the version that built it, and the consumer whose changes it receives. Older records
 * lack the consumer; it is that of the first engine.
 */
interface BuiltIndex extends Record<string, unknown> {
  version: string;
  form?: number;
  consumer?: string;
}

/** Builds the next index of one engine next to its live one; IndexWriter writes changes to both in the meantime. */
export class IndexBuilder {
  private readonly indexes: IndexClient;
  private readonly consumer: string;

  constructor(
    private readonly engine: Engine,
    private readonly bus: MessageBus,
    private readonly leases: WriterLeases,
    private readonly synonyms: SynonymsRepository,
    private readonly serving: ServingIndex,
  ) {
    this.indexes = engine.indexes;
    this.consumer = INDEX_CONSUMERS[engine.nth] ?? FIRST_CONSUMER;
  }

  /** Creates an empty next index and drops an old one. */
  prepare(): Promise<void> {
    return this.leases.hold(async () => {
      const names = await this.indexes.names();
      const drop = names.has(NEXT_INDEX) ? [await this.indexes.drop(NEXT_INDEX)] : [];
      const create = await this.indexes.create(NEXT_INDEX);
      const settings = { ...indexSettings, synonyms: await this.synonyms.map() };
      await this.indexes.settled(...drop, create, await this.indexes.configure(NEXT_INDEX, settings));
    });
  }

  async isPrepared(): Promise<boolean> {
    return (await this.indexes.names()).has(NEXT_INDEX);
  }

  /** Fills the next index from `progress`; calls `advance` for each part stored. */
  async fill(
    progress: ReindexProgress,
    advance: (progress: ReindexProgress) => Promise<void>,
  ): Promise<void> {
    const lines = new DocumentLines();
    const waiting: FilledPart[] = [];
    const settleFirst = async () => {
      const part = waiting.shift();
      if (!part) return;
      if (part.task !== null) await this.indexes.settled(part.task);
      await advance({ after: part.after, indexed: part.indexed });
    };
    let part: FilledPart = { ...progress, task: null, isLast: false };
    while (!part.isLast) {
      part = await this.queuePart(part, lines);
      waiting.push(part);
      if (waiting.length > MAX_WAITING) await settleFirst();
    }
    while (waiting.length > 0) await settleFirst();
  }

  /** Replaces the live index and removes the old one. */
  publish(): Promise<void> {
    return this.leases.hold(async (assertHeld) => {
      assertHeld();
      await this.indexes.swap(LIVE_INDEX, NEXT_INDEX);
      const version = DocumentLines.of({
        id: LIVE_INDEX,
        version: indexVersion,
        form: DOCUMENT_VERSION,
        consumer: this.consumer,
      });
      const hasOld = (await this.indexes.names()).has(NEXT_INDEX);
      await this.indexes.settled(
        await this.indexes.put(VERSION_INDEX, version),
        ...(hasOld ? [await this.indexes.drop(NEXT_INDEX)] : []),
      );
      await this.serving.refresh(this.engine);
    });
  }

  /** Drops an abandoned next index if `isUnused` returns true; it is called while no other process can write. */
  discard(isUnused: () => Promise<boolean>): Promise<void> {
    return this.leases.hold(async () => {
      const names = await this.indexes.names();
      if (names.has(NEXT_INDEX) && (await isUnused())) {
        await this.indexes.settled(await this.indexes.drop(NEXT_INDEX));
      }
    });
  }

  /**
   * Whether the live index exists, follows this engine's consumer, and has at least this version: an index of a
   * higher version belongs to a newer process that runs at the same time, and that would only rebuild it again.
   */
  async isCurrent(): Promise<boolean> {
    const built = await this.built();
    if (!this.follows(built)) return false;
    return built.version === indexVersion || (built.form ?? 0) > DOCUMENT_VERSION;
  }

  /** Whether the live index receives this engine's changes, so that it can serve until a rebuild replaces it. */
  async canServe(): Promise<boolean> {
    return this.follows(await this.built());
  }

  /** Whether this version built the live index; the index of another version may reject this version's queries. */
  async isOwn(): Promise<boolean> {
    return (await this.built())?.version === indexVersion;
  }

  /** False if the addresses of the engines were swapped: this engine's consumer may then be ahead of the index. */
  private follows(built: BuiltIndex | null): built is BuiltIndex {
    return built !== null && (built.consumer ?? FIRST_CONSUMER) === this.consumer;
  }

  private async built(): Promise<BuiltIndex | null> {
    const names = await this.indexes.names();
    return names.has(LIVE_INDEX) ? this.indexes.getDocument<BuiltIndex>(VERSION_INDEX, LIVE_INDEX) : null;
  }

  /** Reads the next part and queues it; no other writer can write in between. */
  private queuePart(last: FilledPart, lines: DocumentLines): Promise<FilledPart> {
    return this.leases.hold(async (assertHeld) => {
      lines.clear();
      let next = last.after;
      let isLast = false;
      for (let page = 0; page < PAGES_PER_TASK && !isLast; page += 1) {
        const answer = await this.bus.request(scanBusinesses, { after: next });
        await addDocuments(
          lines,
          answer.items.filter(({ listed }) => listed),
        );
        next = answer.items.at(-1)?.id ?? next;
        isLast = answer.next === null;
      }
      assertHeld();
      const task = lines.size > 0 ? await this.indexes.put(NEXT_INDEX, lines) : null;
      return { after: next, indexed: last.indexed + lines.size, task, isLast };
    });
  }
}
