import { removePerson } from '../personal-data/remove-person.js';
import { shellCommand } from './shell-command.js';

/**
 * `npm run remove-person -- EMAIL`: deletes everything stored about an email address and prints what it
 * deleted.
 */
shellCommand((bus, args) => removePerson(bus, args));
