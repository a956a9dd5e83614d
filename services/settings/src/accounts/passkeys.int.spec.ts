import { randomBytes } from 'node:crypto';
import {
  acceptInvitation,
  addPasskey,
  endAccount,
  getActingAccount,
  getFactors,
  inviteAccount,
  logInByPasskey,
  removePasskey,
  removeSettingsPersonalData,
  scanSettingsPersonalData,
  sendInvitation,
  startPasskey,
} from '@gewerk/contracts/bus';
import { FACTORS } from '@gewerk/contracts/limits';
import { type Ceremony, SoftwareDevice, startTestService } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';

const PASSWORD = 'hobel-und-stechbeitel';
const SITE = { origin: 'https://admin.gewerk.example', rpId: 'admin.gewerk.example' };

const newChallenge = (): string => randomBytes(56).toString('base64url');

/** What a passkey may have signed instead of what this site requested. */
const FORGED: readonly [what: string, signed: Partial<Ceremony>][] = [
  ['for the origin of another site', { origin: 'https://admin.gewerk.example.evil.example' }],
  ['for the public site beside the panel', { origin: 'https://gewerk.example' }],
  ['for the site over http', { origin: 'http://admin.gewerk.example' }],
  ['for another port', { origin: 'https://admin.gewerk.example:8443' }],
  ['for no origin', { origin: '' }],
  ['for the passkeys of another host', { rpId: 'evil.example' }],
  ['for the passkeys of the domain above', { rpId: 'gewerk.example' }],
  ['with an earlier challenge', { challenge: newChallenge() }],
  ['with no challenge', { challenge: '' }],
  ['by a device that did not ask who holds it', { isUserVerified: false }],
];

