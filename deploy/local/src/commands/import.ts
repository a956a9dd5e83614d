import { importFile } from '../import-file/import-file.js';
import { shellCommand } from './shell-command.js';

/** `npm run import -- FILE`: imports a spreadsheet, shows the progress, and prints what happened to its rows. */
shellCommand((bus, args) => importFile(bus, args, process.env['GEWERK_INVOKED_FROM'] ?? process.cwd()));
