import { fieldFaults, GewerkError, invalidInput, weekdays } from '@gewerk/contracts';
import { type FormDelivery, receiveMessage, submitBusiness } from '@gewerk/contracts/bus';
import type { PlainFormName } from '@gewerk/contracts/http';
import { formEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import type { PlainForm } from '@gewerk/web/server';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FormTokens } from './form-tokens.js';

const OK = 200;
const LAST_STEP = '3';

export interface PlainAnswer {
  readonly status: number;
  readonly sent: PlainForm;
}

/**
 * Forms sent by browsers without JavaScript. Their pages are cached for everyone and contain no token. The response
 * to a first submission contains one: a contact message is therefore shown again before it is sent, and the wizard
 * receives its token with the second step.
 */
@Injectable()
export class PlainForms {
  constructor(
    private readonly bus: MessageBus,
    private readonly tokens: FormTokens,
  ) {}

  /**
   * The outcome to show on the form's page. Fails with `invalid-input` for a body that no person can have sent, and
   * passes on unexpected errors of the bus.
   */
  async answerOf(form: PlainFormName, { body }: FastifyRequest): Promise<PlainAnswer> {
    const { form_token: token, homepage = '', go, ...values } = textsOf(body);
    const isBack = go === 'back';
    const answer = (
      state: PlainForm['state'],
      status: number,
      faults: readonly string[] = [],
    ): PlainAnswer => ({
      status,
      sent: { form, state, values, faults, isBack, token: token ?? this.tokens.issue(form).token },
    });
    const isFinal = form === 'contact' ? token !== undefined : values['step'] === LAST_STEP && !isBack;
    const guard = { homepage, form_token: token ?? 'none yet' };
    const parsed = formEndpoints[form].body.safeParse({ ...contentOf(form, values), ...guard });
    if (!parsed.success) {
      const faults = fieldFaults(parsed.error).map(({ field }) => lastOf(field));
      if (faults.includes('homepage')) throw invalidInput(parsed.error);
      return answer('open', isFinal || form === 'contact' ? 400 : OK, faults);
    }
    if (!isFinal) return answer(form === 'contact' ? 'ready' : 'open', OK);
    try {
      const tokenId = this.tokens.check(form, token ?? '');
      await this.store(form, parsed.data, { key: tokenId, tokenId });
      return { status: OK, sent: { form, state: 'stored', values: {}, faults: [], isBack, token: '' } };
    } catch (error) {
      if (!(error instanceof GewerkError)) throw error;
      return this.refused(error, answer);
    }
  }

  private refused(
    { code, status, errors }: GewerkError,
    answer: (state: PlainForm['state'], status: number, faults?: readonly string[]) => PlainAnswer,
  ): PlainAnswer {
    if (code === 'rate-limited') return answer('too-many', status);
    const [fault] = errors;
    if (fault?.field === 'form_token') {
      if (fault.message.includes('too soon')) return answer('ready', OK);
      const { sent } = answer('failed', status);
      return { status, sent: { ...sent, token: this.tokens.issue(sent.form).token } };
    }
    if (code !== 'invalid-input') return answer('failed', status);
    return answer(
      'open',
      status,
      errors.map(({ field }) => lastOf(field)),
    );
  }

  private async store(form: PlainFormName, data: object, delivery: FormDelivery): Promise<void> {
    const { form_token: _token, homepage: _homepage, ...content } = data as Record<string, unknown>;
    if (form === 'contact') await this.bus.request(receiveMessage, { delivery, message: content as never });
    else await this.bus.request(submitBusiness, { delivery, draft: content as never });
  }
}

/** Fields that were sent exactly once, with line ends as in the API. */
function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries(body !== null && typeof body === 'object' ? body : {});
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}

/** The form's own fields; missing ones are empty. */
function contentOf(form: PlainFormName, values: Readonly<Record<string, string>>): object {
  const picked = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const { form_token: _token, homepage: _homepage, ...shape } = formEndpoints[form].body.shape;
  const fields = Object.keys(shape);
  if (!fields.includes('hours')) return picked(fields);
  return { ...picked(fields.filter((field) => field !== 'hours')), hours: picked(weekdays) };
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
