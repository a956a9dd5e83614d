import type { Migration } from '@gewerk/service-kit';
import { categorySets } from './001-category-sets.js';
import { filedAnew } from './002-filed-anew.js';
import { whoHasClosedForGood } from './003-who-has-closed-for-good.js';

/** What this version changes in the directory's database, in order. */
export const directoryMigrations: readonly Migration[] = [categorySets, filedAnew, whoHasClosedForGood];
