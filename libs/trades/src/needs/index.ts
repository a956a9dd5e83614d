import { craftNeeds } from './crafts.js';
import { foodNeeds } from './food.js';
import { healthNeeds } from './health.js';
import { leisureNeeds } from './leisure.js';
import { serviceNeeds } from './services.js';
import { shopNeeds } from './shops.js';
import { technicalNeeds } from './technical.js';
import { vehicleNeeds } from './vehicles.js';
import type { Needs } from './need.js';

/** What people say when they need one of the trades, in German, English and Turkish. */
export const needs: Needs = {
  ...vehicleNeeds,
  ...craftNeeds,
  ...technicalNeeds,
  ...healthNeeds,
  ...foodNeeds,
  ...serviceNeeds,
  ...leisureNeeds,
  ...shopNeeds,
};
