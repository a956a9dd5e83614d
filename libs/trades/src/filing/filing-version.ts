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

/** To be increased when the rules interpret the same tables differently, or brands or names of trades change. */
const RULES = 7;

/** Changes with the tables and the trades by which businesses are filed, so that stored ones are filed again. */
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
