/** Why a request to another site gave no answer. */
export type OutboundFault =
  /** No http(s) address, another port than 80 and 443, or one with a name and password. */
  | 'invalid-address'
  /** The address, or what its name resolves to, is not on the public internet. */
  | 'forbidden-address'
  /** The name does not resolve. */
  | 'unknown-host'
  /** Nobody listens, the connection broke off, or what came was not HTTP. */
  | 'unreachable'
  /** The certificate does not stand for the name, has expired, or nobody trusts it. */
  | 'bad-certificate'
  | 'timeout'
  | 'too-many-redirects'
  | 'too-large';

/** A request to another site failed; answers of any status are no failures. */
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
