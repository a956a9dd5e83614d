import { GewerkError, type ImportRun } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportQueue } from '../import-runs/import-queue.js';
import { toImportRun, undoFault } from '../import-runs/import-run.mapper.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';
import { runNotFound } from '../import-runs/run-not-found.js';
import { UndoRunsRepository } from './undo-runs.repository.js';

/** Has the undo of an import begin. */
@Injectable()
export class StartUndoService {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly undos: UndoRunsRepository,
    private readonly queue: ImportQueue,
  ) {}

  async start(runId: string): Promise<ImportRun> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    // Sent again, it finds itself on its way.
    if (run.undo?.state === 'running') return toImportRun(run);
    const fault = undoFault(run, new Date());
    if (fault !== null) throw new GewerkError('conflict', fault);
    const begun = await this.undos.begin(run, new Date());
    if (!begun) {
      throw new GewerkError(
        'conflict',
        'Another import or undo is running. Undo this one when it has ended.',
      );
    }
    logger.info({ runId, fileName: run.fileName }, 'undo of an import queued');
    await this.queue.add(runId, begun.queuings);
    return toImportRun(begun);
  }
}
