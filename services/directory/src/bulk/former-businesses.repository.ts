import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type EarlierBusiness, EarlierBusinessesRepository } from '../write/index.js';
import { FORMER_BUSINESS_MODEL } from './former-business.schema.js';

/** Businesses as they were before bulk changes. */
@Injectable()
export class FormerBusinessesRepository extends EarlierBusinessesRepository {
  constructor(@InjectModel(FORMER_BUSINESS_MODEL) model: Model<EarlierBusiness>) {
    super(model, 'listing-before-change');
  }
}
