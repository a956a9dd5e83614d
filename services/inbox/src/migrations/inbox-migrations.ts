import type { Migration } from '@gewerk/service-kit';
import { handOverDate } from './001-hand-over-date.js';

export const inboxMigrations: readonly Migration[] = [handOverDate];
