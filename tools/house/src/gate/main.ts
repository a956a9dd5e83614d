import { resolve } from 'node:path';
import { CHECKS } from './checks.js';
import { runChecks } from './run-checks.js';

/** `npm run check`: types, lint, layout, house rules and format of the whole tree. Fails if one of them does. */
const root = resolve(import.meta.dirname, '../../../..');
const failed = await runChecks(CHECKS, root, (text) => console.log(text));
process.exitCode = failed > 0 ? 1 : 0;
