import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { PREVIEW_TURN_MODEL, type PreviewTurn } from './preview-turn.schema.js';

const LOOK_EVERY_MS = 500;

export interface Turn {
  /** Aborts with a GewerkError when the preview must stop. */
  readonly signal: AbortSignal;
  readonly release: () => Promise<void>;
}

/** Allows one preview at a time, the newest, and none during an import. */
@Injectable()
export class PreviewTurns implements OnModuleDestroy {
  private current: AbortController | undefined;

  constructor(
    @InjectModel(PREVIEW_TURN_MODEL) private readonly turns: Model<PreviewTurn>,
    private readonly runs: ImportRunsRepository,
  ) {}

  /** Stops any other preview and begins one. Fails with `conflict` while an import or undo runs. */
  async begin(object: string): Promise<Turn> {
    if (await this.runs.findActive()) throw importRuns();
    this.current?.abort(replaced());
    const turn = (this.current = new AbortController());
    await this.turns.updateOne({ _id: 'turn' }, { $set: { object } }, { upsert: true });
    const timer = setInterval(() => void this.abortIfReplaced(object, turn), LOOK_EVERY_MS);
    return {
      signal: turn.signal,
      release: async () => {
        clearInterval(timer);
        if (this.current === turn) this.current = undefined;
        await this.end(object);
      },
    };
  }

  /** Stops the preview of a file, in any process. */
  async end(object: string): Promise<void> {
    await this.turns.deleteOne({ _id: 'turn', object });
  }

  onModuleDestroy(): void {
    this.current?.abort(
      new GewerkError('unavailable', 'The service is stopping; request the preview again.'),
    );
  }

  private async abortIfReplaced(object: string, turn: AbortController): Promise<void> {
    try {
      const held = await this.turns.findOne({ _id: 'turn' }).lean<PreviewTurn>();
      if (held?.object !== object) turn.abort(replaced());
      else if (await this.runs.findActive()) turn.abort(importRuns());
    } catch (error) {
      // The database is unavailable: the preview runs to its end, or until its next read fails.
      logger.warn({ err: error }, 'Could not check whether the preview was replaced; continuing it');
    }
  }
}

const replaced = () => new GewerkError('conflict', 'The preview was stopped, or another one was started.');

const importRuns = () =>
  new GewerkError('conflict', 'An import or undo is running; request the preview when it has ended.');
