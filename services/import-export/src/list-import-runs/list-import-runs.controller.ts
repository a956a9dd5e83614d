import { listImportRuns, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { toImportRun } from '../import-runs/import-run.mapper.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';

@Controller()
export class ListImportRunsController {
  constructor(private readonly runs: ImportRunsRepository) {}

  @Answers(listImportRuns)
  async list(
    @Payload() { before, limit }: ParsedInputOf<typeof listImportRuns>,
  ): Promise<OutputOf<typeof listImportRuns>> {
    const runs = await this.runs.newest(before === undefined ? null : new Date(before), limit);
    const next = runs.length < limit ? null : (runs.at(-1)?.createdAt.toISOString() ?? null);
    return { runs: runs.map(toImportRun), next };
  }
}
