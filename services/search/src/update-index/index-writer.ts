import { type IndexableBusiness, readBusinesses } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { toDocument } from '../business-index/business-document.js';
import { LIVE_INDEX, NEXT_INDEX } from '../business-index/index-settings.js';
import { IndexClient, type TaskId } from '../engine/index.client.js';
import { inParallel, slices } from './slices.js';
import { type AssertHeld, WriterLeases } from './writer-lease.js';

const READ_IDS = 200;
const PARALLEL_READS = 2;
/**
 * Documents a task: bounds the memory held at a time, some 1.5 KB each. The engine joins tasks that wait, but works on the
 * first alone, and whatever it holds, a round costs some 9 s beside 521,000 businesses.
 */
const TASK_IDS = 16_000;

/** Brings the index to the current state of businesses, whatever happened to them. */
@Injectable()
export class IndexWriter {
  constructor(
    private readonly bus: MessageBus,
    private readonly indexes: IndexClient,
    private readonly leases: WriterLeases,
  ) {}

  /** Indexes that exist and take every change: the live one, and the one that is being filled. */
  async targets(): Promise<string[]> {
    const names = await this.indexes.names();
    return [LIVE_INDEX, NEXT_INDEX].filter((index) => names.has(index));
  }

  /**
   * Resolves when the businesses' current state is in the index; those that are gone or not listed are out of it.
   * @throws Error when no index exists yet, or when the engine or the directory fails: to be tried again.
   */
  async bringUpToDate(ids: readonly string[]): Promise<void> {
    const tasks: TaskId[] = [];
    for (const part of slices(ids, TASK_IDS)) {
      tasks.push(...(await this.leases.hold((assertHeld) => this.queue(part, assertHeld))));
    }
    await this.indexes.settled(...tasks);
  }

  private async queue(ids: readonly string[], assertHeld: AssertHeld): Promise<TaskId[]> {
    const targets = await this.targets();
    if (targets.length === 0) throw new Error('There is no index yet; it is about to be built.');
    const lines = new Map<string, string>();
    await inParallel(slices(ids, READ_IDS), PARALLEL_READS, async (part) => {
      const { businesses } = await this.bus.request(readBusinesses, { ids: part });
      for (const business of businesses) addLine(lines, business);
    });
    const gone = ids.filter((id) => !lines.has(id));
    assertHeld();
    const tasks: TaskId[] = [];
    for (const index of targets) {
      if (lines.size > 0) tasks.push(await this.indexes.put(index, [...lines.values()].join('\n')));
      if (gone.length > 0) tasks.push(await this.indexes.remove(index, gone));
    }
    return tasks;
  }
}

function addLine(lines: Map<string, string>, business: IndexableBusiness): void {
  if (business.listed) lines.set(business.id, JSON.stringify(toDocument(business)));
}
