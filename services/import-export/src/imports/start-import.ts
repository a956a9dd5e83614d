import { type ParsedInputOf, startImport } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { BeginImport } from './begin-import.js';

/** Begins an import once: repeating the call returns the same run. */
@UseCase()
export class StartImport {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly imports: BeginImport,
  ) {}

  @Answers(startImport)
  async start(input: ParsedInputOf<typeof startImport>): Promise<{ runId: string }> {
    try {
      return await this.imports.begin(input);
    } catch (refusal) {
      const active = await this.runs.findActive();
      if (active?.object !== input.object) throw refusal;
      return { runId: active._id };
    }
  }
}
