import {
  GewerkError,
  type OutputOf,
  type ParsedInputOf,
  type prepareValidationReport,
  type reportFormats,
} from '@gewerk/contracts';
import { FileStore } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { CheckResultsRepository } from '../validation-runs/check-results.repository.js';
import { ValidationRunsRepository } from '../validation-runs/validation-runs.repository.js';
import { csvReport } from './csv-report.js';
import { xlsxReport } from './xlsx-report.js';

type Format = (typeof reportFormats)[number];

const DAY_CHARACTERS = 10;
const writers = { xlsx: xlsxReport, csv: csvReport } as const;

/** Reports in the file store, which forgets them after a week: then they are written anew from the results. */
@Injectable()
export class Reports {
  constructor(
    private readonly files: FileStore,
    private readonly runs: ValidationRunsRepository,
    private readonly results: CheckResultsRepository,
  ) {}

  async prepare({
    id,
    format,
  }: ParsedInputOf<typeof prepareValidationReport>): Promise<OutputOf<typeof prepareValidationReport>> {
    const run = await this.runs.find(id);
    if (!run) throw new GewerkError('run-not-found', `There is no check '${id}'.`);
    if (run.active) throw new GewerkError('conflict', 'The check is going on; its report comes at its end.');
    if (!(await this.isThere(objectOf(id, format)))) await this.write(id, format);
    return { object: objectOf(id, format), fileName: reportName(run.createdAt, format) };
  }

  async write(runId: string, format: Format): Promise<void> {
    await this.files.put(objectOf(runId, format), writers[format](this.results.all(runId)));
  }

  private async isThere(object: string): Promise<boolean> {
    try {
      const { content } = await this.files.get(object);
      content.destroy();
      return true;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'file-not-found') return false;
      throw error;
    }
  }
}

const objectOf = (runId: string, format: Format): string => `url-validation/${runId}.${format}`;

export const reportName = (createdAt: Date, format: Format): string =>
  `url_validation_${createdAt.toISOString().slice(0, DAY_CHARACTERS)}.${format}`;
