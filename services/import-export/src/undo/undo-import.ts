import { refused } from '@gewerk/contracts';
import { type ImportRun, type ParsedInputOf, undoImport } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { ImportQueue } from '../runs/import-queue.js';
import { toImportRun, undoFault } from '../runs/import-run.mapper.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { runNotFound } from '../runs/run-not-found.js';
import { UndoRunsRepository } from './undo-runs.repository.js';

@UseCase()
export class UndoImport {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly undos: UndoRunsRepository,
    private readonly queue: ImportQueue,
  ) {}

  @Answers(undoImport)
  async undo({ runId }: ParsedInputOf<typeof undoImport>): Promise<ImportRun> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    if (run.undo?.state === 'running') return toImportRun(run);
    const fault = undoFault(run, new Date());
    if (fault !== null) throw fault;
    const begun = await this.undos.begin(run);
    if (!begun) throw refused('import-other-undo');
    logger.info({ runId, fileName: run.fileName }, 'undo of an import queued');
    await this.queue.add(runId, begun.queuings);
    return toImportRun(begun);
  }
}
