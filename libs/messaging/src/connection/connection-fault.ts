/** Advice by error code or message. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)/,
    'This process does not know the authority that signed the certificate of NATS: set NODE_EXTRA_CA_CERTS to the file of that authority.',
  ],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID/,
    'The certificate of NATS does not name the host in NATS_URL (localhost if that is an IP address): issue one that does, or use a name that it contains.',
  ],
  [/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, "Renew the certificate of NATS, or correct this machine's clock."],
  [
    /does not support 'tls'/,
    'NATS does not use TLS, but tls:// in NATS_URL requires it: configure TLS in NATS, or write nats://.',
  ],
  [/Authorization Violation/i, 'Check user and password in NATS_URL.'],
  [/ENOTFOUND|EAI_AGAIN/, 'Check the host in NATS_URL.'],
];
const GENERAL_ADVICE = 'Check that NATS is running and that NATS_URL is its address.';

/** Messages and codes of an error and of the two causes behind it. */
export function reasonOf(error: unknown): string {
  const parts: string[] = [];
  for (let fault = error; fault !== undefined && parts.length < 3;) {
    const { message, code, cause } = partsOf(fault);
    parts.push(message.includes(code) ? message : `${message} (${code})`);
    fault = cause;
  }
  return parts.filter((part, index) => parts.indexOf(part) === index).join(': ');
}

function partsOf(fault: unknown): { message: string; code: string; cause: unknown } {
  const { message, code, cause } = Object(fault) as { message?: unknown; code?: unknown; cause?: unknown };
  return {
    message: typeof message === 'string' ? message : String(fault),
    code: typeof code === 'string' ? code : '',
    cause,
  };
}

/** What the reader of the log should do about this reason. */
export function adviceFor(reason: string): string {
  return ADVICE.find(([words]) => words.test(reason))?.[1] ?? GENERAL_ADVICE;
}
