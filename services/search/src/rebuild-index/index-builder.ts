import { pageBusinesses } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { toDocument } from '../business-index/business-document.js';
import {
  indexSettings,
  indexVersion,
  LIVE_INDEX,
  NEXT_INDEX,
  VERSION_INDEX,
} from '../business-index/index-settings.js';
import { IndexClient, type TaskId } from '../engine/index.client.js';
import { SynonymsRepository } from '../synonyms/synonyms.repository.js';
import { WriterLeases } from '../update-index/writer-lease.js';
import type { ReindexProgress } from './reindex-run.repository.js';

/** Pages of 200 a task. */
const PAGES_PER_TASK = 20;
/** Tasks that may wait in the engine's queue: enough to keep it busy, few enough to keep its disk use small. */
const MAX_WAITING = 2;

interface FilledPart extends ReindexProgress {
  task: TaskId | null;
  isLast: boolean;
}

/** Builds the next index beside the live one. Meanwhile every change of a business goes to both (IndexWriter). */
@Injectable()
export class IndexBuilder {
  constructor(
    private readonly bus: MessageBus,
    private readonly indexes: IndexClient,
    private readonly leases: WriterLeases,
    private readonly synonyms: SynonymsRepository,
  ) {}

  /** Makes an empty next index, in place of any that is left from before. */
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

  /** Fills the next index from where `progress` ended; `advance` hears of each part that is in the index for sure. */
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

  /** Puts the next index in the live one's place and removes the old one. */
  publish(): Promise<void> {
    return this.leases.hold(async (assertHeld) => {
      const names = await this.indexes.names();
      const create = names.has(LIVE_INDEX) ? [] : [await this.indexes.create(LIVE_INDEX)];
      assertHeld();
      await this.indexes.settled(...create);
      await this.indexes.swap(LIVE_INDEX, NEXT_INDEX);
      const version = JSON.stringify({ id: LIVE_INDEX, version: indexVersion });
      await this.indexes.settled(
        await this.indexes.put(VERSION_INDEX, version),
        await this.indexes.drop(NEXT_INDEX),
      );
    });
  }

  /** Removes a next index that no rebuild is filling any more; `isUnused` is asked once no other can write. */
  discard(isUnused: () => Promise<boolean>): Promise<void> {
    return this.leases.hold(async () => {
      const names = await this.indexes.names();
      if (names.has(NEXT_INDEX) && (await isUnused())) {
        await this.indexes.settled(await this.indexes.drop(NEXT_INDEX));
      }
    });
  }

  /** Whether the live index exists and was built as this version builds it. */
  async isCurrent(): Promise<boolean> {
    const names = await this.indexes.names();
    if (!names.has(LIVE_INDEX)) return false;
    const built = await this.indexes.read<{ version: string }>(VERSION_INDEX, LIVE_INDEX);
    return built?.version === indexVersion;
  }

  /** Reads the businesses after the last part and queues them, with no other writer in between. */
  private queuePart(last: FilledPart): Promise<FilledPart> {
    return this.leases.hold(async (assertHeld) => {
      const lines: string[] = [];
      let next = last.after;
      let isLast = false;
      for (let page = 0; page < PAGES_PER_TASK && !isLast; page += 1) {
        const answer = await this.bus.request(pageBusinesses, { after: next });
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
