import { GewerkError, invalidField } from '@gewerk/contracts';
import {
  addPasskey,
  logInByPasskey,
  type OutputOf,
  type ParsedInputOf,
  removePasskey,
  startPasskey,
} from '@gewerk/contracts/bus';
import { FACTORS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger, messageOf } from '@gewerk/service-kit';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Rights } from '../login/rights.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** Loaded when first needed: its modules for certificates are large, and in most installations nobody has a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

const SITE = 'Gewerk';

/** Passkeys. One is enough to log in to its account, since the person must have the device and unlock it. */
@UseCase()
export class Passkeys {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly rights: Rights,
  ) {}

  @Answers(startPasskey)
  async start(asked: ParsedInputOf<typeof startPasskey>): Promise<OutputOf<typeof startPasskey>> {
    const { id, password, challenge, rpId } = asked;
    await this.rights.demandPassword(id, password, 'password');
    const known = await this.passkeys.of(id);
    if (known.length >= FACTORS.passkeys) throw tooMany();
    const { generateRegistrationOptions } = await webAuthn();
    const label = await this.rights.labelOf(id);
    const options = await generateRegistrationOptions({
      rpName: SITE,
      rpID: rpId,
      userID: new TextEncoder().encode(id),
      userName: label,
      userDisplayName: label,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: FACTORS.ceremony,
      attestationType: 'none',
      excludeCredentials: known.map(({ _id, transports }) => ({ id: _id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options: JSON.stringify(options) };
  }

  @Answers(addPasskey)
  async add(asked: ParsedInputOf<typeof addPasskey>): Promise<OutputOf<typeof addPasskey>> {
    const { id, name, challenge, origin, rpId, answer } = asked;
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch((error: unknown) => {
      throw invalidField('answer', `is not a passkey for this site: ${messageOf(error)}`);
    });
    if (!registrationInfo) throw invalidField('answer', 'is not a passkey for this site');
    const { credential } = registrationInfo;
    const passkey = {
      _id: credential.id,
      account: id,
      name,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: [...(credential.transports ?? [])],
      createdAt: new Date(),
      lastUsedAt: null,
    };
    const account = await this.rights.renew(id, async (session) => {
      // Counted in the transaction that updates the account, so that one of two simultaneous changes is retried.
      if ((await this.passkeys.count(id, session)) >= FACTORS.passkeys) throw tooMany();
      if (await this.passkeys.add(passkey, session)) return;
      throw new GewerkError('conflict', 'This passkey is already set up.');
    });
    return { account };
  }

  @Answers(removePasskey)
  async remove(asked: ParsedInputOf<typeof removePasskey>): Promise<OutputOf<typeof removePasskey>> {
    const { id, passkey, password } = asked;
    await this.rights.demandPassword(id, password, 'password');
    const account = await this.rights.renew(id, async (session) => {
      if (await this.passkeys.remove(passkey, id, session)) return;
      throw new GewerkError('passkey-not-found', 'This account has no such passkey.');
    });
    return { account };
  }

  @Answers(logInByPasskey)
  async logIn(asked: ParsedInputOf<typeof logInByPasskey>): Promise<OutputOf<typeof logInByPasskey>> {
    const { challenge, origin, rpId, answer } = asked;
    const passkey = await this.passkeys.find(answer.id);
    if (!passkey) return { account: null };
    const { _id: id, counter, publicKey } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const signed = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, counter, publicKey: new Uint8Array(publicKey) },
      requireUserVerification: true,
    }).catch((error: unknown) => {
      logger.warn({ account: passkey.account, reason: messageOf(error) }, 'A passkey was refused');
      return null;
    });
    if (!signed?.verified) return { account: null };
    const now = signed.authenticationInfo.newCounter;
    if (!(await this.passkeys.noteUse(id, { before: counter, now }))) return { account: null };
    await this.rights.noteLogin(passkey.account);
    return { account: await this.rights.of(passkey.account) };
  }
}

const tooMany = (): GewerkError =>
  new GewerkError('conflict', `There are ${FACTORS.passkeys} passkeys already; remove one first.`);
