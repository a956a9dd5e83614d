import { type ParsedInputOf, startImport } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BeginImport } from './begin-import.js';

/** Begins an import once: the same call again is answered with its run. */
@UseCase()
export class StartImport {
  constructor(private readonly imports: BeginImport) {}

  @Answers(startImport)
  start(input: ParsedInputOf<typeof startImport>): Promise<{ runId: string }> {
    return this.imports.begin(input);
  }
}
