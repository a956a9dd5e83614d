import { synonymsChanged } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { LIVE_INDEX } from '../../document/index-settings.js';
import { IndexClient } from '../../engine/index.client.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { IndexWriter } from '../update/index-writer.js';
import { WriterLeases } from '../update/writer-leases.repository.js';
import { type SynonymMap, SynonymsRepository } from './synonyms.repository.js';

/** Keeps the index's synonyms equal to the stored ones. */
@Injectable()
export class IndexSynonyms {
  constructor(
    private readonly bus: MessageBus,
    private readonly indexes: IndexClient,
    private readonly leases: WriterLeases,
    private readonly synonyms: SynonymsRepository,
    private readonly writer: IndexWriter,
    private readonly serving: ServingIndex,
  ) {}

  /** Updates the live index where it differs, and one being filled. */
  async bringUpToDate(): Promise<void> {
    if (await this.areCurrent()) return;
    const tasks = await this.leases.hold(async (assertHeld) => {
      const [targets, synonyms] = await Promise.all([this.writer.targets(), this.synonyms.map()]);
      assertHeld();
      return Promise.all(targets.map((index) => this.indexes.configure(index, { synonyms })));
    });
    await this.indexes.settled(...tasks);
    await this.serving.refresh();
    await this.bus.publish(synonymsChanged, {});
  }

  private async areCurrent(): Promise<boolean> {
    const [given, stored] = await Promise.all([this.indexes.synonyms(LIVE_INDEX), this.synonyms.map()]);
    return given !== null && textOf(given) === textOf(stored);
  }
}

const textOf = (map: SynonymMap): string =>
  JSON.stringify(
    Object.entries(map)
      .map(([word, means]): [string, string[]] => [word, [...means].sort()])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
