/** A picture that cannot be shown; the message says why. */
export class NoPhoto extends Error {
  override readonly name = 'NoPhoto';
}
