export type OutboundFault =
  /** Not an http(s) address, a port other than 80 and 443, or an address with a name and password. */
  | 'invalid-address'
  /** The address, or the one that its name resolves to, is not on the public internet. */
  | 'forbidden-address'
  | 'unknown-host'
  /** Nothing listens, the connection broke, or the response was not HTTP. */
  | 'unreachable'
  /** The certificate is for a different name, expired or untrusted. */
  | 'bad-certificate'
  | 'timeout'
  | 'too-many-redirects'
  | 'too-large'
  /** A document that takes too long or too much memory to read. */
  | 'unreadable';

/** A request to another site failed; a response is not a failure, whatever its status. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly fault: OutboundFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
