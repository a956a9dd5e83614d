import { GewerkError, reportFormats } from '@gewerk/contracts';
import { FileStore } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { CheckResultsRepository } from '../results/check-results.repository.js';
import { ForgottenBusinesses } from '../results/forgotten-businesses.repository.js';
import { csvReport } from './csv-report.js';
import { xlsxReport } from './xlsx-report.js';

type Format = (typeof reportFormats)[number];

const DAY_CHARACTERS = 10;
const MOST_ATTEMPTS = 3;
const writers = { xlsx: xlsxReport, csv: csvReport } as const;

/** Reports, which stay in the file store for a week and can be written again from the results. */
@Injectable()
export class Reports {
  constructor(
    private readonly files: FileStore,
    private readonly results: CheckResultsRepository,
    private readonly forgotten: ForgottenBusinesses,
  ) {}

  async write(runId: string, format: Format): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const without = new Set(await this.forgotten.ids());
      await this.files.put(
        reportObject(runId, format),
        writers[format](this.results.scan(runId, [...without])),
      );
      // The report may contain a business that was removed at a person's request in the meantime.
      if ((await this.forgotten.ids()).every((id) => without.has(id))) return;
    }
    await this.remove([runId]);
    throw new GewerkError('conflict', 'Businesses are being removed; request the report again in a moment.');
  }

  async remove(runIds: readonly string[]): Promise<void> {
    for (const runId of runIds)
      for (const format of reportFormats) await this.files.delete(reportObject(runId, format));
  }

  async exists(runId: string, format: Format): Promise<boolean> {
    try {
      const { content } = await this.files.get(reportObject(runId, format));
      content.destroy();
      return true;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'file-not-found') return false;
      throw error;
    }
  }
}

/** Name in the file store. */
export const reportObject = (runId: string, format: Format): string => `url-validation/${runId}.${format}`;

/** Name of the download. */
export const reportName = (createdAt: Date, format: Format): string =>
  `url_validation_${createdAt.toISOString().slice(0, DAY_CHARACTERS)}.${format}`;
