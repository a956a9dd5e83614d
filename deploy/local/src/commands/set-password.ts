import { PASSWORD, setOwnerPassword } from '@gewerk/contracts';
import { StartError } from '../start-error.js';
import { readSecret } from './read-secret.js';
import { shellCommand } from './shell-command.js';

/**
 * `npm run set-password`: replaces a lost owner's password by one that is typed in, or given as the first line of the
 * standard input (never as an argument, which other users of the machine could read). Ends all sessions.
 */
shellCommand(async (bus) => {
  const password = await readSecret('New password for the panel: ');
  if (password.length < PASSWORD.minLength || password.length > PASSWORD.maxLength) {
    throw new StartError(`a password has ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters`);
  }
  await bus.request(setOwnerPassword, { password });
  console.log('The password is set; all sessions in the panel have ended.');
});
