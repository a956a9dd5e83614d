import { resolve } from 'node:path';
import { MEASURES } from './measures/index.js';
import { Project } from './project.js';
import { reportOf } from './report.js';

const LISTED = process.argv.includes('--all') ? Infinity : 20;

/**
 * `npm run house`: prints every measure with the places that break it, and fails if one exceeds its limit.
 */
const root = resolve(import.meta.dirname, '../../..');
const { lines, isKept } = reportOf(Project.read(root), MEASURES, LISTED);
for (const line of lines) console.log(line);
process.exitCode = isKept ? 0 : 1;
