import type { Migration } from '@gewerk/service-kit';
import { handOverDate } from './001-hand-over-date.js';

/** What this version changes in the inbox's database, in order. */
export const inboxMigrations: readonly Migration[] = [handOverDate];
