import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { FORM_GUARD } from '@gewerk/contracts/limits';
import { MongoClient } from 'mongodb';
import type { Kind } from '../steady/steady-load.js';

/** Maximum number of form tokens kept until they are old enough to be used. */
const MOST_OPENED = 40;
const OPEN_EVERY_MS = 250;

interface Edited {
  id: string;
  /** The value of the last acknowledged change, and later ones whose outcome is unknown. */
  acknowledged: string;
  unknown: string[];
  isBusy: boolean;
}

/** Writes, and remembers what was acknowledged: changes to businesses by the operator and messages from visitors. */
export class WatchedWrites {
  private readonly messages: string[] = [];
  private readonly tokens: { token: string; openedAt: number }[] = [];
  private readonly opening: NodeJS.Timeout;
  private turn = 0;
  changes = 0;

  private constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string>,
    private readonly edited: readonly Edited[],
  ) {
    this.opening = setInterval(() => void this.openForm(), OPEN_EVERY_MS);
  }

  /** @param ids businesses that are changed repeatedly, one change at a time each */
  static async begin(
    origin: string,
    headers: Record<string, string>,
    ids: readonly string[],
  ): Promise<WatchedWrites> {
    const edited = ids.map((id) => ({ id, acknowledged: '', unknown: [], isBusy: false }));
    const writes = new WatchedWrites(origin, headers, edited);
    await delay(FORM_GUARD.minimumAge + 4 * OPEN_EVERY_MS);
    return writes;
  }

  get kinds(): Kind[] {
    return [
      { name: 'change', weight: 1, send: (signal) => this.change(signal) },
      { name: 'message', weight: 1, send: (signal) => this.message(signal) },
    ];
  }

  /** The number of acknowledged writes so far. */
  get acknowledged(): number {
    return this.changes + this.messages.length;
  }

  stop(): void {
    clearInterval(this.opening);
  }

  /** Acknowledged writes that do not exist, one sentence each. */
  async lost(mongoUrl: string): Promise<string[]> {
    const lost: string[] = [];
    for (const { id, acknowledged, unknown } of this.edited) {
      const { form } = await this.read(id, AbortSignal.timeout(10_000));
      if (acknowledged !== '' && ![acknowledged, ...unknown].includes(form.description))
        lost.push(`${id} says "${form.description}", acknowledged was "${acknowledged}"`);
    }
    const client = new MongoClient(mongoUrl);
    try {
      const stored = client.db('gewerk_inbox').collection<{ _id: string }>('messages');
      const found = await stored.find({}, { projection: { _id: 1 } }).toArray();
      const ids = new Set(found.map(({ _id }) => String(_id)));
      lost.push(...this.messages.filter((id) => !ids.has(id)).map((id) => `message ${id} is missing`));
    } finally {
      await client.close();
    }
    return lost;
  }

  private async change(signal: AbortSignal): Promise<Response> {
    const target = this.edited[this.turn++ % this.edited.length];
    if (!target || target.isBusy)
      return fetch(`${this.origin}/api/admin/session`, { headers: this.headers, signal });
    target.isBusy = true;
    try {
      const current = await this.call('GET', target.id, signal);
      if (!current.ok) return current;
      const { version, form } = (await current.json()) as ManagedBusiness;
      const description = `Stand ${randomUUID()}`;
      target.unknown.push(description);
      const answer = await this.call('PUT', target.id, signal, { version, form: { ...form, description } });
      if (answer.ok) {
        target.acknowledged = description;
        target.unknown = [];
        this.changes += 1;
      }
      return answer;
    } finally {
      target.isBusy = false;
    }
  }

  private async message(signal: AbortSignal): Promise<Response> {
    const ready = this.tokens[0];
    if (!ready || Date.now() - ready.openedAt < FORM_GUARD.minimumAge + OPEN_EVERY_MS)
      return fetch(`${this.origin}/api/form-token?form=contact`, { signal });
    this.tokens.shift();
    const answer = await fetch(`${this.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ida',
        email: 'ida@ida.example',
        category: 'general',
        subject: 'Frage',
        message: 'Wo?',
        form_token: ready.token,
      }),
      signal,
    });
    if (answer.status === 201) this.messages.push(((await answer.clone().json()) as { id: string }).id);
    return answer;
  }

  private async openForm(): Promise<void> {
    if (this.tokens.length >= MOST_OPENED) return;
    try {
      const answer = await fetch(`${this.origin}/api/form-token?form=contact`, {
        signal: AbortSignal.timeout(5_000),
      });
      const { token } = (await answer.json()) as { token: string };
      this.tokens.push({ token, openedAt: Date.now() });
    } catch {
      // The next turn opens another form; failures are counted among the load's requests.
    }
  }

  private async read(id: string, signal: AbortSignal): Promise<ManagedBusiness> {
    const answer = await this.call('GET', id, signal);
    if (!answer.ok) throw new Error(`reading ${id} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ManagedBusiness;
  }

  private call(method: string, id: string, signal: AbortSignal, body?: object): Promise<Response> {
    return fetch(`${this.origin}/api/admin/businesses/${id}`, {
      method,
      headers: { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
  }
}
