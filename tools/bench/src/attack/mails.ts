import { formRoutes } from '@gewerk/contracts/http';
import { MongoClient } from 'mongodb';
import { FormSender } from '../forms/form-sender.js';
import { addressOf } from '../system/system-record.js';
import { Attempts, type Family } from './attempts.js';
import { HOSTILE_TEXTS } from './hostile-texts.js';

const BREAKS: readonly string[] = [
  'Hallo\r\nBcc: opfer@evil.example',
  'Hallo\nBcc: opfer@evil.example',
  'Hallo\r\n\r\n<b>anderer Text</b>',
  'Hallo\u2028Bcc: opfer@evil.example',
  '=?utf-8?q?Hallo=0D=0ABcc:_opfer@evil.example?=',
];
const ADDRESSES: readonly string[] = [
  'opfer@evil.example\r\nBcc: x@evil.example',
  'opfer@evil.example,x@evil.example',
  '"opfer@evil.example" <x@evil.example>',
  'opfer@evil.example>',
];

/** Forms whose texts would become a mail's headers, recipients or markup. */
export const mails: Family = {
  name: 'markup and line breaks in mails',
  async run({ url, system }) {
    const attempts = new Attempts();
    const sent = [
      ...[...HOSTILE_TEXTS, ...BREAKS].map((text) => ({
        name: text,
        email: 'gast@gast.example',
        subject: text,
        message: text,
      })),
      ...ADDRESSES.map((email) => ({ name: 'Gast', email, subject: 'Hallo', message: 'Hallo' })),
    ];
    const tokens = await new FormSender(url).open('contact', sent.length);
    for (const [index, content] of sent.entries()) {
      const answer = await fetch(`${url}${formRoutes.contact.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...content, category: 'general', form_token: tokens[index] }),
      });
      await answer.arrayBuffer();
      attempts.note(`form ${content.subject}`, { isWon: false, status: answer.status });
    }
    const client = new MongoClient(addressOf(system.record, 'MONGO_URL'));
    try {
      const stored = client
        .db('gewerk_inbox')
        .collection<{ to: string; subject: string; html?: string }>('mails');
      for await (const { to, subject, html } of stored.find()) {
        const isSplit = /[\r\n]/.test(`${to}${subject}`) || /[,<>]/.test(to ?? '');
        attempts.note(`mail ${subject}`, {
          isWon: isSplit || /<(?:script|svg|iframe|object|embed|base|form|meta http)/i.test(html ?? ''),
        });
      }
    } finally {
      await client.close();
    }
    return attempts;
  },
};
