import { removeOwnersFactors, setOperatorPassword } from '@gewerk/contracts/bus';
import { PASSWORD } from '@gewerk/contracts/limits';
import { StartError } from '../start-error.js';
import { readSecret } from './read-secret.js';
import { shellCommand } from './shell-command.js';

const REMOVE_FACTORS = '--remove-factors';

/**
 * `npm run set-password`: replaces the operator's password with one that is typed, or read from the first
 * line of standard input (never an argument, which other users of the machine could read). Ends all sessions of
 * the operator's account, but not those of named accounts. With `--remove-factors`, logins again require only the
 * password: for an operator who has lost app, recovery codes and passkeys.
 */
shellCommand(async (bus, args) => {
  const unknown = args.find((arg) => arg !== REMOVE_FACTORS);
  if (unknown !== undefined) {
    throw new StartError(`set-password accepts only ${REMOVE_FACTORS}, not ${JSON.stringify(unknown)}`);
  }
  const password = await readSecret('New password for the panel: ');
  if (password.length < PASSWORD.minLength || password.length > PASSWORD.maxLength) {
    throw new StartError(`a password must have ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters`);
  }
  // The password is set first, so that a refused one leaves the factors unchanged.
  const { needsCode } = await bus.request(setOperatorPassword, { password });
  console.log('The password is set; all sessions of the operator have ended. Named accounts keep theirs.');
  if (args.includes(REMOVE_FACTORS)) {
    const { wereAny } = await bus.request(removeOwnersFactors, {});
    console.log(wereAny ? 'Second factors are removed.' : 'There were no second factors to remove.');
  } else if (needsCode) {
    console.log(`Logins still ask for a code; npm run set-password -- ${REMOVE_FACTORS} changes that.`);
  }
});
