import { createHash } from 'node:crypto';
import { trades } from '../taxonomy.js';
import {
  cuisineValues,
  informationValues,
  openStreetMapTables,
  unknownValues,
  vagueValues,
} from './openstreetmap/index.js';
import { sourceNames } from './source-names.js';

/** To be increased when the rules, or tables that are not hashed below, change. */
const RULES = 7;

/**
 * Changes with the rules, tables and trades by which businesses are filed, so that stored businesses are then filed
 * again.
 */
export const filingVersion = createHash('sha256')
  .update(
    JSON.stringify([
      RULES,
      openStreetMapTables,
      unknownValues,
      vagueValues,
      informationValues,
      cuisineValues,
      sourceNames,
      trades,
    ]),
  )
  .digest('hex')
  .slice(0, 16);
