import { GewerkError } from '@gewerk/contracts';
import {
  cancelImport,
  getImportRun,
  type ImportRun,
  listImportRuns,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toImportRun } from './import-run.mapper.js';
import { ImportRunsRepository } from './import-runs.repository.js';
import { runNotFound } from './run-not-found.js';

@UseCase()
export class ImportRuns {
  constructor(private readonly runs: ImportRunsRepository) {}

  @Answers(getImportRun)
  async get({ runId }: ParsedInputOf<typeof getImportRun>): Promise<ImportRun> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    return toImportRun(run);
  }

  @Answers(listImportRuns)
  async list({
    before,
    limit,
  }: ParsedInputOf<typeof listImportRuns>): Promise<OutputOf<typeof listImportRuns>> {
    const runs = await this.runs.list(before === undefined ? null : new Date(before), limit);
    const next = runs.length < limit ? null : (runs.at(-1)?.createdAt.toISOString() ?? null);
    return { runs: runs.map(toImportRun), next };
  }

  /**
   * Stores the request to stop; the process that works on the run, or the next one that acquires it, soon
   * notices the request.
   */
  @Answers(cancelImport)
  async cancel({ runId }: ParsedInputOf<typeof cancelImport>): Promise<ImportRun> {
    const run = await this.runs.requestCancel(runId);
    if (run) return toImportRun(run);
    if (await this.runs.find(runId)) throw new GewerkError('conflict', 'The import has already ended.');
    throw runNotFound(runId);
  }
}
