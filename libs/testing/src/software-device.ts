import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser and a device sign, or what a test pretends they sign. */
export interface Ceremony {
  /** In base64url. */
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the device has verified its user; true if missing. */
  readonly isUserVerified?: boolean;
  /** `webauthn.create` or `webauthn.get`; defaults to the correct one. */
  readonly type?: string;
  /** The device's counter; defaults to 0, as in devices that do not count. */
  readonly counter?: number;
  /** Signs with this key instead of the device's. */
  readonly key?: KeyObject;
}

const FLAGS = { present: 0x01, verified: 0x04, withCredential: 0x40 };
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A passkey that signs whatever a test gives it, unlike a browser's, which signs for the page it is on. */
export class SoftwareDevice {
  /** Id of its credential, in base64url. */
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = newKeys();

  /** A key that does not belong to a device. */
  static strangersKey(): KeyObject {
    return newKeys().privateKey;
  }

  /** The response of a browser that has created the passkey (WebAuthn, attestation `none`). */
  make(ceremony: Ceremony) {
    const authData = this.authenticatorData(ceremony, this.credential());
    // {fmt: 'none', attStmt: {}, authData: …} in CBOR.
    const head = hex('a3 63666d74 646e6f6e65 6761747453746d74 a0 686175746844617461 58');
    const attestationObject = Buffer.concat([head, Buffer.from([authData.length]), authData]);
    return this.answer({
      clientDataJSON: clientData(ceremony, 'webauthn.create').toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response of a browser that logs in with the passkey. */
  sign(ceremony: Ceremony) {
    const data = clientData(ceremony, 'webauthn.get');
    const authData = this.authenticatorData(ceremony);
    const signed = Buffer.concat([authData, sha256(data)]);
    return this.answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, ceremony.key ?? this.keys.privateKey).toString('base64url'),
    });
  }

  private answer<Response>(response: Response) {
    const type = 'public-key' as const;
    return { id: this.id, rawId: this.id, type, response, clientExtensionResults: {} };
  }

  private authenticatorData(
    { rpId, counter = 0, isUserVerified = true }: Ceremony,
    credential: Buffer = Buffer.alloc(0),
  ): Buffer {
    const flags =
      FLAGS.present |
      (isUserVerified ? FLAGS.verified : 0) |
      (credential.length > 0 ? FLAGS.withCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  }

  /** An unnamed kind of device, the id with its length, and the public key (COSE, ES256). */
  private credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = [hex('a5 0102 0326 2001 215820'), Buffer.from(x, 'base64url')];
    key.push(hex('225820'), Buffer.from(y, 'base64url'));
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...key]);
  }
}

function clientData({ challenge, origin, type }: Ceremony, right: string): Buffer {
  return Buffer.from(JSON.stringify({ type: type ?? right, challenge, origin, crossOrigin: false }));
}
