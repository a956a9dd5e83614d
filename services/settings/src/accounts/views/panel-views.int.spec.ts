import {
  dropPanelView,
  endAccount,
  ensureOperatorPassword,
  forgetInPanelViews,
  inviteAccount,
  keepPanelView,
  listPanelViews,
  sendInvitation,
} from '@gewerk/contracts/bus';
import { PANEL_VIEWS } from '@gewerk/contracts/limits';
import { requestContext } from '@gewerk/service-kit';
import { FakeDirectory, startTestService } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../../app.module.js';

describe('saved views of accounts', () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let inbox: FakeDirectory<never>;

  beforeAll(async () => {
    service = await startTestService('settings', AppModule);
    inbox = new FakeDirectory(service.bus);
    inbox.answer(sendInvitation, () => ({ link: null }));
    await service.bus.request(ensureOperatorPassword, {});
  });

  afterAll(async () => {
    inbox.close();
    await service.close();
  });

  /** Makes a call as the gateway would for a session of this account. */
  const by = <T>(account: string, ask: () => Promise<T>): Promise<T> =>
    requestContext.run({ requestId: 'test', account }, ask);
  const keep = (account: string, name: string, address = '') =>
    by(account, () => service.bus.request(keepPanelView, { name, address }));
  const namesOf = async (account: string) => {
    const { views } = await by(account, () => service.bus.request(listPanelViews, {}));
    return views.map(({ name }) => name);
  };

  it('are the account’s own, sorted by name, and one of the same name is replaced', async () => {
    expect((await keep('variable', '$views')).views).toMatchObject([{ name: '$views' }]);
    await keep('owner', 'Hof', 'city=Hof');
    await keep('owner', 'Ärzte', 'category=Arzt&status=hidden');
    await keep('editor', 'Nur meine');
    const { views } = await keep('owner', 'Hof', 'city=Hof&sortBy=name');
    expect(views.map(({ name, address }) => [name, address])).toEqual([
      ['Ärzte', 'category=Arzt&status=hidden'],
      ['Hof', 'city=Hof&sortBy=name'],
    ]);
    expect(await namesOf('editor')).toEqual(['Nur meine']);
    const [first] = views;
    const dropped = await by('editor', () => service.bus.request(dropPanelView, { id: first?.id ?? '' }));
    expect(dropped.views).toHaveLength(1);
    expect(await namesOf('owner')).toEqual(['Ärzte', 'Hof']);
    await by('owner', () => service.bus.request(dropPanelView, { id: first?.id ?? '' }));
    expect(await namesOf('owner')).toEqual(['Hof']);
  });

  it('never exceed their limit when many are saved at once, and every accepted one is kept', async () => {
    for (let at = 0; at < PANEL_VIEWS.most - 2; at += 1) await keep('busy', `Ansicht ${at}`);
    const names = ['eine', 'andere', ...Array.from({ length: 30 }, (_, at) => `$more ${at}`)];
    const ends = await Promise.allSettled(names.map((name) => keep('busy', name)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await namesOf('busy')).toHaveLength(PANEL_VIEWS.most);
    await expect(keep('busy', 'zu viel')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuse a script as their query', async () => {
    await expect(keep('owner', 'fremd', 'javascript:alert(1)')).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('that one account saves at once all succeed, without blocking other accounts', async () => {
    const many = Array.from({ length: 150 }, (_, at) => keep('hasty', 'Hof', `city=Hof&page=${at}`));
    const ends = Promise.allSettled(many);
    expect(await namesOf('patient')).toEqual([]);
    expect((await ends).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await namesOf('hasty')).toEqual(['Hof']);
  });

  it("are removed from all accounts if they name a business removed at a person's request", async () => {
    await keep('first', 'Fall 12', 'search=Peter+Geheim+GmbH&status=hidden');
    await keep('first', 'Hof', 'city=Hof&search=Peter');
    await keep('second', 'wegen peter geheim', 'city=Hof');
    await keep('second', 'Telefon', 'search=%2B4992170001');
    await keep('second', 'Site', 'search=geheim-1.example');
    await keep('second', 'Geheimrat', 'search=Geheimrat+Peter');
    await service.bus.request(forgetInPanelViews, {
      words: ['Peter Geheim GmbH', 'peter geheim', '+4992170001', 'geheim-1.example', '?', 'ho'],
    });
    expect(await namesOf('first')).toEqual(['Hof']);
    expect(await namesOf('second')).toEqual(['Geheimrat']);
  });

  it('are deleted with the account, and cannot be listed without one', async () => {
    const { account } = await service.bus.request(inviteAccount, {
      ...{ email: 'ende@gewerk.example', name: 'Ende', role: 'reader' },
    });
    await keep(account.id, 'Letzte');
    await service.bus.request(endAccount, { id: account.id });
    const database: Connection = service.app.get(getConnectionToken());
    expect(await database.collection('panel_views').countDocuments({ _id: account.id as never })).toBe(0);
    await expect(service.bus.request(listPanelViews, {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});
