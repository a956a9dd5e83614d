import { type ParsedInputOf, recordAudit } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { AuditTrailRepository } from './audit-trail.repository.js';

@UseCase()
export class RecordAudit {
  constructor(private readonly trail: AuditTrailRepository) {}

  @Answers(recordAudit)
  async record(entry: ParsedInputOf<typeof recordAudit>): Promise<Record<string, never>> {
    await this.trail.add(entry);
    return {};
  }
}
