import {
  acceptInvitation,
  changeAccountPassword,
  changeRole,
  endAccount,
  ensureOperatorPassword,
  getActingAccount,
  type InputOf,
  inviteAccount,
  inviteAgain,
  listAccounts,
  listAudit,
  logIn,
  recordAudit,
  removeSettingsPersonalData,
  sendInvitation,
  setOperatorPassword,
} from '@gewerk/contracts/bus';
import { ACCOUNTS } from '@gewerk/contracts/limits';
import { FakeDirectory, startTestService } from '@gewerk/testing';
import { requestContext } from '@gewerk/service-kit';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { AppModule } from '../app.module.js';

const PASSWORD = 'hobel-und-stechbeitel';

describe('named accounts', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let database: Connection;
  const sent: InputOf<typeof sendInvitation>[] = [];
  let inbox: FakeDirectory<never>;

  beforeAll(async () => {
    delete process.env['ADMIN_PASSWORD'];
    service = await startTestService('settings', AppModule);
    database = service.app.get(getConnectionToken());
    inbox = new FakeDirectory(service.bus);
    inbox.answer(sendInvitation, (invitation) => {
      sent.push(invitation);
      return { link: null };
    });
    await service.bus.request(ensureOperatorPassword, {});
    await Promise.all(Object.values(database.models).map((model) => model.init()));
  });

  afterAll(async () => {
    inbox.close();
    await service.close();
  });

  const logInAs = async (email: string, password = PASSWORD) =>
    (await service.bus.request(logIn, { email, password })).account;
  const acting = async (id: string) => (await service.bus.request(getActingAccount, { id })).account;
  const invite = async (name: string, role: 'owner' | 'editor' | 'reader' = 'editor') => {
    const email = `${name.toLowerCase()}@gewerk.example`;
    const { account } = await service.bus.request(inviteAccount, { email, name, role });
    return { ...account, token: sent.at(-1)?.token ?? '' };
  };
  const member = async (name: string, role: 'owner' | 'editor' | 'reader' = 'editor') => {
    const { token } = await invite(name, role);
    return (await service.bus.request(acceptInvitation, { token, password: PASSWORD })).account;
  };

  it('are invited by mail, and log in once the link has set their password', async () => {
    const invited = await invite('Ada');
    expect(sent.at(-1)).toMatchObject({
      to: 'ada@gewerk.example',
      name: 'Ada',
      role: 'editor',
      language: 'de',
    });
    expect(invited).toMatchObject({ isInvited: true, lastLoginAt: null, invitedUntil: expect.any(String) });
    expect(await logInAs('ada@gewerk.example')).toBeNull();
    const { account } = await service.bus.request(acceptInvitation, {
      token: invited.token,
      password: PASSWORD,
    });
    expect(account).toMatchObject({ id: invited.id, name: 'Ada', role: 'editor' });
    expect(await logInAs('ADA@gewerk.example')).toEqual(account);
    expect(await logInAs('ada@gewerk.example', 'falsch')).toBeNull();
    expect(await logInAs('nobody@gewerk.example')).toBeNull();
  });

  it('store passwords and invitations only as hashes', async () => {
    const { token } = await invite('Berta');
    const stored = JSON.stringify(await database.collection('accounts').find().toArray());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('can accept an invitation once, and not after it has expired or was replaced', async () => {
    const accept = (token: string) => service.bus.request(acceptInvitation, { token, password: PASSWORD });
    const { id, token } = await invite('Carl');
    await service.bus.request(inviteAgain, { id });
    await expect(accept(token)).rejects.toMatchObject({ code: 'forbidden' });
    const second = sent.at(-1)?.token ?? '';
    const accepted = await Promise.allSettled([accept(second), accept(second), accept(second)]);
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await service.bus.request(inviteAgain, { id });
    const third = sent.at(-1)?.token ?? '';
    const stored = await database.collection('accounts').findOne({ _id: new Types.ObjectId(id) });
    const until = (stored?.['invitation'] as { until: Date }).until;
    expect(until.getTime() - Date.now()).toBeLessThanOrEqual(ACCOUNTS.invitation);
    await database
      .collection('accounts')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'invitation.until': new Date() } });
    await expect(accept(third)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await logInAs('carl@gewerk.example')).not.toBeNull();
    // Refused before the password is hashed, which is work that a stranger must not cause.
    const unknown = { token: 'x'.repeat(43), password: 'password1' };
    await expect(service.bus.request(acceptInvitation, unknown)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['password1', 'FootBall1', 'qwertyuiop', '1q2w3e4r5t'])(
    'cannot have the common password %j',
    async (password) => {
      const { token } = await invite(`Karl-${password}`);
      const refusal = { code: 'invalid-input' as const };
      await expect(service.bus.request(acceptInvitation, { token, password })).rejects.toMatchObject({
        ...refusal,
        errors: [{ field: 'password', message: expect.stringContaining('most common') }],
      });
      await expect(service.bus.request(setOperatorPassword, { password })).rejects.toMatchObject(refusal);
      const { account } = await service.bus.request(acceptInvitation, { token, password: PASSWORD });
      const change = { id: account.id, oldPassword: PASSWORD, newPassword: password };
      await expect(service.bus.request(changeAccountPassword, change)).rejects.toMatchObject({
        ...refusal,
        errors: [{ field: 'newPassword' }],
      });
    },
  );

  it('cannot share an email address', async () => {
    await invite('Dora');
    const again = { email: 'Dora@Gewerk.example', name: 'Dora', role: 'reader' as const };
    await expect(service.bus.request(inviteAccount, again)).rejects.toMatchObject({
      code: 'conflict',
      errors: [{ field: 'email', message: 'already has an account' }],
    });
  });

  it('get a new version with each change of role and password', async () => {
    const { id, version } = await member('Emil');
    await service.bus.request(changeRole, { id, role: 'reader' });
    expect(await acting(id)).toMatchObject({ role: 'reader', version: version + 1 });
    const change = { id, oldPassword: 'falsch', newPassword: 'feile-und-raspel' };
    await expect(service.bus.request(changeAccountPassword, change)).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'oldPassword' }],
    });
    await service.bus.request(changeAccountPassword, { ...change, oldPassword: PASSWORD });
    expect(await acting(id)).toMatchObject({ version: version + 2 });
    expect(await logInAs('emil@gewerk.example')).toBeNull();
    expect(await logInAs('emil@gewerk.example', 'feile-und-raspel')).not.toBeNull();
  });

  it('end at once, and the audit trail still names them', async () => {
    const { id } = await member('Frieda');
    await service.bus.request(recordAudit, {
      action: 'login',
      address: '203.0.113.7',
      subject: null,
      account: id,
    });
    expect(await service.bus.request(endAccount, { id })).toEqual({ name: 'Frieda' });
    expect(await service.bus.request(endAccount, { id })).toEqual({ name: null });
    expect(await acting(id)).toBeNull();
    expect(await logInAs('frieda@gewerk.example')).toBeNull();
    const { accounts } = await service.bus.request(listAccounts, {});
    expect(accounts.map(({ name }) => name)).not.toContain('Frieda');
    const { entries } = await service.bus.request(listAudit, { limit: 1 });
    expect(entries[0]).toMatchObject({ account: id, accountName: 'Frieda' });
    const stored = await database.collection('accounts').findOne({ _id: new Types.ObjectId(id) });
    expect(JSON.stringify(stored)).not.toContain('gewerk.example');
    await expect(service.bus.request(changeRole, { id, role: 'owner' })).rejects.toMatchObject({
      code: 'account-not-found',
    });
  });

  it('are removed completely with a person’s data', async () => {
    const { id } = await member('Gustav');
    const { removed } = await service.bus.request(removeSettingsPersonalData, {
      email: 'gustav@gewerk.example',
    });
    expect(removed['account']).toBe(1);
    expect(await acting(id)).toBeNull();
    expect(await database.collection('accounts').findOne({ _id: new Types.ObjectId(id) })).toBeNull();
  });

  it("do not affect the owner's login, which needs only the password", async () => {
    await service.bus.request(setOperatorPassword, { password: 'werkbank-und-amboss' });
    const { account } = await service.bus.request(logIn, { password: 'werkbank-und-amboss' });
    expect(account).toMatchObject({ id: 'owner', name: '', role: 'owner' });
    expect(await acting('owner')).toEqual(account);
    expect((await service.bus.request(logIn, { password: PASSWORD })).account).toBeNull();
  });

  it('can be managed only for an owner, whatever a gateway lets through', async () => {
    const list = (role: 'owner' | 'editor' | 'reader') =>
      requestContext.run({ requestId: 'test', role }, () => service.bus.request(listAccounts, {}));
    for (const role of ['editor', 'reader'] as const)
      await expect(list(role)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await list('owner')).accounts.length).toBeGreaterThan(0);
  });
});
