import {
  acceptInvitation,
  confirmLogin,
  confirmTotp,
  endAccount,
  getActingAccount,
  getFactors,
  inviteAccount,
  inviteAgain,
  listAccounts,
  logIn,
  makeRecoveryCodes,
  removeOwnersFactors,
  removeSettingsPersonalData,
  removeTotp,
  resetFactors,
  sendFactorsReset,
  sendInvitation,
  setOperatorPassword,
  startTotp,
} from '@gewerk/contracts/bus';
import { FACTORS } from '@gewerk/contracts/limits';
import { startTestService } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TOTP } from 'otpauth';
import { AppModule } from '../app.module.js';

const PASSWORD = 'hobel-und-stechbeitel';
const STEP_MS = 30_000;

/** The code for the period that is `steps` after the current one. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

describe('second factors', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let database: Connection;
  const invitations: { token: string }[] = [];
  const told: { id: string; to: string; language: string }[] = [];

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
    database = service.app.get(getConnectionToken());
    const { connection } = service.bus;
    connection.subscribe(sendInvitation.subject, {
      callback: (_error, message) => {
        invitations.push(message.json());
        message.respond(JSON.stringify({ link: null }));
      },
    });
    connection.subscribe(sendFactorsReset.subject, {
      callback: (_error, message) => {
        told.push(message.json());
        message.respond(JSON.stringify({ isMailed: true }));
      },
    });
    await connection.flush();
    await service.bus.request(setOperatorPassword, { password: PASSWORD });
  });

  afterAll(() => service.close());

  async function member(name: string): Promise<{ id: string; email: string }> {
    const email = `${name.toLowerCase()}@gewerk.example`;
    const { account } = await service.bus.request(inviteAccount, { email, name, role: 'editor' });
    await service.bus.request(acceptInvitation, {
      token: invitations.at(-1)?.token ?? '',
      password: PASSWORD,
    });
    return { id: account.id, email };
  }

  /** Sets up an app with the current code, so that the code for the next period is unused. */
  async function setUp(id: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = await service.bus.request(startTotp, { id, password: PASSWORD });
    const { recoveryCodes } = await service.bus.request(confirmTotp, { id, code: codeOf(secret) });
    return { secret, recoveryCodes };
  }

  async function confirm(id: string, code: string) {
    const { account } = await service.bus.request(getActingAccount, { id });
    return service.bus.request(confirmLogin, { id, version: account?.version ?? 0, code });
  }

  it('are required once a code has confirmed them, and the password alone no longer logs in', async () => {
    const { id, email } = await member('Ada');
    const given = { email, password: PASSWORD };
    const { account: before } = await service.bus.request(logIn, given);
    const { secret, uri } = await service.bus.request(startTotp, { id, password: PASSWORD });
    expect(uri).toContain(`secret=${secret}`);
    expect((await service.bus.request(logIn, given)).account).toEqual(before);
    await expect(service.bus.request(confirmTotp, { id, code: '000000' })).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'code' }],
    });
    const { account } = await service.bus.request(confirmTotp, { id, code: codeOf(secret) });
    expect(account.version).toBe((before?.version ?? 0) + 1);
    expect(await service.bus.request(logIn, given)).toEqual({ account: null, pending: account });
    expect(await service.bus.request(logIn, { ...given, password: 'falsch' })).toEqual({ account: null });
  });

  it('accept each code once, at whichever replica, and none of an earlier period', async () => {
    const { id } = await member('Berta');
    const { secret } = await setUp(id);
    expect(await confirm(id, codeOf(secret, -1))).toEqual({ account: null });
    const code = codeOf(secret, 1);
    const taken = await Promise.all([1, 2, 3, 4].map(() => confirm(id, code)));
    expect(taken.filter(({ account }) => account !== null)).toHaveLength(1);
    expect(taken.find(({ account }) => account)).toMatchObject({
      by: 'app',
      account: { id, role: 'editor' },
    });
    expect(await confirm(id, codeOf(secret))).toEqual({ account: null });
    expect(await confirm(id, codeOf(secret, 5))).toEqual({ account: null });
  });

  it('have ten recovery codes, stored as hashes, each valid for one login', async () => {
    const { id } = await member('Carla');
    const { secret, recoveryCodes } = await setUp(id);
    expect(new Set(recoveryCodes).size).toBe(FACTORS.recoveryCodes);
    const stored = JSON.stringify(await database.collection('account_factors').find().toArray());
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(told);
    const [first = '', second = ''] = recoveryCodes;
    const taken = await Promise.all([1, 2, 3].map(() => confirm(id, first)));
    expect(taken.filter(({ by }) => by === 'recovery-code')).toHaveLength(1);
    expect(await confirm(id, second.toUpperCase().replaceAll('-', ' '))).toMatchObject({
      by: 'recovery-code',
    });
    expect(await service.bus.request(getFactors, { id })).toMatchObject({
      hasTotp: true,
      recoveryCodesLeft: 8,
    });
    const made = await service.bus.request(makeRecoveryCodes, { id, password: PASSWORD });
    expect(made.recoveryCodes).toHaveLength(10);
    expect(await confirm(id, recoveryCodes[2] ?? '')).toEqual({ account: null });
    expect(await confirm(id, made.recoveryCodes[0] ?? '')).toMatchObject({ by: 'recovery-code' });
  });

  it('require the password for any change to them', async () => {
    const { id } = await member('Dora');
    await expect(service.bus.request(makeRecoveryCodes, { id, password: PASSWORD })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { secret } = await setUp(id);
    for (const change of [startTotp, removeTotp, makeRecoveryCodes])
      await expect(service.bus.request(change, { id, password: 'falsch' })).rejects.toMatchObject({
        code: 'invalid-input',
        errors: [{ field: 'password' }],
      });
    const { version } = (await service.bus.request(getActingAccount, { id })).account!;
    const removed = await service.bus.request(removeTotp, { id, password: PASSWORD });
    expect(removed.account.version).toBe(version + 1);
    expect(await service.bus.request(getFactors, { id })).toMatchObject({
      hasTotp: false,
      recoveryCodesLeft: 0,
    });
    expect(await confirm(id, codeOf(secret, 1))).toEqual({ account: null });
    const { account } = await service.bus.request(logIn, {
      email: 'dora@gewerk.example',
      password: PASSWORD,
    });
    expect(account).not.toBeNull();
  });

  it('confirm a login only if the account has not changed since the password was entered', async () => {
    const { id } = await member('Emil');
    const { secret } = await setUp(id);
    const { version } = (await service.bus.request(getActingAccount, { id })).account!;
    await service.bus.request(makeRecoveryCodes, { id, password: PASSWORD });
    const late = await service.bus.request(confirmLogin, { id, version, code: codeOf(secret, 1) });
    expect(late).toEqual({ account: null, isOver: true });
    expect(await confirm(id, codeOf(secret, 1))).toMatchObject({ by: 'app' });
  });

  it('survive a new invitation, since a mailbox is no second factor', async () => {
    const { id } = await member('Frieda');
    await setUp(id);
    await service.bus.request(inviteAgain, { id });
    const token = invitations.at(-1)?.token ?? '';
    const accepted = await service.bus.request(acceptInvitation, { token, password: 'feile-und-raspel' });
    expect(accepted.needsCode).toBe(true);
  });

  it('are reset by an owner: sessions end, and the person is informed by mail once', async () => {
    const { id, email } = await member('Gustav');
    const { secret } = await setUp(id);
    const shown = async () =>
      (await service.bus.request(listAccounts, {})).accounts.find((account) => account.id === id);
    expect(await shown()).toMatchObject({ hasFactors: true });
    const { version } = (await service.bus.request(getActingAccount, { id })).account!;
    await service.bus.request(resetFactors, { id, language: 'tr' });
    expect(await service.bus.request(resetFactors, { id, language: 'tr' })).toMatchObject({ email });
    expect(told).toEqual([expect.objectContaining({ to: email, language: 'tr', name: 'Gustav' })]);
    expect(await shown()).toMatchObject({ hasFactors: false });
    const { account } = await service.bus.request(logIn, { email, password: PASSWORD });
    expect(account?.version).toBe(version + 1);
    expect(await confirm(id, codeOf(secret, 1))).toEqual({ account: null });
    await expect(
      service.bus.request(resetFactors, { id: '0123456789abcdef01234567', language: 'de' }),
    ).rejects.toMatchObject({ code: 'account-not-found' });
  });

  it('are deleted with their account, and with a person’s data', async () => {
    const [one, other] = [await member('Hanna'), await member('Ida')];
    await Promise.all([setUp(one.id), setUp(other.id)]);
    await service.bus.request(endAccount, { id: one.id });
    await service.bus.request(removeSettingsPersonalData, { email: other.email });
    const left = await database
      .collection<{ _id: string }>('account_factors')
      .countDocuments({ _id: { $in: [one.id, other.id] } });
    expect(left).toBe(0);
  });

  it("protect the owner's login too, and are removed by the shell only", async () => {
    const { secret } = await setUp('owner');
    const { account, pending } = await service.bus.request(logIn, { password: PASSWORD });
    expect(account).toBeNull();
    expect(pending).toMatchObject({ id: 'owner', role: 'owner' });
    expect(await confirm('owner', codeOf(secret, 1))).toMatchObject({ by: 'app', account: { id: 'owner' } });
    const kept = await service.bus.request(setOperatorPassword, { password: PASSWORD });
    expect(kept.needsCode).toBe(true);
    expect(await service.bus.request(removeOwnersFactors, {})).toEqual({ wereAny: true });
    expect(await service.bus.request(removeOwnersFactors, {})).toEqual({ wereAny: false });
    const reset = await service.bus.request(setOperatorPassword, { password: PASSWORD });
    expect(reset.needsCode).toBe(false);
    expect((await service.bus.request(logIn, { password: PASSWORD })).account).toMatchObject({ id: 'owner' });
  });
});
