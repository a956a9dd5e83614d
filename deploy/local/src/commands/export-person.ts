import { exportPerson } from '../personal-data/export-person.js';
import { shellCommand } from './shell-command.js';

/** `npm run export-person -- EMAIL [FILE]`: all that the system keeps about an e-mail address, as JSON. */
shellCommand((bus, args) => exportPerson(bus, args, process.env['GEWERK_INVOKED_FROM'] ?? process.cwd()));