describe('passkeys', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let token = '';

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
    const { connection } = service.bus;
    connection.subscribe(sendInvitation.subject, {
      callback: (_error, message) => {
        ({ token } = message.json<{ token: string }>());
        message.respond(JSON.stringify({ link: null }));
      },
    });
    await connection.flush();
  });

  afterAll(() => service.close());

  async function member(name: string): Promise<{ id: string; email: string }> {
    const email = `${name.toLowerCase()}@gewerk.example`;
    const { account } = await service.bus.request(inviteAccount, { email, name, role: 'editor' });
    await service.bus.request(acceptInvitation, { token, password: PASSWORD });
    return { id: account.id, email };
  }

  /** Has a device create a passkey; `signed` contains what differs from the request. */
  function add(id: string, device: SoftwareDevice, signed: Partial<Ceremony> = {}, name = 'Laptop') {
    const asked = { ...SITE, challenge: newChallenge() };
    const answer = device.make({ ...asked, ...signed });
    return service.bus.request(addPasskey, { id, name, ...asked, answer });
  }

  async function logIn(device: SoftwareDevice, signed: Partial<Ceremony> = {}): Promise<string | null> {
    const asked = { ...SITE, challenge: newChallenge() };
    const answer = device.sign({ ...asked, ...signed });
    return (await service.bus.request(logInByPasskey, { ...asked, answer })).account?.id ?? null;
  }

  const passkeysOf = async (id: string) => (await service.bus.request(getFactors, { id })).passkeys;

  it('log in to their own account only', async () => {
    const [ada, berta] = [await member('Ada'), await member('Berta')];
    const [first, second] = [new SoftwareDevice(), new SoftwareDevice()];
    await add(ada.id, first);
    await add(berta.id, second);
    expect([await logIn(first), await logIn(second)]).toEqual([ada.id, berta.id]);
    expect(await logIn(new SoftwareDevice())).toBeNull();
  });

  it.each([
    ...FORGED,
    ['with the key of another device', { key: SoftwareDevice.strangersKey() }],
    ['in answer to a request for a new passkey', { type: 'webauthn.create' }],
  ] as const)('do not log in with a signature made %s', async (what, signed) => {
    const { id } = await member(`Login${what.replaceAll(/\W/g, '')}`);
    const device = new SoftwareDevice();
    await add(id, device);
    expect(await logIn(device, signed)).toBeNull();
    expect(await passkeysOf(id)).toMatchObject([{ lastUsedAt: null }]);
    expect(await logIn(device)).toBe(id);
  });

  it.each([...FORGED, ['in answer to a login', { type: 'webauthn.get' }]] as const)(
    'are not stored if they were created %s',
    async (what, signed) => {
      const { id } = await member(`Made${what.replaceAll(/\W/g, '')}`);
      const device = new SoftwareDevice();
      await expect(add(id, device, signed)).rejects.toMatchObject({
        code: 'invalid-input',
        errors: [{ field: 'answer' }],
      });
      expect(await passkeysOf(id)).toEqual([]);
      expect(await logIn(device)).toBeNull();
    },
  );

  it('of a device with a counter are refused if it has not grown, as after copying', async () => {
    const { id } = await member('Carla');
    const device = new SoftwareDevice();
    await add(id, device, { counter: 1 });
    expect(await logIn(device, { counter: 5 })).toBe(id);
    for (const counter of [0, 1, 5]) expect(await logIn(device, { counter })).toBeNull();
    expect(await logIn(device, { counter: 6 })).toBe(id);
  });

  it('belong to one account: another one cannot add the same', async () => {
    const [dora, emma] = [await member('Dora'), await member('Emma')];
    const device = new SoftwareDevice();
    await add(dora.id, device);
    await expect(add(emma.id, device)).rejects.toMatchObject({ code: 'conflict' });
    expect(await logIn(device)).toBe(dora.id);
  });

  it('are removed by their own account; trying to remove another’s removes nothing and ends no session', async () => {
    const [ida, jana] = [await member('Ida'), await member('Jana')];
    const [device, stranger] = [new SoftwareDevice(), new SoftwareDevice()];
    await add(ida.id, device);
    const before = (await add(jana.id, stranger)).account;
    const [passkey] = await passkeysOf(ida.id);
    const remove = ({ id }: { id: string }) =>
      service.bus.request(removePasskey, { id, passkey: passkey?.id ?? '', password: PASSWORD });
    await expect(remove(jana)).rejects.toMatchObject({ code: 'passkey-not-found' });
    expect(await service.bus.request(getActingAccount, { id: jana.id })).toEqual({ account: before });
    expect(await logIn(device)).toBe(ida.id);
    await remove(ida);
    expect([await passkeysOf(ida.id), await logIn(device)]).toEqual([[], null]);
    await expect(remove(ida)).rejects.toMatchObject({ code: 'passkey-not-found' });
  });

  it('are requested with the password, for the panel’s host and with user verification', async () => {
    const { id } = await member('Frieda');
    const asked = { id, challenge: newChallenge(), rpId: SITE.rpId };
    await expect(service.bus.request(startPasskey, { ...asked, password: 'falsch' })).rejects.toMatchObject({
      errors: [{ field: 'password' }],
    });
    const { options } = await service.bus.request(startPasskey, { ...asked, password: PASSWORD });
    expect(JSON.parse(options)).toMatchObject({
      challenge: asked.challenge,
      rp: { id: SITE.rpId },
      authenticatorSelection: { userVerification: 'required' },
    });
  });

  it('are part of a person’s export, by name and without the key, and are deleted with the account', async () => {
    const { id, email } = await member('Gerda');
    const device = new SoftwareDevice();
    await add(id, device, {}, 'Gerdas Telefon');
    await add(id, new SoftwareDevice(), {}, 'Schlüssel am Bund');
    await logIn(device);
    const { items } = await service.bus.request(scanSettingsPersonalData, { email });
    const account = items.find(({ kind }) => kind === 'account');
    expect(account?.content['passkeys']).toEqual([
      { name: 'Schlüssel am Bund', createdAt: expect.any(String), lastUsedAt: null },
      { name: 'Gerdas Telefon', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
    await service.bus.request(removeSettingsPersonalData, { email });
    expect(await logIn(device)).toBeNull();
    const database: Connection = service.app.get(getConnectionToken());
    expect(await database.collection('account_passkeys').countDocuments({ account: id })).toBe(0);
  });

  it('do not log in once their account has ended', async () => {
    const { id } = await member('Hilde');
    const device = new SoftwareDevice();
    await add(id, device);
    await service.bus.request(endAccount, { id });
    expect(await logIn(device)).toBeNull();
  });

  it('never exceed their limit, however many are added at once', async () => {
    const { id } = await member('Vielfach');
    const made = Array.from({ length: FACTORS.passkeys + 5 }, () => add(id, new SoftwareDevice()));
    const ends = await Promise.allSettled(made);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(FACTORS.passkeys);
    expect((await service.bus.request(getFactors, { id })).passkeys).toHaveLength(FACTORS.passkeys);
    await expect(add(id, new SoftwareDevice())).rejects.toMatchObject({ code: 'conflict' });
  });
});
