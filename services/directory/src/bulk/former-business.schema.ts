import { earlierBusinessSchema } from '../write/index.js';
import { KEPT_SECONDS } from './bulk-run.schema.js';

export const FORMER_BUSINESS_MODEL = 'FormerBusiness';
export const formerBusinessSchema = earlierBusinessSchema({
  collection: 'former_businesses',
  expireAfterSeconds: KEPT_SECONDS,
});
