import type { PageTexts } from '../../../texts/catalogue-types.js';
import type { LoginOutcome } from '../session/panel-session.js';

const SECONDS_IN_MINUTE = 60;

type Admin = PageTexts['admin'];
type Texts = Pick<Admin['shell']['gate'], 'wrong' | 'tooMany' | 'failed'>;

/** The message for a failed login. */
export function loginFault(
  outcome: Exclude<LoginOutcome, { kind: 'in' | 'code' }>,
  texts: Texts,
  { codes, reasons, unreached }: Pick<Admin['faults'], 'codes' | 'reasons' | 'unreached'>,
): string {
  if (outcome.kind === 'wrong') return texts.wrong;
  if (outcome.kind === 'wait') {
    return texts.tooMany(Math.max(1, Math.ceil(outcome.seconds / SECONDS_IN_MINUTE)));
  }
  const { code, reason, message } = outcome;
  const said: Readonly<Record<string, string>> = { ...codes, ...reasons };
  return texts.failed((reason && said[reason]) ?? (code && said[code]) ?? (message || unreached));
}
