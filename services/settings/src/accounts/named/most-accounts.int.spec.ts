import { endAccount, inviteAccount, listAccounts, sendInvitation } from '@gewerk/contracts/bus';
import { ACCOUNTS } from '@gewerk/contracts/limits';
import { FakeDirectory, startTestService } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../../app.module.js';

describe('accounts', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let inbox: FakeDirectory<never>;

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
    inbox = new FakeDirectory(service.bus);
    inbox.answer(sendInvitation, () => ({ link: null }));
    const { models } = service.app.get<Connection>(getConnectionToken());
    await Promise.all(Object.values(models).map((model) => model.init()));
  });

  afterAll(async () => {
    inbox.close();
    await service.close();
  });

  const invite = (name: string) =>
    service.bus.request(inviteAccount, { email: `${name}@gewerk.example`, name, role: 'reader' });
  const list = async () => (await service.bus.request(listAccounts, {})).accounts;

  it('never exceed their limit, however many are invited at once', async () => {
    const asked = Array.from({ length: ACCOUNTS.most + 10 }, (_, number) => invite(`person-${number}`));
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(ACCOUNTS.most);
    const full = { code: 'conflict', message: expect.stringContaining('close one first') as unknown };
    await expect(invite('late')).rejects.toMatchObject(full);

    const [first] = await list();
    await service.bus.request(endAccount, { id: first?.id ?? '' });
    await invite('late');
    await expect(invite('later')).rejects.toMatchObject(full);
    expect((await list()).map(({ name }) => name)).toContain('late');
  });
});
