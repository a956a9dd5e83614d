import { runImport } from '../import-file/run-import.js';

process.exitCode = await runImport(process.argv.slice(2), process.env);
