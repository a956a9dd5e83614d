import { listAudit, type OutputOf, type ParsedInputOf, recordAudit } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { AuditTrailRepository } from './audit-trail.repository.js';
import { AuditTrailService } from './audit-trail.service.js';

@Controller()
export class AuditTrailController {
  constructor(
    private readonly trail: AuditTrailRepository,
    private readonly service: AuditTrailService,
  ) {}

  @Answers(recordAudit)
  async record(@Payload() entry: ParsedInputOf<typeof recordAudit>): Promise<Record<string, never>> {
    await this.trail.add(entry);
    return {};
  }

  @Answers(listAudit)
  list(@Payload() page: ParsedInputOf<typeof listAudit>): Promise<OutputOf<typeof listAudit>> {
    return this.service.list(page);
  }
}
