import { hash } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { addressOf, type SystemRecord } from '../system/system-record.js';
import type { SentForm } from './form-sender.js';

interface StoredMail {
  _id: string;
  state: 'queued' | 'sent' | 'failed' | 'not-sent';
}

/** Reads the databases directly, bypassing the services that are being tested. */
export class StoredForms {
  private readonly client: MongoClient;

  constructor(record: SystemRecord) {
    this.client = new MongoClient(addressOf(record, 'MONGO_URL'), { serverSelectionTimeoutMS: 30_000 });
  }

  /** Ids of the records by their marks. */
  async byMark(form: SentForm, prefix: string): Promise<Map<string, string[]>> {
    const [database, collection, field] =
      form === 'contact'
        ? ['gewerk_inbox', 'messages', 'subject']
        : ['gewerk_directory', 'submissions', 'draft.name'];
    const found = await this.client
      .db(database)
      .collection(collection)
      .find({ [field]: { $regex: `^${prefix}` } })
      .toArray();
    const marks = new Map<string, string[]>();
    for (const { _id, ...record } of found) {
      const mark = String(
        form === 'contact' ? record['subject'] : (record['draft'] as { name: string }).name,
      );
      marks.set(mark, [...(marks.get(mark) ?? []), _id.toHexString()]);
    }
    return marks;
  }

  async mails(): Promise<Map<string, StoredMail['state']>> {
    const found = await this.client
      .db('gewerk_inbox')
      .collection<StoredMail>('mails')
      .find({ _id: { $regex: '^(contact|submission):' } }, { projection: { state: 1 } })
      .toArray();
    return new Map(found.map(({ _id, state }) => [_id, state]));
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

/** The mails that result from a form. */
export const mailsOf = (form: SentForm, id: string): string[] =>
  form === 'contact'
    ? [`contact:${id}:owner`, `contact:${id}:sender`]
    : [`submission:${id}:waiting`, `submission:${id}:owner`];

/** The Message-ID under which the inbox sends a mail, however often it sends it. */
export const messageIdOf = (mail: string, from: string): string =>
  `${hash('sha256', mail, 'hex').slice(0, 40)}@${from.split('@').at(-1)}`;
