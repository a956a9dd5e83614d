import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mongoose';
import { MigrationRunner } from '../migration-runner.js';
import { countChanges } from './count-changes.js';
import { testTimings } from './test-timings.js';

/** A separate process, to be killed in the middle of a migration of many slow batches. */
const connection = await createConnection(String(process.env['MONGO_URL'])).asPromise();
const slowly = countChanges(5, () => pause(30));
new MigrationRunner(connection, [slowly], testTimings).onApplicationBootstrap();
