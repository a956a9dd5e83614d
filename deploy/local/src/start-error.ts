/** Why the system cannot start, in one line for the person at the keyboard. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
