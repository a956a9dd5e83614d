import { recordAudit } from '@gewerk/contracts/bus';
import { AUDIT } from '@gewerk/contracts/limits';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { PanelCall } from './panel-call.js';

const UNAUTHENTICATED = 401;
const FIRST_FAILURE = 400;

/** Writes the audit trail: actions that routes declare, once they have succeeded, and refused logins. */
@Injectable()
export class AuditRecorder {
  constructor(private readonly bus: MessageBus) {}

  async record(call: PanelCall, address: string, status: number): Promise<void> {
    const action = actionOf(call, status);
    if (action === undefined) return;
    try {
      const account = call.acting?.id;
      await this.bus.request(recordAudit, {
        action,
        address,
        subject: call.subject && fitting(call.subject),
        ...(call.other === undefined ? {} : { other: call.other }),
        ...(account === undefined ? {} : { account }),
      });
    } catch (error) {
      // The change has been made, so the response reports success, and the lost entry is logged.
      logger.error({ err: error, action, address }, 'The audit trail could not be written');
    }
  }
}

/** What is recorded for a refused login, by route. */
const REFUSED: Readonly<Record<string, string>> = {
  login: 'loginFailed',
  confirmLogin: 'codeFailed',
  loginByPasskey: 'passkeyFailed',
};

/** A long subject, such as an import of fifty files, is shortened so that it is recorded too. */
const fitting = (subject: string): string =>
  subject.length <= AUDIT.subjectLength
    ? subject
    : `${subject.slice(0, AUDIT.subjectLength - 1).toWellFormed()}…`;

function actionOf({ name, action, route }: PanelCall, status: number): string | undefined {
  const refused = name && REFUSED[name];
  if (refused && status === UNAUTHENTICATED) return refused;
  return route?.isAudited && status < FIRST_FAILURE ? action : undefined;
}
