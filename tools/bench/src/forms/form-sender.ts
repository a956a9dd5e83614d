import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { formRoutes } from '@gewerk/contracts/http';
import { FORM_GUARD } from '@gewerk/contracts/limits';

export type SentForm = 'contact' | 'submission';

/** A form that was accepted. */
export interface Acknowledged {
  form: SentForm;
  /** A text that occurs only in this record. */
  mark: string;
  id: string;
}

const RETRY_MS = 250;
const GIVE_UP_MS = 120_000;
const ANSWER_WITHIN_MS = 15_000;
const CREATED = 201;
const SERVER_FAULT = 500;
const NOT_NOW: readonly number[] = [429];

const OPEN_WITHIN_MS = 10_000;

/** Sends forms as the web client does: a token for each, and the same key however often it is sent. */
export class FormSender {
  /** Unsuccessful responses by status; 0 if there was none. */
  readonly refusals = new Map<number, number>();

  constructor(private readonly origin: string) {}

  /** Opens `count` forms and waits until they may be sent. */
  async open(form: SentForm, count: number): Promise<string[]> {
    const tokens: string[] = [];
    for (let opened = 0; opened < count; opened += 1) {
      const answer = await fetch(`${this.origin}/api/form-token?form=${form}`, {
        signal: AbortSignal.timeout(OPEN_WITHIN_MS),
      });
      tokens.push(((await answer.json()) as { token: string }).token);
    }
    await delay(FORM_GUARD.minimumAge);
    return tokens;
  }

  /**
   * Sends a form until it is acknowledged. With `isTwice` it is sent once more after that, and the response must be
   * the same.
   */
  async send(form: SentForm, mark: string, token: string, isTwice: boolean): Promise<Acknowledged> {
    const body = JSON.stringify({ ...contents[form](mark), form_token: token });
    const key = randomUUID();
    const id = await this.sendUntilTaken(form, key, body);
    if (isTwice) {
      const again = await this.sendUntilTaken(form, key, body);
      if (again !== id) throw new Error(`${mark} was stored as ${id} and, sent again, as ${again}`);
    }
    return { form, mark, id };
  }

  private async sendUntilTaken(form: SentForm, key: string, body: string): Promise<string> {
    for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await delay(RETRY_MS)) {
      const { status, answer } = await this.attempt(form, key, body);
      if (status === CREATED) return (JSON.parse(answer) as { id: string }).id;
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
      const isWorthAnother = status === 0 || status >= SERVER_FAULT || NOT_NOW.includes(status);
      if (!isWorthAnother) throw new Error(`a form was refused: ${status} ${answer}`);
    }
    throw new Error(`a form was not taken within ${GIVE_UP_MS / 1_000} s`);
  }

  private async attempt(
    form: SentForm,
    key: string,
    body: string,
  ): Promise<{ status: number; answer: string }> {
    try {
      const response = await fetch(`${this.origin}${formRoutes[form].path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      return { status: response.status, answer: await response.text() };
    } catch {
      // The service is unavailable; the form is sent again with its key.
      return { status: 0, answer: '' };
    }
  }
}

const contents: Readonly<Record<SentForm, (mark: string) => object>> = {
  contact: (mark) => ({
    name: 'Ida Prüfer',
    email: `${mark}@pruefer.example`,
    category: 'general',
    subject: mark,
    message: 'Wann haben Sie offen?',
  }),
  submission: (mark) => ({
    name: mark,
    category: 'handwerker',
    description: 'Tische, Türen, Treppen.',
    address: 'Am Anger 2',
    city: 'Probehausen',
    postal_code: '95444',
    phone: '0921 8888',
    email: `${mark}@pruefer.example`,
  }),
};
