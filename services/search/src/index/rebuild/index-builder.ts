import { scanBusinesses } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { toDocument } from '../../document/business-document.js';
import {
  DOCUMENT_VERSION,
  indexSettings,
  indexVersion,
  LIVE_INDEX,
  NEXT_INDEX,
  VERSION_INDEX,
} from '../../document/index-settings.js';
import { IndexClient, type TaskId } from '../../engine/index.client.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { SynonymsRepository } from '../synonyms/synonyms.repository.js';
import { WriterLeases } from '../update/writer-leases.repository.js';
import type { ReindexProgress } from './reindex-run.repository.js';

const PAGES_PER_TASK = 20;
/** Enough tasks to keep the engine busy, few enough to limit its disk use. */
const MAX_WAITING = 2;

interface FilledPart extends ReindexProgress {
  task: TaskId | null;
  isLast: boolean;
}

/** Builds the next index beside the live one; IndexWriter writes changes to both meanwhile. */
@Injectable()
export class IndexBuilder {
  constructor(
    private readonly bus: MessageBus,
    private readonly indexes: IndexClient,
    private readonly leases: WriterLeases,
    private readonly synonyms: SynonymsRepository,
    private readonly serving: ServingIndex,
  ) {}

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
    const waiting: FilledPart[] = [];
    const settleFirst = async () => {
      const part = waiting.shift();
      if (!part) return;
      if (part.task !== null) await this.indexes.settled(part.task);
      await advance({ after: part.after, indexed: part.indexed });
    };
    let part: FilledPart = { ...progress, task: null, isLast: false };
    while (!part.isLast) {
      part = await this.queuePart(part);
      waiting.push(part);
      if (waiting.length > MAX_WAITING) await settleFirst();
    }
    while (waiting.length > 0) await settleFirst();
  }

  /** Replaces the live index and removes the old one. */
  publish(): Promise<void> {
    return this.leases.hold(async (assertHeld) => {
      const names = await this.indexes.names();
      const create = names.has(LIVE_INDEX) ? [] : [await this.indexes.create(LIVE_INDEX)];
      assertHeld();
      await this.indexes.settled(...create);
      await this.indexes.swap(LIVE_INDEX, NEXT_INDEX);
      const version = JSON.stringify({ id: LIVE_INDEX, version: indexVersion, form: DOCUMENT_VERSION });
      await this.indexes.settled(
        await this.indexes.put(VERSION_INDEX, version),
        await this.indexes.drop(NEXT_INDEX),
      );
      await this.serving.refresh();
    });
  }

  /** Drops an abandoned next index; calls `isUnused` while no other process can write. */
  discard(isUnused: () => Promise<boolean>): Promise<void> {
    return this.leases.hold(async () => {
      const names = await this.indexes.names();
      if (names.has(NEXT_INDEX) && (await isUnused())) {
        await this.indexes.settled(await this.indexes.drop(NEXT_INDEX));
      }
    });
  }

  /** Whether the live index exists and has this version or a higher one, whose process beside this one would build it again. */
  async isCurrent(): Promise<boolean> {
    const names = await this.indexes.names();
    if (!names.has(LIVE_INDEX)) return false;
    const built = await this.indexes.getDocument<{ version: string; form?: number }>(
      VERSION_INDEX,
      LIVE_INDEX,
    );
    return built !== null && (built.version === indexVersion || (built.form ?? 0) > DOCUMENT_VERSION);
  }

  /** Reads and queues the next part with no other writer in between. */
  private queuePart(last: FilledPart): Promise<FilledPart> {
    return this.leases.hold(async (assertHeld) => {
      const lines: string[] = [];
      let next = last.after;
      let isLast = false;
      for (let page = 0; page < PAGES_PER_TASK && !isLast; page += 1) {
        const answer = await this.bus.request(scanBusinesses, { after: next });
        for (const item of answer.items) if (item.listed) lines.push(JSON.stringify(toDocument(item)));
        next = answer.items.at(-1)?.id ?? next;
        isLast = answer.next === null;
      }
      assertHeld();
      const task = lines.length > 0 ? await this.indexes.put(NEXT_INDEX, lines.join('\n')) : null;
      return { after: next, indexed: last.indexed + lines.length, task, isLast };
    });
  }
}
