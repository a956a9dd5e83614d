import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ReportsRepository } from './reports/reports.repository.js';
import type { Waiting } from './waiting.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';

/** Access for other modules to what the public has sent. */
@Injectable()
export class ModeratedRecords {
  readonly personalData: readonly PersonalKind[];

  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly reports: ReportsRepository,
  ) {
    this.personalData = [submissions.personalData, reports.personalData];
  }

  /** How many submissions and reports are waiting for a decision, and when the oldest of each was received. */
  async waiting(): Promise<Record<'submissions' | 'reports' | 'ownChanges', Waiting>> {
    const [submissions, reports, ownChanges] = await Promise.all([
      this.submissions.waiting(),
      this.reports.waiting(false),
      this.reports.waiting(true),
    ]);
    return { submissions, reports, ownChanges };
  }

  submissionsOf(businessIds: readonly string[]): Promise<string[]> {
    return this.submissions.idsOf(businessIds);
  }

  async erase(businessId: string, session: ClientSession): Promise<void> {
    await this.submissions.erase(businessId, session);
    await this.reports.erase(businessId, session);
  }
}
