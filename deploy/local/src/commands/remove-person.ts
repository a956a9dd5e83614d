import { removePerson } from '../personal-data/remove-person.js';
import { shellCommand } from './shell-command.js';

/** `npm run remove-person -- EMAIL`: deletes what is stored about an email address and prints what that was. */
shellCommand((bus, args) => removePerson(bus, args));
