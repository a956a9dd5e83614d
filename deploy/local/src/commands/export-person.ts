import { exportPerson } from '../personal-data/export-person.js';
import { shellCommand } from './shell-command.js';

/** `npm run export-person -- EMAIL [FILE]`: everything stored about an email address, as JSON. */
shellCommand((bus, args) => exportPerson(bus, args, process.env['GEWERK_INVOKED_FROM'] ?? process.cwd()));
