import { personAddress } from '@gewerk/contracts/bus';
import { StartError } from '../start-error.js';

/** The email address in a command's arguments. Fails with the usage for anything else. */
export function readPerson(typed: string | undefined, rest: readonly string[], usage: string): string {
  const email = personAddress.safeParse(typed);
  if (!email.success || rest.length > 0) {
    throw new StartError(`give one email address such as name@example.org: ${usage}`);
  }
  return email.data;
}
