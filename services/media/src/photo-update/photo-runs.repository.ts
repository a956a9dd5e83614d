import { RunsRepository } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PHOTO_RUN_MODEL, type PhotoRunRecord } from './photo-run.schema.js';

@Injectable()
export class PhotoRunsRepository extends RunsRepository<PhotoRunRecord> {
  constructor(@InjectModel(PHOTO_RUN_MODEL) model: Model<PhotoRunRecord>) {
    super(model);
  }
}
