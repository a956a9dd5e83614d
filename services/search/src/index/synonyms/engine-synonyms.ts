import { synonymsChanged } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { LIVE_INDEX } from '../../document/index-settings.js';
import type { Engine } from '../../engine/engines.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import type { IndexWriter } from '../update/index-writer.js';
import type { WriterLeases } from '../update/writer-leases.repository.js';
import type { SynonymMap, SynonymsRepository } from './synonyms.repository.js';

/** Keeps the synonyms of one engine's index equal to the stored ones. */
export class EngineSynonyms {
  constructor(
    private readonly engine: Engine,
    private readonly bus: MessageBus,
    private readonly leases: WriterLeases,
    private readonly synonyms: SynonymsRepository,
    private readonly writer: IndexWriter,
    private readonly serving: ServingIndex,
  ) {}

  /** If the synonyms of the live index differ, updates them there and in an index that is being filled. */
  async bringUpToDate(): Promise<void> {
    if (await this.areCurrent()) return;
    const tasks = await this.leases.hold(async (assertHeld) => {
      const [targets, synonyms] = await Promise.all([this.writer.targets(), this.synonyms.map()]);
      assertHeld();
      return Promise.all(targets.map((index) => this.engine.indexes.configure(index, { synonyms })));
    });
    await this.engine.indexes.settled(...tasks);
    await this.serving.refresh(this.engine);
    await this.bus.publish(synonymsChanged, {});
  }

  private async areCurrent(): Promise<boolean> {
    const [given, stored] = await Promise.all([
      this.engine.indexes.synonyms(LIVE_INDEX),
      this.synonyms.map(),
    ]);
    return given !== null && textOf(given) === textOf(stored);
  }
}

const textOf = (map: SynonymMap): string =>
  JSON.stringify(
    Object.entries(map)
      .map(([word, means]): [string, string[]] => [word, [...means].sort()])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
