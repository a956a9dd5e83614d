import {
  type ParsedInputOf,
  type PersonalDataPage,
  type RemovedPersonalData,
  removeSettingsPersonalData,
  scanSettingsPersonalData,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { AuditTrailRepository } from './audit-trail.repository.js';

@UseCase()
export class RemovePersonalData {
  constructor(private readonly trail: AuditTrailRepository) {}

  @Answers(scanSettingsPersonalData)
  scan({ email, after, limit }: ParsedInputOf<typeof scanSettingsPersonalData>): Promise<PersonalDataPage> {
    return this.trail.personalData.page(email, after, limit);
  }

  @Answers(removeSettingsPersonalData)
  remove({ email }: ParsedInputOf<typeof removeSettingsPersonalData>): Promise<RemovedPersonalData> {
    return this.trail.personalData.remove(email);
  }
}
