import { setOperatorPassword } from '@gewerk/contracts/bus';
import { PASSWORD } from '@gewerk/contracts/limits';
import { StartError } from '../start-error.js';
import { readSecret } from './read-secret.js';
import { shellCommand } from './shell-command.js';

/**
 * `npm run set-password`: replaces the operator's password by one that is typed, or read from the first line of standard
 * input (never an argument, which other users of the machine could read). Ends all sessions.
 */
shellCommand(async (bus) => {
  const password = await readSecret('New password for the panel: ');
  if (password.length < PASSWORD.minLength || password.length > PASSWORD.maxLength) {
    throw new StartError(`a password has ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters`);
  }
  await bus.request(setOperatorPassword, { password });
  console.log('The password is set; all sessions in the panel have ended.');
});
