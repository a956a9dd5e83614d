/** The error for a picture that cannot be shown; its message states the reason. */
export class NoPhoto extends Error {
  override readonly name = 'NoPhoto';
}
