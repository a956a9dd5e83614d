import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type EarlierBusiness, EarlierBusinessesRepository } from '../write/index.js';
import { REPLACED_BUSINESS_MODEL } from './replaced-business.schema.js';

/** Businesses as they were before imports. */
@Injectable()
export class ReplacedBusinessesRepository extends EarlierBusinessesRepository {
  constructor(@InjectModel(REPLACED_BUSINESS_MODEL) model: Model<EarlierBusiness>) {
    super(model, 'listing-before-import');
  }
}
