import { earlierBusinessSchema } from '../write/index.js';
import { KEPT_SECONDS } from './import-receipt.schema.js';

export const REPLACED_BUSINESS_MODEL = 'ReplacedBusiness';
export const replacedBusinessSchema = earlierBusinessSchema({
  collection: 'replaced_businesses',
  expireAfterSeconds: KEPT_SECONDS,
});
