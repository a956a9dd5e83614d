import { PersonalData } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AUDIT_ENTRY_MODEL } from '../audit-trail/audit-entry.schema.js';

/** What the panel's audit trail keeps about an e-mail address. */
@Injectable()
export class SettingsPersonalData extends PersonalData {
  constructor(@InjectModel(AUDIT_ENTRY_MODEL) audit: Model<unknown>) {
    super([{ kind: 'audit-entry', model: audit, addressedBy: ['subject'] }]);
  }
}
