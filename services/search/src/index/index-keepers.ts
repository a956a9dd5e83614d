import { MessageBus } from '@gewerk/messaging';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type Engine, Engines } from '../engine/engines.js';
import { ServingIndex } from '../engine/serving-index.js';
import { IndexBuilder } from './rebuild/index-builder.js';
import { IndexRebuild } from './rebuild/index-rebuild.js';
import { ReindexRunRepository } from './rebuild/reindex-run.repository.js';
import { EngineSynonyms } from './synonyms/engine-synonyms.js';
import { SynonymsRepository } from './synonyms/synonyms.repository.js';
import { IndexWriter } from './update/index-writer.js';
import { WriterLeases } from './update/writer-leases.repository.js';

/** Everything that writes the index of one engine. */
export interface IndexKeeper {
  engine: Engine;
  writer: IndexWriter;
  builder: IndexBuilder;
  rebuild: IndexRebuild;
  synonyms: EngineSynonyms;
}

/** A keeper for each engine, in the order of the engines. */
@Injectable()
export class IndexKeepers implements OnModuleDestroy {
  readonly all: readonly IndexKeeper[];

  constructor(
    engines: Engines,
    bus: MessageBus,
    serving: ServingIndex,
    runs: ReindexRunRepository,
    stored: SynonymsRepository,
    @InjectConnection() connection: Connection,
  ) {
    this.all = engines.all.map((engine) => {
      const id = engine.nth === 0 ? 'business-index' : `business-index-${engine.nth + 1}`;
      const leases = new WriterLeases(connection, id);
      const writer = new IndexWriter(engine, bus, leases, serving);
      const builder = new IndexBuilder(engine, bus, leases, stored, serving);
      return {
        engine,
        writer,
        builder,
        rebuild: new IndexRebuild(id, runs, builder),
        synonyms: new EngineSynonyms(engine, bus, leases, stored, writer, serving),
      };
    });
  }

  /**
   * The keeper of the nth engine.
   * @throws Error if there is none
   */
  of(nth: number): IndexKeeper {
    const keeper = this.all[nth];
    if (!keeper) throw new Error(`There is no engine ${nth + 1}.`);
    return keeper;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.all.map(({ rebuild }) => rebuild.onModuleDestroy()));
  }
}
