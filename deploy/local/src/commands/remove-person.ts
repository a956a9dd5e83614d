import { removePerson } from '../personal-data/remove-person.js';
import { shellCommand } from './shell-command.js';

/** `npm run remove-person -- EMAIL`: deletes what the system keeps about an e-mail address and says what that was. */
shellCommand((bus, args) => removePerson(bus, args));
