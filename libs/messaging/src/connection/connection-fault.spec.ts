import { adviceFor, reasonOf } from './connection-fault.js';

const fault = (message: string, code: string): Error => Object.assign(new Error(message), { code });

describe('the advice for a connection error', () => {
  it.each([
    [fault('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
    [fault('unable to verify', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'NODE_EXTRA_CA_CERTS'],
    [fault("not in the cert's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID'), 'does not name the host'],
    [fault('certificate has expired', 'CERT_HAS_EXPIRED'), 'Renew'],
    [new Error("'Authorization Violation'"), 'user and password'],
    [fault('getaddrinfo', 'ENOTFOUND'), 'host in NATS_URL'],
    [new Error("server does not support 'tls'"), 'does not use TLS'],
    [new Error('connection refused'), 'Check that NATS is running'],
  ])('of %s', (error, advice) => {
    expect(adviceFor(reasonOf(error))).toContain(advice);
  });

  it('takes its cause into account', () => {
    const cause = fault('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(reasonOf(new Error('connection failed', { cause }))).toBe(
      'connection failed: self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
    );
  });
});
