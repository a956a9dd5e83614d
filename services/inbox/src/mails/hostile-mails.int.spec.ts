import { requestClaim, sendInvitation } from '@gewerk/contracts/bus';
import { ACCOUNTS } from '@gewerk/contracts/limits';
import { eventually } from '@gewerk/testing';
import type { Email } from 'postal-mime';
import { listing } from '../test/inbox-directory.js';
import { delivery, form, RunningInbox } from '../test/running-inbox.js';

/** Names that would add a header, a recipient or a part if they were written unchanged. */
const names = [
  'Grün\r\nBcc: fremd@evil.example',
  'Grün\nTo: fremd@evil.example',
  'Grün\rBcc: fremd@evil.example',
  'Grün\u2028Bcc: fremd@evil.example',
  'Grün\u0085Bcc: fremd@evil.example',
  'Grün\u000bBcc: fremd@evil.example',
  'Grün\r\n\r\n<script>alert(1)</script>',
  '"Grün" <fremd@evil.example>, x',
  'fremd@evil.example',
  'a>, <fremd@evil.example',
  '=?utf-8?B?DQpCY2M6IGZyZW1kQGV2aWwuZXhhbXBsZQ==?=',
  'Grün \u202egnp.exe',
  `${'Grün '.repeat(15)}\r\nBcc: fremd@evil.example`,
];

/** The headers that the site's mails may have; any other has been injected. */
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('names in mails', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  async function mailTo(address: string): Promise<Email> {
    await eventually(() => inbox.mailsTo(address).length > 0);
    const [mail, ...more] = inbox.mailsTo(address);
    if (!mail || more.length > 0) throw new Error(`One mail to ${address}, no more, was sent.`);
    return mail;
  }

  function demandWhole(mail: Email, address: string): void {
    expect(mail.to).toEqual([{ address, name: '' }]);
    expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([]);
    expect(mail.from?.address).toBe('gewerk@gewerk.example');
    expect(HEADERS).toEqual(expect.arrayContaining(mail.headers.map(({ key }) => key)));
    expect(mail.attachments).toEqual([]);
    expect(mail.html).not.toContain('<script');
  }

  it.each(names.map((name, at) => [at, name] as const))(
    'of a listing and of an account inject nothing: %i',
    async (at, name) => {
      const business = at.toString(16).padStart(24, 'b');
      const own = `chefin@gruen-${at}.example`;
      inbox.directory.seed({ ...listing({ id: business, email: own, website: null }), name });
      const claim = { business_id: business, email: own };
      await inbox.servers.bus.request(requestClaim, { delivery: delivery(), claim });
      demandWhole(await mailTo(own), own);

      const to = `konto-${at}@gruen.example`;
      const invitation = {
        id: `hostile-${at}`,
        to,
        name: name.slice(0, ACCOUNTS.nameLength),
        token: 't'.repeat(40),
      };
      await inbox.servers.bus.request(sendInvitation, { ...invitation, role: 'reader', language: 'de' });
      demandWhole(await mailTo(to), to);
    },
  );

  it('of a visitor result in one name and one reply address', async () => {
    for (const [at, name] of names.entries()) {
      const email = `gast-${at}@mueller.example`;
      const message = { ...form, name, subject: name, email };
      if (/[\p{Cc}\u2028\u202e]/u.test(name) || name.length > 200) {
        await expect(inbox.send({ message })).rejects.toMatchObject({ code: 'invalid-input' });
        continue;
      }
      await inbox.send({ message });
      await eventually(() => inbox.noticesOf(email).length > 0);
      const [notice] = inbox.noticesOf(email);
      expect(notice?.replyTo).toEqual([{ address: email, name: expect.any(String) as string }]);
      if (notice) demandWhole(notice, 'owner@gewerk.example');
    }
  });
});
