import 'reflect-metadata';
import { PROCESS_KINDS } from './processes/processes.js';
import { runSystem } from './run-system.js';

runSystem(PROCESS_KINDS, { watch: process.argv[2] === 'dev' });
