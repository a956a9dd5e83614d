import type { MailLanguage } from '@gewerk/contracts';
import { sendFactorsReset, sendInvitation, siteIdentityChanged } from '@gewerk/contracts/bus';
import { eventually, quickest } from '@gewerk/testing';
import { ownAddress, RunningInbox } from '../test/running-inbox.js';

describe('mails about accounts of the panel', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  it.each<[MailLanguage, string, string]>([
    ['de', 'Einladung in die Verwaltung von Gewerk', 'Ihre Rolle: Redaktion'],
    ['en', 'Invitation to the panel of Gewerk', 'Your role: editor'],
    ['tr', 'Gewerk paneline davet', 'Rolünüz: Editör'],
  ])(
    'invite once in the language %s, with a link that no response contains',
    async (language, subject, role) => {
      const to = ownAddress();
      const token = 'A'.repeat(43);
      const invitation = {
        id: `one:${language}`,
        to,
        name: 'Ada Ağaoğlu',
        role: 'editor' as const,
        language,
        token,
      };
      const answers = [1, 2].map(() => inbox.servers.bus.request(sendInvitation, invitation));
      expect(await Promise.all(answers)).toEqual([{ link: null }, { link: null }]);
      await eventually(async () => (await inbox.stored(`invitation:one:${language}`))?.state === 'sent');
      const [mail, ...more] = inbox.mailsTo(to);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(subject);
      for (const content of [mail?.text, mail?.html]) {
        expect(content).toContain('Ada Ağaoğlu');
        expect(content).toContain(role);
        expect(content).toContain(`/admin#invitation=${token}`);
      }
    },
  );

  it.each<[MailLanguage, string]>([
    ['de', 'Ihr zweiter Faktor bei Gewerk wurde entfernt'],
    ['en', 'Your second factor at Gewerk was removed'],
    ['tr', 'Gewerk hesabınızın ikinci adımı kaldırıldı'],
  ])('report once in the language %s that second factors were removed', async (language, subject) => {
    const to = ownAddress();
    const reset = { id: `one:${language}`, to, name: 'Ada', language };
    for (let n = 0; n < 2; n += 1)
      expect(await inbox.servers.bus.request(sendFactorsReset, reset)).toEqual({ isMailed: true });
    await eventually(async () => (await inbox.stored(`factors-reset:one:${language}`))?.state === 'sent');
    const [mail, ...more] = inbox.mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Ada');
    expect(mail?.text).toMatch(/https?:\/\/\S+\/admin/);
  });

  it('carry the site’s new name, within 2 s, also as the sender', async () => {
    const named = async (name: string): Promise<boolean> => {
      const to = ownAddress();
      const reset = { id: `named:${to}`, to, name: 'Ada', language: 'en' as const };
      await inbox.servers.bus.request(sendFactorsReset, reset);
      await eventually(() => inbox.mailsTo(to).length === 1);
      const [mail] = inbox.mailsTo(to);
      return mail?.subject === `Your second factor at ${name} was removed` && mail.from?.name === name;
    };
    const tookMs = await quickest(2_000, async (version) => {
      const name = `Müller & "Söhne" ${version}`;
      inbox.directory.siteName = name;
      await inbox.servers.bus.publish(siteIdentityChanged, { version });
      const publishedAt = performance.now();
      await eventually(() => named(name));
      return performance.now() - publishedAt;
    });
    expect(tookMs).toBeLessThan(2_000);
  });
});
