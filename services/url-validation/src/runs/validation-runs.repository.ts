import { RunsRepository } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { VALIDATION_RUN_MODEL, type ValidationRunRecord } from './validation-run.schema.js';

@Injectable()
export class ValidationRunsRepository extends RunsRepository<ValidationRunRecord> {
  constructor(@InjectModel(VALIDATION_RUN_MODEL) model: Model<ValidationRunRecord>) {
    super(model);
  }
}
