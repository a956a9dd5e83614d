import { getBusinesses, type OutputOf } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import pLimit from 'p-limit';
import { LIVE_INDEX, NEXT_INDEX, OLDER_FORM } from '../../document/index-settings.js';
import { DocumentLines } from '../../engine/document-lines.js';
import type { Engine } from '../../engine/engines.js';
import type { IndexClient, TaskId } from '../../engine/index.client.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import { addDocuments } from '../add-documents.js';
import { slices } from './slices.js';
import type { AssertHeld, WriterLeases } from './writer-leases.repository.js';

const READ_IDS = 200;
const PARALLEL_READS = 2;
/** Documents per task, about 1.5 KB each. Every task takes the engine about 9 s in an index of 521,000 businesses. */
const TASK_IDS = 16_000;

/** Updates the index of one engine to the current state of businesses. */
export class IndexWriter {
  private readonly indexes: IndexClient;

  constructor(
    private readonly engine: Engine,
    private readonly bus: MessageBus,
    private readonly leases: WriterLeases,
    private readonly serving: ServingIndex,
  ) {
    this.indexes = engine.indexes;
  }

  /** The live index, and the next index while it is being filled. */
  async targets(): Promise<string[]> {
    const names = await this.indexes.names();
    return [LIVE_INDEX, NEXT_INDEX].filter((index) => names.has(index));
  }

  /**
   * Resolves when the businesses' current state is indexed; unlisted ones are removed.
   * @throws Error if there is no index, or if the engine or the directory fails; the caller should retry
   */
  async bringUpToDate(ids: readonly string[]): Promise<void> {
    const tasks: TaskId[] = [];
    const lines = new DocumentLines();
    for (const part of slices(ids, TASK_IDS)) {
      tasks.push(...(await this.leases.hold((assertHeld) => this.queue(part, lines, assertHeld))));
    }
    await this.indexes.settled(...tasks);
    await this.serving.refresh(this.engine);
  }

  /**
   * Rewrites documents that a process of an older release wrote into this version's index, during an upgrade
   * or after a rollback: otherwise they would stay as they are until their businesses change.
   */
  async renewOlderForms(): Promise<void> {
    if ((await this.olderForms(1)).length === 0) return;
    await this.leases.hold(async (assertHeld) => {
      const ids = await this.olderForms(TASK_IDS);
      // Another process has already rewritten them.
      if (ids.length === 0) return;
      logger.info(
        { engine: this.engine.name, documents: ids.length },
        'Rewriting documents of an older form',
      );
      // Waits for the tasks: until these documents are gone, another process would find and rewrite them again.
      await this.indexes.settled(...(await this.queue(ids, new DocumentLines(), assertHeld)));
    });
    await this.serving.refresh(this.engine);
  }

  private async olderForms(limit: number): Promise<string[]> {
    const slice = { filter: OLDER_FORM, offset: 0, limit, fields: ['id'] };
    return (await this.indexes.documents(LIVE_INDEX, slice)).map(({ id }) => String(id));
  }

  private async queue(
    ids: readonly string[],
    lines: DocumentLines,
    assertHeld: AssertHeld,
  ): Promise<TaskId[]> {
    const targets = await this.targets();
    if (targets.length === 0) throw new Error('There is no index yet; it is about to be built.');
    const listed = new Set<string>();
    lines.clear();
    const atOnce = pLimit(PARALLEL_READS);
    const read = async (part: string[]): Promise<void> => {
      for (let wanted: string[] | undefined = part; wanted;) {
        const { businesses, left }: OutputOf<typeof getBusinesses> = await this.bus.request(getBusinesses, {
          ids: wanted,
        });
        const shown = businesses.filter((business) => business.listed);
        for (const { id } of shown) listed.add(id);
        await addDocuments(lines, shown);
        wanted = left;
      }
    };
    await Promise.all(slices(ids, READ_IDS).map((part) => atOnce(read, part)));
    const gone = ids.filter((id) => !listed.has(id));
    assertHeld();
    const tasks: TaskId[] = [];
    for (const index of targets) {
      if (lines.size > 0) tasks.push(await this.indexes.put(index, lines));
      if (gone.length > 0) tasks.push(await this.indexes.remove(index, gone));
    }
    return tasks;
  }
}
